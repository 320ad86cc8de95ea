//! The chance to win, as far as a playout tells.

use super::super::state::{Catan, Phase};
use super::judge::standings;
use crate::core::{POINT, Seat};

/// 1 / (1 + e^-x) in thousandths, for x in quarters from 0.
const LOGISTIC: [i32; 25] = [
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993,
    995, 996, 997, 998,
];

/// A lead of so much is a step of the table.
const STEP: i32 = POINT / 2;

/// The chance to win, so scaled that a small lead is worth about itself.
pub(super) fn reward(position: &Catan, seat: Seat) -> i32 {
    let chance = match position.phase {
        Phase::Over => 1_000 * i32::from(position.current == seat),
        _ => {
            let standings = standings(position);
            let others = position.others(seat);
            let rivals = others.iter().map(|other| standings[other.index()]);
            let (most, sum) =
                rivals.fold((0, 0), |(most, sum): (i32, i32), rival| (most.max(rival), sum + rival));
            logistic(standings[seat.index()] - (most + sum / others.len().max(1) as i32) / 2)
        }
    };
    (chance - 500) * 16 * STEP / 1_000
}

/// The chance to win with that lead over the best of the others, in thousandths.
fn logistic(lead: i32) -> i32 {
    let size = lead.abs();
    let at = (size / STEP) as usize;
    let chance = match (LOGISTIC.get(at), LOGISTIC.get(at + 1)) {
        (Some(low), Some(high)) => low + (high - low) * (size % STEP) / STEP,
        _ => 999,
    };
    if lead < 0 { 1_000 - chance } else { chance }
}
