//! One thought: plans, judged in several worlds and played on.

use std::cmp::Reverse;

use super::halving::{finalists, halve};
use super::judge::{judge_in_all, outcome};
use super::level::{Level, SearchBudget};
use super::luck::{Luck, mixed};
use super::plan::{Plan, Thought};
use super::trial::Thinking;
use super::veiled::Veiled;
use super::{Mind, POINT, plain};
use rules::{ChanceError, Seat};

/// The number of plans judged in all worlds, for each way that is followed.
const JUDGED: usize = 4;

/// The most that a careless level gives away.
const CARELESS: i32 = 2 * POINT;

/// Thinks for a seat that can act. It first draws anew what the seat cannot know, and sees nothing else. `waits` says that the seat may
/// as well let others go on.
///
/// # Errors
/// Only if the game cannot draw that anew.
pub fn think<G: Mind>(
    position: &G,
    seat: Seat,
    level: Level,
    budget: &SearchBudget,
    waits: bool,
    seed: u64,
) -> Result<Thought<G::Action>, ChanceError> {
    if matches!(level, Level::Random | Level::Greedy) {
        return plain::look(level, position, seat, budget.work, seed);
    }
    let seen = Veiled::of(position, seat, &mut Luck::new(seed))?;
    // What one seat asks of others is answered, and gone by, with care.
    if budget.misjudges > 0 && (waits || seen.answer().is_none()) {
        return Ok(guess(&seen, seat, budget, waits, seed));
    }
    Ok(search(&seen, seat, budget, waits, seed)?.thought)
}

/// Judges single actions, each wrongly by lot, as far as work is left. A seat that may wait does.
fn guess<G: Mind>(
    seen: &Veiled<G>,
    seat: Seat,
    budget: &SearchBudget,
    waits: bool,
    seed: u64,
) -> Thought<G::Action> {
    let mut thinking = Thinking::new(budget, G::PRICE, seed);
    let mut plans = choices(seen, seat, waits, |actions| seen.sensible(seat, actions));
    if waits {
        plans.truncate(1);
    }
    if plans.len() > 1 {
        plans.sort_by_cached_key(|_| thinking.dice().next());
        let mut judged = 0;
        for plan in &mut plans {
            let Some(after) = outcome(seen, seat, &plan.moves, &mut thinking) else { break };
            let wrong = thinking.dice().below(2 * budget.misjudges as usize + 1) as i32 - budget.misjudges;
            plan.worth = after.worth(seat).saturating_add(wrong);
            judged += 1;
        }
        plans.truncate(judged.max(1));
        order(&mut plans, &mut thinking);
    }
    Thought { plans, work: thinking.spent() }
}

/// What a search has found.
pub(super) struct Found<A> {
    pub(super) thought: Thought<A>,
    /// The plan in the middle of those that were judged; none where there was nothing to choose.
    pub(super) ordinary: Option<Plan<A>>,
}

/// Searches from a position as the seat may imagine it.
///
/// # Errors
/// Only if the game cannot draw anew what the seat cannot know.
pub(super) fn search<G: Mind>(
    seen: &Veiled<G>,
    seat: Seat,
    budget: &SearchBudget,
    waits: bool,
    seed: u64,
) -> Result<Found<G::Action>, ChanceError> {
    let listed = |actions: &mut Vec<G::Action>| {
        seen.actions(seat, actions);
        seen.proposals(seat, actions);
    };
    let mut plans = choices(seen, seat, waits, listed);
    if plans.len() < 2 {
        return Ok(Found { thought: Thought { plans, ..Thought::default() }, ordinary: None });
    }
    let mut thinking = Thinking::new(budget, G::PRICE, seed);
    let mut found: Vec<_> = plans.iter().filter(|plan| plan.moves.is_empty()).cloned().collect();
    seen.plans(seat, &mut thinking, &mut found);
    if found.iter().any(|plan| !plan.moves.is_empty()) {
        plans = found;
    }
    order(&mut plans, &mut thinking);
    plans.truncate(JUDGED * budget.width);
    let mut worlds = vec![seen.clone()];
    for number in 1..budget.worlds as u64 {
        worlds.push(seen.again(seat, &mut Luck::new(mixed(seed ^ number)))?);
    }
    judge_in_all(&worlds, seat, &mut plans, &mut thinking);
    order(&mut plans, &mut thinking);
    let ordinary = plans[plans.len() / 2].clone();
    if budget.finalists > 1 {
        plans = finalists(seen, seat, plans, budget.finalists, &mut thinking);
        plans = halve(seen, seat, plans, budget.playouts, &mut thinking, seed);
    }
    if budget.careless {
        carelessly(&mut plans, &mut thinking);
    }
    Ok(Found { thought: Thought { plans, work: thinking.spent() }, ordinary: Some(ordinary) })
}

/// Makes a plan of each single action that is listed, unjudged, and before them of waiting, if that is a choice; only of the game's own
/// answer if it has one.
fn choices<G: Mind>(
    seen: &Veiled<G>,
    seat: Seat,
    waits: bool,
    list: impl Fn(&mut Vec<G::Action>),
) -> Vec<Plan<G::Action>> {
    let mut actions = Vec::new();
    match seen.reflex().filter(|(who, _)| *who == seat) {
        Some((_, answer)) => actions.push(answer),
        None => list(&mut actions),
    }
    if actions.is_empty() {
        return Vec::new();
    }
    let worth = seen.worth(seat);
    let single = actions.into_iter().map(|action| Plan { moves: vec![action], worth });
    waits.then(|| Plan { moves: Vec::new(), worth }).into_iter().chain(single).collect()
}

/// Puts the best plan first; equals come as the dice fall.
fn order<A>(plans: &mut [Plan<A>], thinking: &mut Thinking) {
    plans.sort_by_cached_key(|plan| (Reverse(plan.worth), thinking.dice().next()));
}

/// Takes one of the best three, if it is not much worse than the best: the better, the more often.
fn carelessly<A>(plans: &mut [Plan<A>], thinking: &mut Thinking) {
    let taken = match thinking.dice().below(7) {
        0..4 => 0,
        4..6 => 1,
        _ => 2,
    };
    let bar = plans.first().map_or(0, |best| best.worth - CARELESS);
    if plans.get(taken).is_some_and(|plan| plan.worth >= bar) {
        plans[..=taken].rotate_right(1);
    }
}
