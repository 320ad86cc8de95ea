//! Villages written down.

use serde_json::{Value, json};

use super::super::VillageGreen;
use super::*;
use rules::ScoreError;

#[track_caller]
fn refusal(position: &Value) -> String {
    match VillageGreen::score(position) {
        Err(ScoreError::Position(what)) => what,
        other => panic!("{position}: {other:?}"),
    }
}

#[test]
fn the_rulebooks_example_can_be_written_down() {
    let position = json!({
        "village_turned": false,
        "green": { "1,1": 38, "1,2": 50, "1,3": 37, "2,1": 44, "2,2": 49, "2,3": 40, "3,1": null },
        "col_awards": [12, 2, 24],
        "row_awards": [20, 13, null],
    });
    let score = json!({ "village": 1, "ponds": 4, "cols": [0, 6, 3], "rows": [-2, 4, 0], "total": 16 });
    assert_eq!(VillageGreen::score(&position), Ok(score));
}

#[test]
fn missing_places_are_empty() {
    let nothing = json!({ "village": 1, "ponds": 0, "cols": [0, 0, 0], "rows": [0, 0, 0], "total": 1 });
    assert_eq!(VillageGreen::score(&json!({})), Ok(nothing));
    let short = json!({ "village_turned": true, "green": {}, "col_awards": [14], "row_awards": [] });
    assert_eq!(VillageGreen::score(&short).map(|score| score["total"].clone()), Ok(json!(-9)));
}

#[test]
fn a_wrong_village_is_refused_with_the_reason() {
    for (position, reason) in [
        (json!([]), "object"),
        (json!({ "colour": 1 }), "\"colour\" is no key here; there are \"village_turned\", \"green\""),
        (json!({ "village_turned": "yes" }), "\"village_turned\" must be true or false, not \"yes\""),
        (json!({ "green": [] }), "\"green\" must be an object with places as keys, not a list"),
        (json!({ "col_awards": 3 }), "\"col_awards\" must be a list, not 3"),
        (
            json!({ "row_awards": [{}] }),
            "\"row_awards\", place 1: an object is no award: that is a number from 1 to 30",
        ),
        (json!({ "green": { "1,1": 61 } }), "\"green\", \"1,1\": 61 is no green card"),
        (json!({ "green": { "1,1": 0 } }), "0 is no green card"),
        (json!({ "green": { "1,1": "rose" } }), "\"rose\" is no green card"),
        (json!({ "green": { "1,1": 55, "3,3": 55 } }), "\"green\", \"3,3\": green card 55 is there twice"),
        (json!({ "green": { "4,1": 55 } }), "\"4,1\" is no place"),
        (json!({ "green": { "0,1": null } }), "\"0,1\" is no place"),
        (json!({ "green": { "b2": 55 } }), "\"b2\" is no place"),
        (json!({ "col_awards": [31] }), "\"col_awards\", place 1: 31 is no award"),
        (json!({ "col_awards": [7, 7] }), "\"col_awards\", place 2: award 7 is there twice"),
        (
            json!({ "col_awards": [7], "row_awards": [null, 7] }),
            "\"row_awards\", place 2: award 7 is there twice",
        ),
        (json!({ "row_awards": [1, 2, 3, 4] }), "\"row_awards\" has 4 places"),
        // A red rose beside a blue petunia.
        (
            json!({ "green": { "2,2": 1, "2,3": 25 } }),
            "\"2,2\" (card 1, red rose) and \"2,3\" (card 25, blue petunia)",
        ),
    ] {
        let what = refusal(&position);
        assert!(what.contains(reason), "{position}: {what}");
    }
}

#[test]
fn a_lawn_parts_what_does_not_match() {
    let position = json!({ "green": { "1,1": 1, "1,2": 55, "1,3": 25, "3,3": 49 } });
    // Village card 1 and three ponds.
    assert_eq!(VillageGreen::score(&position).map(|score| score["total"].clone()), Ok(json!(7)));
}

#[test]
fn what_a_report_says_can_be_scored() {
    let mut table = blank(2);
    build(&mut table, ONE, "rRp rRs = / - rLbo -", "a 10, 2 17");
    let seat = table.report()["seats"][0].clone();
    assert_eq!(VillageGreen::score(&seat["village"]), Ok(seat["score"].clone()));
    assert_eq!(seat["score"]["total"], json!(total(&table, ONE)));
}
