//! A tile turned one face up: how it may lie.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::colour::Ground;
use super::print::{Area, PRINTS, Print};
use super::tile::Tile;

/// One of a tile's two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Face {
    A,
    B,
}

impl Face {
    /// Both faces.
    pub(crate) const ALL: [Face; 2] = [Face::A, Face::B];

    /// The letter of the notation.
    pub(crate) const fn letter(self) -> char {
        match self {
            Face::A => 'a',
            Face::B => 'b',
        }
    }

    /// The face that lies below this one.
    #[must_use]
    pub(crate) const fn flipped(self) -> Face {
        match self {
            Face::A => Face::B,
            Face::B => Face::A,
        }
    }
}

/// A number of quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Quarter(u8);

impl Quarter {
    /// Not turned.
    pub(crate) const NONE: Quarter = Quarter(0);
    /// All turnings.
    pub(crate) const ALL: [Quarter; 4] = [Quarter(0), Quarter(1), Quarter(2), Quarter(3)];

    /// That many quarters, counted beyond 3 from 0 again.
    pub(crate) const fn of(quarters: u8) -> Quarter {
        Quarter(quarters % 4)
    }

    /// The number of quarters.
    #[inline]
    pub(crate) const fn count(self) -> usize {
        self.0 as usize
    }

    /// The turning in degrees.
    #[inline]
    pub(crate) const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }
}

/// A tile with one face up, turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Posture {
    pub(crate) tile: Tile,
    pub(crate) face: Face,
    pub(crate) turn: Quarter,
}

impl Posture {
    /// What is printed on the face, not turned.
    #[inline]
    pub(crate) fn print(self) -> &'static Print {
        &PRINTS[self.tile.index()][self.face as usize]
    }

    /// The edge of the print that lies at that side: 0 north, 1 east, 2 south, 3 west.
    const fn edge(self, side: usize) -> usize {
        (side + 4 - self.turn.count()) % 4
    }

    /// The ground at that side.
    #[inline]
    pub(crate) fn ground(self, side: usize) -> Ground {
        self.print().ground(self.edge(side))
    }

    /// The number of the area that reaches that side, as [`Posture::areas`] counts.
    #[inline]
    pub(crate) fn area_at(self, side: usize) -> usize {
        self.print().area_at(self.edge(side))
    }

    /// The areas as they lie: their edges are sides.
    pub(crate) fn areas(self) -> impl ExactSizeIterator<Item = Area> {
        let quarters = self.turn.count();
        let turned = move |edges: u8| (edges << quarters | edges >> (4 - quarters)) & 15;
        self.print().areas().iter().map(move |area| Area { edges: turned(area.edges), ..*area })
    }

    /// The first posture of the tile that looks the same: of a face that repeats when it is turned the smallest turning, of two
    /// equal faces the first.
    #[must_use]
    pub(crate) fn canonical(self) -> Posture {
        let same = SAME[self.tile.index()][self.face as usize * 4 + self.turn.count()];
        Posture { face: Face::ALL[usize::from(same / 4)], turn: Quarter::of(same), ..self }
    }

    /// The first posture of a tile that looks like that one: face × 4 + quarters.
    pub(crate) const fn first_equal(tile: usize, posture: usize) -> usize {
        SAME[tile][posture] as usize
    }

    /// The ground that a posture of a tile shows at a side, as a place in [`Ground::ALL`].
    pub(crate) const fn ground_index(tile: usize, posture: usize, side: usize) -> usize {
        PRINTS[tile][posture / 4].ground((side + 4 - posture % 4) % 4).index()
    }

    /// Whether the posture is the first that looks so.
    #[inline]
    pub(crate) fn is_canonical(self) -> bool {
        self == self.canonical()
    }
}

/// The first equal posture of every posture of every tile: face × 4 + quarters.
static SAME: [[u8; 8]; Tile::COUNT] = same();

const fn same() -> [[u8; 8]; Tile::COUNT] {
    let mut same = [[0; 8]; Tile::COUNT];
    let mut tile = 0;
    while tile < Tile::COUNT {
        let mut one = 0;
        while one < 8 {
            let mut first = 0;
            while !equal(tile, first, one) {
                first += 1;
            }
            same[tile][one] = first as u8;
            one += 1;
        }
        tile += 1;
    }
    same
}

/// Whether two postures of a tile look the same: at every side an area of the same ground and sheep that reaches the same sides.
const fn equal(tile: usize, one: usize, other: usize) -> bool {
    let mut side = 0;
    while side < 4 {
        if sight(tile, one, side) != sight(tile, other, side) {
            return false;
        }
        side += 1;
    }
    true
}

/// The area at a side of a posture: ground, sheep, and the sides that it reaches, in one number.
const fn sight(tile: usize, posture: usize, side: usize) -> usize {
    let (print, quarters) = (&PRINTS[tile][posture / 4], posture % 4);
    let area = print.area(print.area_at((side + 4 - quarters) % 4));
    let edges = ((area.edges as usize) << quarters | area.edges as usize >> (4 - quarters)) & 15;
    (area.ground.index() * 16 + area.sheep as usize) * 16 + edges
}

impl fmt::Display for Posture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.tile, self.face.letter(), self.turn.degrees())
    }
}
