//! The spaces of the central board.

use serde::{Deserialize, Serialize};

/// A space of the central board: `a` to `e`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Space(u8);

impl Space {
    /// Number of spaces for two to four players.
    pub(crate) const COUNT: usize = 5;
    /// Number of spaces in a solo game.
    pub(crate) const SOLO: usize = 3;

    /// All five, in order.
    pub(crate) fn all() -> impl Iterator<Item = Space> {
        (0..Self::COUNT as u8).map(Space)
    }

    /// Its place in arrays that hold one entry a space.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter in the notation.
    #[inline]
    pub(crate) const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}
