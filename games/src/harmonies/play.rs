//! Doing a step, and ending a turn.

use crate::{Barrier, Chance, ChanceError, Seat};

use super::setup::{next_card, three_tokens};
use super::token::Token;
use super::{Action, Ending, Event, Harmonies, Held, Steps};

/// A player with so few empty spaces, or fewer, brings about the last round.
const FEW_SPACES: u8 = 2;
const TOKENS_A_SPACE: u8 = 3;

/// Does a legal step of the current seat. Only the end of a turn draws chance or shows a hidden card.
pub(super) fn play(
    game: &mut Harmonies,
    action: Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    let seat = game.current;
    let steps = &mut game.steps;
    let realm = &mut game.realms[seat.index()];
    match action {
        Action::Spirit(card) => {
            if let Some(spirits) = &mut realm.spirits {
                spirits.kept = Some(card);
            }
            events.push(Event::SpiritKept(seat, card));
        }
        Action::Take(space) => {
            steps.space = Some(space);
            if let Some(tokens) = game.central[space.index()].take() {
                for token in tokens {
                    steps.hand[token as usize] += 1;
                }
                events.push(Event::Taken(seat, space, tokens));
            }
        }
        Action::Place(token, cell) => {
            steps.hand[token as usize] -= 1;
            steps.placed = steps.placed.or(cell.bit());
            realm.land.place(token, cell);
            if let Some(stack) = realm.land.at(cell) {
                events.push(Event::Placed(seat, token, cell, stack));
            }
        }
        Action::Animal(card) => {
            steps.animal = Some(card);
            clear(game, card);
            game.realms[seat.index()].held.push(Held::new(card));
            events.push(Event::AnimalTaken(seat, card));
        }
        Action::Cube(card, cell) => {
            steps.cubes = steps.cubes.or(cell.bit());
            if let Some(held) = realm.held.iter_mut().find(|held| held.card == card) {
                held.cubes = held.cubes.or(cell.bit());
                events.push(Event::CubePlaced(seat, *held, cell));
            }
        }
        Action::Discard(card) => {
            steps.discarded = Some(card);
            game.discarded = game.discarded.with(card);
            clear(game, card);
            events.push(Event::Discarded(seat, card));
        }
        Action::Done => {
            end_turn(game, chance, events)?;
            return Ok(Barrier::Shut);
        }
    }
    Ok(Barrier::Open)
}

/// Takes a card out of the row; its place stays empty until the turn ends.
fn clear(game: &mut Harmonies, card: super::CardId) {
    for place in &mut game.row {
        if *place == Some(card) {
            *place = None;
        }
    }
}

fn end_turn(
    game: &mut Harmonies,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    let seat = game.current;
    show_spirit(game, seat, events);
    events.push(Event::TurnEnded(seat));
    note_ending(game, seat, events);
    let steps = game.steps;
    game.last = Some(steps);
    let round_ended = pass(game);
    game.steps = Steps::new(game.current);
    if game.ending.is_some() && round_ended {
        game.over = true;
        events.push(Event::Over);
        return Ok(());
    }
    refill(game, steps, chance, events)
}

/// A spirit kept on the first turn is turned face up.
fn show_spirit(game: &mut Harmonies, seat: Seat, events: &mut Vec<Event>) {
    let realm = &mut game.realms[seat.index()];
    if let Some(spirits) = &mut realm.spirits
        && let Some(kept) = spirits.kept
        && !spirits.shown
    {
        spirits.shown = true;
        realm.held.insert(0, Held::new(kept));
        events.push(Event::SpiritShown(seat, kept));
    }
}

/// Notes why the game ends, if this turn brings it about (rulebook p. 7, *end of the game*).
fn note_ending(game: &mut Harmonies, seat: Seat, events: &mut Vec<Event>) {
    if game.ending.is_some() {
        return;
    }
    let needed = if game.is_solo() { TOKENS_A_SPACE * game.spaces() as u8 } else { TOKENS_A_SPACE };
    let empties = game.central.iter().take(game.spaces()).any(Option::is_none);
    game.ending = if !game.resigned.contains(seat) && game.realm(seat).land.empty().len() <= FEW_SPACES {
        Some(Ending::Land(seat))
    } else if empties && game.bag.iter().sum::<u8>() < needed {
        Some(Ending::Bag)
    } else {
        None
    };
    if let Some(ending) = game.ending {
        events.push(Event::LastRound(ending));
    }
}

/// Makes the next seat that plays the current one. Tells whether that ended the round.
fn pass(game: &mut Harmonies) -> bool {
    let count = game.realms.len() as u8;
    let mut ended = false;
    for _ in 0..count {
        game.current = game.current.next(count);
        if game.current == game.first {
            ended = true;
            game.rounds += 1;
        }
        if !game.resigned.contains(game.current) {
            break;
        }
    }
    ended
}

/// Refills the central board, then the card row. In a solo game the tokens left over leave the game first.
fn refill(
    game: &mut Harmonies,
    steps: Steps,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    if game.is_solo() {
        for tokens in game.central.iter_mut().filter_map(Option::take) {
            for token in tokens {
                game.gone[token as usize] += 1;
            }
        }
    }
    for index in 0..game.spaces() {
        if game.central[index].is_none() && game.bag.iter().sum::<u8>() >= TOKENS_A_SPACE {
            game.central[index] = Some(three_tokens(&mut game.bag, chance)?);
        }
    }
    if let Some(space) = steps.space
        && !game.is_solo()
        && let Some(tokens) = game.central[space.index()]
    {
        events.push(Event::Refilled(space, tokens));
    }
    for place in 0..game.spaces() {
        if game.row[place].is_none() && game.deck.len() > 0 {
            let card = next_card(&mut game.deck, chance)?;
            game.row[place] = Some(card);
            events.push(Event::Revealed(card));
        }
    }
    Ok(())
}

/// A seat resigns while others play on: tokens in its hand go back into the bag, and its turns are skipped.
pub(super) fn resign(game: &mut Harmonies, seat: Seat, events: &mut Vec<Event>) {
    game.resigned = game.resigned.with(seat);
    if game.current == seat {
        for token in Token::ALL {
            let held = std::mem::take(&mut game.steps.hand[token as usize]);
            game.bag[token as usize] += held;
        }
    }
    events.push(Event::Resigned(seat));
}
