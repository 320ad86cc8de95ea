//! The choice among plans by playing them on, the worse half left out each round.

use std::cmp::Reverse;

use super::Mind;
use super::judge::outcome;
use super::luck::{Luck, mixed};
use super::plan::Plan;
use super::playout::play_on;
use super::trial::Thinking;
use super::veiled::Veiled;
use rules::Seat;

/// A plan and the rewards of its playouts so far.
struct Finalist<A> {
    plan: Plan<A>,
    sum: i64,
    playouts: i64,
    tie: u64,
}

impl<A> Finalist<A> {
    /// The mean reward, with the judged worth for so many playouts more; the judged worth alone if the plan was not played on.
    fn score(&self, trust: i64) -> i64 {
        let judged = i64::from(self.plan.worth);
        if self.playouts == 0 {
            return judged;
        }
        (self.sum + trust * judged) / (self.playouts + trust)
    }
}

/// Plays the best plans on, ever fewer of them ever more often, until the work is done or the best has been played on so often: after every
/// round the worse half is left out. All that are left meet the same worlds and the same luck. Puts the best first and makes its worth what playouts say.
pub(super) fn halve<G: Mind>(
    seen: &Veiled<G>,
    seat: Seat,
    plans: Vec<Plan<G::Action>>,
    most: u64,
    thinking: &mut Thinking,
    seed: u64,
) -> Vec<Plan<G::Action>> {
    let finalist = |plan| Finalist { plan, sum: 0, playouts: 0, tie: thinking.dice().next() };
    let mut left: Vec<_> = plans.into_iter().map(finalist).collect();
    let mut out = Vec::new();
    let mut number = 0;
    while left.len() > 1 {
        let rounds = u64::from(left.len().next_power_of_two().trailing_zeros());
        let bar = thinking.left() - thinking.left() / rounds;
        for _ in 0..most >> rounds {
            let (before, seed) = (thinking.left(), mixed(seed.wrapping_add(number)));
            let Some(rewards) = rewards(seen, seat, &left, thinking, seed) else { break };
            for (finalist, reward) in left.iter_mut().zip(rewards) {
                finalist.sum += i64::from(reward);
                finalist.playouts += 1;
            }
            number += 1;
            // Another game like this one would use up work of the next round.
            if thinking.left() < bar + (before - thinking.left()) {
                break;
            }
        }
        left.sort_by_key(|finalist| (Reverse(finalist.score(seen.trust())), finalist.tie));
        out.extend(left.drain(left.len().div_ceil(2)..).rev());
    }
    out.extend(left);
    told(out.into_iter().rev(), seen.trust())
}

/// The reward of each plan in one more world, all with the same luck; `None` if no work is left for all of them.
fn rewards<G: Mind>(
    seen: &Veiled<G>,
    seat: Seat,
    plans: &[Finalist<G::Action>],
    thinking: &mut Thinking,
    seed: u64,
) -> Option<Vec<i32>> {
    let world = seen.again(seat, &mut Luck::new(!seed)).ok()?;
    plans.iter().map(|finalist| reward(&world, seat, &finalist.plan.moves, thinking, seed)).collect()
}

/// The reward of moves in a world, with the luck of that seed; `None` if no work is left.
pub(super) fn reward<G: Mind>(
    world: &Veiled<G>,
    seat: Seat,
    moves: &[G::Action],
    thinking: &mut Thinking,
    seed: u64,
) -> Option<i32> {
    thinking.begin(seed);
    let horizon = thinking.horizon(&**world);
    let end = play_on(G::clone(world), horizon, (seat, moves), &mut Luck::new(seed), thinking)?;
    Some(end.reward(seat))
}

/// The plans with the worth that playouts gave them; none is told as worth more than one that was preferred to it.
fn told<A>(finalists: impl Iterator<Item = Finalist<A>>, trust: i64) -> Vec<Plan<A>> {
    let mut most = i64::MAX;
    let tell = |finalist: Finalist<A>| {
        most = most.min(finalist.score(trust));
        Plan { worth: most as i32, ..finalist.plan }
    };
    finalists.map(tell).collect()
}

/// The first plans, as many as are wanted, of which no two lead to the same position.
pub(super) fn finalists<G: Mind>(
    world: &Veiled<G>,
    seat: Seat,
    plans: Vec<Plan<G::Action>>,
    wanted: usize,
    thinking: &mut Thinking,
) -> Vec<Plan<G::Action>> {
    let mut kept: Vec<(Plan<G::Action>, Option<G>)> = Vec::with_capacity(wanted);
    let bar = plans.first().map_or(0, |best| best.worth.saturating_sub(world.gap()));
    for plan in plans {
        if kept.len() == wanted || plan.worth < bar {
            break;
        }
        let end = outcome(world, seat, &plan.moves, thinking);
        if !kept.iter().any(|(other, known)| other.worth == plan.worth && known.is_some() && *known == end) {
            kept.push((plan, end));
        }
    }
    kept.into_iter().map(|(plan, _)| plan).collect()
}
