//! Playing development cards.

use super::super::components::cards::{Cards, Development, Resource};
use super::super::event::Event;
use super::super::state::{Catan, Phase};
use super::award::award_army;
use super::trade::reopen;
use rules::Seat;

/// Lays the card open; progress cards then leave the game.
fn lay_open(position: &mut Catan, seat: Seat, card: Development, events: &mut Vec<Event>) {
    position.player_mut(seat).cards[card as usize] -= 1;
    position.carded = true;
    events.push(Event::Played(seat, card));
}

/// Plays a knight.
pub(crate) fn play_knight(position: &mut Catan, seat: Seat, events: &mut Vec<Event>) {
    lay_open(position, seat, Development::Knight, events);
    position.player_mut(seat).knights += 1;
    award_army(position, seat, events);
    position.phase = Phase::Robber;
}

/// Plays road building.
pub(crate) fn play_roads(position: &mut Catan, seat: Seat, events: &mut Vec<Event>) {
    lay_open(position, seat, Development::Roads, events);
    position.phase = Phase::FreeRoads(2);
}

/// Plays a year of plenty.
pub(crate) fn play_plenty(
    position: &mut Catan,
    seat: Seat,
    (first, second): (Resource, Option<Resource>),
    events: &mut Vec<Event>,
) {
    lay_open(position, seat, Development::Plenty, events);
    let cards = Cards::plenty(first, second);
    position.bank -= cards;
    position.player_mut(seat).hand += cards;
    events.push(Event::Plenty(seat, cards));
}

/// Plays a monopoly.
pub(crate) fn play_monopoly(position: &mut Catan, seat: Seat, kind: Resource, events: &mut Vec<Event>) {
    lay_open(position, seat, Development::Monopoly, events);
    let mut from = [0; 4];
    for other in position.others(seat).iter() {
        let count = position.player(other).hand[kind];
        from[other.index()] = count;
        if count > 0 {
            position.player_mut(other).hand.take(kind, count);
            position.player_mut(seat).hand.add(kind, count);
            reopen(position, other);
        }
    }
    events.push(Event::Monopoly { seat, kind, from });
}
