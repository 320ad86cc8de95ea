//! The special cards change hands.

use super::super::event::Event;
use super::super::score;
use super::super::state::Catan;
use rules::Seat;

/// Gives the Longest Road to whom it now belongs.
pub(crate) fn award_road(position: &mut Catan, events: &mut Vec<Event>) {
    let (holder, length) = score::longest_road(position.players(), position.longest);
    if holder != position.longest {
        position.longest = holder;
        events.push(Event::LongestRoad(holder, length));
    }
}

/// Gives the Largest Army to that seat if it now belongs to it.
pub(crate) fn award_army(position: &mut Catan, seat: Seat, events: &mut Vec<Event>) {
    let holder = score::largest_army(position.players(), position.army, seat);
    if holder != position.army {
        position.army = holder;
        events.push(Event::LargestArmy(seat, position.player(seat).knights));
    }
}
