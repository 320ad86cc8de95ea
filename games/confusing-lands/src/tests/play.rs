//! Random games.

use super::super::ConfusingLands;
use conformance::{open, play_out};
use rules::{Game as _, Quick, Seat, Viewer};

fn begun(seats: u8, seed: u64) -> ConfusingLands {
    open("", seats, &mut Quick::new(seed))
}

#[test]
fn random_games_end_with_every_card_accounted_for() {
    for seats in 1..=2 {
        for seed in 0..40 {
            let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
            let steps = play_out(&mut begun(seats, seed), &mut chance, &mut choices, |_| ());
            assert_eq!(steps, 8 * u64::from(seats));
        }
    }
}

#[test]
fn listed_actions_are_exactly_the_legal_ones() {
    let universe = ConfusingLands::universe(2);
    play_out(&mut begun(2, 5), &mut Quick::new(5), &mut Quick::new(6), |position| {
        for seat in Seat::first(2) {
            let mut actions = Vec::new();
            position.actions(seat, &mut actions);
            let legal = universe.iter().filter(|action| position.legal(seat, action).is_ok());
            assert!(legal.eq(&actions), "{position:?}");
        }
    });
}

#[test]
fn what_is_drawn_anew_does_not_change_the_view() {
    for seats in 1..=2 {
        let (mut chance, mut varied) = (Quick::new(11), 0);
        play_out(&mut begun(seats, 11), &mut Quick::new(12), &mut Quick::new(13), |position| {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let mut other = position.clone();
                other.redeal(viewer, &mut chance).expect("there is a card to draw");
                other.conserved().expect("no card is lost");
                assert_eq!(other.view(viewer), position.view(viewer));
                varied += u32::from(other != *position);
            }
        });
        assert!(varied > 5, "{varied}");
    }
}

#[test]
fn a_position_is_read_as_it_was_saved_with_choices_in_notation() {
    let mut chosen = 0;
    play_out(&mut begun(2, 21), &mut Quick::new(22), &mut Quick::new(23), |position| {
        let saved = serde_json::to_value(position).expect("it can be saved");
        let action = position.places[0].chosen.map(|action| action.to_string());
        assert_eq!(saved["places"][0]["chosen"].as_str().map(str::to_owned), action);
        assert_eq!(saved["shared"], position.shared.number());
        chosen += u32::from(action.is_some());
        let read: ConfusingLands = serde_json::from_value(saved).expect("it can be read");
        assert_eq!(read, *position);
    });
    assert!(chosen > 0);
}
