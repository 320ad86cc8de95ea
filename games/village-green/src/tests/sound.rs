//! Positions that cannot be are found.

use super::super::action::Sequence;
use super::super::components::supply::Under;
use super::*;

/// What is wrong, and how it comes to be.
type Fault = (&'static str, fn(&mut VillageGreen));

fn card(number: u8) -> GreenId {
    GreenId::new(number).expect("a card")
}

/// Puts green cards that nobody has seen under the deck.
fn put_under(table: &mut VillageGreen, seat: Seat, numbers: &[u8]) {
    let cards: Vec<GreenId> = numbers.iter().copied().map(card).collect();
    cards.iter().for_each(|card| table.greens.unseen.remove(*card));
    table.greens.under.push(Under { seat, cards });
}

#[test]
fn every_card_is_somewhere_and_nowhere_twice() {
    let faults: [Fault; 8] = [
        ("a green card is missing", |table| table.greens.unseen.remove(card(60))),
        ("a hand holds a card twice", |table| {
            table.side_mut(TWO).hand[0].card = table.side(TWO).hand[1].card;
        }),
        ("a card of the row lies in the box", |table| table.side_mut(ONE).discarded.insert(card(19))),
        ("a card of a hand is covered", |table| table.side_mut(ONE).covered.insert(card(37))),
        ("a card of a hand lies in a village", |table| {
            table.side_mut(TWO).village.greens[0] = Some(card(37));
        }),
        ("an award is missing", |table| table.awards.unseen.remove(award(30))),
        ("an award of the row lies in a village", |table| {
            table.side_mut(TWO).village.awards[5] = Some(award(1));
        }),
        ("an award of the row is covered", |table| table.side_mut(ONE).covered_awards.insert(award(2))),
    ];
    for (what, fault) in faults {
        let mut table = sound(blank(2));
        fault(&mut table);
        assert!(table.conserved().is_err(), "{what}");
    }
}

#[test]
fn rows_and_decks_are_as_they_can_come_to_be() {
    let faults: [Fault; 7] = [
        ("more green cards in the box than there are", |table| {
            table.greens.boxed = table.greens.unseen.len() + 1;
        }),
        ("more awards in the box than there are", |table| {
            table.awards.boxed = table.awards.unseen.len() + 1;
        }),
        ("a gap in the green row", |table| {
            let taken = table.greens.row[1].take();
            taken.into_iter().for_each(|card| table.greens.unseen.insert(card));
        }),
        ("a gap in the award row", |table| {
            let taken = table.awards.row[2].take();
            taken.into_iter().for_each(|award| table.awards.unseen.insert(award));
        }),
        ("put under without turning the village card", |table| put_under(table, ONE, &[1, 2, 3])),
        ("put under twice", |table| {
            table.side_mut(ONE).village.turned = true;
            put_under(table, ONE, &[1, 2, 3]);
            put_under(table, ONE, &[4, 5, 6]);
        }),
        ("nothing put under", |table| {
            table.side_mut(ONE).village.turned = true;
            put_under(table, ONE, &[]);
        }),
    ];
    for (what, fault) in faults {
        let mut table = sound(blank(2));
        fault(&mut table);
        assert!(table.conserved().is_err(), "{what}");
    }
    let mut table = blank(2);
    for seat in [ONE, TWO] {
        table.side_mut(seat).village.turned = true;
    }
    put_under(&mut table, ONE, &[1, 2, 3]);
    put_under(&mut table, TWO, &[4, 5, 6]);
    sound(table);
}

#[test]
fn hands_are_as_large_as_the_step_says() {
    let drop_one = |table: &mut VillageGreen, seat: Seat| {
        let held = table.side_mut(seat).hand.pop().expect("a card");
        table.greens.unseen.insert(held.card);
    };
    let mut table = sound(blank(2));
    drop_one(&mut table, TWO);
    assert!(table.conserved().is_err(), "two cards");
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    drop_one(&mut table, ONE);
    assert!(table.conserved().is_err(), "three cards after taking");
    let mut table = blank(2);
    table.must(ONE, "take 1 | green 5");
    table.phase = Phase::Act;
    assert!(table.conserved().is_err(), "four cards before taking");
    let mut table = blank(3);
    table.resigned = table.resigned.with(TWO);
    assert!(table.conserved().is_err(), "a hand of somebody who has resigned");
}

#[test]
fn awards_dealt_are_there_in_the_opening_alone() {
    let mut table = sound(blank(2));
    table.side_mut(ONE).chosen = Some(Sequence::AS_DEALT);
    assert!(table.conserved().is_err(), "a choice after the opening");
    let mut table = blank(2);
    let dealt = [28, 29, 30].map(award);
    dealt.iter().for_each(|award| table.awards.unseen.remove(*award));
    table.side_mut(ONE).dealt = Some(dealt);
    assert!(table.conserved().is_err(), "awards dealt after the opening");
    let mut table = sound(setup::new(2, &mut Quick::new(4)).expect("a live chance answers"));
    let dealt = table.side_mut(TWO).dealt.take().expect("three are dealt");
    dealt.into_iter().for_each(|award| table.awards.unseen.insert(award));
    assert!(table.conserved().is_err(), "none dealt in the opening");
}

#[test]
fn neighbours_that_do_not_match_cannot_be() {
    let mut table = blank(2);
    build(&mut table, ONE, "rRbb bPb -", "");
    assert!(table.conserved().is_err());
}
