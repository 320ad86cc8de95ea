//! The levels to measure by: they do not think, and do not change.

use super::level::Level;
use super::plan::{Plan, Thought};
use super::veiled::Veiled;
use super::{Mind, POINT};
use rules::{ChanceError, Game, Quick, Seat};

/// Thinks as a level that looks at most one action ahead, and at no more than `most` actions.
///
/// # Errors
/// Only if the game cannot draw anew what the seat cannot know.
pub(super) fn look<G: Mind>(
    level: Level,
    position: &G,
    seat: Seat,
    most: u64,
    seed: u64,
) -> Result<Thought<G::Action>, ChanceError> {
    let seen = Veiled::of(position, seat, &mut Quick::new(seed))?;
    Ok(if level == Level::Random { random(&seen, seat, seed) } else { greedy(&seen, seat, most, seed) })
}

/// Lists every legal closed action; over all seeds each comes first equally often.
fn random<G: Mind>(seen: &Veiled<G>, seat: Seat, seed: u64) -> Thought<G::Action> {
    let worth = POINT * seen.yardstick(seat);
    let plans = shuffled(seen, seat, seed).into_iter().map(|action| Plan { moves: vec![action], worth });
    Thought { plans: plans.collect(), ..Thought::default() }
}

/// Lists every action by what it brings at once, the most first; the seed orders equal ones.
fn greedy<G: Mind>(seen: &Veiled<G>, seat: Seat, most: u64, seed: u64) -> Thought<G::Action> {
    let (mut plans, mut work) = (Vec::new(), 0);
    for action in shuffled(seen, seat, seed) {
        let mut next = G::clone(seen);
        if work < most {
            work += 1;
            // Every action meets the same luck.
            if next.apply(seat, &action, &mut Quick::new(!seed), &mut Vec::new()).is_err() {
                continue;
            }
        } else if !plans.is_empty() {
            break;
        }
        plans.push(Plan { moves: vec![action], worth: POINT * next.yardstick(seat) });
    }
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    Thought { plans, work }
}

/// The legal closed actions of the seat in an order that the seed gives; only the game's own answer if it has one.
fn shuffled<G: Game>(seen: &Veiled<G>, seat: Seat, seed: u64) -> Vec<G::Action> {
    if let Some((_, answer)) = seen.reflex().filter(|(who, _)| *who == seat) {
        return vec![answer];
    }
    let mut actions = Vec::new();
    seen.actions(seat, &mut actions);
    let mut dice = Quick::new(seed);
    for end in (1..actions.len()).rev() {
        actions.swap(end, dice.below(end + 1));
    }
    actions
}
