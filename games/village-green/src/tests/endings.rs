//! How a game with others ends.

use super::super::state::Ending;
use super::*;
use rules::Turn;

const NINE: &str = "rRp rRbb rRoo / rPp rPb rPo / rLp rLbo";

#[test]
fn a_full_village_ends_the_game_with_the_round() {
    let mut table = blank(3);
    build(&mut table, TWO, NINE, "");
    give(&mut table, TWO, "rLow rRs rPs");
    table.must(ONE, "take 1 | green 52");
    table.must(ONE, "discard 1");
    table.must(TWO, "take deck | green 55");
    let done = table.must(TWO, "lay 1 c3");
    assert!(done.events.contains(&Event::LastRound(Ending::Village(TWO))));
    assert_eq!(table.current, THREE);
    table.must(THREE, "take deck | green 56");
    let done = table.must(THREE, "discard 1");
    assert_eq!(done.events.last(), Some(&Event::Over));
    assert!(matches!(table.turn(), Turn::Over(_)));
    assert_eq!(table.refusal(ONE, "take 1"), "refusal-game-over");
}

#[test]
fn the_last_in_the_round_ends_it_at_once() {
    let mut table = blank(2);
    build(&mut table, TWO, NINE, "");
    give(&mut table, TWO, "rLow rRs rPs");
    table.must(ONE, "take 1 | green 52");
    table.must(ONE, "discard 1");
    table.must(TWO, "take deck | green 55");
    table.must(TWO, "lay 1 c3");
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn lawns_fill_a_village_as_other_green_cards_do() {
    // The last of the nine is a lawn, or only the last is none.
    for (eight, hand) in [(NINE, "= rRs rPs"), ("= = = / rRp = = / - rPp rLp", "rLow rRs rPs")] {
        let mut table = blank(2);
        build(&mut table, TWO, eight, "");
        give(&mut table, TWO, hand);
        let free = if eight == NINE { "c3" } else { "a3" };
        table.must(ONE, "take 1 | green 52");
        table.must(ONE, "discard 1");
        table.must(TWO, "take 2 | green 53");
        let done = table.must(TWO, &format!("lay 1 {free}"));
        assert!(done.events.contains(&Event::LastRound(Ending::Village(TWO))), "{eight}");
        assert!(matches!(table.turn(), Turn::Over(_)), "{eight}");
    }
}

#[test]
fn eight_green_cards_do_not_fill_a_village() {
    let mut table = blank(2);
    build(&mut table, ONE, "rRp rRbb rRoo / rPp rPb rPo / rLp", "");
    give(&mut table, ONE, "rLbo rRs rPs");
    table.must(ONE, "take 1 | green 52");
    table.must(ONE, "lay 1 b3");
    assert_eq!(table.ending, None);
}

#[test]
fn ruling_a_player_with_a_full_village_plays_the_round_out() {
    let mut table = blank(2);
    build(&mut table, TWO, &format!("{NINE} rLow"), "");
    shrink(&mut table, 1);
    table.must(ONE, "take deck | green 52");
    table.must(ONE, "discard 1");
    // An award, or a green card to discard: none fits any more.
    assert!(table.listed(TWO).iter().any(|action| action == "award 1"));
    table.must(TWO, "take 1");
    assert!(table.listed(TWO).iter().all(|action| action.starts_with("discard")));
    table.must(TWO, "discard 4");
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn ruling_a_deck_is_empty_though_its_row_is_not() {
    let mut table = blank(2);
    shrink(&mut table, 1);
    table.must(ONE, "take deck | green 52");
    let done = table.must(ONE, "discard 1");
    assert!(done.events.contains(&Event::LastRound(Ending::Greens)));
    assert_eq!(row(&table), [19, 20, 21]);
    table.must(TWO, "take 1");
    table.must(TWO, "discard 1");
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn ruling_the_action_that_empties_a_deck_is_finished_with_its_structures_award() {
    let mut table = blank(2);
    shrink(&mut table, 1);
    shrink_awards(&mut table, 1);
    table.must(ONE, "take deck | green 52");
    table.must(ONE, "lay 2 a1");
    assert_eq!(table.phase, Phase::Structure);
    table.must(ONE, "award deck | award 20");
    table.must(ONE, "place a");
    assert_eq!(table.ending, Some(Ending::Greens));
    table.must(TWO, "award 1");
    table.must(TWO, "place a");
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn an_empty_award_deck_ends_the_game_too() {
    let mut table = blank(2);
    shrink_awards(&mut table, 1);
    table.must(ONE, "award 1 | award 20");
    table.must(ONE, "place a");
    assert_eq!(table.ending, Some(Ending::Awards));
}

#[test]
fn everybody_has_had_the_same_number_of_turns() {
    let mut table = blank(3);
    (table.first, table.current) = (Some(TWO), TWO);
    table.steps = Steps::new(TWO);
    shrink(&mut table, 1);
    table.must(TWO, "take deck | green 52");
    table.must(TWO, "discard 1");
    for (seat, take) in [(THREE, "take 1"), (ONE, "take 2")] {
        assert_eq!(table.current, seat);
        table.must(seat, take);
        table.must(seat, "discard 1");
    }
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn a_turn_is_not_passed_while_an_award_is_left_to_take() {
    let mut table = blank(2);
    shrink(&mut table, 0);
    [20, 21].into_iter().filter_map(GreenId::new).for_each(|card| table.side_mut(TWO).covered.insert(card));
    table.greens.row = [GreenId::new(19), None, None];
    let mut table = sound(table);
    table.must(ONE, "take 1");
    table.must(ONE, "discard 1");
    assert_eq!(table.current, TWO);
    table.must(TWO, "award 1 | award 9");
}

#[test]
fn ruling_a_turn_without_any_open_action_passes_by_itself() {
    let mut table = blank(3);
    shrink(&mut table, 0);
    shrink_awards(&mut table, 0);
    table.awards.row = [None; 3];
    (1..=3).for_each(|number| table.side_mut(TWO).covered_awards.insert(award(number)));
    [20, 21].into_iter().filter_map(GreenId::new).for_each(|card| table.side_mut(TWO).covered.insert(card));
    table.greens.row = [GreenId::new(19), None, None];
    let mut table = sound(table);
    table.must(ONE, "take 1");
    let done = table.must(ONE, "discard 1");
    assert!(done.events.contains(&Event::Passed(TWO)) && done.events.contains(&Event::Passed(THREE)));
    assert!(matches!(table.turn(), Turn::Over(_)));
}
