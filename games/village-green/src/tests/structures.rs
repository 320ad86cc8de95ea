//! Structures bring an award.

use super::*;

#[test]
fn whoever_lays_a_structure_takes_an_award_and_lays_it() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 2 a1");
    assert_eq!((table.phase, table.current), (Phase::Structure, ONE));
    assert_eq!(table.listed(ONE), ["award 1", "award 2", "award 3", "award deck"]);
    refused(&table, ONE, "take 1", "structure-first");
    refused(&table, ONE, "place a", "structure-first");
    table.must(ONE, "award deck | award 20");
    table.must(ONE, "place 1");
    // One structure in row 1 is worth 2 to that award.
    assert_eq!((total(&table, ONE), table.current), (3, TWO));
}

#[test]
fn ruling_a_structure_brings_its_award_wherever_it_is_laid() {
    let mut table = blank(2);
    build(&mut table, ONE, "= - -", "");
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 2 a1");
    assert_eq!(table.phase, Phase::Structure);

    let mut table = blank(2);
    build(&mut table, ONE, "rRbb - -", "");
    table.must(ONE, "cover");
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 2 a1");
    assert_eq!(table.phase, Phase::Structure);
}

#[test]
fn ruling_a_structure_discarded_brings_nothing() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "discard 2");
    assert_eq!(table.current, TWO);
}

#[test]
fn ruling_a_structures_award_is_skipped_when_none_is_left() {
    let mut table = blank(2);
    shrink_awards(&mut table, 0);
    table.awards.row = [None; 3];
    for number in 1..=3 {
        table.side_mut(TWO).covered_awards.insert(award(number));
    }
    let mut table = sound(table);
    table.must(ONE, "take 1 | green 5");
    let done = table.must(ONE, "lay 2 a1");
    assert!(done.events.contains(&Event::NoAward(ONE)));
    assert_eq!(table.current, TWO);
}
