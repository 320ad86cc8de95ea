//! The places of the island: hexes, corners (intersections) and edges (paths), and how they meet.
//!
//! Rows of corners are the zigzag lines `a` … `f` from top to bottom, columns are `1` … `11` from left to right, half a hex
//! apart: the corner `c4`, the edge `c4-c5` or `b4-c4`. Hexes are the letters `g` … `y` in reading order.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::bit_set;

/// The number of hexes.
pub(crate) const HEXES: usize = 19;
/// The number of corners.
pub(crate) const CORNERS: usize = 54;
/// The number of edges.
pub(crate) const EDGES: usize = 72;

/// A hex of the island, counted from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Hex(pub(crate) u8);

/// A corner where up to three hexes meet, counted from 0 in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Corner(pub(crate) u8);

/// An edge between two hexes or at the coast, counted from 0 in the order of its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Edge(pub(crate) u8);

/// The first corner of every row, and the number of corners before all rows are through.
const ROW_START: [u8; 7] = [0, 7, 16, 27, 38, 47, 54];
/// The column of every row's first corner.
const ROW_COLUMN: [u8; 6] = [3, 2, 1, 1, 2, 3];
/// The first hex of every row of hexes.
const HEX_START: [u8; 6] = [0, 3, 7, 12, 16, 19];
/// The column of every hex row's first centre.
const HEX_COLUMN: [u8; 5] = [4, 3, 2, 3, 4];

const fn corner_at(row: u8, column: u8) -> u8 {
    ROW_START[row as usize] + column - ROW_COLUMN[row as usize]
}

const fn row_of(starts: &[u8], index: u8) -> u8 {
    let mut row = 0;
    while starts[row as usize + 1] <= index {
        row += 1;
    }
    row
}

/// The tables of what meets what, computed once by the compiler.
struct Net {
    hex_mask: [u64; HEXES],
    edge_corners: [[Corner; 2]; EDGES],
    corner_edges: [u128; CORNERS],
    corner_neighbours: [u64; CORNERS],
    corner_hexes: [u32; CORNERS],
    hex_neighbours: [u32; HEXES],
}

static NET: Net = net();

