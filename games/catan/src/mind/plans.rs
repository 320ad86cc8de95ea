//! The ways to go on that are worth a thought.

use super::super::action::Action;
use super::super::components::cards::Development;
use super::super::legal;
use super::super::state::{Catan, Phase};
use super::offers::may_offer;
use super::side::{affords_building, aims, held};
use super::{deals, hopes};
use rules::Seat;
use thinking::{Mind as _, Plan, Thinking, beam};

/// Appends the plans of a seat. Offers are answered and closed by rules of their own; where nothing is played on, they are made so, too.
pub(super) fn plans(position: &Catan, seat: Seat, thinking: &mut Thinking, out: &mut Vec<Plan<Action>>) {
    if let Some(action) = deals::decide(position, seat, thinking) {
        out.push(Plan { moves: vec![action], worth: position.worth(seat) });
        return;
    }
    let offers = if may_offer(position, seat) { hopes::offers(position, seat, thinking) } else { Vec::new() };
    let worth = position.worth(seat);
    let mut offers =
        offers.into_iter().map(|(promise, offer)| Plan { moves: vec![offer], worth: worth + promise });
    if !thinking.plays_on()
        && let Some(best) = offers.next()
    {
        out.push(best);
        return;
    }
    let before = out.len();
    beam(position, seat, thinking, |position, actions| list(position, seat, actions), out);
    let talk = |plan: &Plan<Action>| {
        matches!(plan.moves.first(), Some(Action::Offer(..) | Action::Counter(_) | Action::Confirm(_)))
    };
    if out[before..].iter().any(|plan| !talk(plan)) {
        out.retain(|plan| !talk(plan));
    }
    out.extend(offers);
}

/// The actions of a seat that are worth a thought: those that nobody would miss are left out.
pub(super) fn list(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    match position.phase {
        Phase::Roll => {
            if wants_knight(position, seat) {
                out.push(Action::Knight);
            }
            out.push(Action::Roll);
        }
        _ => {
            legal::actions(position, seat, out);
            let building =
                position.phase == Phase::Main && affords_building(held(position, seat), aims(position, seat));
            out.retain(|action| match action {
                // The turn never ends with a building to be had.
                Action::End => !building,
                Action::Robber { hex, .. } => position.harvest[hex.index()].0[seat.index()] == 0,
                Action::Cancel => false,
                _ => true,
            });
            if out.is_empty() {
                legal::actions(position, seat, out);
            }
        }
    }
}

/// Whether a knight had better be played before the roll: only if the robber takes something from the seat.
pub(super) fn wants_knight(position: &Catan, seat: Seat) -> bool {
    let robbed = position.harvest[position.robber.index()].0[seat.index()] > 0;
    let knights = position.player(seat).cards[Development::Knight as usize];
    robbed && knights > 0 && !position.carded && legal::legal(position, seat, &Action::Knight).is_ok()
}
