//! The end of a turn: the next seat, the end of the game, the refill.

use super::super::components::card::Held;
use super::super::event::Event;
use super::super::setup::{TOKENS_A_SPACE, next_card, three_tokens};
use super::super::state::{Ending, Harmonies, Steps};
use rules::{Chance, ChanceError, Seat};

/// The most empty spaces with which a player brings about the last round.
const FEW_SPACES: u8 = 2;

/// Ends the turn: shows a spirit, notes the end of the game, passes on, refills.
pub(super) fn end_turn(
    position: &mut Harmonies,
    seat: Seat,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    show_spirit(position, seat, events);
    events.push(Event::TurnEnded(seat));
    note_ending(position, seat, events);
    let steps = position.steps;
    position.last = Some(steps);
    position.turns[seat.index()] = Some(steps);
    let round_ended = pass(position);
    position.steps = Steps::new(position.current);
    if position.ending.is_some() && round_ended {
        position.over = true;
        events.push(Event::Over);
        return Ok(());
    }
    refill(position, steps, chance, events)
}

/// Turns a spirit face up that was kept on the first turn.
fn show_spirit(position: &mut Harmonies, seat: Seat, events: &mut Vec<Event>) {
    let realm = &mut position.realms[seat.index()];
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
fn note_ending(position: &mut Harmonies, seat: Seat, events: &mut Vec<Event>) {
    if position.ending.is_some() {
        return;
    }
    let needed = if position.is_solo() { TOKENS_A_SPACE * position.spaces() as u8 } else { TOKENS_A_SPACE };
    let empties = position.central.iter().take(position.spaces()).any(Option::is_none);
    position.ending =
        if !position.resigned.contains(seat) && position.realm(seat).land.empty().len() <= FEW_SPACES {
            Some(Ending::Land(seat))
        } else if empties && position.bag.iter().sum::<u8>() < needed {
            Some(Ending::Bag)
        } else {
            None
        };
    if let Some(ending) = position.ending {
        events.push(Event::LastRound(ending));
    }
}

/// Makes the next seat that plays the current one. Tells whether that ended the round.
fn pass(position: &mut Harmonies) -> bool {
    let count = position.realms.len() as u8;
    let mut ended = false;
    for _ in 0..count {
        position.current = position.current.next(count);
        if position.current == position.first {
            ended = true;
            position.rounds += 1;
        }
        if !position.resigned.contains(position.current) {
            break;
        }
    }
    ended
}

/// Refills the central board, then the card row. In a solo game the tokens left over leave the game first.
fn refill(
    position: &mut Harmonies,
    steps: Steps,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    if position.is_solo() {
        for tokens in position.central.iter_mut().filter_map(Option::take) {
            for token in tokens {
                position.gone[token as usize] += 1;
            }
        }
    }
    for index in 0..position.spaces() {
        if position.central[index].is_none() && position.bag.iter().sum::<u8>() >= TOKENS_A_SPACE {
            position.central[index] = Some(three_tokens(&mut position.bag, chance)?);
        }
    }
    if let Some(space) = steps.space
        && !position.is_solo()
        && let Some(tokens) = position.central[space.index()]
    {
        events.push(Event::Refilled(space, tokens));
    }
    for place in 0..position.spaces() {
        if position.row[place].is_none() && !position.deck.is_empty() {
            let card = next_card(&mut position.deck, chance)?;
            position.row[place] = Some(card);
            events.push(Event::Revealed(card));
        }
    }
    Ok(())
}
