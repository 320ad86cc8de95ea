//! Quick choices, for playouts.

use super::super::action::Action;
use super::super::components::board::{Corner, Hex};
use super::super::components::cards::{Cards, Resource};
use super::super::legal;
use super::super::legal::places::{founding_places, robber_places, victims};
use super::super::state::{Catan, Phase};
use super::plans::{list, wants_knight};
use super::side::{aims, held, stage};
use super::yields::{Ground, pips, yields_of};
use super::{hand, judge};
use rules::Seat;
use thinking::Thinking;

/// The move of a seat in a playout.
pub(super) fn choose(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    match position.phase {
        Phase::Roll if wants_knight(position, seat) => Some(Action::Knight),
        Phase::Roll => Some(Action::Roll),
        Phase::Discard => Some(Action::Discard(spare(position, seat))),
        Phase::Robber => rob(position, seat),
        Phase::Found(_) => found(position, seat).map(Action::Settlement),
        _ => best(position, seat, thinking),
    }
}

/// The action that is worth most, one action ahead.
fn best(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    let mut actions = Vec::with_capacity(32);
    list(position, seat, &mut actions);
    if let [only] = actions[..] {
        return Some(only);
    }
    let mut best: Option<(i32, Action)> = None;
    for action in actions {
        let Some((after, _)) = thinking.after(position, seat, &action) else {
            return best.map_or(Some(action), |(_, best)| Some(best));
        };
        let worth = judge::standing(&after, seat);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The corner that yields most.
fn found(position: &Catan, seat: Seat) -> Option<Corner> {
    let ground = Ground::new(&position.land, &yields_of(position, seat));
    founding_places(position).iter().max_by_key(|&place| ground.corner(place))
}

/// The cards that are missed least.
fn spare(position: &Catan, seat: Seat) -> Cards {
    let (mut hand, aims, stage) = (held(position, seat), aims(position, seat), stage(position, seat, seat));
    let mut spared = Cards::NONE;
    for _ in 0..position.player(seat).due {
        let without = |kind: Resource| {
            let mut rest = hand;
            rest.take(kind, 1);
            (hand::worth(rest, aims, stage), hand[kind])
        };
        let kinds = Resource::ALL.into_iter().filter(|&kind| hand[kind] > 0);
        let Some(kind) = kinds.max_by_key(|&kind| without(kind)) else { break };
        hand.take(kind, 1);
        spared.add(kind, 1);
    }
    spared
}

/// Moves the robber to where it takes most from those who stand best, and steals from the one of them who stands best.
fn rob(position: &Catan, seat: Seat) -> Option<Action> {
    let strength = |other: Seat| match position.player(other).hand.total() {
        0 => 0,
        _ => 1 + i32::from(position.visible_points(other)),
    };
    let harm = |hex: Hex| -> i32 {
        let counts = position.harvest[hex.index()].0;
        let weighed = |other: Seat| match i32::from(counts[other.index()]) {
            count if other == seat => -20 * count,
            count => count * (3 + i32::from(position.visible_points(other))),
        };
        pips(&position.land, hex) * Seat::first(position.seats).map(weighed).sum::<i32>()
            + 4 * victims(position, seat, hex).iter().map(strength).max().unwrap_or(0)
    };
    let hex = robber_places(position).iter().max_by_key(|&hex| harm(hex))?;
    let victim = victims(position, seat, hex).iter().max_by_key(|&other| strength(other));
    let action = Action::Robber { hex, victim };
    legal::legal(position, seat, &action).is_ok().then_some(action)
}
