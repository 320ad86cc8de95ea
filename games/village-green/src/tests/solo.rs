//! Playing alone.

use super::*;
use rules::Turn;

const FULL: &str = "rRp rRbb rRoo / rPp rPb rPo / rLp rLbo rLow";

#[test]
fn alone_nothing_is_discarded() {
    let mut table = blank(1);
    table.must(ONE, "take 1 | green 5");
    refused(&table, ONE, "discard 1", "solo-discard");
    refused(&table, ONE, "award 1", "lay-first-solo");
    assert!(table.listed(ONE).iter().all(|action| action.starts_with("lay")));
    table.must(ONE, "lay 1 a1");
    assert_eq!((table.current, table.rounds), (ONE, 1));
}

#[test]
fn ruling_a_blind_card_is_open_only_with_a_card_in_hand_that_fits() {
    // One place is left, between a red and a blue card: what is neither red nor blue nor one of their flowers does not fit.
    let mut table = blank(1);
    build(&mut table, ONE, "rRp rRbb rRoo / rPp rPb rPo / rLp rLbo -", "");
    give(&mut table, ONE, "yRp bRbb yRs");
    turn_up(&mut table, 1, "rLow");
    turn_up(&mut table, 2, "yRoo");
    turn_up(&mut table, 3, "yPo");
    let mut table = sound(table);
    refused(&table, ONE, "take deck", "solo-fit-deck");
    refused(&table, ONE, "take 2", "solo-fit");
    // A card of the row may be taken if it fits itself, or if one in hand does; it is red and a lily.
    assert_eq!(table.listed(ONE)[0], "take 1");
    table.must(ONE, "take 1 | green 52");
    assert_eq!(table.listed(ONE), ["lay 4 c3"]);

    let mut table = blank(1);
    build(&mut table, ONE, "rRp rRbb rRoo / rPp rPb rPo / rLp rLbo -", "");
    give(&mut table, ONE, "yRp bRbb rLow");
    table.must(ONE, "take deck | green 52");
}

#[test]
fn ruling_places_that_a_lawn_gives_up_are_places() {
    let mut table = blank(1);
    build(&mut table, ONE, "rRp rRbb rRoo / rPp rPb rPo / rLp rLbo =", "");
    give(&mut table, ONE, "rLow rRs rPs");
    table.must(ONE, "take deck | green 52");
    table.must(ONE, "lay 1 c3");
}

#[test]
fn alone_awards_cover_no_awards_but_for_a_structure() {
    let mut table = blank(1);
    build(&mut table, ONE, "- - -", "a 30, b 29");
    table.must(ONE, "award 1 | award 9");
    refused(&table, ONE, "place a", "solo-cover");
    assert_eq!(table.listed(ONE), ["place c", "place 1", "place 2", "place 3"]);
    table.must(ONE, "place c");
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 2 a1");
    table.must(ONE, "award 2 | award 8");
    assert_eq!(table.listed(ONE).len(), 6);
    table.must(ONE, "place a");
    assert!(table.side(ONE).covered_awards.contains(award(30)));
}

#[test]
fn alone_six_awards_leave_the_structures_alone() {
    let mut table = blank(1);
    build(&mut table, ONE, "- - -", "a 30, b 29, c 28, 1 27, 2 26, 3 25");
    refused(&table, ONE, "award 1", "solo-awards-full");
    refused(&table, ONE, "award deck", "solo-awards-full");
    table.must(ONE, "take 1 | green 5");
    table.must(ONE, "lay 2 a1");
    table.must(ONE, "award 1 | award 9");
    table.must(ONE, "place a");
}

#[test]
fn alone_no_deck_and_no_full_village_ends_the_game() {
    let mut table = blank(1);
    build(&mut table, ONE, "rRp rRbb rRoo / rPp rPb rPo / rLp rLbo -", "");
    give(&mut table, ONE, "rLow rRs rPs");
    shrink(&mut table, 1);
    shrink_awards(&mut table, 1);
    table.must(ONE, "take deck | green 52");
    table.must(ONE, "lay 1 c3");
    assert!(matches!(table.turn(), Turn::Waiting { .. }));
    table.must(ONE, "award deck | award 9");
    table.must(ONE, "place a");
    assert!(matches!(table.turn(), Turn::Waiting { .. }));
}

