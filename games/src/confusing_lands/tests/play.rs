use super::super::ConfusingLands;
use crate::core::{Game as _, Options, Quick, Seat, Title as _, TitleOf, Turn, Viewer};

#[test]
fn random_games_end_with_every_card_accounted_for() {
    for seats in 1..=2 {
        for seed in 0..40 {
            let mut chance = Quick::new(seed);
            let mut table = ConfusingLands::new(&(), seats, &mut chance).expect("the deck is full");
            let mut steps = 0;
            while let Turn::Waiting { must, .. } = table.turn() {
                table.conserved().expect("no card is lost");
                let seat = must.iter().next().expect("somebody must act");
                let mut actions = Vec::new();
                table.actions(seat, &mut actions);
                assert!(actions.is_sorted() && !actions.is_empty());
                let action = actions[chance.below(actions.len())];
                table.apply(seat, &action, &mut chance, &mut Vec::new()).expect("there is a card to draw");
                steps += 1;
            }
            table.conserved().expect("no card is lost");
            assert_eq!(steps, 8 * u32::from(seats));
        }
    }
}

#[test]
fn listed_actions_are_exactly_the_legal_ones() {
    let mut chance = Quick::new(5);
    let universe = ConfusingLands::universe(2);
    let mut table = ConfusingLands::new(&(), 2, &mut chance).expect("the deck is full");
    while let Turn::Waiting { must, .. } = table.turn() {
        for seat in Seat::first(2) {
            let mut actions = Vec::new();
            table.actions(seat, &mut actions);
            let legal: Vec<_> = universe.iter().filter(|action| table.legal(seat, action).is_ok()).collect();
            assert!(legal.into_iter().eq(&actions), "{table:?}");
        }
        let seat = must.iter().next().expect("somebody must act");
        let mut actions = Vec::new();
        table.actions(seat, &mut actions);
        let action = actions[chance.below(actions.len())];
        table.apply(seat, &action, &mut chance, &mut Vec::new()).expect("there is a card to draw");
    }
}

#[test]
fn what_is_drawn_anew_does_not_change_the_view() {
    for seats in 1..=2 {
        let mut chance = Quick::new(11);
        let mut table = ConfusingLands::new(&(), seats, &mut chance).expect("the deck is full");
        let mut varied = 0;
        while let Turn::Waiting { must, .. } = table.turn() {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let mut other = table.clone();
                other.redeal(viewer, &mut chance).expect("there is a card to draw");
                other.conserved().expect("no card is lost");
                assert_eq!(other.view(viewer), table.view(viewer));
                varied += u32::from(other != table);
            }
            let seat = must.iter().next().expect("somebody must act");
            let mut actions = Vec::new();
            table.actions(seat, &mut actions);
            let action = actions[chance.below(actions.len())];
            table.apply(seat, &action, &mut chance, &mut Vec::new()).expect("there is a card to draw");
        }
        assert!(varied > 5, "{varied}");
    }
}

#[test]
fn random_play_is_fast_enough_to_be_measured() {
    let summary = TitleOf::<ConfusingLands>::NEW.simulate(&Options::default(), 2, 300, 1).expect("it ends");
    assert_eq!((summary.games, summary.mean_scores.len()), (300, 2));
}
