//! Orders, and what is forced.

use super::*;
use rules::Viewer;
use tabletop::{AnyTable as _, Table};

/// What an order has that seat do.
fn done(table: &Catan, seat: Seat, order: &str) -> Option<String> {
    let sight = Table::new(table.clone()).sight(Viewer::Seat(seat));
    sight.by_order(&sight.order(order).expect("an order"))
}

fn forced(table: &Catan) -> Option<String> {
    Table::new(table.clone()).sight(Viewer::Public).forced().map(|(_, action)| action)
}

#[test]
fn offers_are_accepted_that_bring_enough_and_cost_no_more() {
    for (offer, order, answer) in [
        ("2 ore for 1 wool", "accept 2 ore for 1 wool", Some("accept")),
        ("3 ore for 1 wool", "accept 2 ore for 2 wool", Some("accept")),
        ("2 ore 1 grain for 1 wool", "accept 1 grain for 1 brick 1 wool times 3", Some("accept")),
        ("1 ore for 1 wool", "accept 2 ore for 1 wool", None),
        ("2 ore for 2 wool", "accept 2 ore for 1 wool", None),
        ("2 ore for 1 wool 1 brick", "accept 2 ore for 1 wool", None),
        ("2 ore for 1 wood", "accept 2 ore for 1 wood", None),
        ("2 ore for 1 wool", "decline turn", Some("decline")),
        ("2 ore for 1 wool", "decline always", Some("decline")),
        ("2 ore for 1 wool", "roll", None),
    ] {
        let mut table = blank("");
        give(&mut table, BLUE, "3 ore 1 grain");
        give(&mut table, AMBER, "2 wool 1 brick");
        table.must(BLUE, &format!("trade {offer}"));
        assert_eq!(done(&table, AMBER, order).as_deref(), answer, "{offer} · {order}");
        table.must(AMBER, "decline");
        assert_eq!(done(&table, AMBER, order), None, "answered");
    }
}

#[test]
fn nobody_answers_for_those_who_are_not_asked_and_for_another_turn() {
    let mut table = blank("");
    give(&mut table, BLUE, "2 ore");
    let turn = Table::new(table.clone()).sight(Viewer::Seat(AMBER)).order("decline turn").expect("an order");
    table.must(BLUE, "trade 1 ore for 1 wool to red");
    assert_eq!(done(&table, AMBER, "decline always"), None);
    assert_eq!(done(&table, BLUE, "decline always"), None);
    table.must(BLUE, "end");
    let sight = Table::new(table.clone()).sight(Viewer::Seat(AMBER));
    assert!(!sight.stands(&turn), "{turn}");
}

#[test]
fn what_is_kept_is_discarded_last_and_the_dearest_last_of_all() {
    for (hand, order, discard) in [
        ("3 wood 2 ore 3 grain", "keep ore grain", "discard 3 wood 0 brick 0 wool 1 grain 0 ore"),
        ("4 wood 2 wool 2 ore", "keep ore", "discard 3 wood 0 brick 1 wool 0 grain 0 ore"),
        ("6 ore 4 grain", "keep grain ore", "discard 0 wood 0 brick 0 wool 0 grain 5 ore"),
        ("9 ore", "keep ore", "discard 0 wood 0 brick 0 wool 0 grain 4 ore"),
    ] {
        let mut table = blank("");
        (table.phase, table.dice) = (Phase::Roll, None);
        give(&mut table, AMBER, hand);
        give(&mut table, RED, "8 brick");
        table.must(BLUE, "roll | dice 3 4");
        assert_eq!(done(&table, AMBER, order).as_deref(), Some(discard), "{hand} · {order}");
        assert_eq!(done(&table, GREEN, order), None, "it need not discard");
        table.must(AMBER, discard);
        assert_eq!(done(&table, AMBER, order), None, "it has chosen");
    }
}

#[test]
fn dice_are_rolled_for_whoever_is_on_turn_whatever_they_hold() {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    deal(&mut table, BLUE, Development::Knight);
    assert_eq!(done(&table, BLUE, "roll").as_deref(), Some("roll"));
    assert_eq!(done(&table, AMBER, "roll"), None);
    assert_eq!(forced(&table), None, "a card might be played");
    table.carded = true;
    assert_eq!(forced(&table).as_deref(), Some("roll"));
}

#[test]
fn a_turn_ends_by_itself_only_if_everybody_can_see_that_nothing_is_left() {
    let end = Some("end".to_owned());
    let mut table = blank("");
    assert_eq!((forced(&table), done(&table, BLUE, "end")), (end.clone(), end.clone()));
    deal(&mut table, BLUE, Development::Point);
    assert_eq!((forced(&table), done(&table, BLUE, "end")), (None, None), "nobody sees what card it is");
    table.carded = true;
    give(&mut table, BLUE, "1 ore");
    assert_eq!(done(&table, BLUE, "end"), None, "it could be offered");
    table.built = true;
    assert_eq!(done(&table, BLUE, "end"), end, "trading is over");
    give(&mut table, BLUE, "1 ore");
    assert_eq!(done(&table, BLUE, "end"), None, "a road is not beyond two cards, for all that others know");
    assert_eq!(done(&table, AMBER, "end"), None);
}

#[test]
fn an_order_says_how_often_it_is_carried_out() {
    for (order, times) in
        [("accept 1 ore for 1 wool times 3", Some(3)), ("accept 1 ore for 1 wool", None), ("keep ore", None)]
    {
        assert_eq!(crate::TITLE.times(order), times, "{order}");
    }
}

#[test]
fn an_order_is_read_in_either_case_and_refused_if_it_means_nothing() {
    let table = Table::new(blank(""));
    let sight = table.sight(Viewer::Seat(AMBER));
    let read = |text: &str| sight.order(text).ok();
    assert_eq!(read("KEEP  Ore wool").as_deref(), Some("keep ore wool"));
    assert_eq!(read("accept ore for 2 wool TIMES 3").as_deref(), Some("accept 1 ore for 2 wool times 3"));
    for text in [
        "",
        "keep",
        "keep ore ore",
        "keep gold",
        "accept 1 ore",
        "accept 1 ore for 1 ore",
        "accept 0 ore for 1 wool",
        "accept 1 ore for 1 wool times 0",
        "accept 1 ore for 1 wool times 100",
        "decline",
        "roll twice",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}
