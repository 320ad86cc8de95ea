//! The two free settlements.

use super::*;
use rules::{Outcome, Viewer};

#[test]
fn founding_goes_round_in_seat_order_and_back() {
    let mut table = table(4, "", 3);
    let first = table.first;
    let mut order = Vec::new();
    let mut chance = Quick::new(9);
    while table.dice.is_none() && table.phase != Phase::Roll {
        let seat = on_turn(&table).expect("one seat founds");
        order.push(seat);
        let mut actions = Vec::new();
        table.actions(seat, &mut actions);
        table
            .apply(seat, &actions[chance.below(actions.len())], &mut chance, &mut Vec::new())
            .expect("no chance");
    }
    let seat = |step: u8| Seat((first.0 + step) % 4);
    let expected: Vec<_> = [0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 2, 2, 1, 1, 0, 0].map(seat).into();
    assert_eq!(order, expected);
    assert_eq!(on_turn(&table), Some(first), "the first founder takes the first turn");
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    let firsts: std::collections::BTreeSet<Seat> = (0..40).map(|seed| table(3, "", seed).first).collect();
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [BLUE, AMBER, GREEN]);
}

#[test]
fn with_three_players_red_stays_out() {
    let mut table = table(3, "layout fixed", 1);
    assert_eq!(table.players().len(), 3);
    let current = table.current;
    table.must(current, "roll | dice 1 1");
    give(&mut table, current, "1 ore");
    refused(&table, current, "trade 1 ore for 1 brick to red", "catan-refusal-nobody");
    assert!("red".parse::<Action>().is_err());
}

#[test]
fn the_founding_road_lies_at_the_new_settlement() {
    let mut table = table(4, "", 3);
    let seat = table.first;
    refused(&table, seat, "build road c4-c5", "catan-refusal-found-settlement");
    refused(&table, seat, "roll", "catan-refusal-found-settlement");
    table.must(seat, "build settlement c4");
    refused(&table, seat, "build settlement e4", "catan-refusal-found-road");
    refused(&table, seat, "build road d4-e4", "catan-refusal-road-founding");
    assert_eq!(table.listed(seat), ["build road b4-c4", "build road c3-c4", "build road c4-c5"]);
}

#[test]
fn the_distance_rule_holds_and_no_road_is_needed() {
    let mut table = table(4, "", 3);
    let first = table.first;
    let second = first.next(4);
    table.must(first, "build settlement c4");
    table.must(first, "build road c4-c5");
    refused(&table, second, "build settlement c4", "catan-refusal-corner-taken");
    refused(&table, second, "build settlement c5", "catan-refusal-distance");
    refused(&table, first, "build settlement f9", "refusal-not-your-turn");
    table.must(second, "build settlement c6");
}

#[test]
fn the_second_settlement_pays_one_resource_for_each_land_hex() {
    let mut table = table(3, "", 3);
    let [one, two, three] = [0, 1, 2].map(|step| Seat((table.first.0 + step) % 3));
    for (seat, corner, road) in
        [(one, "b3", "b3-b4"), (two, "b9", "b8-b9"), (three, "e3", "e3-e4"), (three, "d6", "d6-e6")]
    {
        table.must(seat, &format!("build settlement {corner}"));
        table.must(seat, &format!("build road {road}"));
    }
    assert_eq!(hand(&table, one), "", "the first settlement pays nothing");
    // d6 lies between the desert, mountains and a forest: the desert gives none.
    assert_eq!(hand(&table, three), "1 wood 1 ore");
    table.must(two, "build settlement b5");
    assert_eq!(hand(&table, two), "1 wood 1 wool 1 ore", "blue's example of the rulebook");
    table.must(two, "build road b5-b6");
    table.must(one, "build settlement f9");
    assert_eq!(hand(&table, one), "1 brick");
}

#[test]
fn who_resigns_is_skipped_and_its_pieces_stay() {
    let mut table = table(4, "layout fixed", 1);
    let first = table.first;
    let second = first.next(4);
    table.resign(second, &mut Vec::new());
    table.must(first, "roll | dice 1 1");
    give(&mut table, first, "1 wool");
    refused(
        &table,
        first,
        &format!("trade 1 wool for 1 brick to {}", super::super::action::colour(second)),
        "catan-refusal-nobody",
    );
    table.must(first, "end");
    assert_eq!(on_turn(&table), Some(second.next(4)));
    assert_eq!(table.player(second).settlements.len(), 2);
    table.resign(second.next(4), &mut Vec::new());
    assert_eq!(on_turn(&table), Some(Seat((first.0 + 3) % 4)), "a resignation in one's own turn ends it");
}

#[test]
fn who_resigns_while_founding_founds_no_more() {
    let mut table = table(3, "", 5);
    let [one, two, three] = [0, 1, 2].map(|step| Seat((table.first.0 + step) % 3));
    table.must(one, "build settlement c4");
    table.resign(one, &mut Vec::new());
    assert_eq!(on_turn(&table), Some(two));
    for (seat, corner, road) in
        [(two, "c6", "c6-c7"), (three, "c8", "c8-c9"), (three, "e4", "e4-e5"), (two, "e6", "e6-e7")]
    {
        table.must(seat, &format!("build settlement {corner}"));
        table.must(seat, &format!("build road {road}"));
    }
    assert_eq!((on_turn(&table), table.phase), (Some(two), Phase::Roll));
    assert_eq!(table.view(Viewer::Public).resigned.len(), 1);
    assert_eq!(table.turn().outcome(), None::<&Outcome>);
}
