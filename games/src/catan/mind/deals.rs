//! Trade between players: what a deal is worth to both, and when one is offered, answered and closed.

use super::super::action::{Action, Deal};
use super::super::legal;
use super::super::state::{Catan, Phase};
use super::judge::{standing, worth};
use super::offers::{COUNTER, TOO_NEAR, may_offer, proposals};
use super::side::{affords_building, aims};
use crate::core::{Game as _, Luck, POINT, Seat, Thinking, Viewer};

/// The least that a deal must bring to be agreed to.
const ENOUGH: i32 = 150;
/// The number of imagined worlds in which a deal is looked at: at most, and for each way that the thinking follows.
const WORLDS: (u64, u64) = (32, 8);

/// What the seat does about trade now, if it is anything.
pub(super) fn decide(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    if position.phase == Phase::Over {
        return None;
    }
    match &position.offer {
        Some(offer) if seat != position.current && offer.to.contains(seat) => {
            Some(answer(position, seat, offer.deal, thinking))
        }
        Some(_) if seat == position.current => close(position, seat, thinking),
        None if may_offer(position, seat) => offer(position, seat, thinking),
        _ => None,
    }
}

/// The answer of a seat to an offer.
fn answer(position: &Catan, seat: Seat, deal: Deal, thinking: &mut Thinking) -> Action {
    let own = Deal { give: deal.want, want: deal.give };
    let pays = legal::legal(position, seat, &Action::Accept).is_ok();
    let mut found = Vec::new();
    proposals(position, seat, &mut found);
    if !pays && found.is_empty() {
        return Action::Decline;
    }
    let worlds = worlds(position, seat, thinking);
    if pays && mean(&worlds, thinking, |world| surplus(world, seat, world.current, own)) >= 0 {
        return Action::Accept;
    }
    let mut gain = |action: &Action| match *action {
        Action::Counter(deal) => mean(&worlds, thinking, |world| welcome(world, seat, deal)),
        _ => i32::MIN,
    };
    let best = found.into_iter().map(|action| (gain(&action), action)).max();
    match best {
        Some((gain, counter)) if gain >= COUNTER.0 - ENOUGH => counter,
        _ => Action::Decline,
    }
}

/// What a counter-offer is worth in that world: nothing if the other does not gain by it.
fn welcome(world: &Catan, seat: Seat, deal: Deal) -> i32 {
    let with = world.current;
    let gain = |after: Catan| worth(&after, with) - worth(world, with);
    match traded(world, seat, with, deal).map(gain) {
        Some(gain) if gain > COUNTER.1 => surplus(world, seat, with, deal),
        _ => -ENOUGH,
    }
}

/// Closes the best of the deals that were agreed to, if it is good.
fn close(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    let agreed = position.others(seat).iter().filter_map(|with| {
        legal::legal(position, seat, &Action::Confirm(with)).ok()?;
        Some((with, position.agreed_deal(with)?))
    });
    let agreed: Vec<(Seat, Deal)> = agreed.collect();
    if agreed.is_empty() {
        return None;
    }
    let worlds = worlds(position, seat, thinking);
    let gains = agreed.into_iter().map(|(with, deal)| {
        (mean(&worlds, thinking, |world| surplus(world, seat, with, deal)), Action::Confirm(with))
    });
    gains.filter(|&(gain, _)| gain >= 0).max().map(|(_, action)| action)
}

/// The offer that promises most, if any promises enough.
fn offer(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    let mut found = Vec::new();
    proposals(position, seat, &mut found);
    if found.is_empty() {
        return None;
    }
    let worlds = worlds(position, seat, thinking);
    let mut hope = |action: &Action| match *action {
        Action::Offer(deal, _) => mean(&worlds, thinking, |world| promise(world, seat, deal)),
        _ => 0,
    };
    let best = found.into_iter().map(|action| (hope(&action), action)).max()?;
    Some(best).filter(|&(hope, _)| hope >= ENOUGH).map(|(_, action)| action)
}

/// What an offer brings in that world: as much as its best taker leaves. Whoever is asked may be a person, who looks at their own hand.
fn promise(world: &Catan, seat: Seat, deal: Deal) -> i32 {
    let takes = |with: &Seat| {
        let gain = |after: Catan| standing(&after, *with) - standing(world, *with);
        traded(world, seat, *with, deal).map(gain).is_some_and(|gain| gain > COUNTER.1)
    };
    let takers = legal::places::addressable(world, seat).iter().filter(takes);
    takers.map(|with| surplus(world, seat, with, deal) + ENOUGH).max().unwrap_or(0).max(0)
}

/// Worlds that look the same to the seat.
fn worlds(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Vec<Catan> {
    let (most, each) = WORLDS;
    let (seed, count) = (thinking.dice().next(), most.min(each * thinking.width() as u64));
    let world = |number: u64| {
        let mut world = position.clone();
        world.redeal(Viewer::Seat(seat), &mut Luck::new(seed.wrapping_add(number))).ok()?;
        thinking.spend().then_some(world)
    };
    (0..count).filter_map(world).collect()
}

/// The mean over some worlds, or over those for which there is work left.
fn mean(worlds: &[Catan], thinking: &mut Thinking, value: impl Fn(&Catan) -> i32) -> i32 {
    let values: Vec<i32> = worlds.iter().map_while(|world| thinking.spend().then(|| value(world))).collect();
    values.iter().sum::<i32>().checked_div(values.len() as i32).unwrap_or(-ENOUGH)
}

/// By how much a deal is better than the least that a seat agrees to: enough for itself, and more than a share of what it brings to
/// the other, the larger the better the seat stands. Never with somebody who is about to win.
fn surplus(world: &Catan, seat: Seat, with: Seat, deal: Deal) -> i32 {
    let near = world.agreed.points.saturating_sub(TOO_NEAR);
    if !world.player(with).hand.holds(deal.want) {
        return -ENOUGH;
    }
    let Some(after) = traded(world, seat, with, deal) else { return -POINT };
    if world.visible_points(with) >= near && !wins(&after, seat) {
        return -POINT;
    }
    let (own, other) = (worth(&after, seat) - worth(world, seat), worth(&after, with) - worth(world, with));
    (own - ENOUGH).min(own - share(world, seat) * other / 10)
}

/// The share, in tenths, of what the other gains that one's own gain must reach.
fn share(world: &Catan, seat: Seat) -> i32 {
    let points = |seat: Seat| world.visible_points(seat);
    let better = world.others(seat).iter().filter(|&other| points(other) > points(seat)).count();
    let worse = world.others(seat).iter().filter(|&other| points(other) < points(seat)).count();
    match (better, worse) {
        (0, 0) => 15,
        (0, _) => 21,
        (_, 0) => 10,
        _ => 15,
    }
}

/// Whether the seat can build what it still lacks to win.
fn wins(position: &Catan, seat: Seat) -> bool {
    let building = affords_building(position.player(seat).hand, aims(position, seat));
    position.current == seat && building && position.points(seat) + 1 >= position.agreed.points
}

/// The position after a deal; none if one of the two cannot pay.
fn traded(position: &Catan, seat: Seat, with: Seat, deal: Deal) -> Option<Catan> {
    let mut after = position.clone();
    for (giver, taker, cards) in [(seat, with, deal.give), (with, seat, deal.want)] {
        if !after.player(giver).hand.holds(cards) {
            return None;
        }
        after.player_mut(giver).hand -= cards;
        after.player_mut(taker).hand += cards;
    }
    Some(after)
}
