//! Green actions and award actions.

use super::super::components::supply::Known;
use super::*;
use rules::{Barrier, Viewer};

#[test]
fn a_green_action_takes_a_card_and_lays_one() {
    let mut table = blank(2);
    refused(&table, ONE, "lay 1 a1", "take-first");
    refused(&table, ONE, "discard 1", "take-first");
    assert_eq!(table.refusal(TWO, "take 1"), "refusal-not-your-turn");
    table.must(ONE, "take 2 | green 5");
    assert_eq!((hand(&table, ONE), row(&table)), (vec![37, 38, 39, 20], [19, 5, 21]));
    for line in ["take 1", "award 1", "place a"] {
        refused(&table, ONE, line, "lay-first");
    }
    // The new card, or another one.
    assert!(
        table.listed(ONE).contains(&"lay 4 a1".to_owned())
            && table.listed(ONE).contains(&"lay 1 a1".to_owned())
    );
    table.must(ONE, "lay 1 b2");
    assert_eq!((hand(&table, ONE), table.current), (vec![38, 39, 20], TWO));
    assert_eq!(table.side(ONE).village.green(place("b2")), GreenId::new(37));
}

#[test]
fn laying_is_never_forced_with_others() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    assert_eq!(table.must(ONE, "discard 2").barrier, Barrier::Open);
    assert_eq!(hand(&table, ONE), [37, 39, 19]);
    assert_eq!(table.side(ONE).discarded.len(), 1);
    assert_eq!(table.current, TWO);
}

#[test]
fn a_hand_has_no_fifth_card() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    assert_eq!(table.refusal(ONE, "lay 5 a1"), "refusal-unreadable");
    table.must(ONE, "lay 4 a1");
    table.must(TWO, "take 1 | green 6");
    table.side_mut(TWO).hand.pop();
    refused(&table, TWO, "lay 4 a1", "hand");
    refused(&table, TWO, "discard 4", "hand");
}

#[test]
fn ruling_a_card_of_the_row_is_replaced_before_anything_else() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    assert_eq!(row(&table), [5, 20, 21]);
    assert_eq!(table.phase, Phase::Lay { covering: false });
    table.must(ONE, "discard 1");
    table.must(TWO, "award 3 | award 9");
    assert_eq!(award_row(&table), [1, 2, 9]);
    assert!(matches!(table.phase, Phase::Place { .. }));
}

#[test]
fn ruling_a_blind_card_is_looked_at_first_and_shown_to_nobody_else() {
    let mut table = blank(2);
    assert_eq!(table.must(ONE, "take deck | green 5").barrier, Barrier::Shut);
    assert_eq!(hand(&table, ONE), [37, 38, 39, 5]);
    assert_eq!(table.side(ONE).hand[3].known, Known::Nobody);
    let own = table.view(Viewer::Seat(ONE));
    assert_eq!(own.hand().last().map(|card| card.number()), Some(5));
    for viewer in [Viewer::Public, Viewer::Seat(TWO)] {
        assert!(format!("{:?}", table.view(viewer).step).contains("taken: None"), "{viewer:?}");
    }
    // Its owner alone knows what is laid until it is: no way back from there.
    assert_eq!(table.must(ONE, "lay 4 a1").barrier, Barrier::Shut);
}

#[test]
fn ruling_a_blind_award_is_placed_after_looking() {
    let mut table = blank(2);
    assert_eq!(table.must(ONE, "award deck | award 7").barrier, Barrier::Shut);
    assert!(format!("{:?}", table.view(Viewer::Seat(ONE)).step).contains("award: Some(AwardId(7))"));
    assert!(format!("{:?}", table.view(Viewer::Public).step).contains("award: None"));
    assert_eq!(table.listed(ONE).len(), 6);
    assert_eq!(table.must(ONE, "place 2").barrier, Barrier::Shut);
    assert_eq!(table.side(ONE).village.award(Line::read("2").expect("a line")), Some(award(7)));
}

#[test]
fn an_award_of_the_row_is_known_to_all_and_can_be_taken_back_until_then() {
    let mut table = blank(2);
    assert_eq!(table.must(ONE, "award 2 | award 9").barrier, Barrier::Shut);
    assert!(format!("{:?}", table.view(Viewer::Public).step).contains("award: Some(AwardId(2))"));
    refused(&table, ONE, "take 1", "place-first");
    assert_eq!(table.must(ONE, "place a").barrier, Barrier::Open);
    assert_eq!(table.current, TWO);
}

#[test]
fn a_card_of_the_row_can_be_laid_elsewhere_until_the_next_takes() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    assert_eq!(table.must(ONE, "lay 4 a1").barrier, Barrier::Open);
    let mut other = blank(2);
    other.must(ONE, "take 1 | green 5");
    assert_eq!(other.must(ONE, "lay 1 a1").barrier, Barrier::Shut);
}

#[test]
fn an_award_must_be_laid_and_may_cover_another() {
    let mut table = blank(2);
    build(&mut table, ONE, "- - -", "a 30");
    refused(&table, ONE, "place a", "award-first");
    table.must(ONE, "award 1 | award 9");
    table.must(ONE, "place a");
    let side = table.side(ONE);
    assert_eq!(side.village.award(Line::read("a").expect("a line")), Some(award(1)));
    assert!(side.covered_awards.contains(award(30)));
}

#[test]
fn the_village_card_is_never_covered() {
    let mut table = blank(2);
    table.must(ONE, "award 1 | award 9");
    for line in ["place village", "place 0", "place @"] {
        refused(&table, ONE, line, "village-card");
    }
    refused(&table, ONE, "place e", "line-outside");
}

#[test]
fn ruling_rows_refill_as_far_as_the_deck_reaches() {
    let mut table = blank(2);
    shrink(&mut table, 1);
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "discard 1");
    assert_eq!((row(&table), table.greens.deck()), ([5, 20, 21], 0));
    refused(&table, TWO, "take deck", "deck-empty");
    table.must(TWO, "take 1");
    assert_eq!(row(&table), [0, 20, 21]);
    table.conserved().expect("a gap in the row is one once the deck is empty");
    let mut gap = table.clone();
    gap.phase = Phase::Act;
    refused(&gap, TWO, "take 1", "row-empty");
}

#[test]
fn ruling_an_award_that_is_not_there_cannot_be_taken() {
    let mut table = blank(3);
    shrink_awards(&mut table, 1);
    table.must(ONE, "award 1 | award 9");
    table.must(ONE, "place a");
    refused(&table, TWO, "award deck", "award-deck-empty");
    table.must(TWO, "award 1");
    table.must(TWO, "place a");
    refused(&table, THREE, "award 1", "award-row-empty");
    assert!(!table.listed(THREE).iter().any(|action| action == "award 1" || action == "award deck"));
}
