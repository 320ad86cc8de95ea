//! What may be built where, and what it costs.

use super::*;

#[test]
fn what_is_built_is_paid_to_the_bank() {
    for (line, price) in [
        ("build road c4-c5", "1 wood 1 brick"),
        ("build settlement c6", "1 wood 1 brick 1 wool 1 grain"),
        ("build city c4", "2 grain 3 ore"),
        ("buy card | draw point", "1 wool 1 grain 1 ore"),
    ] {
        let mut table = blank("");
        settle(&mut table, BLUE, "c4");
        if line.contains("c6") {
            pave(&mut table, BLUE, "c4-c5 c5-c6");
        }
        let cards: Cards = price.parse().expect("cards");
        for (kind, _) in cards.iter() {
            let mut poor = table.clone();
            let mut less = cards;
            less.take(kind, 1);
            poor.player_mut(BLUE).hand = less;
            let key = poor.legal(BLUE, &line.split(" |").next().unwrap_or("").parse().expect("readable"));
            assert!(key.is_err_and(|refusal| refusal.key.ends_with("-price")), "{line} without {kind}");
        }
        give(&mut table, BLUE, price);
        table.must(BLUE, line);
        assert_eq!(hand(&table, BLUE), "", "{line}");
        assert_eq!(table.bank.total(), 95);
    }
}

#[test]
fn a_road_touches_an_own_road_or_building_and_goes_not_through_anothers() {
    let mut table = blank("");
    give(&mut table, BLUE, "9 wood 9 brick");
    settle(&mut table, BLUE, "c4");
    pave(&mut table, BLUE, "c4-c5 c5-c6");
    refused(&table, BLUE, "build road c4-c5", "catan-refusal-edge-taken");
    refused(&table, BLUE, "build road e4-e5", "catan-refusal-road-unconnected");
    settle(&mut table, RED, "c6");
    refused(&table, BLUE, "build road c6-c7", "catan-refusal-road-through");
    table.must(BLUE, "build road c5-d5");
    table.must(BLUE, "build road b4-c4");
}

#[test]
fn a_settlement_touches_an_own_road_and_keeps_its_distance() {
    let mut table = blank("");
    give(&mut table, BLUE, "2 wood 2 brick 2 wool 2 grain");
    settle(&mut table, BLUE, "c4");
    pave(&mut table, BLUE, "c4-c5 c5-c6 c6-c7");
    settle(&mut table, RED, "b8");
    refused(&table, BLUE, "build settlement c5", "catan-refusal-distance");
    refused(&table, BLUE, "build settlement b8", "catan-refusal-corner-taken");
    refused(&table, BLUE, "build settlement e4", "catan-refusal-settlement-road");
    table.must(BLUE, "build settlement c6");
    refused(&table, BLUE, "build settlement c7", "catan-refusal-distance");
}

#[test]
fn a_city_replaces_an_own_settlement_which_returns_to_the_supply() {
    let mut table = blank("");
    give(&mut table, BLUE, "4 grain 6 ore");
    settle(&mut table, BLUE, "c4");
    settle(&mut table, RED, "e4");
    refused(&table, BLUE, "build city e4", "catan-refusal-city-place");
    refused(&table, BLUE, "build city c6", "catan-refusal-city-place");
    table.must(BLUE, "build city c4");
    let player = table.player(BLUE);
    assert_eq!((player.settlements.len(), player.cities.len(), table.visible_points(BLUE)), (0, 1, 2));
    refused(&table, BLUE, "build city c4", "catan-refusal-city-place");
}

#[test]
fn what_is_not_in_the_supply_cannot_be_built() {
    let mut table = blank("points 14");
    give(&mut table, BLUE, "19 wood 19 brick 19 wool 19 grain 19 ore");
    settle(&mut table, BLUE, "a3 a5 a7 a9 c1");
    pave(&mut table, BLUE, "c1-c2 c2-c3 c3-c4");
    refused(&table, BLUE, "build settlement c3", "catan-refusal-no-settlements-left");
    for corner in ["a3", "a5", "a7", "a9"] {
        table.must(BLUE, &format!("build city {corner}"));
    }
    refused(&table, BLUE, "build city c1", "catan-refusal-no-cities-left");
    table.must(BLUE, "build settlement c3");
    pave(&mut table, BLUE, "c4-c5 c5-c6 c6-c7 c7-c8 c8-c9 c9-c10 c10-c11 c1-d1 d1-d2 d2-d3 d3-d4 d4-d5");
    assert_eq!(table.player(BLUE).roads.len(), 15);
    refused(&table, BLUE, "build road d5-d6", "catan-refusal-no-roads-left");
    deal(&mut table, BLUE, Development::Roads);
    refused(&table, BLUE, "play roads", "catan-refusal-roads-nowhere");
}

#[test]
fn an_empty_deck_sells_nothing() {
    let mut table = blank("");
    give(&mut table, BLUE, "1 wool 1 grain 1 ore");
    table.deck = [0; 5];
    refused(&table, BLUE, "buy card", "catan-refusal-deck-empty");
}

#[test]
fn the_first_building_ends_the_trading() {
    let mut table = blank("");
    give(&mut table, BLUE, "9 wood 1 brick");
    give(&mut table, RED, "1 ore");
    // c1-d1 … b2-c2 is the harbour for ore, d2-e2 the one for grain; b2-c2 serves c2.
    settle(&mut table, BLUE, "c4");
    table.must(BLUE, "trade 1 wood for 1 ore");
    let events = table.must(BLUE, "build road c4-c5").events;
    assert!(events.contains(&Event::Withdrawn(BLUE)), "an open offer dies with the trading");
    refused(&table, BLUE, "bank wood for ore", "catan-refusal-trade-over");
    refused(&table, BLUE, "trade 1 wood for 1 ore", "catan-refusal-trade-over");
    assert!(table.forms(BLUE).open.is_empty());
    assert_eq!(table.listed(BLUE), ["end"]);
    // Next turn it is open again.
    for seat in [BLUE, AMBER, GREEN, RED] {
        table.must(seat, "end");
        let next = on_turn(&table).expect("one seat");
        table.must(next, "roll | dice 1 1");
    }
    table.must(BLUE, "bank wood for ore");
}

#[test]
fn every_building_and_purchase_ends_the_trading() {
    for line in ["build road a5-a6", "build settlement a5", "build city a3", "buy card | draw knight"] {
        let mut table = blank("");
        give(&mut table, BLUE, "9 wood 1 brick 1 wool 3 grain 3 ore");
        settle(&mut table, BLUE, "a3");
        pave(&mut table, BLUE, "a3-a4 a4-a5");
        table.must(BLUE, line);
        refused(&table, BLUE, "bank wood for ore", "catan-refusal-trade-over");
        refused(&table, BLUE, "trade 1 wood for 1 ore", "catan-refusal-trade-over");
    }
}

#[test]
fn in_free_order_one_trades_and_builds_as_one_likes() {
    let mut table = blank("order free");
    give(&mut table, BLUE, "9 wood 3 brick 1 wool 1 grain");
    settle(&mut table, BLUE, "a4");
    pave(&mut table, BLUE, "a4-a5 a5-a6");
    table.must(BLUE, "trade 1 wood for 1 ore");
    table.must(BLUE, "build settlement a6");
    assert!(table.offer.is_some());
    // a6-a7 is the harbour for wool, a3-a4 one for any kind: built this turn, it serves.
    table.must(BLUE, "bank wood for ore");
    assert_eq!(hand(&table, BLUE), "5 wood 2 brick 1 ore");
}
