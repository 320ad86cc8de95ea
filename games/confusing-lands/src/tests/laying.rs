//! Where cards may lie, and how.

use super::super::action::Action;
use super::super::components::card::{Face, Outline, Quarter};
use super::super::components::land::Land;
use super::{laid, land_of};
use rules::Coordinate;

/// Rows of letters of a land, conditions as `#`.
fn drawn(land: &Land) -> String {
    let Some((low, high)) = land.bounds() else { return String::new() };
    let row =
        |row| (low.column..=high.column).map(|column| land.square(row, column).letter()).collect::<String>();
    (low.row..=high.row).map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn a_card_turns_clockwise_with_its_rivers() {
    for (card, expected) in [
        ("8 front 0", "M└/V./##"),
        ("8 front 90", "#VM/#.┌"),
        ("8 front 180", "##/.V/┐M"),
        ("8 front 270", "┘.#/MV#"),
        ("8 back 90", "FF┐/C.D"),
    ] {
        assert_eq!(drawn(&land_of(&[&format!("{card} n14")])), expected, "{card}");
    }
}

#[test]
fn four_turns_or_two_flips_lead_back() {
    let [none, one, two, three] = Quarter::ALL;
    assert_eq!(Quarter::ALL.map(Quarter::next), [one, two, three, none]);
    assert_eq!(Quarter::ALL.map(Quarter::degrees), [0, 90, 180, 270]);
    assert_eq!(Face::ALL.map(Face::flipped), [Face::Back, Face::Front]);
}

/// Checks what laying a card in a land of cards answers.
#[track_caller]
fn check(land: &[&str], card: &str, expected: Option<&str>) {
    let laid = laid(card);
    let refused = land_of(land).admit(laid.turn.outline(), laid.place).err().map(|refusal| refusal.key);
    assert_eq!(refused, expected.map(|rule| format!("confusing-lands-refusal-{rule}")).as_deref(), "{card}");
}

#[test]
fn the_first_card_lies_at_n14() {
    check(&[], "7 front 90 n14", None);
    check(&[], "7 front 90 n15", Some("first"));
}

#[test]
fn a_card_covers_a_square_and_no_condition() {
    let land = ["7 front 0 n14"];
    // Squares N14 to O15; the condition fills N16 and O16.
    check(&land, "8 back 0 n14", Some("condition"));
    check(&land, "8 back 0 n13", None);
    check(&land, "8 back 0 o12", None);
    check(&land, "8 back 0 n11", Some("overlap"));
    check(&land, "8 back 90 n14", None);
    check(&land, "8 back 90 l15", Some("condition"));
    check(&land, "8 back 90 l14", None);
    check(&land, "8 back 90 k14", Some("overlap"));
    check(&land, "8 back 0 p14", Some("overlap"));
    check(&land, "8 back 0 @0", Some("overlap"));
    check(&land, "8 back 0 zz999", Some("overlap"));
}

#[test]
fn later_cards_show_and_conditions_stay() {
    let land = land_of(&["7 front 0 n14", "8 back 90 n14", "1 back 0 p13"]);
    assert_eq!(drawn(&land), "  ─./FFVD/C.MW/##  ");
    assert_eq!(Outline::ALL.map(|outline| land.places(outline).iter().count()), [17, 18]);
}

#[test]
fn every_square_that_eight_cards_can_reach_has_a_name() {
    let places = [14, 12, 10, 8, 6, 4, 2, 0];
    let up: Vec<String> = places.iter().map(|row| format!("{} back 0 n{row}", row / 2 + 1)).collect();
    let land = land_of(&up.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(land.bounds().map(|(low, _)| low.row), Some(0));
    let left: Vec<String> = places
        .iter()
        .map(|&column| format!("{} back 90 {}14", column / 2 + 1, Coordinate::column_name(column)))
        .collect();
    assert_eq!(left.last().map(String::as_str), Some("1 back 90 @14"));
    let land = land_of(&left.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(land.bounds().map(|(low, _)| low.column), Some(0));
}

#[test]
fn notation_reads_as_it_is_written() {
    for text in ["lay 7 front 90 n14", "lay 18 back 0 @3", "lay 1 front 270 aa30", "aside 12"] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        let shouted = format!("  {} ", text.to_uppercase().replace(' ', "  "));
        assert_eq!(shouted.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    for nonsense in [
        "",
        "lay",
        "lay 7",
        "lay 0 front 0 n14",
        "lay 19 front 0 n14",
        "lay +7 front 0 n14",
        "lay 7 side 0 n14",
        "lay 7 front 45 n14",
        "lay 7 front 0 14",
        "lay 7 front 0 n14 n15",
        "aside",
        "aside 7 8",
        "aside x",
        "take 7",
        "lay 999999999999 front 0 n14",
    ] {
        assert!(nonsense.parse::<Action>().is_err(), "{nonsense}");
    }
}
