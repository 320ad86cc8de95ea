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
    for seed in 0..20 {
        let mut table = table.clone();
        let mut events = Vec::new();
        table.apply(seat, &action, &mut Quick::new(seed), &mut events).expect("a live chance answers");
        table.conserved().expect("nothing is lost");
        assert_eq!(table.first, Some(table.current));
        assert_ne!(table.current, TWO);
    }
}