const fn net() -> Net {
    let mut net = Net {
        hex_mask: [0; HEXES],
        edge_corners: [[Corner(0); 2]; EDGES],
        corner_edges: [0; CORNERS],
        corner_neighbours: [0; CORNERS],
        corner_hexes: [0; CORNERS],
        hex_neighbours: [0; HEXES],
    };
    let mut hex = 0;
    while hex < HEXES {
        let row = row_of(&HEX_START, hex as u8);
        let column = HEX_COLUMN[row as usize] + 2 * (hex as u8 - HEX_START[row as usize]);
        let around = [
            corner_at(row, column),
            corner_at(row, column + 1),
            corner_at(row + 1, column + 1),
            corner_at(row + 1, column),
            corner_at(row + 1, column - 1),
            corner_at(row, column - 1),
        ];
        let mut at = 0;
        while at < 6 {
            net.hex_mask[hex] |= 1 << around[at];
            net.corner_hexes[around[at] as usize] |= 1 << hex;
            at += 1;
        }
        hex += 1;
    }
    let (mut edge, mut from) = (0, 0);
    while from < CORNERS as u8 {
        let row = row_of(&ROW_START, from);
        let column = from - ROW_START[row as usize] + ROW_COLUMN[row as usize];
        let ends_row = from + 1 == ROW_START[row as usize + 1];
        if !ends_row {
            add_edge(&mut net, edge, from, from + 1);
            edge += 1;
        }
        // The lower corners of a row, odd and even columns in turn, hang together with the row below.
        if row < 5 && (row + column) % 2 == 1 {
            add_edge(&mut net, edge, from, corner_at(row + 1, column));
            edge += 1;
        }
        from += 1;
    }
    let mut one = 0;
    while one < HEXES {
        let mut other = 0;
        while other < HEXES {
            if one != other && net.hex_mask[one] & net.hex_mask[other] != 0 {
                net.hex_neighbours[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    net
}

const fn add_edge(net: &mut Net, edge: usize, from: u8, to: u8) {
    net.edge_corners[edge] = [Corner(from), Corner(to)];
    net.corner_edges[from as usize] |= 1 << edge;
    net.corner_edges[to as usize] |= 1 << edge;
    net.corner_neighbours[from as usize] |= 1 << to;
    net.corner_neighbours[to as usize] |= 1 << from;
}

impl Hex {
    /// All hexes, in reading order.
    pub(crate) fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// The place in arrays that hold one entry a hex.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The six corners as a set.
    #[inline]
    pub(crate) fn mask(self) -> CornerSet {
        CornerSet(NET.hex_mask[self.index()])
    }

    /// Whether the two hexes share an edge.
    #[inline]
    pub(crate) fn touches(self, other: Hex) -> bool {
        NET.hex_neighbours[self.index()] & (1 << other.0) != 0
    }

    /// The row of hexes (0 … 4) and the column of its centre, in half hexes.
    pub(crate) fn position(self) -> (u8, u8) {
        let row = row_of(&HEX_START, self.0);
        (row, HEX_COLUMN[row as usize] + 2 * (self.0 - HEX_START[row as usize]))
    }
}

impl Corner {
    /// All corners, in reading order.
    pub(crate) fn all() -> impl Iterator<Item = Corner> {
        (0..CORNERS as u8).map(Corner)
    }

    /// The place in arrays that hold one entry a corner.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The edges that end here.
    #[inline]
    pub(crate) fn edges(self) -> EdgeSet {
        EdgeSet(NET.corner_edges[self.index()])
    }

    /// The two or three corners at the other ends of them.
    #[inline]
    pub(crate) fn neighbours(self) -> CornerSet {
        CornerSet(NET.corner_neighbours[self.index()])
    }

    /// The up to three hexes that meet here.
    #[inline]
    pub(crate) fn hexes(self) -> HexSet {
        HexSet(NET.corner_hexes[self.index()])
    }

    /// The zigzag row (0 … 5) and the column (1 … 11).
    pub(crate) fn position(self) -> (u8, u8) {
        let row = row_of(&ROW_START, self.0);
        (row, self.0 - ROW_START[row as usize] + ROW_COLUMN[row as usize])
    }
}

impl Edge {
    /// All edges, in the order of their corners.
    pub(crate) fn all() -> impl Iterator<Item = Edge> {
        (0..EDGES as u8).map(Edge)
    }

    /// The corners at its ends, the lower one first.
    #[inline]
    pub(crate) fn corners(self) -> [Corner; 2] {
        NET.edge_corners[self.0 as usize]
    }

    /// The corner at the other end than `from`.
    #[inline]
    pub(crate) fn beyond(self, from: Corner) -> Corner {
        let [one, other] = self.corners();
        Corner(one.0 ^ other.0 ^ from.0)
    }

    /// Whether it ends at that corner.
    #[inline]
    pub(crate) fn ends_at(self, corner: Corner) -> bool {
        let [one, other] = self.corners();
        one == corner || other == corner
    }

    /// The name that people read, without what both corners share: `C4-5`, `B-C4`. It fits along the edge on the picture.
    pub(crate) fn short(self) -> String {
        let [one, other] = self.corners().map(|corner| corner.to_string().to_uppercase());
        if one[..1] == other[..1] {
            format!("{one}-{}", &other[1..])
        } else {
            format!("{}-{other}", &one[..1])
        }
    }

    /// The edge between two corners, if they are neighbours.
    pub(crate) fn between(one: Corner, other: Corner) -> Option<Edge> {
        EdgeSet(one.edges().0 & other.edges().0).iter().next().filter(|_| one != other)
    }
}

bit_set! {
    /// A set of hexes, in reading order.
    #[derive(Serialize, Deserialize)]
    pub(crate) struct HexSet(pub(crate) u32), u8; |hex: Hex| hex.0; |number| Hex(number)
}

impl HexSet {
    /// All hexes.
    pub(crate) const ALL: HexSet = HexSet((1 << HEXES) - 1);
}

bit_set! {
    /// A set of corners, in reading order.
    #[derive(Serialize, Deserialize)]
    pub(crate) struct CornerSet(pub(crate) u64), u8; |corner: Corner| corner.0; |number| Corner(number)
}

impl CornerSet {
    /// Whether no corner is in both.
    #[inline]
    pub(crate) const fn misses(self, other: CornerSet) -> bool {
        self.and(other).is_empty()
    }
}

bit_set! {
    /// A set of edges, in order.
    #[derive(Serialize, Deserialize)]
    #[serde(from = "(u64, u64)", into = "(u64, u64)")]
    pub(crate) struct EdgeSet(pub(crate) u128), u8; |edge: Edge| edge.0; |number| Edge(number)
}

impl From<(u64, u64)> for EdgeSet {
    fn from((low, high): (u64, u64)) -> Self {
        EdgeSet(u128::from(low) | u128::from(high) << 64)
    }
}

impl From<EdgeSet> for (u64, u64) {
    fn from(set: EdgeSet) -> Self {
        (set.0 as u64, (set.0 >> 64) as u64)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'g' + self.0))
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.position();
        write!(f, "{}{column}", char::from(b'a' + row))
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.corners();
        write!(f, "{one}-{other}")
    }
}

/// The text names no place of the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a place of the island")]
pub(crate) struct NotAPlace;

impl FromStr for Hex {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        match text.as_bytes() {
            [letter] => match letter.to_ascii_lowercase() {
                letter @ b'g'..=b'y' => Ok(Hex(letter - b'g')),
                _ => Err(NotAPlace),
            },
            _ => Err(NotAPlace),
        }
    }
}

impl FromStr for Corner {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let (row, digits) = match text.as_bytes() {
            [letter, digits @ ..] => (letter.to_ascii_lowercase().wrapping_sub(b'a'), digits),
            [] => return Err(NotAPlace),
        };
        let column = match digits {
            [one @ b'1'..=b'9'] => one - b'0',
            [b'1', second @ b'0'..=b'1'] => second - b'0' + 10,
            _ => return Err(NotAPlace),
        };
        if row > 5 {
            return Err(NotAPlace);
        }
        let first = ROW_COLUMN[row as usize];
        let length = ROW_START[row as usize + 1] - ROW_START[row as usize];
        if (first..first + length).contains(&column) {
            Ok(Corner(corner_at(row, column)))
        } else {
            Err(NotAPlace)
        }
    }
}

impl FromStr for Edge {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let (one, other) = text.split_once('-').ok_or(NotAPlace)?;
        let (one, other) = match (one.len(), other.as_bytes().first()) {
            (1, Some(_)) => (format!("{one}{}", other.get(1..).unwrap_or("")), other.to_owned()),
            (2.., Some(b'0'..=b'9')) => (one.to_owned(), format!("{}{other}", one.get(..1).unwrap_or(""))),
            _ => (one.to_owned(), other.to_owned()),
        };
        Edge::between(one.parse()?, other.parse()?).ok_or(NotAPlace)
    }
}
