//! The turn: how it goes on and passes on.

use super::super::event::Event;
use super::super::state::{Catan, Phase};
use rules::Seat;

/// Goes on to the next founding step: round 1 in seat order from the first player, round 2 in reverse.
pub(crate) fn found_next(position: &mut Catan, founded: u8, events: &mut Vec<Event>) {
    let seats = position.seats;
    for step in founded..2 * seats {
        let place = if step < seats { step } else { 2 * seats - 1 - step };
        let seat = Seat((position.first.0 + place) % seats);
        if !position.resigned.contains(seat) {
            position.current = seat;
            position.phase = Phase::Found(step);
            return;
        }
    }
    begin_turn(position, position.first, events);
}

/// Ends the turn: offers die, cards bought in it may be played from now on.
pub(crate) fn pass_on(position: &mut Catan, events: &mut Vec<Event>) {
    let player = position.player_mut(position.current);
    if player.fresh != [0; 5] {
        let fresh = std::mem::take(&mut player.fresh);
        player.cards.iter_mut().zip(fresh).for_each(|(cards, new)| *cards += new);
    }
    if position.offer.take().is_some() {
        events.push(Event::Withdrawn(position.current));
    }
    begin_turn(position, position.current.next(position.seats), events);
}

/// Begins the turn of that seat, or of the next that has not resigned.
fn begin_turn(position: &mut Catan, mut seat: Seat, events: &mut Vec<Event>) {
    while position.resigned.contains(seat) && position.resigned.len() < usize::from(position.seats) {
        seat = seat.next(position.seats);
    }
    position.current = seat;
    position.phase = Phase::Roll;
    position.dice = None;
    position.built = false;
    position.carded = false;
    position.chronicle.turns = position.chronicle.turns.saturating_add(1);
    events.push(Event::Turn(seat));
}

/// Goes on with the turn after the robber or free roads.
pub(crate) fn resume(position: &mut Catan) {
    position.phase = if position.dice.is_some() { Phase::Main } else { Phase::Roll };
}
