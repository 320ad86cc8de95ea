//! The chance to win, as far as a playout tells.

use super::super::state::{Catan, Phase};
use super::judge::standings;
use crate::core::{POINT, Seat};

/// 1,000,000 · e^-x, for x in quarters from 0.
const FALLING: [i32; 33] = [
    1_000_000, 778_801, 606_531, 472_367, 367_879, 286_505, 223_130, 173_774, 135_335, 105_399, 82_085,
    63_928, 49_787, 38_774, 30_197, 23_518, 18_316, 14_264, 11_109, 8_652, 6_738, 5_248, 4_087, 3_183, 2_479,
    1_930, 1_503, 1_171, 912, 710, 553, 431, 335,
];

/// A side that is better by four of these wins e times as often.
const STEP: i32 = 350;

/// The reward of a win over that of a loss.
pub(super) const WIN: i32 = 8 * POINT;

/// The chance to win, so scaled that a small lead is worth about itself.
pub(super) fn reward(position: &Catan, seat: Seat) -> i32 {
    let chance = match position.phase {
        Phase::Over => 1_000 * i32::from(position.current == seat),
        _ => chance(position, seat),
    };
    (chance - 500) * WIN / 1_000
}

/// The chance of a seat to win, in thousandths: the better its side, the more often.
fn chance(position: &Catan, seat: Seat) -> i32 {
    let standings = standings(position);
    let most = Seat::first(position.seats).map(|seat| standings[seat.index()]).max().unwrap_or(0);
    let share = |seat: Seat| i64::from(falling(most - standings[seat.index()]));
    let all: i64 = Seat::first(position.seats).map(share).sum();
    (1_000 * share(seat) / all.max(1)) as i32
}

/// The wins of a side that is so much worse than the best, for every million wins of the best.
fn falling(behind: i32) -> i32 {
    let at = (behind / STEP) as usize;
    match (FALLING.get(at), FALLING.get(at + 1)) {
        (Some(high), Some(low)) => high - (high - low) / STEP * (behind % STEP),
        _ => 0,
    }
}
