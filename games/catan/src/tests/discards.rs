//! Discards on a seven.

use super::*;
use rules::{Barrier, SeatSet, Viewer};

/// Blue has rolled a seven; amber has nine cards, red eight, green seven.
fn seven() -> Catan {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    give(&mut table, AMBER, "5 wood 2 wool 2 ore");
    give(&mut table, RED, "8 grain");
    give(&mut table, GREEN, "7 brick");
    table.must(BLUE, "roll | dice 3 4");
    table
}

#[test]
fn everyone_with_more_than_seven_cards_discards_half_rounded_down() {
    let mut table = seven();
    assert_eq!(table.turn(), Turn::Waiting { must: SeatSet::one(AMBER).with(RED), may: SeatSet::EMPTY });
    assert_eq!(table.on_turn(), SeatSet::one(BLUE), "it stays the turn of who has rolled");
    for (seat, line, key) in [
        (AMBER, "discard 3 wood", "catan-refusal-discard-count"),
        (AMBER, "discard 5 wood", "catan-refusal-discard-count"),
        (AMBER, "discard 2 wood 2 grain", "catan-refusal-discard-cards"),
        (GREEN, "discard 3 brick", "catan-refusal-discard-none"),
        (BLUE, "robber g", "catan-refusal-discards-first"),
        (BLUE, "end", "catan-refusal-discards-first"),
    ] {
        refused(&table, seat, line, key);
    }
    table.must(AMBER, "discard 4 wood");
    table.must(RED, "discard 4 grain");
    assert_eq!(
        (hand(&table, AMBER), hand(&table, RED)),
        ("1 wood 2 wool 2 ore".to_owned(), "4 grain".to_owned())
    );
    assert_eq!((on_turn(&table), table.phase), (Some(BLUE), Phase::Robber));
}

#[test]
fn the_roller_discards_too_and_nobody_gets_anything() {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    settle(&mut table, BLUE, "c4");
    give(&mut table, BLUE, "8 wood");
    table.must(BLUE, "roll | dice 1 6");
    assert_eq!(hand(&table, BLUE), "8 wood");
    table.must(BLUE, "discard 4 wood");
    table.must(BLUE, "robber g");
    assert_eq!(table.phase, Phase::Main, "the turn goes on with trade");
}

#[test]
fn discards_are_not_shown_until_all_have_discarded_and_may_be_changed() {
    let mut table = seven();
    let action: Action = "discard 4 wood".parse().expect("readable");
    let before = (table.view(Viewer::Public), table.view(Viewer::Seat(RED)));
    let mut events = Vec::new();
    let barrier = table.apply(AMBER, &action, &mut Recorded::default(), &mut events).expect("no chance");
    assert_eq!(barrier, Barrier::Open);
    assert_eq!(events, [Event::Chose(AMBER, Some("4 wood".parse().expect("cards")))]);
    let mut after = (table.view(Viewer::Public), table.view(Viewer::Seat(RED)));
    assert_eq!(after.0.must, SeatSet::one(RED), "that amber has chosen is known");
    after.0.must = before.0.must;
    after.1.must = before.1.must;
    assert_eq!(after, before);
    assert_eq!(table.turn(), Turn::Waiting { must: SeatSet::one(RED), may: SeatSet::one(AMBER) });
    table.must(AMBER, "discard 2 wool 2 ore");
    let events = table.must(RED, "discard 4 grain").events;
    assert_eq!(hand(&table, AMBER), "5 wood");
    assert!(events.contains(&Event::Discarded(AMBER, "2 wool 2 ore".parse().expect("cards"))));
}

#[test]
fn for_those_who_have_resigned_the_game_discards() {
    let mut table = seven();
    table.resign(RED, &mut Vec::new());
    assert_eq!(table.turn(), Turn::of(AMBER));
    table.must(AMBER, "discard 4 wood");
    assert_eq!((hand(&table, RED), on_turn(&table)), ("4 grain".to_owned(), Some(BLUE)));
    give(&mut table, RED, "6 wool");
    (table.phase, table.dice) = (Phase::Roll, None);
    table.must(BLUE, "roll | dice 3 4");
    assert_eq!((hand(&table, RED), table.phase), ("3 wool 2 grain".to_owned(), Phase::Robber));
}

#[test]
fn a_roller_who_resigns_during_the_discards_moves_no_robber() {
    let mut table = seven();
    table.resign(BLUE, &mut Vec::new());
    table.must(RED, "discard 4 grain");
    table.must(AMBER, "discard 4 wood");
    assert_eq!((on_turn(&table), table.phase), (Some(AMBER), Phase::Roll));
}
