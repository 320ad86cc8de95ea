//! Scoring a land that someone has written down.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use super::board::SIDE;
use super::card::Card;
use super::report;
use super::score::Tally;
use super::score::field::Field;
use super::square::{Grid, Sides, Square, Symbol};
use crate::core::ScoreError;

/// An example of a written position.
const EXAMPLE: &str =
    r#"{"shared": 1, "cells": {"0,0": {"s": "forest"}, "1,0": {"s": "river", "ends": ["N", "W"]}}}"#;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    shared: u8,
    cells: BTreeMap<String, Cell>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cell {
    s: String,
    ends: Option<Vec<String>>,
    number: Option<u8>,
}

/// Scores a land written as in [`EXAMPLE`].
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position)
        .map(|(shared, field)| report::score(&Tally::of(&field, shared)))
        .map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<(Card, Field), String> {
    let position: Position = serde_json::from_value(position.clone())
        .map_err(|error| format!("{error}; a position is written as {EXAMPLE}"))?;
    let shared = numbered(position.shared).map_err(|error| format!("shared: {error}"))?;
    let mut squares = BTreeMap::new();
    for (key, cell) in &position.cells {
        let place = place(key).ok_or(format!("cell \"{key}\": a key is \"x,y\" with two whole numbers"))?;
        let square = square(cell, shared).map_err(|error| format!("cell \"{key}\": {error}"))?;
        if squares.insert(place, square).is_some() {
            return Err(format!("cell \"{key}\" is written twice"));
        }
    }
    pairs(&squares)?;
    Ok((shared, field(&squares)?))
}

/// Row and column of an `x,y`.
fn place(key: &str) -> Option<(i64, i64)> {
    let (x, y) = key.split_once(',')?;
    Some((y.trim().parse().ok()?, x.trim().parse().ok()?))
}

fn numbered(number: u8) -> Result<Card, String> {
    Card::numbered(number).ok_or(format!("conditions are numbered 1 to 18, not {number}"))
}

fn square(cell: &Cell, shared: Card) -> Result<Square, String> {
    let kind = cell.s.as_str();
    if cell.ends.is_some() && kind != "river" {
        return Err(format!("only a river has ends, not \"{kind}\""));
    }
    if cell.number.is_some() && kind != "condition" {
        return Err(format!("only a condition has a number, not \"{kind}\""));
    }
    match kind {
        "blank" => Ok(Square::Blank),
        "river" => Ok(Square::River(ends(cell.ends.as_deref().unwrap_or_default())?)),
        "condition" => {
            let card = numbered(cell.number.ok_or("a condition needs its number")?)?;
            if card == shared {
                return Err(format!("condition {card} is the shared one and cannot lie in the land"));
            }
            Ok(Square::Condition(card))
        }
        _ => {
            let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.name() == kind);
            symbol.map(Square::Shows).ok_or(format!("there is no symbol \"{kind}\""))
        }
    }
}

fn ends(names: &[String]) -> Result<Sides, String> {
    let side = |name: &String| Sides::NAMES.iter().position(|known| known == name);
    let sides: Option<Vec<usize>> = names.iter().map(side).collect();
    match sides.as_deref() {
        Some([one, other]) if one != other => Ok(Sides(1 << one | 1 << other)),
        _ => Err("a river has two different ends out of N, E, S and W".to_owned()),
    }
}

/// Checks that every condition fills two neighbouring squares.
fn pairs(squares: &BTreeMap<(i64, i64), Square>) -> Result<(), String> {
    for card in Card::all() {
        let halves: Vec<(i64, i64)> = squares
            .iter()
            .filter(|(_, square)| **square == Square::Condition(card))
            .map(|(&place, _)| place)
            .collect();
        let whole = match halves.as_slice() {
            [] => true,
            [one, other] => one.0.abs_diff(other.0).saturating_add(one.1.abs_diff(other.1)) == 1,
            _ => false,
        };
        if !whole {
            return Err(format!("condition {card} must fill exactly two neighbouring squares"));
        }
    }
    Ok(())
}

/// The squares, moved to the top left of the grid: where a land lies does not matter.
fn field(squares: &BTreeMap<(i64, i64), Square>) -> Result<Field, String> {
    let low = |axis: fn(&(i64, i64)) -> i64| squares.keys().map(axis).min().unwrap_or(0);
    let (top, left) = (low(|place| place.0), low(|place| place.1));
    let mut grid: Grid = [[Square::Outside; SIDE]; SIDE];
    for (&(row, column), &square) in squares {
        let index = |at: i64, from: i64| usize::try_from(at.checked_sub(from)?).ok();
        let slot = index(row, top)
            .and_then(|row| grid.get_mut(row))
            .zip(index(column, left))
            .and_then(|(line, column)| line.get_mut(column));
        *slot.ok_or(format!("a land cannot be wider or higher than {SIDE} squares"))? = square;
    }
    Ok(Field::sorted(&grid, 0..=SIDE - 1, 0..=SIDE - 1))
}
