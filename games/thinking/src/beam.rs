//! Plans made action by action, the best side by side.

use std::cmp::Reverse;

use super::Mind;
use super::judge::settled;
use super::plan::Plan;
use super::trial::Thinking;
use rules::{Barrier, Seat};

/// The most actions that a plan has.
const LONGEST: usize = 16;

/// The number of unfinished branches, for each that is followed, at which they are thinned out.
const CROWD: usize = 64;

/// A branch that is not finished: the seat acts on.
struct Branch<G: Mind> {
    moves: Vec<G::Action>,
    position: G,
    worth: i32,
    tie: u64,
}

/// Appends plans made action by action. Of the branches that go on those worth most are followed side by side, as many as the thinking is
/// wide; a branch is finished by a barrier, or when it is for somebody else to act. Equal positions are followed once. `list` appends the
/// actions that are worth a thought at a position.
pub fn beam<G: Mind>(
    from: &G,
    seat: Seat,
    thinking: &mut Thinking,
    list: impl Fn(&G, &mut Vec<G::Action>),
    out: &mut Vec<Plan<G::Action>>,
) {
    let (found, mut actions) = (out.len(), Vec::new());
    let tie = thinking.dice().next();
    let mut front = vec![Branch { moves: Vec::new(), position: from.clone(), worth: 0, tie }];
    while front.first().is_some_and(|branch| branch.moves.len() < LONGEST) {
        let mut next = Vec::new();
        for branch in &front {
            actions.clear();
            list(&branch.position, &mut actions);
            if branch.moves.is_empty() {
                branch.position.proposals(seat, &mut actions);
            }
            for action in actions.drain(..) {
                let Some(done) = follow(branch, seat, action, thinking) else {
                    // Out of work: what was found must do.
                    if out.len() == found {
                        out.extend(next.into_iter().chain(front).filter_map(unfinished));
                    }
                    return;
                };
                match done {
                    Done::Plan(plan) => out.push(plan),
                    Done::Branch(branch) => next.push(branch),
                }
            }
            if next.len() > CROWD * thinking.width() {
                next = thinned(next, thinking.width());
            }
        }
        let next = thinned(next, thinking.width());
        if next.is_empty() {
            break;
        }
        front = next;
    }
    if out.len() == found {
        out.extend(front.into_iter().filter_map(unfinished));
    }
}

enum Done<G: Mind> {
    Plan(Plan<G::Action>),
    Branch(Branch<G>),
}

/// Goes one action further.
fn follow<G: Mind>(
    branch: &Branch<G>,
    seat: Seat,
    action: G::Action,
    thinking: &mut Thinking,
) -> Option<Done<G>> {
    let (position, barrier) = thinking.after(&branch.position, seat, &action)?;
    let mut moves = Vec::with_capacity(branch.moves.len() + 1);
    moves.extend_from_slice(&branch.moves);
    moves.push(action);
    if barrier == Barrier::Open && acts_on(&branch.position, &position, seat) {
        let (worth, tie) = (position.worth(seat), thinking.dice().next());
        return Some(Done::Branch(Branch { moves, position, worth, tie }));
    }
    let worth = settled(position, seat, barrier, branch.position.turn().must(), thinking).worth(seat);
    Some(Done::Plan(Plan { moves, worth }))
}

/// Whether the seat acts on after an action, before anybody else does.
fn acts_on<G: Mind>(before: &G, after: &G, seat: Seat) -> bool {
    let (asked, turn) = (before.turn().may(), after.turn());
    // Seats that the action admits are to answer it.
    let answers = turn.may().iter().any(|other| !asked.contains(other));
    turn.must().contains(seat) && !answers && after.reflex().is_none()
}

/// The best of the branches, no position twice.
fn thinned<G: Mind>(mut branches: Vec<Branch<G>>, width: usize) -> Vec<Branch<G>> {
    branches.sort_by_key(|branch| (Reverse(branch.worth), branch.tie));
    let mut kept: Vec<Branch<G>> = Vec::with_capacity(width);
    for branch in branches {
        if kept.len() == width {
            break;
        }
        let known = |other: &Branch<G>| other.worth == branch.worth && other.position == branch.position;
        if !kept.iter().rev().any(known) {
            kept.push(branch);
        }
    }
    kept
}

/// The plan that a branch has come to so far; none without a move.
fn unfinished<G: Mind>(branch: Branch<G>) -> Option<Plan<G::Action>> {
    let Branch { moves, worth, .. } = branch;
    (!moves.is_empty()).then_some(Plan { moves, worth })
}
