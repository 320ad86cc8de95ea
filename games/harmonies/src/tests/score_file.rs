//! Positions that somebody has written down.

use serde_json::{Value, json};

use super::super::score::Score;
use super::*;

fn score(position: &Value) -> Result<Value, String> {
    Harmonies::score(position).map_err(|error| error.to_string())
}

/// Two foxes between trees, a tortoise between a mountain and water, five frogs' cubes still on their card.
#[test]
fn a_written_board_is_scored_by_category() {
    let position = json!({
        "side": "A",
        "cells": {
            "0,0": ["brown", "green"], "1,0": ["yellow"], "2,0": ["brown", "green"],
            "0,1": ["brown", "green"], "1,1": ["yellow"], "2,1": ["brown", "green"],
            "4,1": ["gray", "gray"], "4,2": ["blue"], "4,3": ["blue"],
        },
        "cards": [{ "id": 29, "cubes_left": 1 }, { "id": 42, "cubes_left": 0 }, { "id": 5, "cubes_left": 5 }],
    });
    let expected = json!({
        "trees": 12, "mountains": 0, "fields": 5, "buildings": 0, "water": 2, "animals": 10, "spirit": 4, "total": 33,
    });
    assert_eq!(score(&position), Ok(expected));
}

#[test]
fn cubes_that_the_board_cannot_explain_are_refused() {
    let board = |cells: Value, cards: Value| score(&json!({ "side": "A", "cells": cells, "cards": cards }));
    let frog = |left: u8| json!([{ "id": 5, "cubes_left": left }]);
    let pond = json!({ "2,2": ["blue"], "2,1": ["green"], "2,3": ["blue"] });
    assert!(board(pond.clone(), frog(4)).is_ok());
    let error = board(pond, frog(3)).expect_err("one water lies beside the tree");
    assert!(error.starts_with("card 5: the board does not explain its 2 placed cubes"), "{error}");
    assert!(board(json!({}), frog(0)).is_err());
    // The one water can carry the cube of one card only.
    let water = json!({ "2,2": ["blue"], "2,1": ["green"], "2,3": ["gray"], "3,1": ["gray"] });
    let both = json!([{ "id": 5, "cubes_left": 4 }, { "id": 2, "cubes_left": 2 }]);
    assert!(board(water, both).expect_err("one place").starts_with("card 2: "));
    // A mountain grows after the cube beside it has been placed, and can become a house.
    for grown in [json!(["gray"]), json!(["gray", "gray", "gray"]), json!(["gray", "red"])] {
        let coast = json!({ "2,2": ["blue"], "2,1": grown, "3,1": ["gray"] });
        assert!(board(coast.clone(), json!([{ "id": 2, "cubes_left": 2 }])).is_ok(), "{coast}");
    }
    // A cube's own stack stays as it is.
    let meerkat = json!([{ "id": 26, "cubes_left": 3 }]);
    assert!(board(json!({ "2,2": ["gray"], "2,1": ["yellow"] }), meerkat.clone()).is_ok());
    assert!(board(json!({ "2,2": ["gray", "gray"], "2,1": ["yellow"] }), meerkat).is_err());
}

#[test]
fn the_cubes_of_every_finished_game_are_explained() {
    let mut cubes = 0;
    for seed in 0..20 {
        let mut table = game(4, "spirits yes", seed);
        play_out(&mut table, &mut Quick::new(seed), &mut Quick::new(!seed), |_| ());
        for realm in &table.realms {
            cubes += realm.held.iter().map(|held| held.placed()).sum::<u8>();
            let cells: serde_json::Map<String, Value> = Cell::all()
                .filter_map(|cell| Some((cell, realm.land.at(cell)?)))
                .map(|(cell, stack)| {
                    let tokens: Vec<&str> = stack.tokens().iter().map(|token| token.word()).collect();
                    (format!("{},{}", cell.column(), cell.row()), json!(tokens))
                })
                .collect();
            let cards: Vec<Value> = realm
                .held
                .iter()
                .map(|held| json!({ "id": held.card.number(), "cubes_left": held.left() }))
                .collect();
            let position = json!({ "side": "A", "cells": cells, "cards": cards });
            let total = score(&position).map(|score| score["total"].clone());
            assert_eq!(total, Ok(json!(Score::of_realm(realm).total())), "{position}");
        }
    }
    assert!(cubes > 40, "{cubes} cubes prove little");
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
        (json!({ "side": "A" }), "\"cells\" is missing"),
        (json!({ "side": "A", "cells": {}, "sides": 1 }), "\"sides\" is no key here"),
        (json!({ "side": 1, "cells": {} }), "\"side\" must be a text, not 1"),
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
        (cards(json!([{ "id": 43, "cubes_left": 0 }])), "\"id\" must be a whole number from 1 to 42, not 43"),
        (cards(json!([{ "id": 0, "cubes_left": 0 }])), "from 1 to 42, not 0"),
        (cards(json!([{ "cubes_left": 0 }])), "entry 1 of \"cards\": \"id\" is missing"),
        (cards(json!([{ "id": 5, "cubes": 1 }])), "entry 1 of \"cards\": \"cubes\" is no key here"),
        (cards(json!([5])), "entry 1 of \"cards\" must be an object"),
        (cards(json!([{ "id": 5, "cubes_left": 1 }, { "id": 5, "cubes_left": 2 }])), "twice"),
        (
            cards(json!([{ "id": 5, "cubes_left": 6 }])),
            "card 5: \"cubes_left\" must be a whole number from 0 to 5, not 6",
        ),
        (cards(json!([{ "id": 5, "cubes_left": -1 }])), "cubes_left"),
        (cards(json!([{ "id": 5 }])), "card 5: \"cubes_left\" is missing"),
        (cards(json!([{ "id": 33, "cubes_left": 2 }])), "cubes_left"),
        (
            cards(json!([{ "id": 33, "cubes_left": 0 }, { "id": 34, "cubes_left": 1 }])),
            "card 34: two nature spirits",
        ),
        (
            cards((1..=22).map(|id| json!({ "id": id, "cubes_left": 1 })).collect()),
            "the cards take 69 animal cubes, but the box holds 66",
        ),
        (cards(json!({})), "\"cards\" must be a list, not an object"),
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
