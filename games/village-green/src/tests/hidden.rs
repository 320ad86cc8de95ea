//! What nobody else may know, and what everybody still does.

use super::super::components::supply::Known;
use super::*;
use rules::Viewer;

/// What many redeals for a viewer make of something.
fn redealt<T: Ord>(table: &VillageGreen, viewer: Viewer, look: impl Fn(&VillageGreen) -> T) -> Vec<T> {
    let mut seen: Vec<T> = (0..60)
        .map(|seed| {
            let mut other = table.clone();
            other.redeal(viewer, &mut Quick::new(seed)).expect("a live chance answers");
            other.conserved().expect("nothing is lost");
            assert_eq!(other.view(viewer), table.view(viewer), "{viewer:?}");
            look(&other)
        })
        .collect();
    seen.sort();
    seen.dedup();
    seen
}

#[test]
fn hands_are_hidden_from_others() {
    let table = blank(3);
    assert!(redealt(&table, Viewer::Seat(ONE), |other| hand(other, TWO)).len() > 40);
    assert!(redealt(&table, Viewer::Public, |other| hand(other, ONE)).len() > 40);
    assert_eq!(redealt(&table, Viewer::Seat(ONE), |other| hand(other, ONE)), [hand(&table, ONE)]);
}

#[test]
fn a_card_taken_from_the_row_is_known_until_one_goes_into_the_box() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    let last = |other: &VillageGreen| hand(other, ONE).last().copied();
    assert_eq!(redealt(&table, Viewer::Seat(TWO), last), [Some(19)]);
    table.must(ONE, "lay 1 a1");
    assert_eq!(redealt(&table, Viewer::Seat(TWO), last), [Some(19)]);
    table.must(TWO, "take deck | green 6");
    table.must(TWO, "lay 4 a1");
    table.must(ONE, "take deck | green 7");
    table.must(ONE, "discard 4");
    assert!(table.side(ONE).hand.iter().all(|held| held.known == Known::Nobody));
    assert!(redealt(&table, Viewer::Seat(TWO), last).len() > 20);
}

#[test]
fn ruling_a_card_put_into_the_box_is_not_shown() {
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "discard 2");
    let boxed = |other: &VillageGreen| -> Vec<GreenId> { other.side(ONE).discarded.iter().collect() };
    assert!(redealt(&table, Viewer::Seat(TWO), boxed).len() > 20);
    assert_eq!(redealt(&table, Viewer::Seat(ONE), boxed).len(), 1);
    assert_eq!(table.view(Viewer::Public).seat(ONE).discards, 1);
}

#[test]
fn a_blind_card_that_somebody_put_under_is_known_to_that_seat_alone() {
    let mut table = blank(3);
    shrink(&mut table, 1);
    table.must(ONE, "renew green 3 1 2 | green 5");
    table.must(ONE, "award 1 | award 9");
    table.must(ONE, "place a");
    // The last of the deck is what seat 1 put there as its third.
    table.must(TWO, "take deck");
    assert_eq!(table.side(TWO).hand[3].known, Known::By(ONE));
    let last = |other: &VillageGreen| hand(other, TWO).last().copied();
    assert_eq!(redealt(&table, Viewer::Seat(ONE), last), [Some(20)]);
    // The other two of the three have come up: everybody can tell.
    assert_eq!(redealt(&table, Viewer::Seat(THREE), last), [Some(20)]);
}

#[test]
fn what_is_left_under_a_deck_mixes_with_what_was_drawn_from_it() {
    let mut table = blank(3);
    shrink(&mut table, 0);
    table.greens.under.push(super::super::components::supply::Under {
        seat: THREE,
        cards: [1, 2, 4].into_iter().filter_map(GreenId::new).collect(),
    });
    [1, 2, 4].into_iter().filter_map(GreenId::new).for_each(|card| table.greens.unseen.remove(card));
    table.greens.boxed -= 3;
    table.side_mut(THREE).village.turned = true;
    let mut table = sound(table);
    table.must(ONE, "take deck");
    let last = |other: &VillageGreen| hand(other, ONE).last().copied();
    assert_eq!(redealt(&table, Viewer::Seat(TWO), last), [Some(1), Some(2), Some(4)]);
    assert_eq!(redealt(&table, Viewer::Seat(THREE), last), [Some(1)]);
    assert_eq!(redealt(&table, Viewer::Seat(ONE), last), [Some(1)]);
    let rest = |other: &VillageGreen| other.greens.under[0].cards.clone();
    assert_eq!(redealt(&table, Viewer::Seat(ONE), rest).len(), 2);
    assert_eq!(redealt(&table, Viewer::Seat(TWO), rest).len(), 6);
}

#[test]
fn a_blind_award_is_hidden_until_it_is_laid() {
    let mut table = blank(2);
    table.must(ONE, "award deck | award 7");
    let held = |other: &VillageGreen| match other.phase {
        Phase::Place { award, .. } => award,
        _ => panic!("it is held"),
    };
    assert!(redealt(&table, Viewer::Seat(TWO), held).len() > 15);
    assert_eq!(redealt(&table, Viewer::Seat(ONE), held), [award(7)]);
}

#[test]
fn awards_dealt_and_how_they_will_be_laid_are_hidden() {
    let mut table = setup::new(2, &mut Quick::new(4)).expect("a live chance answers");
    table.must(ONE, "arrange 2 3 1");
    assert_eq!(redealt(&table, Viewer::Seat(TWO), |other| other.side(ONE).chosen).len(), 6);
    assert!(redealt(&table, Viewer::Seat(TWO), |other| other.side(ONE).dealt).len() > 40);
    assert_eq!(redealt(&table, Viewer::Seat(ONE), |other| other.side(ONE).chosen).len(), 1);
}

#[test]
fn hands_are_shown_when_the_game_is_over() {
    let mut table = blank(1);
    assert_eq!(table.view(Viewer::Public).seat(ONE).shown, None);
    table.must(ONE, "stop");
    assert_eq!(table.view(Viewer::Public).seat(ONE).shown.as_ref().map(Vec::len), Some(3));
}
