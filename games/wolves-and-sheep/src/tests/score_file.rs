//! `turnstone score`.

use serde_json::{Value, json};

use super::*;

fn score(position: &Value) -> Result<Value, String> {
    WolvesAndSheep::score(position).map_err(|error| error.to_string())
}

fn at(x: i64, y: i64, tile: impl Into<Value>, face: u8, turn: u8) -> Value {
    json!({ "x": x, "y": y, "tile": tile.into(), "face": face, "turn": turn })
}

/// The village square, a black meadow of two closed by village and forest, a wolf under a hunter, and another wolf.
fn table() -> Vec<Value> {
    vec![
        at(0, 0, "village_square", 0, 0),
        at(0, 1, 38, 0, 2),
        at(0, 2, 7, 0, 0),
        json!({ "x": 0, "y": 3, "tile": 65, "face": 1, "turn": 3, "under": 61 }),
        at(1, 2, 62, 0, 0),
    ]
}

#[test]
fn a_written_table_is_surveyed_in_any_order() {
    let mut table = table();
    let expected = json!({
        "meadows": [{ "colour": "black", "sheep": 2, "closed": true, "safe": false }],
        "forests": [{ "wolves": 1, "hunters": 1, "active": true }],
    });
    for _ in 0..table.len() {
        assert_eq!(score(&json!(table)), Ok(expected.clone()));
        table.rotate_left(1);
    }
}

#[test]
fn meadows_and_forests_are_sorted() {
    let table = json!([
        at(0, 0, "shepherd_red", 0, 0),
        at(0, 9, "shepherd_black", 0, 0),
        at(1000, 0, 20, 0, 0),
        at(1001, 0, "shepherd_yellow", 0, 0),
        at(5, 5, 61, 0, 0),
        at(9, 9, 65, 0, 0),
        at(9, 10, 66, 0, 1),
        at(20, 20, 4, 0, 0),
        at(30, 30, 7, 0, 0),
    ]);
    let open =
        |colour: &str, sheep: u8| json!({ "colour": colour, "sheep": sheep, "closed": false, "safe": true });
    let forest =
        |wolves: u8, hunters: u8| json!({ "wolves": wolves, "hunters": hunters, "active": wolves > 0 });
    let expected = json!({
        "meadows": [open("black", 4), open("black", 1), open("yellow", 8), open("red", 4)],
        "forests": [forest(1, 0), forest(0, 2), forest(0, 0), forest(0, 0)],
    });
    assert_eq!(score(&table), Ok(expected));
    assert_eq!(score(&json!([])), Ok(json!({ "meadows": [], "forests": [] })));
}

#[test]
fn a_table_may_lie_anywhere() {
    let far = [i64::MIN, i64::MAX, -9_000_000_000];
    let tiles: Vec<Value> =
        far.into_iter().zip(61..).map(|(at, tile)| json!({ "x": at, "y": at, "tile": tile })).collect();
    let apart = json!({ "wolves": 1, "hunters": 0, "active": true });
    assert_eq!(score(&json!(tiles)), Ok(json!({ "meadows": [], "forests": [apart, apart, apart] })));
    let line: Vec<Value> = (1..=60).map(|tile| at(2 * tile, 3 * tile, tile, 0, 0)).collect();
    assert!(score(&json!(line)).is_ok());
}

#[test]
fn an_impossible_table_is_refused_with_the_reason() {
    let with = |more: Value| {
        let mut table = table();
        table.push(more);
        json!(table)
    };
    let under = |tile: u8, under: u8| json!({ "x": 9, "y": 9, "tile": tile, "under": under });
    for (position, reason) in [
        (json!(null), "a table is written as"),
        (
            json!({}),
            "a table is written as a list of tiles, each an object with \"x\", \"y\" and \"tile\", not as an object",
        ),
        (json!([7]), "entry 1 must be an object with \"x\", \"y\""),
        (with(json!({ "x": 9, "y": 9 })), "x 9, y 9: \"tile\" is missing"),
        (with(json!({ "x": 9, "y": 9, "tile": 1, "side": 1 })), "entry 6: \"side\" is no key here"),
        (with(json!({ "x": 0.5, "y": 9, "tile": 1 })), "entry 6: \"x\" must be a whole number, not 0.5"),
        (with(at(9, 9, 0, 0, 0)), "there is no tile 0"),
        (with(at(9, 9, 69, 0, 0)), "there is no tile 69"),
        (with(at(9, 9, "marker_black", 0, 0)), "there is no tile \"marker_black\""),
        (with(at(9, 9, "shepherd_green", 0, 0)), "there is no tile \"shepherd_green\""),
        (with(at(9, 9, 12.5, 0, 0)), "there is no tile 12.5"),
        (with(at(9, 9, 7, 1, 0)), "tile 7 is there twice"),
        (with(at(9, 9, "village_square", 1, 0)), "village_square is there twice"),
        (with(at(9, 9, 61, 1, 0)), "tile 61 is there twice"),
        (with(at(0, 0, 30, 0, 0)), "two tiles on one place"),
        (with(at(0, 3, 66, 0, 0)), "two tiles on one place"),
        (with(at(0, 4, "shepherd_black", 0, 0)), "meets"),
        (with(at(1, 0, 4, 0, 0)), "x 0, y 0: village in the east meets forest"),
        (with(at(9, 9, 12, 2, 0)), "\"face\" must be a whole number from 0 to 1, not 2"),
        (with(at(9, 9, "shepherd_red", 1, 0)), "shepherd_red has no face 1"),
        (with(at(9, 9, 12, 0, 4)), "\"turn\" must be a whole number from 0 to 3, not 4"),
        (with(under(66, 12)), "tile 66 is over 12, which is no wolf"),
        (with(under(66, 67)), "which is no wolf"),
        (with(under(66, 61)), "tile 61 is there twice"),
        (with(under(12, 63)), "only a hunter lies over another tile"),
    ] {
        let error = score(&position).expect_err(reason);
        assert!(error.contains(reason), "\"{error}\" does not speak of \"{reason}\"");
    }
}