#[test]
fn ruling_one_may_stop_before_any_action_and_after_the_first_use_but_not_after_taking() {
    let table = blank(1);
    table.clone().must(ONE, "stop");
    let mut renewed = table.clone();
    renewed.must(ONE, "renew green 1 2 3 | green 1 | green 2 | green 3");
    renewed.must(ONE, "stop");
    let Turn::Over(outcome) = renewed.turn() else { panic!("it is over") };
    assert_eq!(outcome.verdict.as_deref(), Some("village-green-verdict-last"));
    let mut taken = table.clone();
    taken.must(ONE, "take 1 | green 5");
    refused(&taken, ONE, "stop", "stop-late");
    taken.must(ONE, "lay 2 a1");
    refused(&taken, ONE, "stop", "stop-late");
    taken.must(ONE, "award 1 | award 9");
    refused(&taken, ONE, "stop", "stop-late");
    let mut covering = table;
    covering.must(ONE, "cover");
    refused(&covering, ONE, "stop", "cover-take");
    refused(&blank(2), ONE, "stop", "stop-solo");
}

#[test]
fn ruling_alone_exactly_fifteen_points_are_the_last_place_and_the_others_follow_their_table() {
    for (written, awards, points, [unturned, turned]) in [
        // Village card 1, three empty places in column A −9.
        ("- - -", "a 14", -8, ["last", "last"]),
        // Village card 1, ponds 6, column A once more 6, row 1 three trees 3.
        ("rRp rRbb rPb / rPp - - / rLp - -", "a 10, 1 17", 16, ["mention", "last"]),
        // Village card 1, ponds 6, column A 6, row 1 three red roses 9, row 2 three cards 6 less two trees.
        (FULL, "a 10, 1 7, 2 13", 26, ["podium", "mention"]),
        // Village card 1, ponds 6, column A 6, three red roses and three red petunias 18, column B five trees 5.
        (FULL, "a 10, 1 7, 2 4, b 17", 36, ["architect", "podium"]),
    ] {
        for (turned, points, verdict) in [(false, points, unturned), (true, points - 1, turned)] {
            let mut table = blank(1);
            build(&mut table, ONE, written, awards);
            table.side_mut(ONE).village.turned = turned;
            table.must(ONE, "stop");
            let Turn::Over(outcome) = table.turn() else { panic!("it is over") };
            assert_eq!(outcome.standings[0].score, points, "{written}");
            let key = format!("village-green-verdict-{verdict}");
            assert_eq!(outcome.verdict, Some(key), "{points} points");
        }
    }
}

#[test]
fn ruling_with_nothing_else_open_the_game_waits_for_the_village_card_or_stop() {
    let mut table = blank(1);
    build(&mut table, ONE, FULL, "a 30, b 29, c 28, 1 27, 2 26");
    table.must(ONE, "award 1 | award 9");
    table.must(ONE, "place 3");
    assert!(matches!(table.turn(), Turn::Waiting { .. }));
    let uses = table.listed(ONE);
    assert!(uses.iter().all(|action| ["renew", "cover", "stop"].iter().any(|word| action.starts_with(word))));
    // Over a red card any rose fits that matches its neighbours.
    give(&mut table, ONE, "rLwb rRs rPs");
    table.must(ONE, "cover");
    table.must(ONE, "take 1 | green 52");
    table.must(ONE, "lay 1 c3");
    // Turned and with nothing open it ends by itself.
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn ruling_turned_and_with_nothing_open_the_game_ends_by_itself() {
    let mut table = blank(1);
    build(&mut table, ONE, FULL, "a 30, b 29, c 28, 1 27, 2 26, 3 25");
    let done = table.must(ONE, "renew awards 1 2 3 | award 4 | award 5 | award 6");
    assert_eq!(done.events.last(), Some(&Event::Over));
}

#[test]
fn covering_alone_needs_a_card_that_fits() {
    let mut table = blank(1);
    // Every place is hemmed in by red cards, and nothing in hand or row is red.
    build(&mut table, ONE, "rRp rRbb rRoo / rRww rRs rRs / rPp rPb rPo", "");
    give(&mut table, ONE, "yLp yLs bLp");
    turn_up(&mut table, 1, "yLs");
    turn_up(&mut table, 2, "bLs");
    turn_up(&mut table, 3, "bLs");
    let table = sound(table);
    refused(&table, ONE, "cover", "solo-fit-cover");
    assert!(!table.listed(ONE).contains(&"cover".to_owned()));
}
