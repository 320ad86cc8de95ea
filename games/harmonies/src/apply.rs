//! Doing a step, and ending a turn.

mod done;

use super::action::Action;
use super::components::card::{CardId, Held};
use super::components::cell::{Cell, Cells};
use super::components::space::Space;
use super::components::token::Token;
use super::event::Event;
use super::state::Harmonies;
use rules::{Barrier, Chance, ChanceError, Seat};

/// Does a legal step of the current seat. Only the end of a turn draws chance or shows a hidden card.
pub(super) fn apply(
    position: &mut Harmonies,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    match *action {
        Action::Spirit(card) => keep_spirit(position, seat, card, events),
        Action::Take(space) => take(position, seat, space, events),
        Action::Place(token, cell) => place(position, seat, token, cell, events),
        Action::Animal(card) => take_animal(position, seat, card, events),
        Action::Cube(card, cell) => place_cube(position, seat, card, cell, events),
        Action::Discard(card) => discard(position, seat, card, events),
        Action::Done => {
            done::end_turn(position, seat, chance, events)?;
            return Ok(Barrier::Shut);
        }
    }
    Ok(Barrier::Open)
}

fn keep_spirit(position: &mut Harmonies, seat: Seat, card: CardId, events: &mut Vec<Event>) {
    if let Some(spirits) = &mut position.realms[seat.index()].spirits {
        spirits.kept = Some(card);
    }
    events.push(Event::SpiritKept(seat, card));
}

fn take(position: &mut Harmonies, seat: Seat, space: Space, events: &mut Vec<Event>) {
    position.steps.space = Some(space);
    if let Some(tokens) = position.central[space.index()].take() {
        for token in tokens {
            position.steps.hand[token as usize] += 1;
        }
        events.push(Event::Taken(seat, space, tokens));
    }
}

fn place(position: &mut Harmonies, seat: Seat, token: Token, cell: Cell, events: &mut Vec<Event>) {
    let steps = &mut position.steps;
    steps.hand[token as usize] -= 1;
    steps.placed = steps.placed.or(Cells::one(cell));
    let land = &mut position.realms[seat.index()].land;
    land.place(token, cell);
    if let Some(stack) = land.at(cell) {
        events.push(Event::Placed(seat, token, cell, stack));
    }
}

fn take_animal(position: &mut Harmonies, seat: Seat, card: CardId, events: &mut Vec<Event>) {
    position.steps.animal = Some(card);
    clear(position, card);
    position.realms[seat.index()].held.push(Held::new(card));
    events.push(Event::AnimalTaken(seat, card));
}

fn place_cube(position: &mut Harmonies, seat: Seat, card: CardId, cell: Cell, events: &mut Vec<Event>) {
    let steps = &mut position.steps;
    steps.cubes = steps.cubes.or(Cells::one(cell));
    if let Some(held) = position.realms[seat.index()].held.iter_mut().find(|held| held.card == card) {
        held.cubes = held.cubes.or(Cells::one(cell));
        events.push(Event::CubePlaced(seat, *held, cell));
    }
}

fn discard(position: &mut Harmonies, seat: Seat, card: CardId, events: &mut Vec<Event>) {
    position.steps.discarded = Some(card);
    position.discarded = position.discarded.with(card);
    clear(position, card);
    events.push(Event::Discarded(seat, card));
}

/// Takes a card out of the row; its place stays empty until the turn ends.
fn clear(position: &mut Harmonies, card: CardId) {
    for place in &mut position.row {
        if *place == Some(card) {
            *place = None;
        }
    }
}

/// Puts the tokens in the hand of a seat that resigns back into the bag; from now on its turns are skipped.
pub(super) fn resign(position: &mut Harmonies, seat: Seat, events: &mut Vec<Event>) {
    position.resigned = position.resigned.with(seat);
    if position.current == seat {
        for token in Token::ALL {
            let held = std::mem::take(&mut position.steps.hand[token as usize]);
            position.bag[token as usize] += held;
        }
    }
    events.push(Event::Resigned(seat));
}
