//! The reasons for which a plan is better than the ordinary one.

use std::cmp::Reverse;

use super::judge::outcome;
use super::plan::{Plan, Reason};
use super::thinking::Thinking;
use super::veiled::Veiled;
use super::{Mind, POINT};
use crate::core::seat::Seat;

/// The plans for which reasons are given, the best.
const TOLD: usize = 8;

/// The most reasons given for a plan.
const MOST: usize = 3;

/// The least difference that is worth telling.
const LITTLE: i32 = POINT / 10;

/// The most work that giving reasons for those plans takes.
pub(super) fn work<A>(plans: &[Plan<A>], ordinary: &Plan<A>, worlds: usize) -> u64 {
    // A plan also costs the choices of those who choose at the same time.
    let longest = plans.iter().chain([ordinary]).map(|plan| plan.moves.len() + 16).max().unwrap_or(0);
    ((TOLD + 1) * longest * worlds) as u64
}

/// Gives for each of the best plans what sets it apart from an ordinary one, the weightiest first; nothing if the game gives no reasons.
pub(super) fn reasons<G: Mind>(
    worlds: &[Veiled<G>],
    seat: Seat,
    plans: &[Plan<G::Action>],
    ordinary: &Plan<G::Action>,
    thinking: &mut Thinking,
) -> Vec<Vec<Reason>> {
    if worlds[0].reasons(seat).is_empty() {
        return Vec::new();
    }
    let plans = &plans[..plans.len().min(TOLD)];
    let parts: Vec<Vec<Reason>> = plans.iter().map(|plan| parts(worlds, seat, plan, thinking)).collect();
    let ordinary = self::parts(worlds, seat, ordinary, thinking);
    parts.iter().map(|own| apart(own, &ordinary, worlds.len() as i32)).collect()
}

/// The parts of what a plan comes to, added up over the worlds.
fn parts<G: Mind>(
    worlds: &[Veiled<G>],
    seat: Seat,
    plan: &Plan<G::Action>,
    thinking: &mut Thinking,
) -> Vec<Reason> {
    let mut sum = Vec::new();
    for world in worlds {
        let Some(end) = outcome(world, seat, &plan.moves, thinking) else { break };
        end.reasons(seat).into_iter().for_each(|reason| add(&mut sum, reason));
    }
    sum
}

/// Adds a share to that of the same part.
pub(super) fn add(sum: &mut Vec<Reason>, reason: Reason) {
    match sum.iter_mut().find(|known| known.key == reason.key && known.args == reason.args) {
        Some(known) => known.share += reason.share,
        None => sum.push(reason),
    }
}

/// The largest differences between the parts of one plan and those of another, over so many worlds.
pub(super) fn apart(own: &[Reason], other: &[Reason], worlds: i32) -> Vec<Reason> {
    let mut apart = own.to_vec();
    for reason in other {
        add(&mut apart, Reason { share: -reason.share, ..reason.clone() });
    }
    apart.iter_mut().for_each(|reason| reason.share /= worlds);
    apart.retain(|reason| reason.share.abs() >= LITTLE);
    apart.sort_by_key(|reason| Reverse(reason.share.abs()));
    apart.truncate(MOST);
    apart
}
