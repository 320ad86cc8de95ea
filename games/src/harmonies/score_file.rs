//! Scoring a position that someone has written down.

use serde_json::Value;

use super::card::{CardId, Cards};
use super::cell::{Cell, Side};
use super::land::Land;
use super::report;
use super::score::{Score, reward};
use super::token::{BOX, Stack, Token};
use crate::core::ScoreError;

/// Scores `{"side":"A","cells":{"col,row":["brown","green"],…},"cards":[{"id":29,"cubes_left":2},…]}`: odd-q columns,
/// stacks bottom to top, card numbers as in the box list.
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position).map(|score| report::score(&score)).map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<Score, String> {
    let side = match position.get("side").and_then(Value::as_str) {
        Some("A" | "a") => Side::A,
        Some("B" | "b") => Side::B,
        _ => return Err("\"side\" must be \"A\" or \"B\"".to_owned()),
    };
    let land = land(side, position.get("cells"))?;
    let cards = cards(position.get("cards"))?;
    let mut score = Score::of(&land, &[]);
    for (card, placed) in cards {
        score.animals += card.points(placed);
        if let Some(effect) = card.card().effect.filter(|_| placed > 0) {
            score.spirit += reward(&land, effect);
        }
    }
    Ok(score)
}

fn land(side: Side, cells: Option<&Value>) -> Result<Land, String> {
    let cells = cells.and_then(Value::as_object).ok_or("\"cells\" must be an object of stacks")?;
    let mut land = Land::new(side);
    for (place, stack) in cells {
        let cell = cell(side, place)?;
        if land.at(cell).is_some() {
            return Err(format!("cell {place} is there twice"));
        }
        let tokens = stack.as_array().ok_or(format!("cell {place} must hold a list of colours"))?;
        let mut standing = None;
        for token in tokens {
            let token = colour(token).ok_or(format!("cell {place} holds {token}, which is no colour"))?;
            standing = Some(match standing {
                None => Stack::of(token),
                Some(below) => Stack::with(below, token)
                    .ok_or(format!("cell {place} holds a stack that the rules forbid: {stack}"))?,
            });
            land.place(token, cell);
        }
    }
    for (token, (used, most)) in Token::ALL.into_iter().zip(land.tokens().into_iter().zip(BOX)) {
        if used > most {
            return Err(format!("{used} {token} tokens, but the box holds {most}"));
        }
    }
    Ok(land)
}

fn cell(side: Side, place: &str) -> Result<Cell, String> {
    let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u8>().ok())?;
    let cell = place.split_once(',').and_then(|(column, row)| Cell::at(number(column)?, number(row)?));
    cell.filter(|&cell| side.spaces().has(cell)).ok_or(format!("cell {place:?} is not on side {side:?}"))
}

/// A colour word, American or British.
fn colour(token: &Value) -> Option<Token> {
    token.as_str()?.parse().ok()
}

fn cards(cards: Option<&Value>) -> Result<Vec<(CardId, u8)>, String> {
    let Some(cards) = cards else { return Ok(Vec::new()) };
    let cards = cards.as_array().ok_or("\"cards\" must be a list")?;
    let mut seen = Cards::NONE;
    let mut read = Vec::new();
    for card in cards {
        let number = card.get("id").and_then(Value::as_u64).and_then(|id| u8::try_from(id).ok());
        let id = number.and_then(CardId::new).ok_or(format!("{card} is no known card"))?;
        if seen.has(id) {
            return Err(format!("card {id} is there twice"));
        }
        if id.is_spirit() && seen.iter().any(CardId::is_spirit) {
            return Err("two nature spirits".to_owned());
        }
        seen = seen.with(id);
        let left =
            card.get("cubes_left").and_then(Value::as_u64).filter(|&left| left <= u64::from(id.cubes()));
        let left = left.ok_or(format!("card {id}: \"cubes_left\" must be 0 to {}", id.cubes()))?;
        read.push((id, id.cubes() - left as u8));
    }
    Ok(read)
}
