//! The places of a village: nine for green cards, and six for the awards that head their columns and rows.
//!
//! Columns are `a` to `c` from the left, rows 1 to 3 from the top; the village card lies left of the column awards and above the
//! row awards.

use std::fmt;

use serde::{Deserialize, Serialize};

use rules::bit_set;

/// A place for a green card: `b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Place(u8);

impl Place {
    pub(crate) const COUNT: usize = 9;

    /// The place in that column and row, both counted from 0, if there is one.
    pub(crate) const fn at(column: usize, row: usize) -> Option<Place> {
        if column < 3 && row < 3 { Some(Place((row * 3 + column) as u8)) } else { None }
    }

    /// The nine places, in reading order.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Place)
    }

    /// Its place in arrays that hold one entry a place.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0, from the left.
    #[inline]
    pub(crate) const fn column(self) -> usize {
        self.0 as usize % 3
    }

    /// Counted from 0, from the top.
    #[inline]
    pub(crate) const fn row(self) -> usize {
        self.0 as usize / 3
    }

    /// The places that share a side with it.
    #[inline]
    pub(crate) fn neighbours(self) -> Places {
        Places(1 << self.0).around()
    }

    /// The place that `b2` names.
    pub(crate) fn read(word: &str) -> Option<Place> {
        match *word.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => {
                Place::at(usize::from(column - b'a'), usize::from(row - b'1'))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

bit_set! {
    /// A set of places for green cards, in reading order.
    pub(crate) struct Places(u16), u8; |place: Place| place.0; |number| Place(number)
}

impl Places {
    pub(crate) const ALL: Places = Places(0o777);
    const FIRST_COLUMN: u16 = 0o111;
    const LAST_COLUMN: u16 = 0o444;

    /// The places that share a side with one of the set.
    pub(crate) const fn around(self) -> Places {
        let bits = self.0;
        let sideways = (bits & !Places::LAST_COLUMN) << 1 | (bits & !Places::FIRST_COLUMN) >> 1;
        Places((sideways | bits << 3 | bits >> 3) & Places::ALL.0)
    }
}

/// A column or a row of green places, and the place of the award that heads it: above column `b`, left of row `2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Line(u8);

impl Line {
    pub(crate) const COUNT: usize = 6;

    /// The three columns, then the three rows.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Line> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Line)
    }

    /// The three columns.
    pub(crate) fn columns() -> impl DoubleEndedIterator<Item = Line> + ExactSizeIterator + Clone {
        (0..3).map(Line)
    }

    /// The three rows.
    pub(crate) fn rows() -> impl DoubleEndedIterator<Item = Line> + ExactSizeIterator + Clone {
        (3..6).map(Line)
    }

    /// The column and the row of a place.
    pub(crate) const fn through(place: Place) -> [Line; 2] {
        [Line(place.column() as u8), Line(3 + place.row() as u8)]
    }

    /// Its place in arrays that hold one entry a line.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn is_column(self) -> bool {
        self.0 < 3
    }

    /// Its three places, from the award outwards.
    pub(crate) fn places(self) -> [Place; 3] {
        let Line(line) = self;
        let (first, step) = if line < 3 { (line, 3) } else { ((line - 3) * 3, 1) };
        [Place(first), Place(first + step), Place(first + 2 * step)]
    }

    /// The line that `b` or `2` names.
    pub(crate) fn read(word: &str) -> Option<Line> {
        match *word.as_bytes() {
            [column @ b'a'..=b'c'] => Some(Line(column - b'a')),
            [row @ b'1'..=b'3'] => Some(Line(row - b'1' + 3)),
            _ => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = if self.is_column() { b'a' } else { b'1' - 3 };
        char::from(first + self.0).fmt(f)
    }
}
