//! What is drawn anew for a viewer that does not know it, and positions that cannot be.

use std::collections::BTreeSet;

use super::super::ConfusingLands;
use super::super::components::card::{Card, CardSet};
use super::super::state::Step;
use conformance::{Playable as _, open};
use rules::{Game as _, Quick, Seat, Viewer};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// A game in which everybody who has to has done the first thing it may so many times.
fn after(seats: u8, actions: usize) -> ConfusingLands {
    let mut game: ConfusingLands = open("", seats, &mut Quick::new(1));
    for _ in 0..actions {
        let seat = game.turn().must().iter().next().expect("it goes on");
        let action = game.listed(seat)[0].clone();
        game.attempt(seat, &action, &mut Quick::new(2)).expect("it is legal");
    }
    game
}

/// The different things of a game drawn anew for that viewer many times.
fn varied<T: Ord>(game: &ConfusingLands, viewer: Viewer, thing: impl Fn(&ConfusingLands) -> T) -> usize {
    let mut chance = Quick::new(3);
    let other = |_| {
        let mut other = game.clone();
        other.redeal(viewer, &mut chance).expect("there are cards");
        other.conserved().expect("it is sound");
        thing(&other)
    };
    (0..30).map(other).collect::<BTreeSet<T>>().len()
}

fn any(cards: CardSet) -> Card {
    cards.iter().next().expect("there is one")
}

#[test]
fn a_hand_and_a_choice_may_be_any_for_those_who_do_not_know_it() {
    // The first seat has chosen.
    let game = after(2, 1);
    let known = |viewer: Viewer, seat: usize| {
        (
            varied(&game, viewer, |game| game.places[seat].hand) == 1,
            varied(&game, viewer, |game| game.places[seat].chosen) == 1,
        )
    };
    assert_eq!(known(Viewer::Seat(Seat(0)), 0), (true, true));
    assert_eq!(known(Viewer::Seat(Seat(0)), 1), (false, true), "there is no choice yet");
    assert_eq!(known(Viewer::Seat(Seat(1)), 0), (false, false));
    assert_eq!(known(Viewer::Seat(Seat(1)), 1), (true, true));
    assert_eq!(known(Viewer::Public, 0), (false, false));
}

#[test]
fn a_card_that_changed_hands_may_be_any_for_the_public_alone() {
    let game = after(2, 2);
    for seat in 0..2 {
        let hands = |viewer| varied(&game, viewer, |game| game.places[seat].hand);
        assert_eq!(SEATS.map(|viewer| hands(Viewer::Seat(viewer))), [1, 1]);
        assert!(hands(Viewer::Public) > 1);
    }
}

#[test]
fn discards_of_a_solo_hand_may_be_any_for_all_but_the_player() {
    let game = after(1, 3);
    let discards = |viewer| varied(&game, viewer, |game| game.places[0].discarded);
    assert_eq!(discards(Viewer::Seat(Seat(0))), 1);
    assert!(discards(Viewer::Public) > 1);
}

#[test]
fn a_position_that_cannot_be_is_noticed() {
    type Spoil = fn(&mut ConfusingLands);
    let spoils: [(&str, Spoil); 9] = [
        ("a card is lost", |game| game.deck.remove(any(game.deck))),
        ("a card is there twice", |game| game.deck.insert(game.shared)),
        ("one is there twice, another is lost", |game| game.top = game.shared),
        ("it is over too early", |game| game.step = Step::Over),
        ("it goes on too long", |game| game.round = 4),
        ("a round without cards", |game| game.round = 1),
        ("a card is laid too early", |game| game.step = Step::Receive),
        ("a hand is too small", |game| {
            let card = any(game.places[1].hand);
            game.places[1].hand.remove(card);
            game.deck.insert(card);
        }),
        ("a card is chosen from another hand", |game| {
            game.places[0].chosen = format!("lay {} back 0 n14", game.shared).parse().ok();
        }),
    ];
    for (what, spoil) in spoils {
        let mut game = after(2, 0);
        assert_eq!(game.conserved(), Ok(()));
        spoil(&mut game);
        assert!(game.conserved().is_err(), "{what}");
    }
}
