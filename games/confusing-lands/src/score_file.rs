//! Scoring a land that someone has written down.

use std::collections::BTreeMap;

use serde_json::Value;

use super::components::board::SIDE;
use super::components::card::{CARDS, Card};
use super::components::square::{Grid, Sides, Square, Symbol};
use super::report;
use super::score::Tally;
use super::score::field::Field;
use rules::{Fields, ScoreError, quoted};

/// The most squares that a land can have: those of all the cards but the shared one.
const MOST_SQUARES: usize = 6 * (CARDS as usize - 1);

/// Scores a land written as `docs/positions.md` says.
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position)
        .map(|(shared, field)| report::score(&Tally::of(&field, shared)))
        .map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<(Card, Field), String> {
    let fields = Fields::read(position, "", &["shared", "cells"])?;
    let shared = condition(&fields, "shared")?;
    fields.need("cells")?;
    let mut squares = BTreeMap::new();
    for (key, cell) in fields.places("cells")?.into_iter().flatten() {
        let name = format!("cell \"{}\"", quoted(key));
        let place = place(key).ok_or(format!("{name}: a key is \"x,y\" with two whole numbers"))?;
        let square = square(&Fields::read(cell, &name, &["s", "ends", "number"])?, shared)?;
        if squares.insert(place, square).is_some() {
            return Err(format!("{name} is there twice"));
        }
    }
    if squares.len() > MOST_SQUARES {
        return Err(format!("{} squares, but the cards of the box have {MOST_SQUARES}", squares.len()));
    }
    pairs(&squares)?;
    Ok((shared, field(&squares)?))
}

/// Row and column of an `x,y`.
fn place(key: &str) -> Option<(i64, i64)> {
    let (x, y) = key.split_once(',')?;
    Some((y.trim().parse().ok()?, x.trim().parse().ok()?))
}

/// The card whose condition a key numbers.
fn condition(fields: &Fields<'_>, key: &str) -> Result<Card, String> {
    fields.need(key)?;
    let card = fields.number(key, 1..=CARDS)?.and_then(Card::numbered);
    card.ok_or_else(|| fields.wrong(&format!("\"{key}\" is missing")))
}

fn square(cell: &Fields<'_>, shared: Card) -> Result<Square, String> {
    let kind = cell.text("s")?;
    for (key, owner) in [("ends", "river"), ("number", "condition")] {
        if cell.find(key).is_some() && kind != owner {
            return Err(cell.wrong(&format!("only a {owner} has \"{key}\", not \"{}\"", quoted(kind))));
        }
    }
    match kind {
        "blank" => Ok(Square::Blank),
        "river" => ends(cell.list("ends")?).map(Square::River).ok_or_else(|| {
            cell.wrong("a river has two different \"ends\" out of \"N\", \"E\", \"S\" and \"W\"")
        }),
        "condition" => {
            let card = condition(cell, "number")?;
            if card == shared {
                let what = format!("condition {card} is the shared one and cannot lie in the land");
                return Err(cell.wrong(&what));
            }
            Ok(Square::Condition(card))
        }
        _ => {
            let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.name() == kind);
            symbol
                .map(Square::Shows)
                .ok_or_else(|| cell.wrong(&format!("there is no symbol \"{}\"", quoted(kind))))
        }
    }
}

fn ends(names: &[Value]) -> Option<Sides> {
    let side = |name: &Value| Sides::NAMES.iter().position(|known| Some(*known) == name.as_str());
    let sides: Option<Vec<usize>> = names.iter().map(side).collect();
    match sides.as_deref() {
        Some([one, other]) if one != other => Some(Sides(1 << one | 1 << other)),
        _ => None,
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
