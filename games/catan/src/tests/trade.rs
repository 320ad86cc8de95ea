//! Offers and answers, and trade with the bank.

use std::collections::BTreeSet;

use super::super::action::Deal;
use super::super::components::cards::Resource;
use super::*;
use rules::{Refusal as Refused, SeatSet, Viewer};
use thinking::Luck;

/// Blue may trade: 3 wool, 4 wood; red has ore, green nothing, amber grain.
fn market(options: &str) -> Catan {
    let mut table = blank(options);
    give(&mut table, BLUE, "4 wood 3 wool");
    give(&mut table, RED, "2 ore");
    give(&mut table, AMBER, "2 grain");
    table
}

#[test]
fn an_offer_is_accepted_and_confirmed() {
    let mut table = market("");
    table.must(BLUE, "trade 2 wool for 1 ore");
    let everybody = SeatSet::EMPTY.with(AMBER).with(GREEN).with(RED);
    assert_eq!(table.turn(), Turn::Waiting { must: SeatSet::one(BLUE), may: everybody });
    table.must(RED, "accept");
    assert_eq!(hand(&table, RED), "2 ore", "nothing changes hands before the offerer chooses");
    table.must(AMBER, "decline");
    table.must(BLUE, "confirm red");
    assert_eq!(
        (hand(&table, BLUE), hand(&table, RED)),
        ("4 wood 1 wool 1 ore".to_owned(), "2 wool 1 ore".to_owned())
    );
    assert_eq!(on_turn(&table), Some(BLUE));
    assert_eq!(table.offer, None);
}

#[test]
fn the_offerer_chooses_among_those_who_accepted() {
    let mut table = market("");
    give(&mut table, GREEN, "1 ore");
    table.must(BLUE, "trade 2 wool for 1 ore");
    table.must(RED, "accept");
    table.must(GREEN, "accept");
    refused(&table, BLUE, "confirm amber", "catan-refusal-not-accepted");
    refused(&table, RED, "confirm green", "refusal-not-your-turn");
    assert_eq!(table.listed(BLUE).iter().filter(|text| text.starts_with("confirm")).count(), 2);
    table.must(BLUE, "confirm green");
    assert_eq!(hand(&table, RED), "2 ore");
}

#[test]
fn a_counter_offer_is_made_once_and_may_be_confirmed() {
    let mut table = market("");
    table.must(BLUE, "trade 1 wool for 1 ore to red");
    refused(&table, RED, "counter 3 ore for 2 wool", "catan-refusal-offer-cards");
    table.must(RED, "counter 1 ore for 2 wool");
    refused(&table, RED, "counter 1 ore for 3 wool", "catan-refusal-answered");
    table.must(BLUE, "confirm red");
    assert_eq!(
        (hand(&table, BLUE), hand(&table, RED)),
        ("4 wood 1 wool 1 ore".to_owned(), "2 wool 1 ore".to_owned())
    );
}

#[test]
fn who_has_countered_may_still_accept() {
    let mut table = market("");
    table.must(BLUE, "trade 1 wool for 1 ore to red");
    table.must(RED, "counter 1 ore for 2 wool");
    table.must(RED, "accept");
    refused(&table, RED, "accept", "catan-refusal-answered");
    table.must(BLUE, "confirm red");
    assert_eq!(hand(&table, RED), "1 wool 1 ore");
}

#[test]
fn only_those_who_are_asked_may_answer() {
    let mut table = market("");
    refused(&table, RED, "accept", "catan-refusal-no-offer");
    table.must(BLUE, "trade 1 wool for 1 ore to red");
    refused(&table, GREEN, "decline", "catan-refusal-not-asked");
    refused(&table, BLUE, "accept", "catan-refusal-own-offer");
    refused(&table, RED, "build road c4-c5", "refusal-not-your-turn");
    refused(&table, RED, "trade 1 ore for 1 wool", "refusal-not-your-turn");
}

#[test]
fn an_offer_that_everybody_turns_down_is_over() {
    let mut table = market("");
    table.must(BLUE, "trade 1 wool for 1 ore to red green");
    table.must(RED, "decline");
    refused(&table, RED, "decline", "catan-refusal-answered");
    refused(&table, RED, "accept", "catan-refusal-answered");
    let events = table.must(GREEN, "decline").events;
    assert!(events.contains(&Event::Withdrawn(BLUE)));
    assert_eq!(table.turn(), Turn::of(BLUE));
}

