//! A player: hand, cards, pieces.

use serde::{Deserialize, Serialize};

use super::board::{CornerSet, EdgeSet};
use super::cards::{Cards, Development};
use super::land::Rates;

/// A player's cards and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Development cards that may be played.
    pub(crate) cards: [u8; 5],
    /// Development cards bought this turn.
    pub(crate) fresh: [u8; 5],
    /// Knights played.
    pub(crate) knights: u8,
    pub(crate) roads: EdgeSet,
    /// Corners that the own roads touch.
    pub(crate) reach: CornerSet,
    pub(crate) settlements: CornerSet,
    pub(crate) cities: CornerSet,
    /// Points of the buildings, without the special cards.
    pub(crate) built: u8,
    pub(crate) rates: Rates,
    /// Length of the longest continuous road.
    pub(crate) length: u8,
    /// The number of cards due on a seven, 0 for nothing.
    pub(crate) due: u8,
    /// The cards chosen for it.
    pub(crate) chosen: Option<Cards>,
    /// The cards that the dice have brought so far, by kind.
    pub(crate) produced: [u16; 5],
    /// The cards that the dice could be expected to bring so far, in 36ths.
    pub(crate) expected: u32,
    /// The variance of their number, in 1296ths.
    pub(crate) variance: u64,
}

impl Player {
    /// Corners with an own building.
    #[inline]
    pub(crate) fn buildings(&self) -> CornerSet {
        CornerSet(self.settlements.0 | self.cities.0)
    }

    /// Victory point cards.
    #[inline]
    pub(crate) fn point_cards(&self) -> u8 {
        self.cards[Development::Point as usize] + self.fresh[Development::Point as usize]
    }

    /// Development cards that were bought and not played.
    pub(crate) fn unplayed(&self) -> u8 {
        let [a, b, c, d, e] = self.cards;
        let [v, w, x, y, z] = self.fresh;
        a + b + c + d + e + v + w + x + y + z
    }
}
