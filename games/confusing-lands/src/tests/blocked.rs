//! Lands with no room left.

use super::super::ConfusingLands;
use super::super::components::card::{CardSet, Outline};
use super::super::state::{Side, Step};
use super::{card, land_of};
use conformance::Playable as _;
use rules::{Barrier, Game as _, Quick, Seat, SeatSet, Viewer};

/// Four squares with a condition along each side.
const WALLED: [&str; 4] = ["1 front 0 n14", "2 front 180 n13", "4 front 90 m14", "5 front 270 n14"];

/// Round 3 of a game whose first land is walled in and whose second has room.
fn table() -> ConfusingLands {
    let side = |land: &[&str], hand: [u8; 2]| Side {
        land: land_of(land),
        hand: hand.map(card).into_iter().collect(),
        chosen: None,
        aside: CardSet::EMPTY,
        discarded: CardSet::EMPTY,
        fresh: true,
    };
    let open = ["6 back 0 n14", "7 back 0 n14", "8 back 0 n14", "9 back 0 n14"];
    ConfusingLands {
        seats: 2,
        shared: card(18),
        top: card(17),
        deck: [12, 13, 14, 15].map(card).into_iter().collect(),
        round: 2,
        step: Step::Choose,
        places: vec![side(&WALLED, [3, 10]), side(&open, [11, 16])],
        topped: CardSet::EMPTY,
    }
}

/// Does an action; chance gives what it likes.
#[track_caller]
fn play(table: &mut ConfusingLands, seat: u8, action: &str) -> Barrier {
    table.attempt(Seat(seat), action, &mut Quick::new(1)).expect(action).barrier
}

#[test]
fn four_conditions_wall_a_land_in() {
    let land = land_of(&WALLED);
    assert!(land.is_blocked());
    assert!(Outline::ALL.iter().all(|&outline| land.places(outline).is_empty()));
    assert!(!land_of(&WALLED[..3]).is_blocked());
}

#[test]
fn who_is_walled_in_chooses_a_card_to_put_aside() {
    let mut table = table();
    assert_eq!(table.listed(Seat(0)), ["aside 3", "aside 10"]);
    assert_eq!(table.refusal(Seat(0), "lay 3 front 0 n14"), "confusing-lands-refusal-condition");
    assert_eq!(table.refusal(Seat(1), "aside 11"), "confusing-lands-refusal-aside");

    assert_eq!(play(&mut table, 0, "aside 3"), Barrier::Open);
    assert_eq!((table.turn().must(), table.turn().may()), (SeatSet::one(Seat(1)), SeatSet::one(Seat(0))));
    assert_eq!(table.view(Viewer::Seat(Seat(1))).places[0].aside, CardSet::EMPTY);
    assert_eq!(play(&mut table, 1, "lay 11 front 0 n14"), Barrier::Shut);
    assert_eq!(table.view(Viewer::Public).places[0].aside, CardSet::one(card(3)));
}

#[test]
fn a_received_card_without_a_place_goes_aside_by_itself() {
    let mut table = table();
    play(&mut table, 0, "aside 3");
    play(&mut table, 1, "lay 11 front 0 n14");
    let (seat, action) = table.reflex().expect("the first land has no room");
    assert_eq!((seat, action.to_string().as_str()), (Seat(0), "aside 16"));
    assert_eq!(play(&mut table, 0, "aside 16"), Barrier::Open);
    assert_eq!(table.reflex(), None);
    // A forced answer cannot be replaced.
    assert_eq!((table.turn().must(), table.turn().may()), (SeatSet::one(Seat(1)), SeatSet::EMPTY));
    play(&mut table, 1, "lay 10 back 0 n13");
    assert_eq!((table.round, table.step), (3, Step::Choose));
}

#[test]
fn a_committed_choice_may_be_replaced_until_both_are_in() {
    let mut table = table();
    let first = play(&mut table, 1, "lay 11 front 0 n14");
    let again = play(&mut table, 1, "lay 16 back 90 n14");
    assert_eq!((first, again), (Barrier::Open, Barrier::Open));
    play(&mut table, 0, "aside 10");
    assert_eq!(table.places[1].land.laid().next_back().map(|laid| laid.card), Some(card(16)));
    assert_eq!(table.places[0].hand, CardSet::one(card(11)));
    assert_eq!(table.places[1].hand, CardSet::one(card(3)));
}

#[test]
fn after_the_swap_both_players_know_both_cards_and_the_public_none() {
    let mut table = table();
    let hand = |table: &ConfusingLands, viewer, seat: usize| table.view(viewer).places[seat].hand;
    let seats = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    assert_eq!(seats.map(|viewer| hand(&table, viewer, 1).is_some()), [false, true]);
    play(&mut table, 0, "aside 10");
    play(&mut table, 1, "lay 11 front 0 n14");
    assert_eq!(seats.map(|viewer| hand(&table, viewer, 1)), [Some(CardSet::one(card(3))); 2]);
    assert_eq!(hand(&table, Viewer::Public, 1), None);
}
