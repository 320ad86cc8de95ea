//! Who has resigned: the seat goes on collecting and losing cards, is not asked, and cannot win.

use super::*;
use rules::SeatSet;

/// Blue is about to roll; red, at hex G (wood, 6), holds two ore and has resigned.
fn without_red() -> Catan {
    let mut table = blank("");
    (table.phase, table.dice) = (Phase::Roll, None);
    settle(&mut table, RED, "a4");
    give(&mut table, RED, "2 ore");
    table.resign(RED, &mut Vec::new());
    table
}

#[test]
fn who_has_resigned_keeps_the_hand_and_goes_on_collecting() {
    let mut table = without_red();
    assert_eq!(hand(&table, RED), "2 ore");
    table.must(BLUE, "roll | dice 2 4");
    assert_eq!(hand(&table, RED), "1 wood 2 ore");
}

#[test]
fn who_has_resigned_may_be_robbed() {
    let mut table = without_red();
    table.phase = Phase::Robber;
    refused(&table, BLUE, "robber g", "catan-refusal-robber-victim");
    table.must(BLUE, "robber g red | steal ore");
    assert_eq!((hand(&table, BLUE), hand(&table, RED)), ("1 ore".to_owned(), "1 ore".to_owned()));
}

#[test]
fn who_has_resigned_hands_over_what_a_monopoly_names() {
    let mut table = without_red();
    deal(&mut table, BLUE, Development::Monopoly);
    table.must(BLUE, "play monopoly ore");
    assert_eq!((hand(&table, BLUE), hand(&table, RED)), ("2 ore".to_owned(), String::new()));
}

#[test]
fn who_has_resigned_is_not_asked_by_an_offer_to_everybody() {
    let mut table = without_red();
    table.phase = Phase::Main;
    give(&mut table, BLUE, "1 wool");
    table.must(BLUE, "trade 1 wool for 1 ore");
    let asked = SeatSet::one(AMBER).with(GREEN);
    assert_eq!(table.turn(), Turn::Waiting { must: SeatSet::one(BLUE), may: asked });
    refused(&table, RED, "accept", "catan-refusal-not-asked");
}

#[test]
fn who_has_resigned_cannot_win() {
    let mut table = without_red();
    settle(&mut table, RED, "c2 c4 c6 c8 f3");
    enlarge(&mut table, RED, "c2 c4 c6 c8");
    assert_eq!(table.points(RED), 10);
    for seat in [BLUE, AMBER, GREEN] {
        table.must(seat, "roll | dice 1 1");
        table.must(seat, "end");
    }
    assert_eq!((on_turn(&table), table.phase), (Some(BLUE), Phase::Roll), "its turn is skipped");
}
