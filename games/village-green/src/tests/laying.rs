//! Where green cards fit (rulebook, *Laying*).

use super::super::components::village::Misfit;
use super::*;

fn card(word: &str) -> GreenId {
    meant(word).next().unwrap_or_else(|| panic!("there is no such card: {word}"))
}

/// The places on which a card fits, as words.
fn open(village: &Village, word: &str, covering: bool) -> String {
    let open = village.open_to(card(word), covering);
    let each: Vec<String> = open.iter().map(|place| place.to_string()).collect();
    for place in Place::all() {
        let fits = village.misfit(card(word), place, covering).is_none();
        assert_eq!(fits, open.contains(place), "{word} on {place}");
    }
    each.join(" ")
}

#[test]
fn neighbours_agree_in_flower_or_colour() {
    // The rulebook's examples: a red petunia does not go beside a blue rose, but beside a red card.
    let blue_rose = village("bRp - - / - - - / - - -", "");
    assert_eq!(open(&blue_rose, "rPb", false), "c1 b2 c2 a3 b3 c3");
    assert_eq!(
        blue_rose.misfit(card("rPb"), place("b1"), false),
        Some(Misfit::Beside(place("a1"), card("bRp")))
    );
    assert_eq!(open(&blue_rose, "bPb", false), "b1 c1 a2 b2 c2 a3 b3 c3");
    assert_eq!(open(&blue_rose, "rRbb", false), "b1 c1 a2 b2 c2 a3 b3 c3");
    // A red rose matches the rose on its left by flower and the red card above by colour.
    let corner = village("- rPb - / bRp - - / - - -", "");
    assert!(open(&corner, "rRoo", false).contains("b2"));
    // A blue lily matches the left one alone.
    assert!(!open(&corner, "bLp", false).contains("b2"));
}

#[test]
fn corners_do_not_touch() {
    let middle = village("- - - / - bRp - / - - -", "");
    assert_eq!(open(&middle, "rPb", false), "a1 c1 a3 c3");
}

#[test]
fn a_green_card_need_not_touch_another() {
    assert_eq!(open(&Village::default(), "rPb", false).split(' ').count(), 9);
    assert!(open(&village("rRp", ""), "bLp", false).contains("c3"));
}

#[test]
fn lawns_match_everything() {
    let strange = village("rRp - bPp / - = - / - - yLs", "");
    assert_eq!(open(&strange, "=", false), "b1 a2 b2 c2 a3 b3");
    // Beside the lawn anything goes; the lawn itself gives its place up to what its neighbours allow.
    assert!(open(&village("- - - / - = - / - - -", ""), "rRp", false).contains("b1"));
    let held = village("- rRp - / bLp = - / - - -", "");
    assert!(!open(&held, "yPp", false).contains("b2"));
    assert!(open(&held, "bRs", false).contains("b2"));
}

#[test]
fn a_lawn_may_lie_on_a_lawn() {
    let mut table = blank(2);
    build(&mut table, ONE, "= - -", "");
    give(&mut table, ONE, "= rRp rRs");
    table.must(ONE, "take 1 | green 52");
    table.must(ONE, "lay 1 a1");
    assert_eq!(table.side(ONE).covered.len(), 1);
    assert_eq!(table.side(ONE).village.green_count(), 1);
}

#[test]
fn other_green_cards_are_not_covered() {
    let full = village("rRp - -", "");
    assert_eq!(full.misfit(card("rRs"), place("a1"), false), Some(Misfit::Occupied(card("rRp"))));
    assert_eq!(open(&full, "rRs", false), "b1 c1 a2 b2 c2 a3 b3 c3");
}

#[test]
fn covering_matches_the_neighbours_and_not_what_is_covered() {
    let pair = village("rRp rPp -", "");
    // A blue petunia goes over the rose, which it does not match, for it matches the petunia beside it.
    assert!(open(&pair, "bPs", true).contains("a1"));
    // Over the petunia it would lie beside the rose.
    assert!(!open(&pair, "bPs", true).contains("b1"));
}

#[test]
fn strangers_are_found() {
    assert_eq!(village("rRp = bLp / - yRp -", "").strangers(), None);
    let strangers = village("rRp - - / bLp - -", "").strangers();
    assert_eq!(strangers.map(|pair| pair.map(|(place, _)| place)), Some([place("a1"), place("a2")]));
}

#[test]
fn a_refused_place_says_which_neighbour_and_why() {
    let mut table = blank(2);
    build(&mut table, ONE, "bRbb - -", "");
    give(&mut table, ONE, "rPb = rRp");
    table.must(ONE, "take 3 | green 52");
    refused(&table, ONE, "lay 1 b1", "mismatch");
    let action: Action = "lay 1 b1".parse().expect("it is one");
    let refusal = table.legal(ONE, &action).expect_err("it does not match");
    let said = format!("{:?}", refusal.args);
    for part in ["kind-red-petunia", "kind-blue-rose", "\"A1\"", "\"B1\""] {
        assert!(said.contains(part), "{said}");
    }
    refused(&table, ONE, "lay 1 a1", "occupied");
    table.must(ONE, "lay 2 b1");
}
