//! The worth of a plan, once others have made their part of a simultaneous choice.

use super::Mind;
use super::luck::Dice;
use super::plan::Plan;
use super::trial::Thinking;
use super::veiled::Veiled;
use rules::{Barrier, Seat, SeatSet};

/// The position once the others have made their part of a simultaneous choice, by lot; as it is if there is none or the choices lie
/// open already. What the seat has chosen may count only then.
pub(super) fn settled<G: Mind>(
    mut position: G,
    seat: Seat,
    barrier: Barrier,
    choosing: SeatSet,
    thinking: &mut Thinking,
) -> G {
    if barrier == Barrier::Shut || choosing.len() < 2 {
        return position;
    }
    // The others choose the same for every plan.
    let mut dice = Dice::new(thinking.luck());
    for other in choosing
        .without(seat)
        .iter()
        .filter(|&other| position.turn().must().contains(other))
        .collect::<SeatSet>()
        .iter()
    {
        let mut actions = Vec::new();
        match position.reflex().filter(|(who, _)| *who == other) {
            Some((_, answer)) => actions.push(answer),
            None => position.actions(other, &mut actions),
        }
        if actions.is_empty() {
            return position;
        }
        let action = actions.swap_remove(dice.below(actions.len()));
        match thinking.after(&position, other, &action) {
            Some((after, Barrier::Open)) => position = after,
            Some((after, Barrier::Shut)) => return after,
            None => return position,
        }
    }
    position
}

/// The position to which a plan leads in that world; `None` if no work is left.
pub(super) fn outcome<G: Mind>(
    world: &Veiled<G>,
    seat: Seat,
    moves: &[G::Action],
    thinking: &mut Thinking,
) -> Option<G> {
    let (mut position, mut last) = (G::clone(world), Barrier::Open);
    for action in moves {
        if position.legal(seat, action).is_err() {
            break;
        }
        (position, last) = thinking.after(&position, seat, action)?;
    }
    if moves.is_empty() {
        return Some(position);
    }
    let position = settled(position, seat, last, world.turn().must(), thinking);
    if last == Barrier::Shut { Some(position) } else { answered(position, thinking) }
}

/// The position once everybody has answered what is asked; `None` if no work is left.
fn answered<G: Mind>(mut position: G, thinking: &mut Thinking) -> Option<G> {
    while let Some((other, action)) = position.answer() {
        (position, _) = thinking.after(&position, other, &action)?;
    }
    Some(position)
}

/// Makes the worth of every plan the mean over all worlds, the first of which it has been judged in already.
pub(super) fn judge_in_all<G: Mind>(
    worlds: &[Veiled<G>],
    seat: Seat,
    plans: &mut [Plan<G::Action>],
    thinking: &mut Thinking,
) {
    let mut sums: Vec<i64> = plans.iter().map(|plan| i64::from(plan.worth)).collect();
    let mut count = 1;
    for world in &worlds[1..] {
        thinking.shuffle();
        let worths: Option<Vec<i32>> =
            plans.iter().map(|plan| Some(outcome(world, seat, &plan.moves, thinking)?.worth(seat))).collect();
        // A world counts for all plans or for none.
        let Some(worths) = worths else { break };
        sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += i64::from(worth));
        count += 1;
    }
    for (plan, sum) in plans.iter_mut().zip(sums) {
        plan.worth = (sum / count) as i32;
    }
}
