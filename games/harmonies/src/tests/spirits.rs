//! Nature's spirits.

use super::super::components::card::CardId;
use super::*;
use rules::Viewer;

fn dealt(game: &Harmonies, seat: Seat) -> [CardId; 2] {
    game.realm(seat).spirits.expect("two were dealt").dealt
}

#[test]
fn the_spirit_is_chosen_before_anything_else() {
    let mut game = game(2, "spirits yes", 8);
    let [one, other] = dealt(&game, game.current);
    assert_eq!(listed(&game), [format!("spirit {one}"), format!("spirit {other}")]);
    for step in ["take a", "done", "animal 1", "place blue a1"] {
        assert_eq!(refused(&game, step), "harmonies-refusal-spirit-first");
    }
    let strange = CardId::spirits().find(|card| ![one, other].contains(card)).expect("there are ten");
    assert_eq!(refused(&game, &format!("spirit {strange}")), "harmonies-refusal-spirit-other");
    assert_eq!(play(&mut game, &format!("spirit {other}")), Barrier::Open);
    assert_eq!(refused(&game, &format!("spirit {one}")), "harmonies-refusal-spirit-kept");
}

#[test]
fn without_the_option_there_are_no_spirits() {
    let game = game(2, "", 8);
    assert_eq!(refused(&game, "spirit 33"), "harmonies-refusal-spirit-none");
}

#[test]
fn the_spirit_counts_towards_the_limit_of_four() {
    let mut game = game(2, "spirits yes", 8);
    let spirit = dealt(&game, game.current)[0];
    play(&mut game, &format!("spirit {spirit}"));
    assert_eq!(game.realm(game.current).uncompleted(), 1);
}

/// The others see the choice when the turn ends; before, it can be taken back.
#[test]
fn the_others_learn_the_spirit_at_the_end_of_the_turn() {
    let game = game(2, "spirits yes", 8);
    let seat = game.current;
    let seen = |spirit: CardId| {
        let mut game = game.clone();
        stock(&mut game, "bbb");
        play(&mut game, &format!("spirit {spirit}"));
        let before = game.view(Viewer::Public);
        play(&mut game, "take a; place blue a1; place blue a2; place blue a3; done");
        (before, game.realms[seat.index()].held[0].card, game.view(Viewer::Public))
    };
    let [one, other] = dealt(&game, seat);
    let (first, second) = (seen(one), seen(other));
    assert_eq!(first.0, second.0);
    assert_eq!((first.1, second.1), (one, other));
    assert_ne!(first.2, second.2);
}

#[test]
fn only_its_owner_sees_what_was_dealt() {
    let game = game(2, "spirits yes", 8);
    let mut varied = 0;
    for seed in 0..20 {
        for seat in Seat::first(2) {
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), &mut Quick::new(seed)).expect("chance answers");
            assert_eq!(other.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
            assert_eq!(other.conserved(), Ok(()));
            varied += u32::from(other != game);
        }
    }
    assert!(varied > 30, "{varied}");
}
