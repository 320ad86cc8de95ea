//! The village card and its two uses.

use super::*;
use rules::{Barrier, Viewer};

#[test]
fn a_village_card_is_turned_once_and_before_the_action() {
    let mut table = blank(2);
    assert_eq!(total(&table, ONE), 1);
    table.must(ONE, "renew green 1 2 3 | green 1 | green 2 | green 3");
    assert_eq!(total(&table, ONE), 0);
    for line in ["renew green 1 2 3", "renew awards 1 2 3", "cover"] {
        refused(&table, ONE, line, "card-used");
    }
    table.must(ONE, "take 1 | green 5");
    refused(&table, ONE, "cover", "card-used");
    table.must(ONE, "discard 4");
    table.must(TWO, "take 1 | green 6");
    refused(&table, TWO, "cover", "card-late");
    refused(&table, TWO, "renew green 1 2 3", "card-late");
}

#[test]
fn the_first_use_puts_a_row_under_and_turns_up_a_new_one() {
    let mut table = blank(2);
    let deck = table.greens.deck();
    let done = table.must(ONE, "renew green 2 3 1 | green 1 | green 2 | green 3");
    assert_eq!(done.barrier, Barrier::Shut);
    assert_eq!((row(&table), table.greens.deck()), ([1, 2, 3], deck));
    let under: Vec<u8> = table.greens.under[0].cards.iter().map(|card| card.number()).collect();
    assert_eq!(under, [20, 21, 19]);
    // Then the normal action.
    assert_eq!((table.current, table.phase), (ONE, Phase::Act));
    table.must(ONE, "take 1 | green 4");

    let mut table = blank(2);
    table.must(ONE, "renew awards 3 1 2 | award 10 | award 11 | award 12");
    assert_eq!(award_row(&table), [10, 11, 12]);
    table.must(ONE, "award 1 | award 13");
}

#[test]
fn a_new_row_names_every_card_of_the_old_one() {
    let mut table = blank(2);
    for line in ["renew green 1", "renew green 2 3", "renew awards 3 1"] {
        refused(&table, ONE, line, "renew-order");
    }
    shrink(&mut table, 0);
    table.side_mut(ONE).covered.insert(GreenId::new(20).expect("a card"));
    table.greens.row[1] = None;
    let mut table = sound(table);
    refused(&table, ONE, "renew green 1 2 3", "renew-order");
    assert!(table.listed(ONE).contains(&"renew green 3 1".to_owned()));
    // Ruling: what there is goes under, and comes up again in the chosen order.
    table.must(ONE, "renew green 3 1");
    assert_eq!(row(&table), [21, 19, 0]);
}

#[test]
fn ruling_with_fewer_than_three_in_the_deck_the_cards_just_put_under_come_up_again() {
    let mut table = blank(2);
    shrink(&mut table, 1);
    table.must(ONE, "renew green 3 1 2 | green 5");
    assert_eq!((row(&table), table.greens.deck()), ([5, 21, 19], 1));
    // The last one is the third named: it is drawn without asking chance.
    table.must(ONE, "take deck");
    assert_eq!(hand(&table, ONE).last(), Some(&20));
}

#[test]
fn ruling_a_new_row_never_starts_or_stops_the_end() {
    let mut table = blank(2);
    shrink(&mut table, 1);
    table.must(ONE, "take deck | green 5");
    table.must(ONE, "discard 1");
    assert!(table.ending.is_some());
    table.must(TWO, "renew green 1 2 3");
    assert_eq!(table.greens.deck(), 0);
    assert!(table.ending.is_some());

    let mut table = blank(2);
    shrink(&mut table, 1);
    shrink_awards(&mut table, 3);
    table.must(ONE, "renew green 1 2 3 | green 5");
    table.must(ONE, "award 1 | award 9");
    table.must(ONE, "place a");
    table.must(TWO, "renew awards 1 2 3 | award 10 | award 11");
    table.must(TWO, "award 1");
    table.must(TWO, "place a");
    assert_eq!((table.greens.deck(), table.awards.deck(), table.ending), (1, 1, None));
}

#[test]
fn ruling_an_empty_row_is_not_renewed() {
    let mut table = blank(2);
    shrink_awards(&mut table, 0);
    table.awards.row = [None; 3];
    (1..=3).for_each(|number| table.side_mut(TWO).covered_awards.insert(award(number)));
    let table = sound(table);
    refused(&table, ONE, "renew awards 1 2 3", "renew-empty-awards");
    assert!(!table.listed(ONE).iter().any(|action| action.starts_with("renew awards")));
}

#[test]
fn ruling_the_order_put_under_is_known_to_that_player_alone() {
    let mut table = blank(3);
    table.must(TWO.next(3).next(3), "renew green 2 3 1 | green 1 | green 2 | green 3");
    let under = |viewer| -> Vec<u8> {
        table.view(viewer).greens.under.iter().map(|card: &GreenId| card.number()).collect()
    };
    assert_eq!(under(Viewer::Seat(ONE)), [20, 21, 19]);
    assert!(under(Viewer::Seat(TWO)).is_empty() && under(Viewer::Public).is_empty());
    let mut varied = false;
    for seed in 0..20 {
        let redealt = |viewer| {
            let mut other = table.clone();
            other.redeal(viewer, &mut Quick::new(seed)).expect("a live chance answers");
            other.greens.under[0].cards.clone()
        };
        assert_eq!(redealt(Viewer::Seat(ONE)), table.greens.under[0].cards);
        let mut others = redealt(Viewer::Seat(TWO));
        varied |= others != table.greens.under[0].cards;
        // Everybody knows which cards they are.
        others.sort();
        assert_eq!(others.iter().map(|card| card.number()).collect::<Vec<_>>(), [19, 20, 21]);
    }
    assert!(varied);
}

#[test]
fn ruling_the_second_use_is_the_turns_action_and_one_freedom_more() {
    let mut table = blank(2);
    build(&mut table, ONE, "rRbb - -", "");
    assert_eq!(table.must(ONE, "cover").barrier, Barrier::Open);
    assert_eq!(total(&table, ONE), 0);
    refused(&table, ONE, "award 1", "cover-take");
    refused(&table, ONE, "lay 1 a1", "take-first");
    refused(&table, ONE, "stop", "stop-solo");
    table.must(ONE, "take 1 | green 5");
    let covering = table.clone();
    table.must(ONE, "lay 1 a1");
    assert!(table.side(ONE).covered.contains(meant("rRbb").next().expect("a card")));
    assert_eq!(table.current, TWO);
    // It may lie in an ordinary place too, or be discarded.
    covering.clone().must(ONE, "lay 1 b1");
    let mut discarding = covering;
    discarding.must(ONE, "discard 1");
}

#[test]
fn covering_needs_a_green_card_to_take() {
    let mut table = blank(2);
    shrink(&mut table, 0);
    (19..=21).filter_map(GreenId::new).for_each(|card| table.side_mut(TWO).covered.insert(card));
    table.greens.row = [None; 3];
    let table = sound(table);
    refused(&table, ONE, "cover", "cover-nothing");
    assert!(!table.listed(ONE).contains(&"cover".to_owned()));
    refused(&table, ONE, "renew green 1 2 3", "renew-empty-green");
}