#[test]
fn no_gifts_nothing_on_both_sides_nothing_one_does_not_have() {
    let table = market("");
    for (line, key) in [
        ("trade 2 ore for 1 wool", "catan-refusal-offer-cards"),
        ("trade 4 wool for 1 ore", "catan-refusal-offer-cards"),
        ("trade 0 wool for 1 ore", "catan-refusal-gift"),
        ("trade 1 wool for 0 ore", "catan-refusal-gift"),
        ("trade 2 wool for 1 wool", "catan-refusal-same-kind"),
        ("trade 1 wood 1 wool for 1 wool 1 ore", "catan-refusal-same-kind"),
        ("trade 1 wool for 1 ore to blue", "catan-refusal-own-offer"),
        ("confirm red", "catan-refusal-no-offer"),
        ("cancel", "catan-refusal-no-offer"),
    ] {
        refused(&table, BLUE, line, key);
    }
}

#[test]
fn a_counter_offer_is_no_gift_and_has_no_resource_on_both_sides() {
    let mut table = market("");
    give(&mut table, RED, "1 wool");
    table.must(BLUE, "trade 1 wool for 1 ore");
    for (line, key) in [
        ("counter 1 wool for 2 wool", "catan-refusal-same-kind"),
        ("counter 1 wool 1 ore for 1 wool", "catan-refusal-same-kind"),
        ("counter 1 ore for 0 wool", "catan-refusal-gift"),
        ("counter 0 ore for 1 wool", "catan-refusal-gift"),
    ] {
        refused(&table, RED, line, key);
    }
    table.must(RED, "counter 2 ore for 1 wool");
}

#[test]
fn an_empty_hand_is_given_no_form_to_offer_or_counter_with() {
    let mut table = market("");
    table.must(BLUE, "trade 1 wool for 1 ore");
    assert_eq!([RED, GREEN].map(|seat| table.forms(seat).open.len()), [1, 0], "green holds nothing");
    assert!(blank("").forms(BLUE).open.is_empty());
}

#[test]
fn one_offer_at_a_time_and_it_may_be_withdrawn() {
    let mut table = market("");
    table.must(BLUE, "trade 1 wool for 1 ore");
    refused(&table, BLUE, "trade 1 wood for 1 ore", "catan-refusal-offer-open");
    table.must(BLUE, "cancel");
    table.must(BLUE, "trade 1 wood for 1 ore");
    let events = table.must(BLUE, "end").events;
    assert!(events.contains(&Event::Withdrawn(BLUE)), "an offer dies at the end of the turn");
    assert_eq!(table.turn(), Turn::of(AMBER));
}

#[test]
fn an_accepted_offer_is_checked_again_when_it_is_confirmed() {
    let mut table = market("");
    table.must(BLUE, "trade 4 wood for 1 ore");
    table.must(RED, "accept");
    table.must(BLUE, "bank wood for brick");
    refused(&table, BLUE, "confirm red", "catan-refusal-offer-gone");
    assert_eq!(table.listed(BLUE), ["cancel", "end"]);
}

#[test]
fn an_answer_lapses_when_the_hand_behind_it_changes() {
    let mut table = market("");
    settle(&mut table, RED, "a4");
    deal(&mut table, BLUE, Development::Knight);
    table.must(BLUE, "trade 1 wool for 2 ore");
    table.must(RED, "accept");
    table.must(BLUE, "play knight");
    table.must(BLUE, "robber g red | steal ore");
    refused(&table, BLUE, "confirm red", "catan-refusal-not-accepted");
    refused(&table, RED, "accept", "catan-refusal-accept-cards");
}

#[test]
fn nobody_trades_with_who_has_resigned() {
    // A turn goes on only between those who play: an answer goes with whoever gave it.
    let mut table = market("");
    table.must(BLUE, "trade 1 wool for 1 ore to red amber");
    table.must(RED, "accept");
    table.resign(RED, &mut Vec::new());
    refused(&table, BLUE, "confirm red", "catan-refusal-not-accepted");
    refused(&table, BLUE, "trade 1 wool for 1 ore to red", "catan-refusal-offer-open");
    table.must(BLUE, "cancel");
    refused(&table, BLUE, "trade 1 wool for 1 ore to red", "catan-refusal-nobody");
}

#[test]
fn an_offer_does_not_depend_on_what_the_others_hold() {
    let mut table = market("");
    let mut other = table.clone();
    for _ in 0..20 {
        other.redeal(Viewer::Seat(BLUE), &mut Quick::new(4)).expect("there are cards");
        let offers =
            |table: &Catan| table.forms(BLUE).samples.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(offers(&table), offers(&other));
        assert_eq!(table.listed(BLUE), other.listed(BLUE));
    }
    table.must(BLUE, "trade 1 wool for 9 ore to green");
}

