use std::cmp::Reverse;

use super::Mind;
use super::judge::settled;
use super::plan::Plan;
use super::thinking::Thinking;
use crate::core::rules::Barrier;
use crate::core::seat::Seat;

/// The most actions that a plan has.
const LONGEST: usize = 16;

/// Unfinished ways are thinned out when there are so many for each that is followed.
const CROWD: usize = 64;

/// A way that is not finished: the seat acts on.
struct Way<G: Mind> {
    moves: Vec<G::Action>,
    position: G,
    worth: i32,
    tie: u64,
}

/// Appends plans made action by action: of the ways that go on as many are followed side by side as the thinking is wide, those that
/// are worth most; one is finished by a barrier, or when it is for somebody else to act. Equal positions are followed once.
/// `list` appends the actions that are worth a thought at a position.
pub fn beam<G: Mind>(
    from: &G,
    seat: Seat,
    thinking: &mut Thinking,
    list: impl Fn(&G, &mut Vec<G::Action>),
    out: &mut Vec<Plan<G::Action>>,
) {
    let (found, mut actions) = (out.len(), Vec::new());
    let tie = thinking.dice().next();
    let mut front = vec![Way { moves: Vec::new(), position: from.clone(), worth: 0, tie }];
    while front.first().is_some_and(|way| way.moves.len() < LONGEST) {
        let mut next = Vec::new();
        for way in &front {
            actions.clear();
            list(&way.position, &mut actions);
            if way.moves.is_empty() {
                way.position.proposals(seat, &mut actions);
            }
            for action in actions.drain(..) {
                let Some(done) = follow(way, seat, action, thinking) else {
                    // Out of work: what was found must do.
                    if out.len() == found {
                        out.extend(next.into_iter().chain(front).filter_map(unfinished));
                    }
                    return;
                };
                match done {
                    Done::Plan(plan) => out.push(plan),
                    Done::Way(way) => next.push(way),
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
    Way(Way<G>),
}

/// Goes one action further.
fn follow<G: Mind>(way: &Way<G>, seat: Seat, action: G::Action, thinking: &mut Thinking) -> Option<Done<G>> {
    let (position, barrier) = thinking.after(&way.position, seat, &action)?;
    let mut moves = Vec::with_capacity(way.moves.len() + 1);
    moves.extend_from_slice(&way.moves);
    moves.push(action);
    if barrier == Barrier::Open && acts_on(&way.position, &position, seat) {
        let (worth, tie) = (position.worth(seat), thinking.dice().next());
        return Some(Done::Way(Way { moves, position, worth, tie }));
    }
    let worth = settled(position, seat, barrier, way.position.turn().must(), thinking).worth(seat);
    Some(Done::Plan(Plan { moves, worth }))
}

/// Whether the seat acts on after an action, before anybody else does.
fn acts_on<G: Mind>(before: &G, after: &G, seat: Seat) -> bool {
    let (asked, turn) = (before.turn().may(), after.turn());
    // Whoever is admitted by the action is to answer it.
    let answers = turn.may().iter().any(|other| !asked.contains(other));
    turn.must().contains(seat) && !answers && after.reflex().is_none()
}

/// The best of the ways, no position twice.
fn thinned<G: Mind>(mut ways: Vec<Way<G>>, width: usize) -> Vec<Way<G>> {
    ways.sort_by_key(|way| (Reverse(way.worth), way.tie));
    let mut kept: Vec<Way<G>> = Vec::with_capacity(width);
    for way in ways {
        if kept.len() == width {
            break;
        }
        let known = |other: &Way<G>| other.worth == way.worth && other.position == way.position;
        if !kept.iter().rev().any(known) {
            kept.push(way);
        }
    }
    kept
}

/// A way as far as it has come, if that is anywhere.
fn unfinished<G: Mind>(way: Way<G>) -> Option<Plan<G::Action>> {
    let Way { moves, worth, .. } = way;
    (!moves.is_empty()).then_some(Plan { moves, worth })
}
