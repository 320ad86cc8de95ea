//! The complete position as readable JSON.

use serde_json::{Map, Value, json};

use super::components::land::Land;
use super::components::square::{Sides, Square};
use super::score::Tally;
use super::state::ConfusingLands;
use rules::Seat;

/// The position as it is saved, with what each land shows and is worth.
pub(super) fn report(position: &ConfusingLands) -> Value {
    let mut report = serde_json::to_value(position).unwrap_or(Value::Null);
    let lands = Seat::first(position.seats)
        .zip(&position.places)
        .map(|(seat, side)| json!({ "cells": cells(&side.land), "score": score(&position.tally(seat)) }));
    report["lands"] = lands.collect();
    report
}

/// The land as the scoring aid takes it, with columns and rows counted as on the board.
fn cells(land: &Land) -> Value {
    let mut cells = Map::new();
    let Some((low, high)) = land.bounds() else { return Value::Object(cells) };
    for row in low.row..=high.row {
        for column in low.column..=high.column {
            if let Some(cell) = cell(land.square(row, column)) {
                cells.insert(format!("{column},{row}"), cell);
            }
        }
    }
    Value::Object(cells)
}

fn cell(square: Square) -> Option<Value> {
    Some(match square {
        Square::Outside => return None,
        Square::Blank => json!({ "s": "blank" }),
        Square::Shows(symbol) => json!({ "s": symbol.name() }),
        Square::Condition(card) => json!({ "s": "condition", "number": card.number() }),
        Square::River(ends) => {
            let names = Sides::NAMES.iter().enumerate();
            let open: Vec<&str> = names.filter(|(side, _)| ends.has(*side)).map(|(_, name)| *name).collect();
            json!({ "s": "river", "ends": open })
        }
    })
}

/// The points by condition, and their sum.
pub(super) fn score(tally: &Tally) -> Value {
    let conditions: Map<String, Value> =
        tally.conditions().map(|(card, value)| (card.to_string(), value.into())).collect();
    json!({
        "conditions": conditions, "shared": tally.shared, "penalty": tally.penalty(), "total": tally.total(),
    })
}