#[test]
fn each_deal_of_one_or_two_cards_for_another_has_a_number_of_its_own() {
    let deal = |give: Cards, want: Cards| Deal { give, want }.number();
    let mut numbers = BTreeSet::new();
    for (give, want) in Resource::ALL.into_iter().flat_map(|give| Resource::ALL.map(|want| (give, want))) {
        if give != want {
            numbers.extend([1, 2].map(|count| deal(Cards::of(give, count), Cards::of(want, 1))));
            assert_eq!(deal(Cards::of(give, 3), Cards::of(want, 1)), u8::MAX);
            assert_eq!(deal(Cards::of(give, 1), Cards::of(want, 2)), u8::MAX);
        }
    }
    assert_eq!(numbers.len(), 40);
    assert!(numbers.iter().all(|number| (1..u8::MAX).contains(number)), "{numbers:?}");
}

#[test]
fn trade_between_players_can_be_left_out() {
    let table = market("trade bank");
    refused(&table, BLUE, "trade 1 wool for 1 ore", "catan-refusal-trade-bank");
    assert!(table.forms(BLUE).open.is_empty());
    assert_eq!(table.legal(BLUE, &"bank wood for ore".parse().expect("readable")), Ok::<(), Refused>(()));
}

#[test]
fn the_bank_takes_four_three_at_a_harbour_two_at_its_own_harbour() {
    // In the beginner layout a3-a4 is a harbour for any kind and a6-a7 the one for wool.
    for (corner, wood, wool) in [("c6", 4, 4), ("a3", 3, 3), ("a7", 4, 2), ("a3 a7", 3, 2), ("a7 a3", 3, 2)] {
        let mut table = blank("");
        settle(&mut table, BLUE, corner);
        for (kind, rate) in [("wood", wood), ("wool", wool)] {
            let mut table = table.clone();
            give(&mut table, BLUE, &format!("{} {kind}", rate - 1));
            refused(&table, BLUE, &format!("bank {kind} for ore"), "catan-refusal-bank-rate");
            give(&mut table, BLUE, &format!("1 {kind}"));
            table.must(BLUE, &format!("bank {kind} for ore"));
            assert_eq!(hand(&table, BLUE), "1 ore", "at {corner}");
        }
    }
    let mut table = blank("");
    settle(&mut table, BLUE, "a7");
    enlarge(&mut table, BLUE, "a7");
    give(&mut table, BLUE, "2 wool");
    table.must(BLUE, "bank wool for ore");
}

#[test]
fn the_bank_must_have_the_card_and_takes_no_kind_for_itself() {
    let mut table = blank("");
    give(&mut table, BLUE, "4 wood");
    refused(&table, BLUE, "bank wood for wood", "catan-refusal-same-kind");
    give(&mut table, RED, "19 ore");
    refused(&table, BLUE, "bank wood for ore", "catan-refusal-bank-empty");
}

#[test]
fn anothers_harbour_does_not_serve() {
    let mut table = blank("");
    settle(&mut table, RED, "a3");
    give(&mut table, BLUE, "3 wood");
    refused(&table, BLUE, "bank wood for ore", "catan-refusal-bank-rate");
}

/// The table as red may imagine it.
fn imagined(table: &Catan, seed: u64) -> Catan {
    let mut imagined = table.clone();
    imagined.redeal(Viewer::Seat(RED), &mut Luck::new(seed)).expect("it can be dealt anew");
    imagined
}

#[test]
fn nobody_can_tell_whether_what_was_offered_is_still_there_once_the_offerer_has_paid() {
    for free in ["", "order free"] {
        let mut table = market(free);
        give(&mut table, AMBER, "5 wool 2 ore");
        table.must(BLUE, "trade 1 wood for 1 ore");
        let holds = |table: &Catan, seed| hand(&imagined(table, seed), BLUE).contains("wood");
        assert!((0..50).all(|seed| holds(&table, seed)), "what is offered is there");
        table.must(BLUE, "bank wood for brick");
        let kept = (0..50).filter(|&seed| holds(&table, seed)).count();
        assert!(kept < 50, "it may be gone by now");
        for seed in 0..50 {
            // What red knows of the table is what red knows of any that looks the same.
            assert_eq!(imagined(&imagined(&table, seed + 100), seed), imagined(&table, seed));
        }
    }
}
