//! Doing what a seat has chosen: choices wait until everybody has made theirs, and are then revealed together.

use super::action::Action;
use super::components::card::CardSet;
use super::event::Event;
use super::setup::{deal, draw};
use super::state::{ConfusingLands, ROUNDS, Step};
use rules::{Barrier, Chance, ChanceError, Seat};

/// Does a legal action. Only the last seat's choice reveals anything.
pub(super) fn apply(
    position: &mut ConfusingLands,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    let again = position.places[seat.index()].chosen.replace(*action).is_some();
    if position.committed().len() < usize::from(position.seats) {
        events.push(Event::Chosen { seat, again });
        return Ok(Barrier::Open);
    }
    for seat in Seat::first(position.seats) {
        reveal(position, seat, events);
    }
    match position.step {
        Step::Choose => pass(position, chance, events)?,
        Step::Receive | Step::Over => finish(position, chance, events)?,
    }
    Ok(Barrier::Shut)
}

/// Does what a seat has committed to.
fn reveal(position: &mut ConfusingLands, seat: Seat, events: &mut Vec<Event>) {
    let side = &mut position.places[seat.index()];
    let Some(action) = side.chosen.take() else { return };
    side.hand = side.hand.without(action.card());
    side.fresh = matches!(action, Action::Lay(_));
    match action {
        Action::Lay(laid) => {
            side.land.lay(laid);
            events.push(Event::Laid { seat, laid });
        }
        Action::Aside(card) => {
            side.aside = side.aside.with(card);
            events.push(Event::Aside { seat, card });
        }
    }
}

/// Swaps the cards that were not chosen; solo, discards and takes instead.
fn pass(
    position: &mut ConfusingLands,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    position.step = Step::Receive;
    if let [one, other] = position.places.as_mut_slice() {
        std::mem::swap(&mut one.hand, &mut other.hand);
        for (seat, side) in Seat::first(2).zip(&position.places) {
            events.extend(side.hand.iter().map(|card| Event::Received { seat, card }));
        }
        return Ok(());
    }
    let seat = Seat(0);
    let side = &mut position.places[0];
    events.extend(side.hand.iter().map(|card| Event::Discarded { seat, card }));
    side.discarded = side.discarded.or(side.hand);
    events.push(Event::Topped { card: position.top });
    position.topped = position.topped.with(position.top);
    let card = draw(&mut position.deck, "take", chance)?;
    side.hand = CardSet::one(card);
    position.top = draw(&mut position.deck, "top", chance)?;
    events.push(Event::Took { seat, card, top: position.top });
    Ok(())
}

/// Ends the round, and deals the next one if there is one.
fn finish(
    position: &mut ConfusingLands,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<(), ChanceError> {
    position.round += 1;
    if position.round < ROUNDS {
        return deal(position, chance, events);
    }
    position.step = Step::Over;
    events.push(Event::Ended);
    Ok(())
}
