//! Sets of places on the grid.

use std::ops::{BitAnd, BitOr, Not};

/// Number of rows and columns within a land's reach: eight cards from `n14`, each at most two squares further.
pub(crate) const SIDE: usize = 31;

/// A set of places on the grid, one bit a place: rows from the top, the lowest bit of a row is its leftmost column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board([u32; 32]);

impl Board {
    /// No place.
    pub(crate) const EMPTY: Board = Board([0; 32]);

    /// Adds a place of the grid.
    #[inline]
    pub(crate) fn add(&mut self, row: usize, column: usize) {
        self.0[row] |= 1 << column;
    }

    /// Whether the set is empty.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// Counts the places.
    #[inline]
    pub(crate) fn count(&self) -> i32 {
        self.0.iter().map(|row| row.count_ones() as i32).sum()
    }

    /// The places, in reading order: (row, column).
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().enumerate().flat_map(|(row, &bits)| {
            std::iter::successors(Some(bits), |&left| Some(left & left.wrapping_sub(1)))
                .take_while(|&left| left != 0)
                .map(move |left| (row, left.trailing_zeros() as usize))
        })
    }

    /// Moves the places one row up.
    #[inline]
    pub(crate) fn up(&self) -> Board {
        let mut up = Board::EMPTY;
        up.0[..31].copy_from_slice(&self.0[1..]);
        up
    }

    /// Moves the places one row down.
    #[inline]
    pub(crate) fn down(&self) -> Board {
        let mut down = Board::EMPTY;
        down.0[1..].copy_from_slice(&self.0[..31]);
        down
    }

    /// Moves the places one column to the left.
    #[inline]
    pub(crate) fn left(&self) -> Board {
        let mut left = *self;
        for row in &mut left.0 {
            *row >>= 1;
        }
        left
    }

    /// Moves the places one column to the right.
    #[inline]
    pub(crate) fn right(&self) -> Board {
        let mut right = *self;
        for row in &mut right.0 {
            *row <<= 1;
        }
        right
    }

    /// Moves the places one step to a side: 0 north, 1 east, 2 south, 3 west.
    pub(crate) fn toward(&self, side: usize) -> Board {
        match side {
            0 => self.up(),
            1 => self.right(),
            2 => self.down(),
            _ => self.left(),
        }
    }

    /// The places that touch one of these.
    #[inline]
    pub(crate) fn touching(&self) -> Board {
        self.up() | self.down() | self.left() | self.right()
    }

    /// One place alone.
    pub(crate) fn one((row, column): (usize, usize)) -> Board {
        let mut board = Board::EMPTY;
        board.add(row, column);
        board
    }

    /// The places near that one.
    pub(crate) fn near(place: (usize, usize)) -> Board {
        let middle = Board::one(place);
        let column = middle | middle.up() | middle.down();
        (column | column.left() | column.right()) & !middle
    }

    /// The largest connected group, the first in reading order of equal ones; `reach` gives the next places of a group.
    pub(crate) fn largest_group(self, reach: impl Fn(&Board) -> Board) -> Board {
        let larger = |one: Board, other: Board| if other.count() > one.count() { other } else { one };
        self.groups(reach).fold(Board::EMPTY, larger)
    }

    /// The connected groups; `reach` gives the next places of a group.
    pub(crate) fn groups(self, reach: impl Fn(&Board) -> Board) -> impl Iterator<Item = Board> {
        let mut left = self;
        std::iter::from_fn(move || {
            let start = left.iter().next()?;
            let mut group = Board::one(start);
            loop {
                let grown = group | (reach(&group) & left);
                if grown == group {
                    break;
                }
                group = grown;
            }
            left = left & !group;
            Some(group)
        })
    }
}

impl FromIterator<(usize, usize)> for Board {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(places: I) -> Board {
        places.into_iter().fold(Board::EMPTY, |board, place| board | Board::one(place))
    }
}

impl BitAnd for Board {
    type Output = Board;

    #[inline]
    fn bitand(mut self, other: Board) -> Board {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row &= other;
        }
        self
    }
}

impl BitOr for Board {
    type Output = Board;

    #[inline]
    fn bitor(mut self, other: Board) -> Board {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row |= other;
        }
        self
    }
}

impl Not for Board {
    type Output = Board;

    #[inline]
    fn not(mut self) -> Board {
        for row in &mut self.0 {
            *row = !*row;
        }
        self
    }
}
