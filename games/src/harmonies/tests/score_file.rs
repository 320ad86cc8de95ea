use serde_json::{Value, json};

use super::*;

fn score(position: &Value) -> Result<Value, String> {
    Harmonies::score(position).map_err(|error| error.to_string())
}

#[test]
fn a_written_board_is_scored_by_category() {
    let position = json!({
        "side": "A",
        "cells": { "0,0": ["brown", "green"], "0,1": ["blue"], "1,0": ["blue"], "4,4": ["gray", "red"] },
        "cards": [{ "id": 29, "cubes_left": 2 }, { "id": 42, "cubes_left": 0 }, { "id": 5, "cubes_left": 5 }],
    });
    let expected = json!({
        "trees": 3, "mountains": 0, "fields": 0, "buildings": 0, "water": 2, "animals": 5, "spirit": 4, "total": 14,
    });
    assert_eq!(score(&position), Ok(expected));
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let cells = |cells: Value| json!({ "side": "B", "cells": cells });
    let cards = |cards: Value| json!({ "side": "A", "cells": {}, "cards": cards });
    let twenty_four: serde_json::Map<String, Value> = Side::B
        .spaces()
        .iter()
        .take(24)
        .map(|c| (format!("{},{}", c.column(), c.row()), json!(["blue"])))
        .collect();
    for (position, reason) in [
        (json!(null), "side"),
        (json!({ "side": "C", "cells": {} }), "side"),
        (json!({ "side": "A" }), "cells"),
        (cells(json!({ "0,4": ["blue"] })), "0,4"),
        (cells(json!({ "7,0": ["blue"] })), "7,0"),
        (cells(json!({ "-1,0": ["blue"] })), "-1,0"),
        (cells(json!({ "d2": ["blue"] })), "d2"),
        (cells(json!({ "0,0": ["blue", "blue"] })), "forbid"),
        (cells(json!({ "0,0": ["brown", "brown", "brown"] })), "forbid"),
        (cells(json!({ "0,0": ["gray", "gray", "red"] })), "forbid"),
        (cells(json!({ "0,0": ["pink"] })), "pink"),
        (cells(json!({ "0,0": "blue" })), "list"),
        (cells(Value::Object(twenty_four)), "box holds 23"),
        (cards(json!([{ "id": 43, "cubes_left": 0 }])), "no known card"),
        (cards(json!([{ "id": 0, "cubes_left": 0 }])), "no known card"),
        (cards(json!([{ "cubes_left": 0 }])), "no known card"),
        (cards(json!([{ "id": 5, "cubes_left": 1 }, { "id": 5, "cubes_left": 2 }])), "twice"),
        (cards(json!([{ "id": 5, "cubes_left": 6 }])), "cubes_left"),
        (cards(json!([{ "id": 5, "cubes_left": -1 }])), "cubes_left"),
        (cards(json!([{ "id": 5 }])), "cubes_left"),
        (cards(json!([{ "id": 33, "cubes_left": 2 }])), "cubes_left"),
        (cards(json!([{ "id": 33, "cubes_left": 0 }, { "id": 34, "cubes_left": 1 }])), "two nature spirits"),
        (cards(json!({})), "list"),
    ] {
        let error = score(&position).expect_err(reason);
        assert!(error.contains(reason), "{error} does not speak of {reason}");
    }
}

#[test]
fn both_spellings_of_grey_are_read() {
    let board = |word: &str| json!({ "side": "A", "cells": { "0,0": [word], "0,1": [word] } });
    assert_eq!(score(&board("gray")), score(&board("grey")));
}
