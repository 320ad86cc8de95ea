//! The notation, and what else is read.

use super::*;

fn written(text: &str) -> String {
    text.parse::<Action>().map_or_else(|refusal| refusal.key.to_owned(), |action| action.to_string())
}

#[test]
fn an_action_is_read_as_people_type_it() {
    for (typed, expected) in [
        ("lay 12a 90 q9", "lay 12a 90 q9"),
        ("LAY 12A 90 Q9", "lay 12a 90 q9"),
        ("lay 30a q9 90", "lay 30a 90 q9"),
        ("lay 30a 90° q9", "lay 30a 90 q9"),
        // A turning that looks the same as a smaller one is that one, and may be left out if it is the only one.
        ("lay 12a 270 q9", "lay 12a 90 q9"),
        ("lay 4a 270 q9", "lay 4a 0 q9"),
        ("lay 4a q9", "lay 4a 0 q9"),
        ("lay 61 q9", "lay 61a 0 q9"),
        ("lay 61b 90 @aa@3", "lay 61a 0 @aa@3"),
        ("interrupt 65b 180 q10", "interrupt 65a 0 q10"),
        ("interrupt 61 q9, 65 q10", "interrupt 61a 0 q9 65a 0 q10"),
        ("interrupt 61a 0 q9; 65b q10 90 + 62 q11", "interrupt 61a 0 q9 65a 0 q10 62a 0 q11"),
        (" reveal  Black\tq9 ", "reveal black q9"),
        ("pass", "pass"),
        ("Retire", "retire"),
    ] {
        assert_eq!(written(typed), expected, "{typed}");
        assert_eq!(written(expected), expected);
    }
}

#[test]
fn what_is_no_action_is_not_read() {
    for typed in [
        "",
        "lay",
        "lay 12a",
        "lay 12a q9",
        "lay 12 90 q9",
        "lay 0a 0 q9",
        "lay 69a 0 q9",
        "lay 012a 90 q9",
        "lay 12a 45 q9",
        "lay 12a 90",
        "lay 12a 90 q9 90",
        "lay 12a 90 q9 13a 0 q10",
        "lay 12c 90 q9",
        "lay 12ab 90 q9",
        "interrupt",
        "interrupt 61",
        "reveal",
        "reveal black",
        "reveal green q9",
        "reveal black q9 q10",
        "pass q9",
        "retire now",
        "12a 90 q9",
        "lay 300a 0 q9",
        "lay 12a +90 q9 q9",
    ] {
        assert_eq!(written(typed), "wolves-and-sheep-refusal-unreadable", "{typed}");
    }
}

/// What people type is never refused for a turning that looks the same as another.
#[test]
fn every_turning_is_as_good_as_its_look() {
    let mut game = with("V\nvvkv\nkfff", &[("k", "61 62"), ("y", "")]);
    game.must(Seat(0), "interrupt 61b 270 n17 | tile 1");
    assert_eq!(game.landscape.laid().last(), Some(&Laid::even(tile(61), place("n17"))));
}
