//! Messages, and texts that are cut or quoted.

use crate::{Arg, Mute, Refusal, Seat, SeatSet, VocabularyCache, Words, quoted, shorten};

#[test]
fn a_text_is_cut_to_so_many_characters() {
    for (text, most, cut) in [
        ("wool", 4, "wool"),
        ("wełna", 4, "weł…"),
        ("a sheep", 3, "a…"),
        ("🐺🐺🐺", 2, "🐺…"),
        ("x", 0, "…"),
        ("", 0, ""),
        ("\u{2068}שלום\u{2069}", 6, "\u{2068}שלום\u{2069}"),
        ("\u{2068}שלום\u{2069}", 4, "\u{2068}ש…\u{2069}"),
    ] {
        assert_eq!(shorten(text, most), cut, "{text:?}");
    }
}

#[test]
fn a_text_is_quoted_short_and_without_what_a_terminal_obeys() {
    assert_eq!(quoted("say \"wełna\" 'x' \\"), "say \"wełna\" 'x' \\");
    assert_eq!(quoted("a\nb\u{1b}[1m"), "a\\nb\\u{1b}[1m");
    assert_eq!(quoted(&"x".repeat(60)), "x".repeat(60));
    assert_eq!(quoted(&"x".repeat(61)), "x".repeat(59) + "…");
}

/// Says keys, variables and seats as they are.
struct Plain;

impl Words for Plain {
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        format!("{key}{args:?}")
    }

    fn name(&self, seat: Seat) -> String {
        format!("P{seat}")
    }
}

#[test]
fn names_stand_in_the_order_of_seats() {
    assert_eq!(Plain.names([Seat(2), Seat(0)].into_iter().collect()), "P1, P3");
    assert_eq!(Plain.names(SeatSet::EMPTY), "");
}

#[test]
fn a_refusal_is_said_with_its_variables() {
    let refusal = Refusal::new("too-far").with("number", 7_u8).with("who", Seat(1)).with("what", "x");
    assert_eq!(
        refusal.say(&Plain),
        r#"too-far[("number", Number(7)), ("who", Name(Seat(1))), ("what", Text("x"))]"#
    );
    assert_eq!((refusal.to_string().as_str(), Plain.plain("far")), ("too-far", "far[]".to_owned()));
}

#[test]
fn mute_says_nothing() {
    assert_eq!((Mute.plain("far"), Mute.name(Seat(0))), (String::new(), String::new()));
}

#[test]
fn a_vocabulary_is_made_once_for_each_game() {
    let cache = VocabularyCache::default();
    assert_eq!(*cache.vocabulary("one", || 1), 1);
    assert_eq!(*cache.vocabulary("two", || 2), 2);
    assert_eq!(*cache.vocabulary("one", || 3), 1);
}
