//! The chance to win, as far as a playout tells.

use super::super::state::{Catan, Phase};
use super::judge::standings;
use rules::Seat;
use thinking::{POINT, chance_of_first};

/// A side that is better by four of these wins e times as often.
const STEP: i32 = 350;

/// The reward of a win over that of a loss.
pub(super) const WIN: i32 = 8 * POINT;

/// The chance to win, so scaled that a small lead is worth about itself.
pub(super) fn reward(position: &Catan, seat: Seat) -> i32 {
    let chance = match position.phase {
        Phase::Over => 1_000 * i32::from(position.current == seat),
        _ => chance_of_first(&standings(position)[..usize::from(position.seats)], seat.index(), STEP),
    };
    (chance - 500) * WIN / 1_000
}
