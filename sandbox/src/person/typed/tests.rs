//! Typed commands fall into their options.

use serde_json::{Value, json};

use super::values;

/// `expected` is null where the text is refused.
#[track_caller]
fn check(text: &str, expected: impl Into<Value>) {
    let expected = expected.into();
    let options = [
        json!({"name": "game", "name_localizations": {"pl": "gra"}}),
        json!({"name": "seats"}),
        json!({"name": "note"}),
    ];
    let found = values(text, &options, "pl").map_or(Value::Null, Value::Object);
    assert_eq!(found, expected, "{text}");
}

#[test]
fn a_value_runs_to_the_next_option() {
    check("", json!({}));
    check("game:catan", json!({"game": "catan"}));
    check("game: catan   seats:3", json!({"game": "catan", "seats": "3"}));
    check(
        "seats:3 note:two words, with game inside",
        json!({"seats": "3", "note": "two words, with game inside"}),
    );
}

#[test]
fn names_may_be_in_the_persons_language() {
    check("gra:catan", json!({"game": "catan"}));
}

#[test]
fn what_belongs_to_no_option_is_refused() {
    check("catan", Value::Null);
    check("xgame:catan", Value::Null);
}

#[test]
fn a_name_within_a_word_starts_no_option() {
    check("note:endgame:late", json!({"note": "endgame:late"}));
}
