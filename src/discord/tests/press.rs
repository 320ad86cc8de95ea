//! The meanings of buttons, as they are written and read: old ones must keep working.

use crate::discord::features::CODES;
use crate::discord::message::press::CustomId;

/// Custom_ids of every kind, as existing buttons have them.
const RECORDED: &str = include_str!("custom_ids.txt");

/// The recorded custom_ids, read.
pub(super) fn recorded_ids() -> Vec<CustomId> {
    let lines = RECORDED.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|_| panic!("{line} is not read any more"))).collect()
}

#[test]
fn every_custom_id_that_is_out_is_read_and_written_so_again() {
    let lines: Vec<&str> = RECORDED.lines().filter(|line| !line.starts_with('#')).collect();
    for (line, id) in lines.iter().zip(recorded_ids()) {
        assert_eq!(id.to_string(), *line);
    }
}

#[test]
fn custom_ids_of_every_press_are_recorded() {
    for code in CODES.iter().copied().flatten() {
        assert!(RECORDED.contains(&format!(":{code}:")), "{code}");
    }
}

#[test]
fn what_older_versions_wrote_beside_the_meaning_is_read_past() {
    for (old, new) in [
        ("42:7:more:", "42:0:more:"),
        ("42:7:hint:", "42:0:hint:"),
        ("42:7:orders:", "42:0:orders:"),
        ("42:7:unorder:", "42:0:unorder:"),
        ("42:7:plan:take c", "42:0:plan:take c"),
        ("42:7:pback:", "42:0:pback:"),
        ("42:7:end!:", "42:0:end!:"),
        ("42:7:undo!:", "42:7:undo:"),
        ("42:0:rules:", "42:0:rules:"),
    ] {
        assert_eq!(old.parse::<CustomId>().map(|id| id.to_string()).as_deref(), Ok(new));
    }
}

#[test]
fn a_foreign_custom_id_is_refused() {
    for text in [
        "",
        "x",
        "1:2:panel",
        "1:2:nonsense:",
        "a:2:panel:",
        "1:-2:panel:",
        "::::",
        "1:4294967296:act:roll",
        "1:2:vote:everything",
        "1:0:yes:",
        "1:0:away:soon",
    ] {
        assert!(text.parse::<CustomId>().is_err(), "{text}");
    }
}

#[test]
fn two_presses_never_share_a_code() {
    let mut codes: Vec<&str> = CODES.concat();
    codes.sort_unstable();
    assert!(codes.is_sorted_by(|one, other| one < other), "{codes:?}");
}
