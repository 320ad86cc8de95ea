//! Positions that somebody has written down.

use serde_json::{Value, json};

use super::super::ConfusingLands;
use rules::{Game as _, ScoreError};

fn error(position: &Value) -> String {
    match ConfusingLands::score(position) {
        Err(ScoreError::Position(what)) => what,
        other => panic!("{position}: {other:?}"),
    }
}

#[test]
fn a_written_position_is_scored() {
    let position = json!({ "shared": 1, "cells": {
        "0,0": { "s": "river", "ends": ["N", "E"] }, "1,0": { "s": "river", "ends": ["W", "S"] },
        "0,1": { "s": "condition", "number": 7 }, "1,1": { "s": "condition", "number": 7 },
        "0,-1": { "s": "mountain" }, "-1,0": { "s": "blank" }, "2,0": { "s": "mountain" },
    } });
    let expected = json!({ "conditions": { "7": 4 }, "shared": 8, "penalty": -10, "total": 2 });
    assert_eq!(ConfusingLands::score(&position), Ok(expected));
}

#[test]
fn an_empty_land_scores_nothing() {
    let expected = json!({ "conditions": {}, "shared": 0, "penalty": 0, "total": 0 });
    assert_eq!(ConfusingLands::score(&json!({ "shared": 18, "cells": {} })), Ok(expected));
}

#[test]
fn a_malformed_position_is_refused_with_its_fault() {
    let cell = |key: &str, cell: Value| json!({ "shared": 1, "cells": { key: cell } });
    let condition = |number: u8| json!({ "s": "condition", "number": number });
    for (position, fault) in [
        (json!([]), "the position must be an object with \"shared\", \"cells\", not a list"),
        (json!({ "cells": {} }), "\"shared\" is missing"),
        (json!({ "shared": 1 }), "\"cells\" is missing"),
        (json!({ "shared": 0, "cells": {} }), "\"shared\" must be a whole number from 1 to 18, not 0"),
        (json!({ "shared": 19, "cells": {} }), "1 to 18"),
        (json!({ "shared": "1", "cells": {} }), "from 1 to 18, not \"1\""),
        (
            json!({ "shared": 1, "cells": {}, "land": 1 }),
            "\"land\" is no key here; there are \"shared\", \"cells\"",
        ),
        (cell("n14", json!({ "s": "blank" })), "\"x,y\""),
        (cell("1", json!({ "s": "blank" })), "\"x,y\""),
        (cell("1,2,3", json!({ "s": "blank" })), "\"x,y\""),
        (cell("0,0", json!({ "s": "sheep" })), "no symbol \"sheep\""),
        (cell("0,0", json!({})), "cell \"0,0\": \"s\" is missing"),
        (cell("0,0", json!(7)), "cell \"0,0\" must be an object"),
        (json!({ "shared": 1, "cells": [] }), "\"cells\" must be an object with places as keys, not a list"),
        (cell("0,0", json!({ "s": "river" })), "two different \"ends\""),
        (cell("0,0", json!({ "s": "river", "ends": ["N"] })), "two different \"ends\""),
        (cell("0,0", json!({ "s": "river", "ends": ["N", "N"] })), "two different \"ends\""),
        (cell("0,0", json!({ "s": "river", "ends": ["N", "E", "S"] })), "two different \"ends\""),
        (cell("0,0", json!({ "s": "river", "ends": ["N", "up"] })), "two different \"ends\""),
        (cell("0,0", json!({ "s": "forest", "ends": ["N", "E"] })), "only a river has \"ends\""),
        (cell("0,0", json!({ "s": "forest", "number": 3 })), "only a condition has \"number\""),
        (cell("0,0", json!({ "s": "condition" })), "\"number\" is missing"),
        (cell("0,0", condition(0)), "1 to 18"),
        (cell("0,0", condition(1)), "shared one"),
        (cell("0,0", condition(7)), "exactly two neighbouring squares"),
        (json!({ "shared": 1, "cells": { "0,0": condition(7), "1,1": condition(7) } }), "neighbouring"),
        (
            json!({ "shared": 1, "cells": { "0,0": condition(7), "0,1": condition(7), "0,2": condition(7) } }),
            "exactly two",
        ),
        (json!({ "shared": 1, "cells": { "0,0": { "s": "blank" }, "0, 0": { "s": "blank" } } }), "twice"),
        (
            json!({ "shared": 1, "cells": { "0,0": { "s": "blank" }, "99,0": { "s": "blank" } } }),
            "wider or higher",
        ),
    ] {
        assert!(error(&position).contains(fault), "{position}: {}", error(&position));
    }
}

#[test]
fn a_land_has_no_more_squares_than_the_cards() {
    let land = |squares: usize| {
        let cells: serde_json::Map<String, Value> =
            (0..squares).map(|at| (format!("{},{}", at % 12, at / 12), json!({ "s": "blank" }))).collect();
        json!({ "shared": 1, "cells": cells })
    };
    assert!(ConfusingLands::score(&land(102)).is_ok());
    assert_eq!(error(&land(103)), "103 squares, but the cards of the box have 102");
}
