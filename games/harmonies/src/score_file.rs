//! Scoring a position that someone has written down.

use std::collections::BTreeMap;

use serde_json::Value;

use super::components::card::{CardId, Cards};
use super::components::cell::{Cell, Cells, Side};
use super::components::habitat::homes_ever;
use super::components::land::Land;
use super::components::token::{BOX, Stack, Token};
use super::report;
use super::score::{Score, reward};
use rules::{Fields, ScoreError, quoted, shown};

/// Scores a board and cards written as `docs/positions.md` says: odd-q columns, stacks bottom to top, card numbers as in the box list.
pub(super) fn score(position: &Value) -> Result<Value, ScoreError> {
    read(position).map(|score| report::score(&score)).map_err(ScoreError::Position)
}

fn read(position: &Value) -> Result<Score, String> {
    let fields = Fields::read(position, "", &["side", "cells", "cards"])?;
    let side = match fields.text("side")? {
        "A" | "a" => Side::A,
        "B" | "b" => Side::B,
        other => return Err(format!("\"side\" must be \"A\" or \"B\", not \"{}\"", quoted(other))),
    };
    fields.need("cells")?;
    let land = land(side, &fields)?;
    let cards = cards(fields.list("cards")?)?;
    explained(&land, &cards)?;
    let mut score = Score::of(&land, &[]);
    for (card, placed) in cards {
        score.animals += card.points(placed);
        if let Some(effect) = card.card().effect.filter(|_| placed > 0) {
            score.spirit += reward(&land, effect);
        }
    }
    Ok(score)
}

fn land(side: Side, position: &Fields<'_>) -> Result<Land, String> {
    let mut land = Land::new(side);
    for (place, stack) in position.places("cells")?.into_iter().flatten() {
        let name = format!("cell \"{}\"", quoted(place));
        let cell = cell(side, place).ok_or_else(|| format!("{name} is not on side {side:?}"))?;
        if land.at(cell).is_some() {
            return Err(format!("{name} is there twice"));
        }
        let tokens = stack
            .as_array()
            .ok_or_else(|| format!("{name} must be a list of colours, not {}", shown(stack)))?;
        let mut standing: Option<Stack> = None;
        for token in tokens {
            let token = colour(token).ok_or_else(|| format!("{name}: {} is no colour", shown(token)))?;
            let built = standing.map_or_else(|| Some(Stack::of(token)), |below| below.with(token));
            standing = Some(built.ok_or_else(|| {
                format!("{name} holds a stack that the rules forbid: {}", quoted(&stack.to_string()))
            })?);
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

fn cell(side: Side, place: &str) -> Option<Cell> {
    let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u8>().ok())?;
    let cell = place.split_once(',').and_then(|(column, row)| Cell::at(number(column)?, number(row)?));
    cell.filter(|&cell| side.spaces().contains(cell))
}

/// A colour word, American or British.
fn colour(token: &Value) -> Option<Token> {
    token.as_str()?.parse().ok()
}

/// The cards, each with the number of its cubes on the board.
fn cards(cards: &[Value]) -> Result<Vec<(CardId, u8)>, String> {
    let mut seen = Cards::EMPTY;
    let mut read = Vec::new();
    for (number, card) in (1..).zip(cards) {
        let card = Fields::read(card, &format!("entry {number} of \"cards\""), &["id", "cubes_left"])?;
        card.need("id")?;
        let id = card.number("id", 1..=CardId::COUNT)?.and_then(CardId::new);
        let id = id.ok_or_else(|| card.wrong("\"id\" is missing"))?;
        let card = card.renamed(format!("card {id}"));
        if seen.contains(id) {
            return Err(card.wrong("it is there twice"));
        }
        if id.is_spirit() && seen.iter().any(CardId::is_spirit) {
            return Err(card.wrong("two nature spirits; a player keeps one"));
        }
        seen = seen.with(id);
        let left = card.number("cubes_left", 0..=id.cubes())?;
        let left = left.ok_or_else(|| card.wrong("\"cubes_left\" is missing"))?;
        read.push((id, id.cubes() - left));
    }
    let animals = read.iter().filter(|(card, _)| !card.is_spirit());
    let cubes: u32 = animals.map(|(card, _)| u32::from(card.cubes())).sum();
    if cubes > CUBES {
        return Err(format!("the cards take {cubes} animal cubes, but the box holds {CUBES}"));
    }
    Ok(read)
}

/// The animal cubes of the box.
const CUBES: u32 = 66;

/// Checks that every cube that is no longer on its card has a space of its own on which it can have been placed.
fn explained(land: &Land, cards: &[(CardId, u8)]) -> Result<(), String> {
    let mut seating = Seating { rooms: Vec::new(), holders: BTreeMap::new() };
    for &(card, placed) in cards {
        for _ in 0..placed {
            seating.rooms.push(homes_ever(card, land));
            if !seating.seat(seating.rooms.len() - 1, &mut Cells::default()) {
                return Err(format!(
                    "card {card}: the board does not explain its {placed} placed cubes: each needs a space of its own, \
                     around which the card's habitat can have stood"
                ));
            }
        }
    }
    Ok(())
}

/// Cubes and the spaces that they take.
struct Seating {
    /// For each cube, where it can stand.
    rooms: Vec<Cells>,
    /// The cube on each space.
    holders: BTreeMap<Cell, usize>,
}

impl Seating {
    /// Finds a space for a cube; others make way if they can stand elsewhere too.
    fn seat(&mut self, cube: usize, tried: &mut Cells) -> bool {
        for cell in self.rooms[cube].iter() {
            if tried.contains(cell) {
                continue;
            }
            *tried = tried.or(Cells::one(cell));
            let holder = self.holders.get(&cell).copied();
            if holder.is_none_or(|other| self.seat(other, tried)) {
                self.holders.insert(cell, cube);
                return true;
            }
        }
        false
    }
}
