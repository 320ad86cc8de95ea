//! A tile as it lies.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::colour::Colour;
use super::super::posture::{Face, Posture, Quarter};
use super::super::tile::Tile;
use rules::Coordinate;

/// A tile as it lies, or is to be laid. Sorted by tile, face and place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub(crate) struct Laid {
    pub(crate) tile: Tile,
    pub(crate) face: Face,
    pub(crate) place: Coordinate,
    pub(crate) turn: Quarter,
}

impl Laid {
    /// A tile that looks the same however it is turned.
    pub(crate) const fn even(tile: Tile, place: Coordinate) -> Laid {
        Laid { tile, face: Face::A, place, turn: Quarter::NONE }
    }

    /// The shepherd of that colour.
    pub(crate) const fn shepherd(colour: Colour, place: Coordinate) -> Laid {
        Laid::even(Tile::shepherd(colour), place)
    }

    /// How the tile lies.
    #[inline]
    pub(crate) const fn posture(self) -> Posture {
        Posture { tile: self.tile, face: self.face, turn: self.turn }
    }

    /// A tile in that posture at that place.
    pub(crate) const fn at(posture: Posture, place: Coordinate) -> Laid {
        Laid { tile: posture.tile, face: posture.face, place, turn: posture.turn }
    }
}

/// A tile as it is saved: its place is a row and a column.
type Saved = (Tile, Face, i16, i16, Quarter);

impl From<Saved> for Laid {
    fn from((tile, face, row, column, turn): Saved) -> Self {
        Laid { tile, face, place: Coordinate { row, column }, turn }
    }
}

impl From<Laid> for Saved {
    fn from(laid: Laid) -> Self {
        (laid.tile, laid.face, laid.place.row, laid.place.column, laid.turn)
    }
}

/// `12a 90 q9`: as in the notation.
impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.posture(), self.place)
    }
}

/// A tile that shows: at its place nothing lies above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visible {
    pub(crate) laid: Laid,
    /// The wolf below a hunter that was laid on it.
    pub(crate) under: Option<Tile>,
    /// The number of the lay, which [`Landscape::root`] asks for.
    pub(crate) number: usize,
}
