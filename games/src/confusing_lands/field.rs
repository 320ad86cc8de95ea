use std::ops::RangeInclusive;

use super::board::Board;
use super::card::CardSet;
use super::land::Grid;
use super::square::{Square, Symbol};

/// A land as scoring looks at it: one set of places for each thing that a square may be.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Every square, condition squares included.
    pub(super) land: Board,
    /// Both halves of every condition.
    pub(super) conditions: Board,
    /// Squares without symbol.
    pub(super) blank: Board,
    symbols: [Board; 7],
    /// River squares with an end on that side: 0 north, 1 east, 2 south, 3 west.
    pub(super) ends: [Board; 4],
    /// The conditions in the land.
    pub(super) own: CardSet,
}

impl Field {
    /// The land without a square.
    pub(super) const EMPTY: Field = Field {
        land: Board::EMPTY,
        conditions: Board::EMPTY,
        blank: Board::EMPTY,
        symbols: [Board::EMPTY; 7],
        ends: [Board::EMPTY; 4],
        own: CardSet::EMPTY,
    };

    /// Sorts the squares in those rows and columns; there are no others.
    pub(super) fn of(squares: &Grid, rows: RangeInclusive<usize>, columns: RangeInclusive<usize>) -> Field {
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
    pub(super) const fn squares(&self, symbol: Symbol) -> &Board {
        &self.symbols[symbol as usize]
    }

    /// The squares at most that many steps away from one square, itself included: steps over touching squares of the land.
    pub(super) fn within(&self, start: (usize, usize), steps: u32) -> Board {
        (0..steps).fold(Board::one(start), |reached, _| reached | (reached.touching() & self.land))
    }
}
