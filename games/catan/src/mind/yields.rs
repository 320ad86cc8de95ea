//! The cards that the land is expected to bring.

use super::super::components::board::{Corner, CornerSet, HEXES, Hex};
use super::super::components::land::Land;
use super::super::state::Catan;
use rules::Seat;

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

/// The kind of card that a hex yields, and the half pips that it brings for a settlement.
fn yielded(position: &Catan, hex: Hex) -> Option<(usize, i32)> {
    let kind = position.land.terrain[hex.index()]?;
    let share = if hex == position.robber { 1 } else { 2 };
    Some((kind as usize, share * pips(&position.land, hex)))
}

/// The yields of each seat.
pub(super) fn yields(position: &Catan) -> [Yields; 4] {
    let mut yields = [[0; 5]; 4];
    for hex in Hex::all() {
        let Some((kind, each)) = yielded(position, hex) else { continue };
        for (yields, count) in yields.iter_mut().zip(position.harvest[hex.index()].0) {
            yields[kind] += each * i32::from(count);
        }
    }
    yields
}

/// The yields of one seat.
pub(super) fn yields_of(position: &Catan, seat: Seat) -> Yields {
    let mut yields = [0; 5];
    for hex in Hex::all() {
        let count = position.harvest[hex.index()].0[seat.index()];
        if count == 0 {
            continue;
        }
        let Some((kind, each)) = yielded(position, hex) else { continue };
        yields[kind] += each * i32::from(count);
    }
    yields
}

/// What the corners of the land are worth to somebody, looked up once for all of them.
pub(super) struct Ground {
    hexes: [i32; HEXES],
    harbours: CornerSet,
}

impl Ground {
    /// The ground for somebody with those yields: what one lacks counts nearly twice.
    pub(super) fn new(land: &Land, own: &Yields) -> Ground {
        let worth = |hex: Hex| {
            land.terrain[hex.index()].map_or(0, |kind| {
                let lacking = if own[kind as usize] == 0 { 18 } else { 10 };
                2 * pips(land, hex) * lacking * 360 / CERTAIN
            })
        };
        let mut hexes = [0; HEXES];
        for hex in Hex::all() {
            hexes[hex.index()] = worth(hex);
        }
        Ground { hexes, harbours: land.harboured() }
    }

    /// The worth of a corner, in thousandths of that of a good one.
    pub(super) fn corner(&self, corner: Corner) -> i32 {
        let hexes: i32 = corner.hexes().iter().map(|hex| self.hexes[hex.index()]).sum();
        hexes + if self.harbours.contains(corner) { 250 } else { 0 }
    }
}
