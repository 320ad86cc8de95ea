//! Seats that resign while others play on.

use super::*;

fn resign(table: &mut VillageGreen, seat: Seat) -> Vec<Event> {
    let mut events = Vec::new();
    table.resign(seat, &mut events);
    table.conserved().expect("nothing is lost");
    events
}

#[test]
fn ruling_a_village_given_up_stays_and_scores_nothing() {
    let mut table = blank(3);
    build(&mut table, TWO, "rRp - -", "a 10");
    assert_eq!(table.scores(), [1, 5, 1]);
    resign(&mut table, TWO);
    assert_eq!(table.scores(), [1, 0, 1]);
    assert_eq!(table.side(TWO).village.green_count(), 1);
}

#[test]
fn ruling_its_hand_goes_to_the_box_unseen_and_its_turns_are_skipped() {
    let mut table = blank(3);
    resign(&mut table, TWO);
    assert_eq!((hand(&table, TWO).len(), table.side(TWO).discarded.len()), (0, 3));
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "discard 1");
    assert_eq!(table.current, THREE);
}

#[test]
fn ruling_the_round_is_counted_without_it() {
    let mut table = blank(3);
    shrink(&mut table, 1);
    table.must(ONE, "take deck | green 52");
    table.must(ONE, "discard 1");
    table.must(TWO, "take 1");
    resign(&mut table, THREE);
    let done = table.must(TWO, "discard 1");
    assert_eq!(done.events.last(), Some(&Event::Over));
}

/// A green action of a seat on its turn that lays nothing.
fn passes_on(table: &mut VillageGreen, seat: Seat) -> Vec<Event> {
    table.must(seat, "take 1");
    table.must(seat, "discard 1").events
}

#[test]
fn ruling_a_round_ends_though_the_first_player_has_resigned() {
    let mut table = blank(3);
    (table.first, table.current) = (Some(TWO), TWO);
    table.steps = Steps::new(TWO);
    resign(&mut table, TWO);
    assert_eq!((table.current, table.rounds), (THREE, 0));
    shrink(&mut table, 1);
    // Seat 3 empties the deck; seat 1 is the last of the round.
    table.must(THREE, "take deck | green 52");
    let done = table.must(THREE, "discard 1");
    assert!(matches!(done.events[..], [.., Event::LastRound(_)]));
    assert_eq!((table.current, table.rounds), (ONE, 0));
    let events = passes_on(&mut table, ONE);
    assert_eq!((events.last(), table.rounds), (Some(&Event::Over), 1));
}

#[test]
fn the_last_round_is_over_when_the_last_of_it_resigns() {
    let mut table = blank(3);
    shrink(&mut table, 1);
    table.must(ONE, "take deck | green 52");
    table.must(ONE, "discard 1");
    passes_on(&mut table, TWO);
    assert_eq!(resign(&mut table, THREE).last(), Some(&Event::Over));
}

#[test]
fn a_turn_begun_ends_with_the_resignation() {
    let mut table = blank(3);
    table.must(ONE, "award deck | award 20");
    let events = resign(&mut table, ONE);
    assert_eq!(events, [Event::Resigned(ONE)]);
    assert_eq!(table.current, TWO);
    assert_eq!(table.side(ONE).lost.map(|(award, _)| award), Some(award(20)));

    let mut table = blank(3);
    table.must(ONE, "take 1 | green 5");
    resign(&mut table, ONE);
    assert_eq!((table.current, table.side(ONE).discarded.len()), (TWO, 4));
}

#[test]
fn in_the_opening_its_awards_are_laid_for_it() {
    let mut table = setup::new(3, &mut Quick::new(4)).expect("a live chance answers");
    table.must(ONE, "arrange 1 2 3");
    table.must(THREE, "arrange 1 2 3");
    resign(&mut table, TWO);
    let (seat, action) = table.reflex().expect("the game answers");
    assert_eq!((seat, action.to_string()), (TWO, "arrange 1 2 3".to_owned()));
    assert_eq!(table.listed(TWO), ["arrange 1 2 3"]);
    assert_eq!(table.refusal(TWO, "arrange 2 1 3"), "refusal-resigned");
    for seed in 0..20 {
        let mut table = table.clone();
        let mut events = Vec::new();
        table.apply(seat, &action, &mut Quick::new(seed), &mut events).expect("a live chance answers");
        table.conserved().expect("nothing is lost");
        assert_eq!(table.first, Some(table.current));
        assert_ne!(table.current, TWO);
    }
}

#[test]
fn who_has_resigned_in_the_opening_does_not_choose_anew() {
    let mut table = setup::new(3, &mut Quick::new(4)).expect("a live chance answers");
    resign(&mut table, TWO);
    table.must(TWO, "arrange 1 2 3");
    assert!(table.listed(TWO).is_empty() && table.reflex().is_none());
    assert_eq!(table.refusal(TWO, "arrange 1 2 3"), "refusal-resigned");
    assert!(!table.turn().may().contains(TWO) && table.turn().must().contains(ONE));
}
