//! The two uses of the village card (rulebook, *Village cards*).

use super::super::action::{Kind, Sequence};
use super::super::components::card::Card;
use super::super::components::supply::{Supply, Under};
use super::super::event::Event;
use super::super::state::{Phase, Use, VillageGreen};
use super::turn;
use rules::{Chance, ChanceError, Seat};

/// Puts a row under its deck and turns up a new one.
pub(super) fn renew(
    position: &mut VillageGreen,
    seat: Seat,
    kind: Kind,
    order: Sequence,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<bool, ChanceError> {
    position.side_mut(seat).village.turned = true;
    events.push(Event::Renewed { seat, kind, order });
    match kind {
        Kind::Green => {
            position.steps.used = Some(Use::Greens);
            exchange(&mut position.greens, seat, order, chance, |card| events.push(Event::GreenUp(card)))?;
        }
        Kind::Awards => {
            position.steps.used = Some(Use::Awards);
            exchange(&mut position.awards, seat, order, chance, |card| events.push(Event::AwardUp(card)))?;
        }
    }
    turn::end_if_stuck(position, events);
    Ok(true)
}

/// As many cards come up as go under: those just put there too, if the deck holds fewer (our ruling).
fn exchange<C: Card>(
    supply: &mut Supply<C>,
    seat: Seat,
    order: Sequence,
    chance: &mut dyn Chance,
    mut turned_up: impl FnMut(C),
) -> Result<(), ChanceError> {
    let cards: Vec<C> = order.places().filter_map(|place| supply.row[place].take()).collect();
    let count = cards.len();
    supply.under.push(Under { seat, cards });
    for place in 0..count {
        supply.refill(place, chance)?.into_iter().for_each(&mut turned_up);
    }
    Ok(())
}

/// Declares that the green card of this turn may cover any other.
pub(super) fn cover(position: &mut VillageGreen, seat: Seat, events: &mut Vec<Event>) -> bool {
    position.side_mut(seat).village.turned = true;
    position.steps.used = Some(Use::Cover);
    position.phase = Phase::Cover;
    events.push(Event::Covering(seat));
    false
}
