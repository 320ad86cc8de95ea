//! The island as it lies: terrain, number tokens and harbours; the two printed layouts.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::{Corner, CornerSet, Edge, HEXES, Hex, HexSet};
use super::cards::{Cards, Resource};

/// The yield of a hex; the desert yields nothing.
pub(crate) type Terrain = Option<Resource>;

/// A harbour's trade: two cards of its resource, or three of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Harbour(pub(crate) Option<Resource>);

impl Harbour {
    /// The harbours of the box: four of any kind, one of each resource.
    pub(crate) const BOX: [(Harbour, u32); 6] = [
        (Harbour(None), 4),
        (Harbour(Some(Resource::Wood)), 1),
        (Harbour(Some(Resource::Brick)), 1),
        (Harbour(Some(Resource::Wool)), 1),
        (Harbour(Some(Resource::Grain)), 1),
        (Harbour(Some(Resource::Ore)), 1),
    ];

    /// The edges of the nine frame slots, clockwise from the upper left; the same in both printed layouts.
    pub(crate) const SLOTS: [&'static str; 9] =
        ["a3-a4", "a6-a7", "b9-b10", "c11-d11", "e9-e10", "f6-f7", "f3-f4", "d2-e2", "b2-c2"];
}

impl fmt::Display for Harbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("any", Resource::word))
    }
}

/// The number of cards of each kind that the bank takes for one from somebody (maritime trade: 4, at harbours 3 or 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rates(pub(crate) Cards);

impl Default for Rates {
    fn default() -> Self {
        Rates(Cards([4; 5]))
    }
}

impl Rates {
    /// Betters the rates by a harbour.
    fn open(&mut self, harbour: Harbour) {
        match harbour.0 {
            Some(kind) => self.0.0[kind as usize] = 2,
            None => self.0.0.iter_mut().for_each(|rate| *rate = 3.min(*rate)),
        }
    }
}

/// The island: it never changes during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Land {
    /// The terrain of each hex.
    pub(crate) terrain: [Terrain; HEXES],
    /// The number token of each hex, 0 for none.
    pub(crate) numbers: [u8; HEXES],
    /// The harbours and their edges.
    pub(crate) harbours: [(Edge, Harbour); 9],
    /// The hexes of each number token, from 2.
    numbered: [HexSet; 11],
}

impl Land {
    /// The island of that terrain, those number tokens and those harbours.
    pub(crate) fn new(
        terrain: [Terrain; HEXES],
        numbers: [u8; HEXES],
        harbours: [(Edge, Harbour); 9],
    ) -> Land {
        let numbered = std::array::from_fn(|at| {
            Hex::all().filter(|hex| usize::from(numbers[hex.index()]) == at + 2).collect()
        });
        Land { terrain, numbers, harbours, numbered }
    }

    /// The harbour that a building at that corner serves.
    pub(crate) fn harbour(&self, corner: Corner) -> Option<Harbour> {
        self.harbours.iter().find(|(edge, _)| edge.ends_at(corner)).map(|&(_, harbour)| harbour)
    }

    /// The corners at which a building serves some harbour.
    pub(crate) fn harboured(&self) -> CornerSet {
        self.harbours.iter().flat_map(|(edge, _)| edge.corners()).collect()
    }

    /// Betters the rates by the harbour at that corner, if there is one.
    pub(crate) fn open_harbour(&self, rates: &mut Rates, corner: Corner) {
        if let Some(harbour) = self.harbour(corner) {
            rates.open(harbour);
        }
    }

    /// The hexes with that number, which dice can show.
    #[inline]
    pub(crate) fn numbered(&self, number: u8) -> HexSet {
        self.numbered[usize::from(number - 2)]
    }
}

/// A layout as it is written in options and logs: see the module's documentation.
pub(crate) struct Printed {
    /// Nineteen resources or `desert`.
    pub(crate) terrain: &'static str,
    /// Nineteen numbers or `-`.
    pub(crate) numbers: &'static str,
    /// Nine harbours, clockwise from the upper left.
    pub(crate) harbours: &'static str,
}

/// The beginner layout of the rulebook of 2010 (Galakta 2011).
pub(crate) const BEGINNER: Printed = Printed {
    terrain: "wood wool wool grain ore grain wood wood brick desert ore grain grain ore wood wool brick wool brick",
    numbers: "6 3 8 2 4 5 10 5 9 - 6 9 10 11 3 12 8 4 11",
    harbours: "any wool any any brick wood any grain ore",
};

/// The layout of the rulebooks since 2015 (English 5th edition), with given starting pieces.
pub(crate) const FIXED: Printed = Printed {
    terrain: "ore wool wood grain brick wool brick grain wood desert wood ore wood ore grain wool brick grain wool",
    numbers: "10 2 9 12 6 4 10 9 11 - 3 8 8 3 4 5 5 6 11",
    harbours: "any grain ore any wool any any brick wood",
};

/// The pieces of one colour in the fixed start: two settlements with their roads; the starred settlement is the second.
pub(crate) struct Start {
    /// Corners of the settlements, the starred one last.
    pub(crate) settlements: [&'static str; 2],
    /// Their roads.
    pub(crate) roads: [&'static str; 2],
}

/// The starting pieces by seat: blue, orange (our amber), white (our green), red.
pub(crate) const STARTS: [Start; 4] = [
    Start { settlements: ["e8", "e4"], roads: ["d8-e8", "e4-e5"] },
    Start { settlements: ["b8", "e6"], roads: ["b7-b8", "e6-e7"] },
    Start { settlements: ["c4", "d9"], roads: ["c3-c4", "c9-d9"] },
    Start { settlements: ["b5", "d3"], roads: ["b5-b6", "d3-d4"] },
];

/// The order A–R of the number tokens along the spiral.
pub(crate) const SPIRAL: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// The coast counter-clockwise from the upper left; every other hex is a corner of the island.
const COAST: [u8; 12] = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1];
/// The inner ring counter-clockwise, beginning next to the first corner.
const INNER: [u8; 6] = [4, 8, 13, 14, 10, 5];

/// The way of the spiral from the `corner`-th corner hex (0 … 5): along the coast, then inward.
pub(crate) fn spiral(corner: usize) -> impl Iterator<Item = Hex> {
    let coast = (0..12).map(move |step| COAST[(2 * corner + step) % 12]);
    let inner = (0..6).map(move |step| INNER[(corner + step) % 6]);
    coast.chain(inner).chain([9]).map(Hex)
}
