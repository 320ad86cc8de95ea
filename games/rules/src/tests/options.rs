//! What is agreed before a game.

use crate::{OptionSpec, Options, Values};

const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "length", values: Values::OneOf(&["short", "long"]), default: "short" },
    OptionSpec { key: "start", values: Values::Text, default: "" },
];

#[test]
fn what_is_not_chosen_is_the_default() {
    let options = Options::default().with("start", "n14");
    assert_eq!(options.value(SPECS, "length"), "short");
    assert_eq!(options.value(SPECS, "start"), "n14");
    assert_eq!(options.with("length", "long").value(SPECS, "length"), "long");
}

#[test]
fn only_what_can_be_agreed_is_taken() {
    for (key, value, refusal) in [
        ("length", "long", None),
        ("length", "Long", Some("option-value")),
        ("length", "", Some("option-value")),
        ("colour", "red", Some("option-unknown")),
        ("start", "", None),
        ("start", "a 1; b 2", None),
        ("start", " a", Some("option-value")),
        ("start", "a\nsetup", Some("option-value")),
    ] {
        let refused = Options::default().with(key, value).check(SPECS).err();
        assert_eq!(refused.map(|refusal| refusal.key), refusal, "{key} {value:?}");
    }
}

#[test]
fn options_are_lines_of_a_logs_header() {
    let options = Options::default().with("start", "").with("length", "long");
    assert_eq!(options.lines(), "option length long\noption start\n");
}
