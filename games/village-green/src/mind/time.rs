//! The turns that are left, and the chance that a place is filled in them.

use super::super::components::village::Village;
use super::super::state::VillageGreen;
use super::weights::{AWARD, HEADING, SLACK};
use rules::Seat;
use thinking::POINT;

/// The turns that it takes to fill a village and to head its lines, in thousandths.
fn needed(village: &Village) -> i32 {
    let missing = village.awards.iter().filter(|award| award.is_none()).count();
    let empty = village.greens.iter().filter(|green| green.is_none()).count();
    POINT * empty as i32 + HEADING * missing as i32
}

/// The turns that a seat has left, in thousandths, if the turn at hand leaves its player with that village.
pub(super) fn turns(position: &VillageGreen, seat: Seat, left: Option<&Village>) -> i32 {
    let village = |seat: Seat| match left {
        Some(village) if seat == position.current => village,
        _ => &position.side(seat).village,
    };
    if position.is_solo() {
        return needed(village(seat));
    }
    let first = position.first.unwrap_or(position.current);
    let count = position.count();
    let order = |seat: Seat| (seat.0 + count - first.0) % count;
    let ends = left.is_some_and(Village::is_full)
        || position.greens.deck() == 0
        || position.awards.deck() == 0
        || position.ending.is_some();
    if ends && position.first.is_some() {
        let now = seat == position.current && left.is_none();
        return POINT * i32::from(now || order(seat) > order(position.current));
    }
    let playing = || Seat::first(count).filter(|&seat| !position.resigned.contains(seat));
    let seats = playing().count().max(1) as i32;
    let quickest = playing().map(|seat| needed(village(seat))).min().unwrap_or(0) + SLACK;
    let greens = POINT * i32::from(position.greens.deck()) / seats;
    let awards = AWARD * i32::from(position.awards.deck()) / seats;
    quickest.min(greens).min(awards)
}

/// The chance that an open place of a village is filled in so many turns, in thousandths.
pub(super) fn fill(village: &Village, turns: i32) -> i32 {
    match needed(village) {
        0 => POINT,
        needed => (POINT * turns / needed).min(POINT),
    }
}
