//! Which tile lies on which square, as far as a landscape can reach.

use rules::Coordinate;

/// The most rows and columns that tiles can fill: all in a line, or from the village square all to either side.
pub(crate) const SPAN: usize = 145;
/// The distance from the village square to the last rows and columns.
const REACH: i16 = (SPAN / 2) as i16;
/// The grid grows by so many rows or columns.
const STEP: i16 = 8;

/// The first row and column that tiles can fill.
pub(super) const CORNER: Coordinate = Coordinate::START.shifted(-REACH, -REACH);

/// Steps to the neighbours: right and down, of north, east, south, west.
pub(crate) const STEPS: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The place beyond a side.
pub(super) const fn beyond(place: Coordinate, side: usize) -> Coordinate {
    place.shifted(STEPS[side].0, STEPS[side].1)
}

/// The number of the tile that shows on each square. It covers no more than the tiles need, for thinking copies it again and again.
#[derive(PartialEq)]
pub(super) struct Grid {
    /// The first row and column that it covers.
    low: Coordinate,
    rows: i16,
    columns: i16,
    numbers: Vec<u8>,
}

impl Grid {
    /// A grid without a tile.
    pub(super) const fn empty() -> Grid {
        Grid { low: Coordinate::START, rows: 0, columns: 0, numbers: Vec::new() }
    }

    /// The place in the list of a square that is covered.
    fn index(&self, place: Coordinate) -> Option<usize> {
        let row = place.row.checked_sub(self.low.row)?;
        let column = place.column.checked_sub(self.low.column)?;
        let covered = (0..self.rows).contains(&row) && (0..self.columns).contains(&column);
        covered.then(|| row as usize * self.columns as usize + column as usize)
    }

    /// The number of the tile that shows at a place.
    #[inline]
    pub(super) fn at(&self, place: Coordinate) -> Option<usize> {
        usize::from(self.numbers[self.index(place)?]).checked_sub(1)
    }

    /// The number of the tile beyond a side of a place.
    #[inline]
    pub(super) fn beyond(&self, place: Coordinate, side: usize) -> Option<usize> {
        self.at(beyond(place, side))
    }

    /// Puts a tile on a square that a landscape can reach.
    pub(super) fn put(&mut self, place: Coordinate, number: usize) {
        let inner = |at: i16, corner: i16| (corner..corner + SPAN as i16).contains(&at);
        if !inner(place.row, CORNER.row) || !inner(place.column, CORNER.column) {
            return;
        }
        if self.index(place).is_none() {
            *self = self.covering(place);
        }
        if let Some(index) = self.index(place) {
            self.numbers[index] = number as u8 + 1;
        }
    }

    /// This grid, grown so that it covers a place.
    fn covering(&self, place: Coordinate) -> Grid {
        // Whole steps: what is covered follows from the tiles, in whatever order they came.
        let (row, rows) = grown(self.low.row, self.rows, place.row);
        let (column, columns) = grown(self.low.column, self.columns, place.column);
        let mut grid = Grid {
            low: Coordinate { row, column },
            rows,
            columns,
            numbers: vec![0; (rows * columns) as usize],
        };
        for (row, numbers) in (0..).zip(self.numbers.chunks(self.columns.max(1) as usize)) {
            if let Some(at) = grid.index(self.low.shifted(0, row)) {
                grid.numbers[at..at + numbers.len()].copy_from_slice(numbers);
            }
        }
        grid
    }
}

impl Clone for Grid {
    fn clone(&self) -> Self {
        Grid { numbers: self.numbers.clone(), ..*self }
    }

    fn clone_from(&mut self, from: &Self) {
        (self.low, self.rows, self.columns) = (from.low, from.rows, from.columns);
        self.numbers.clone_from(&from.numbers);
    }
}

/// The first row or column, and their number, once that one is covered too.
fn grown(low: i16, count: i16, at: i16) -> (i16, i16) {
    let first = at.div_euclid(STEP) * STEP;
    if count == 0 {
        return (first, STEP);
    }
    let new = low.min(first);
    (new, (low + count).max(first + STEP) - new)
}
