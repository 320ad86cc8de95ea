//! A land sorted for scoring.

use std::ops::RangeInclusive;

use super::super::components::board::Board;
use super::super::components::card::CardSet;
use super::super::components::land::Land;
use super::super::components::square::{Grid, Square, Symbol};

/// A land as scoring looks at it: one set of places for each thing that a square may be.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// Every square, condition squares included.
    pub(crate) land: Board,
    /// Both halves of every condition.
    pub(crate) conditions: Board,
    /// Squares without symbol.
    pub(crate) blank: Board,
    symbols: [Board; 7],
    /// River squares with an end on that side: 0 north, 1 east, 2 south, 3 west.
    pub(crate) ends: [Board; 4],
    /// The conditions in the land.
    pub(crate) own: CardSet,
}

impl Field {
    /// The land without a square.
    pub(crate) const EMPTY: Field = Field {
        land: Board::EMPTY,
        conditions: Board::EMPTY,
        blank: Board::EMPTY,
        symbols: [Board::EMPTY; 7],
        ends: [Board::EMPTY; 4],
        own: CardSet::EMPTY,
    };

    /// Sorts the squares of a land.
    pub(crate) fn of(land: &Land) -> Field {
        match land.bounds() {
            Some((low, high)) => Field::sorted(
                land.squares(),
                low.row as usize..=high.row as usize,
                low.column as usize..=high.column as usize,
            ),
            None => Field::EMPTY,
        }
    }

    /// Sorts the squares in those rows and columns; there are no others.
    pub(crate) fn sorted(
        squares: &Grid,
        rows: RangeInclusive<usize>,
        columns: RangeInclusive<usize>,
    ) -> Field {
        let mut field = Field::EMPTY;
        for row in rows {
            for column in columns.clone() {
                field.add(squares[row][column], row, column);
            }
        }
        field
    }

    fn add(&mut self, square: Square, row: usize, column: usize) {
        match square {
            Square::Outside => return,
            Square::Blank => self.blank.add(row, column),
            Square::Shows(symbol) => self.symbols[symbol as usize].add(row, column),
            Square::River(ends) => {
                self.symbols[Symbol::River as usize].add(row, column);
                for side in (0..4).filter(|&side| ends.has(side)) {
                    self.ends[side].add(row, column);
                }
            }
            Square::Condition(card) => {
                self.conditions.add(row, column);
                self.own = self.own.with(card);
            }
        }
        self.land.add(row, column);
    }

    /// The squares that show that symbol.
    pub(crate) const fn squares(&self, symbol: Symbol) -> &Board {
        &self.symbols[symbol as usize]
    }

    /// The squares at most that many steps away from one square, itself included: steps over touching squares of the land.
    pub(crate) fn within(&self, start: (usize, usize), steps: u32) -> Board {
        (0..steps).fold(Board::one(start), |reached, _| reached | (reached.touching() & self.land))
    }
}
