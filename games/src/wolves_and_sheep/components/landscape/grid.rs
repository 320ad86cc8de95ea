//! Which tile lies on which square, as far as a landscape can reach.

use crate::core::Coordinate;

/// The most rows and columns that tiles can fill: all in a line, or from the village square all to either side.
pub(crate) const SPAN: usize = 145;
/// Rows and columns of the grid; at its rim there is never a tile.
const SIDE: usize = SPAN + 2;
/// The row and column of the village square.
const MIDDLE: i16 = (SIDE / 2) as i16;

/// The first row and column that tiles can fill.
pub(super) const CORNER: Coordinate = Coordinate::START.shifted(1 - MIDDLE, 1 - MIDDLE);

/// Steps to the neighbours: right and down, of north, east, south, west.
pub(crate) const STEPS: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The same steps in the grid.
const JUMPS: [isize; 4] = [-(SIDE as isize), 1, SIDE as isize, -1];

/// The place beyond a side.
pub(super) const fn beyond(place: Coordinate, side: usize) -> Coordinate {
    place.shifted(STEPS[side].0, STEPS[side].1)
}

/// The number of the tile that shows on each square.
#[derive(Clone, PartialEq)]
pub(super) struct Grid(Vec<u8>);

impl Grid {
    /// A grid without a tile.
    pub(super) fn empty() -> Grid {
        Grid(vec![0; SIDE * SIDE])
    }

    /// The square of a place, if the grid reaches it and it is not at the rim.
    fn index(place: Coordinate) -> Option<usize> {
        let inner = |at: i16| (1..=SPAN as i16).contains(&at).then_some(at as usize);
        let row = inner(place.row.checked_add(MIDDLE - Coordinate::START.row)?)?;
        Some(row * SIDE + inner(place.column.checked_add(MIDDLE - Coordinate::START.column)?)?)
    }

    fn number(&self, index: usize) -> Option<usize> {
        usize::from(self.0[index]).checked_sub(1)
    }

    /// The number of the tile that shows at a place.
    pub(super) fn at(&self, place: Coordinate) -> Option<usize> {
        Self::index(place).and_then(|index| self.number(index))
    }

    /// The number of the tile beyond a side of a place.
    pub(super) fn beyond(&self, place: Coordinate, side: usize) -> Option<usize> {
        match Self::index(place) {
            Some(index) => self.number(index.wrapping_add_signed(JUMPS[side])),
            // At the rim or outside, where a neighbour may still lie in the grid.
            None => self.at(beyond(place, side)),
        }
    }

    /// Puts a tile on a square that the grid reaches.
    pub(super) fn put(&mut self, place: Coordinate, number: usize) {
        if let Some(index) = Self::index(place) {
            self.0[index] = number as u8 + 1;
        }
    }
}
