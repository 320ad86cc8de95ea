//! The reasons for which one way to go on is better than another.

use std::cmp::Reverse;

use super::judge::outcome;
use super::plan::Reason;
use super::trial::Thinking;
use super::veiled::Veiled;
use super::{Mind, POINT};
use rules::Seat;

/// The most reasons given for a plan.
const MOST: usize = 3;

/// The least difference that is worth telling.
const LITTLE: i32 = POINT / 10;

/// What one way to go on has that another lacks, the weightiest first; nothing if the game gives no reasons.
pub(super) fn reasons<G: Mind>(
    worlds: &[Veiled<G>],
    seat: Seat,
    ways: [&[G::Action]; 2],
    thinking: &mut Thinking,
) -> Vec<Reason> {
    if worlds[0].reasons(seat).is_empty() {
        return Vec::new();
    }
    let [own, other] = ways.map(|moves| parts(worlds, seat, moves, thinking));
    apart(&own, &other, worlds.len() as i32)
}

/// The parts of what moves come to, added up over the worlds.
fn parts<G: Mind>(
    worlds: &[Veiled<G>],
    seat: Seat,
    moves: &[G::Action],
    thinking: &mut Thinking,
) -> Vec<Reason> {
    let mut sum = Vec::new();
    for world in worlds {
        let Some(end) = outcome(world, seat, moves, thinking) else { break };
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
