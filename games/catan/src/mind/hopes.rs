//! Trade between players: what an offer may come to, and whom it goes to.

use std::cmp::Reverse;

use super::super::action::{Action, Deal};
use super::super::legal::places::addressable;
use super::super::state::Catan;
use super::bargain::{ENOUGH, agrees, imagined, surplus, traded, worlds};
use super::judge::standing;
use super::offers::proposals;
use rules::{Seat, SeatSet};
use thinking::Thinking;

/// The worlds that the one asked looks at, as the one who asks imagines it.
const EYES: u64 = 4;
/// The share of the worlds, in percent, in which somebody must agree for an offer to be made.
const LIKELY: usize = 50;
/// The share in which a seat must agree to be asked with others.
const ASKED: usize = 35;

/// What each seat would bring in one world, if it would agree there.
type Gains = [Option<i32>; 4];

/// The offers that are likely to be agreed to and what they promise, the best first.
pub(super) fn offers(position: &Catan, seat: Seat, thinking: &mut Thinking) -> Vec<(i32, Action)> {
    let mut found = Vec::new();
    proposals(position, seat, &mut found);
    if found.is_empty() {
        return Vec::new();
    }
    let worlds = worlds(position, seat, thinking);
    let mut hope = |action: Action| match action {
        Action::Offer(deal, _) => hope(&worlds, seat, deal, thinking),
        _ => None,
    };
    let mut offers: Vec<_> = found.into_iter().filter_map(&mut hope).collect();
    offers.sort_by_key(|&offer| Reverse(offer));
    offers
}

/// What an offer promises, made to all with whom it would be closed; none if it would more likely come to nothing.
fn hope(worlds: &[Catan], seat: Seat, deal: Deal, thinking: &mut Thinking) -> Option<(i32, Action)> {
    let gains: Vec<Gains> = worlds.iter().map_while(|world| gains(world, seat, deal, thinking)).collect();
    let all = addressable(worlds.first()?, seat);
    let closes = |with: &Seat| {
        let own: Vec<i32> = gains.iter().filter_map(|gains| gains[with.index()]).collect();
        own.len() * 100 >= ASKED * gains.len() && own.iter().sum::<i32>() >= 0
    };
    let to: SeatSet = all.iter().filter(closes).collect();
    let best = gains.iter().filter_map(|gains| to.iter().filter_map(|with| gains[with.index()]).max());
    let best: Vec<i32> = best.map(|gain| gain + ENOUGH).collect();
    if best.is_empty() || best.len() * 100 < LIKELY * gains.len() {
        return None;
    }
    let promise = best.iter().sum::<i32>() / gains.len() as i32;
    Some((promise, Action::Offer(deal, if to == all { SeatSet::EMPTY } else { to })))
}

/// What the deal would bring with each seat that would agree to it in that world, by what it sees there; none if no work is left.
fn gains(world: &Catan, seat: Seat, deal: Deal, thinking: &mut Thinking) -> Option<Gains> {
    let (asked, _) = thinking.after(world, seat, &Action::Offer(deal, SeatSet::EMPTY))?;
    let mut gains = Gains::default();
    for with in asked.answering().iter() {
        // Most can be told at a glance: a seat that would not even gain by it does not look at what others would.
        let tempted = |after: Catan| standing(&after, with) > standing(world, with);
        let tempts = traded(world, seat, with, deal).is_some_and(tempted);
        if tempts && agrees(&imagined(&asked, with, EYES, thinking), with, deal, thinking) {
            gains[with.index()] = Some(surplus(world, seat, with, deal));
        }
    }
    Some(gains)
}
