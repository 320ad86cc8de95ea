//! The robber moves and steals.

use super::super::components::board::Hex;
use super::super::components::cards::{Cards, Resource};
use super::super::event::Event;
use super::super::state::Catan;
use super::trade::reopen;
use super::turn::resume;
use rules::{Barrier, Chance, ChanceError, Seat};

/// Moves the robber and steals a random card.
pub(crate) fn rob(
    position: &mut Catan,
    seat: Seat,
    (hex, victim): (Hex, Option<Seat>),
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) -> Result<Barrier, ChanceError> {
    position.robber = hex;
    position.chronicle.robbed = true;
    let hand = victim.map_or(Cards::NONE, |victim| position.player(victim).hand);
    let stolen = hand.total() > 0;
    let mut card = None;
    if let Some(victim) = victim.filter(|_| stolen) {
        let weights = hand.0.map(u32::from);
        let kind = chance.draw("steal", &weights, &|kind| Resource::ALL[kind].word().to_owned())?;
        let kind = Resource::ALL[kind];
        position.player_mut(victim).hand.take(kind, 1);
        position.player_mut(seat).hand.add(kind, 1);
        reopen(position, victim);
        card = Some(kind);
    }
    events.push(Event::Robbed { seat, hex, victim, stolen, card });
    resume(position);
    Ok(if stolen { Barrier::Shut } else { Barrier::Open })
}
