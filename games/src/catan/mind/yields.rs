//! The cards that the land is expected to bring.

use super::super::components::board::{Corner, Hex};
use super::super::components::land::Land;
use super::super::state::Catan;

/// Half pips that make one expected card per roll (2 × 36).
pub(super) const CERTAIN: i32 = 72;

/// The half pips of each kind. A hex with the robber counts half.
pub(super) type Yields = [i32; 5];

/// The outcomes of two dice, of 36, with which a hex yields.
pub(super) fn pips(land: &Land, hex: Hex) -> i32 {
    match land.numbers[hex.index()] {
        0 => 0,
        number => 6 - (7 - i32::from(number)).abs(),
    }
}

/// The yields of each seat.
pub(super) fn yields(position: &Catan) -> [Yields; 4] {
    let mut yields = [[0; 5]; 4];
    for hex in Hex::all() {
        let Some(kind) = position.land.terrain[hex.index()] else { continue };
        let share = if hex == position.robber { 1 } else { 2 };
        let each = share * pips(&position.land, hex);
        for (yields, count) in yields.iter_mut().zip(position.harvest[hex.index()].0) {
            yields[kind as usize] += each * i32::from(count);
        }
    }
    yields
}

/// The worth of a corner to somebody with those yields, in thousandths of that of a good one: what one lacks counts nearly twice.
pub(super) fn corner(land: &Land, corner: Corner, own: &Yields) -> i32 {
    let mut worth = 0;
    for hex in corner.hexes().iter() {
        let Some(kind) = land.terrain[hex.index()] else { continue };
        let lacking = if own[kind as usize] == 0 { 18 } else { 10 };
        worth += 2 * pips(land, hex) * lacking * 360 / CERTAIN;
    }
    worth + if land.harbour(corner).is_some() { 250 } else { 0 }
}
