//! Doing an action.

mod lay;
mod stop;

use super::action::Action;
use super::event::{Event, How};
use super::state::WolvesAndSheep;
use rules::{Barrier, Chance, ChanceError, Seat};

pub(super) use stop::resign;

/// Does a legal action. Whatever lays a tile also draws, and is a barrier.
pub(super) fn apply(
    position: &mut WolvesAndSheep,
    seat: Seat,
    action: &Action,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    match action {
        Action::Lay(laid) if position.bonus == Some(seat) => {
            position.bonus = None;
            lay::lay(position, seat, std::slice::from_ref(laid), How::Bonus, chance, events)?;
            stop::settle(position, seat, events);
        }
        Action::Lay(laid) => {
            lay::lay(position, seat, std::slice::from_ref(laid), How::Turn, chance, events)?;
            stop::settle(position, seat, events);
            stop::next(position, seat, events);
        }
        Action::Interrupt(laid) => {
            lay::lay(position, seat, std::slice::from_ref(laid), How::Interrupt, chance, events)?;
            stop::settle(position, seat, events);
        }
        Action::Chain(chain) => {
            lay::lay(position, seat, chain, How::Interrupt, chance, events)?;
            stop::settle(position, seat, events);
        }
        Action::Reveal(colour, place) => {
            lay::reveal(position, seat, *colour, *place, chance, events)?;
            stop::settle(position, seat, events);
        }
        Action::Pass => return stop::pass(position, seat, chance, events),
        Action::Retire => return Ok(stop::retire(position, seat, events)),
    }
    Ok(Barrier::Shut)
}
