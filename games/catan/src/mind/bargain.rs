//! Trade between players: what a deal is worth to both, over several imagined worlds.

use super::super::action::Deal;
use super::super::state::Catan;
use super::judge::worth;
use super::offers::TOO_NEAR;
use super::side::{affords_building, aims};
use rules::{Game as _, Seat, Viewer};
use thinking::{Luck, POINT, Thinking};

/// The least that a deal must bring to be agreed to.
pub(super) const ENOUGH: i32 = 150;
/// The number of imagined worlds in which a deal is looked at: at most, and for each way that the thinking follows.
const WORLDS: (u64, u64) = (32, 8);

/// Whether the seat agrees to what the current player offers, as far as it sees in those worlds.
pub(super) fn agrees(worlds: &[Catan], seat: Seat, deal: Deal, thinking: &mut Thinking) -> bool {
    let own = Deal { give: deal.want, want: deal.give };
    mean(worlds, thinking, |world| surplus(world, seat, world.current, own)) >= 0
}

/// Worlds that look the same to the seat, as many as the thinking looks at.
pub(super) fn worlds(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Vec<Catan> {
    let (most, each) = WORLDS;
    imagined(position, seat, most.min(each * thinking.width() as u64), thinking)
}

/// So many worlds that look the same to the seat, as far as there is work left.
pub(super) fn imagined(position: &Catan, seat: Seat, count: u64, thinking: &mut Thinking) -> Vec<Catan> {
    let seed = thinking.dice().next();
    let world = |number: u64| {
        let mut world = position.clone();
        world.redeal(Viewer::Seat(seat), &mut Luck::new(seed.wrapping_add(number))).ok()?;
        thinking.spend().then_some(world)
    };
    (0..count).filter_map(world).collect()
}

/// The mean over some worlds, or over those for which there is work left.
pub(super) fn mean(worlds: &[Catan], thinking: &mut Thinking, value: impl Fn(&Catan) -> i32) -> i32 {
    let values: Vec<i32> = worlds.iter().map_while(|world| thinking.spend().then(|| value(world))).collect();
    values.iter().sum::<i32>().checked_div(values.len() as i32).unwrap_or(-ENOUGH)
}

/// By how much a deal is better than the least that a seat agrees to: enough for itself, and more than a share of what it brings to
/// the other, the larger the better the seat stands. Never with somebody who is about to win.
pub(super) fn surplus(world: &Catan, seat: Seat, with: Seat, deal: Deal) -> i32 {
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
pub(super) fn traded(position: &Catan, seat: Seat, with: Seat, deal: Deal) -> Option<Catan> {
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
