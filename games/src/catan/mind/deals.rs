//! Trade between players: what a deal is worth to both, and when to offer, answer and close one.

use super::super::action::{Action, Deal};
use super::super::cards::{Cards, Resource};
use super::super::legal;
use super::super::state::{Answer, Catan, Phase};
use super::super::supply::CARD_PRICE;
use super::judge::{standing, worth};
use super::side::{affords_building, aims, held};
use crate::core::{Game as _, Luck, POINT, Seat, SeatSet, Thinking, Viewer};

/// A deal must bring at least so much to be agreed to.
const ENOUGH: i32 = 150;
/// A counter-offer must bring so much, and the other so much.
const COUNTER: (i32, i32) = (150, 30);
/// Nobody deals with somebody who lacks no more than this of the points that win, as everybody sees them.
const TOO_NEAR: u8 = 3;
/// A deal is looked at in so many imagined worlds.
const WORLDS: u64 = 8;
/// The proposals that are looked at in all of them.
const PROPOSALS: usize = 6;

/// The offers or counter-offers that are worth a thought.
pub(super) fn proposals(position: &Catan, seat: Seat, out: &mut Vec<Action>) {
    let found = match &position.offer {
        Some(offer) if offer.to.contains(seat) && offer.answers[seat.index()] == Answer::Open => {
            counters(position, seat, offer.deal)
        }
        None if may_offer(position, seat) => offers(position, seat),
        _ => Vec::new(),
    };
    out.extend(found.into_iter().filter(|action| legal::legal(position, seat, action).is_ok()));
}

/// What the seat does about trade now, if it is anything.
pub(super) fn decide(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Option<Action> {
    if position.phase == Phase::Over {
        return None;
    }
    let seed = thinking.dice().next();
    match &position.offer {
        Some(offer) if seat != position.current && offer.to.contains(seat) => {
            Some(answer(position, seat, offer.deal, seed))
        }
        Some(_) if seat == position.current => close(position, seat, seed),
        None if may_offer(position, seat) => offer(position, seat, seed),
        _ => None,
    }
}

/// The answer of a seat to an offer.
fn answer(position: &Catan, seat: Seat, deal: Deal, seed: u64) -> Action {
    let own = Deal { give: deal.want, want: deal.give };
    let mean = |deal: Deal| mean(position, seat, seed, |world| surplus(world, seat, world.current, deal));
    if legal::legal(position, seat, &Action::Accept).is_ok() && mean(own) >= 0 {
        return Action::Accept;
    }
    let mut found = Vec::new();
    proposals(position, seat, &mut found);
    let gain = |action: &Action| match *action {
        Action::Counter(deal) => self::mean(position, seat, seed, |world| welcome(world, seat, deal)),
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
fn close(position: &Catan, seat: Seat, seed: u64) -> Option<Action> {
    let agreed = position.others(seat).iter().filter_map(|with| {
        let deal = position.agreed_deal(with)?;
        legal::legal(position, seat, &Action::Confirm(with)).ok()?;
        Some((mean(position, seat, seed, |world| surplus(world, seat, with, deal)), Action::Confirm(with)))
    });
    agreed.filter(|&(gain, _)| gain >= 0).max().map(|(_, action)| action)
}

/// The offer that promises most, if any promises enough.
fn offer(position: &Catan, seat: Seat, seed: u64) -> Option<Action> {
    let mut found = Vec::new();
    proposals(position, seat, &mut found);
    let hope = |action: &Action| match *action {
        Action::Offer(deal, _) => mean(position, seat, seed, |world| promise(world, seat, deal)),
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

/// The mean over some worlds that look the same to the seat.
fn mean(position: &Catan, seat: Seat, seed: u64, value: impl Fn(&Catan) -> i32) -> i32 {
    let world = |number: u64| {
        let mut world = position.clone();
        world.redeal(Viewer::Seat(seat), &mut Luck::new(seed.wrapping_add(number))).ok()?;
        Some(value(&world))
    };
    let values: Vec<i32> = (0..WORLDS).filter_map(world).collect();
    values.iter().sum::<i32>() / (values.len() as i32).max(1)
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
        (0, 0) => 10,
        (0, _) => 14,
        (_, 0) => 7,
        _ => 10,
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

/// Whether the seat may make an offer, and has made none this turn.
fn may_offer(position: &Catan, seat: Seat) -> bool {
    position.phase == Phase::Main
        && position.current == seat
        && position.agreed.domestic
        && (position.agreed.free || !position.built)
        && position.chronicle.offered[seat.index()] != position.chronicle.turns
        && position.visible_points(seat) < position.agreed.points.saturating_sub(TOO_NEAR)
        && !affords_building(held(position, seat), aims(position, seat))
}

/// Offers that make something affordable now, one card or two for one, the best for the seat first; none that was made last.
fn offers(position: &Catan, seat: Seat) -> Vec<Action> {
    let hand = held(position, seat);
    let aims = aims(position, seat);
    let buys = |hand: Cards| affords_building(hand, aims) || aims.card && hand.holds(CARD_PRICE);
    if buys(hand) {
        return Vec::new();
    }
    let last = position.chronicle.offers[seat.index()].map(|(deal, _)| deal);
    let mut found: Vec<(i32, Deal)> = deals(hand)
        .filter(|&deal| Some(deal) != last && deal.give.total() < 4)
        .filter(|deal| {
            let mut after = hand;
            after -= deal.give;
            after += deal.want;
            buys(after)
        })
        .map(|deal| (alone(position, seat, deal), deal))
        .collect();
    found.sort_by_key(|&(gain, deal)| (-gain, deal));
    found.truncate(PROPOSALS);
    found.into_iter().map(|(_, deal)| Action::Offer(deal, SeatSet::EMPTY)).collect()
}

/// Counter-offers for what is offered, or that ask for it, the best for the seat first.
fn counters(position: &Catan, seat: Seat, offered: Deal) -> Vec<Action> {
    let mut found: Vec<(i32, Deal)> = deals(held(position, seat))
        .filter(|deal| offered.give.holds(deal.want))
        .map(|deal| (alone(position, seat, deal), deal))
        .filter(|&(gain, _)| gain >= COUNTER.0)
        .collect();
    found.sort_by_key(|&(gain, deal)| (-gain, deal));
    found.truncate(PROPOSALS);
    found.into_iter().map(|(_, deal)| Action::Counter(deal)).collect()
}

/// What a deal changes for the seat alone, whoever the other is.
fn alone(position: &Catan, seat: Seat, deal: Deal) -> i32 {
    let mut after = position.clone();
    after.player_mut(seat).hand -= deal.give;
    after.player_mut(seat).hand += deal.want;
    worth(&after, seat) - worth(position, seat)
}

/// One card or two of a kind of the hand for one of another.
fn deals(hand: Cards) -> impl Iterator<Item = Deal> {
    let most = |count: u8| 1..=count.min(2);
    hand.iter().flat_map(move |(kind, count)| most(count).map(move |count| (kind, count))).flat_map(
        |(kind, count)| {
            let wanted = Resource::ALL.into_iter().filter(move |&want| want != kind);
            wanted.map(move |want| Deal { give: Cards::of(kind, count), want: Cards::of(want, 1) })
        },
    )
}
