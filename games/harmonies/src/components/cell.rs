//! The hexes of a personal board. Both sides lie on one grid of 7 × 8 bits, so that a set of hexes is a `u64` and a step in
//! any direction is a shift.
//!
//! Columns are letters from the left, rows numbers from the top: `d2` is `3,1` in the score file's odd-q `col,row`
//! (odd columns lie half a hex lower).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::bit_set;

/// A space of a personal board. Its number is a bit of a [`Cells`]: eight times the column, plus the axial row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Cell(u8);

/// Number of bits of a column.
const COLUMN: u8 = 8;
/// Columns and rows that a coordinate can name; no side has all of them.
const COLUMNS: u8 = 7;
const ROWS: u8 = 5;

impl Cell {
    /// The space in that column and row, both counted from 0; none beyond `g` and 5.
    pub(crate) fn at(column: u8, row: u8) -> Option<Cell> {
        (column < COLUMNS && row < ROWS).then(|| Cell::fixed(column, row))
    }

    /// Does as [`Cell::at`] for columns and rows in range.
    const fn fixed(column: u8, row: u8) -> Cell {
        Cell(column * COLUMN + row + 3 - column / 2)
    }

    /// Its place in tables of all spaces.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0, from the left.
    #[inline]
    pub(crate) const fn column(self) -> u8 {
        self.0 / COLUMN
    }

    /// Counted from 0, from the top.
    #[inline]
    pub(crate) const fn row(self) -> u8 {
        self.0 % COLUMN + self.column() / 2 - 3
    }

    /// The space that many axial steps away, if a coordinate can name it.
    pub(crate) fn stepped(self, (q, r): (i8, i8)) -> Option<Cell> {
        let column = u8::try_from(self.column() as i8 + q).ok()?;
        let axial = (self.0 % COLUMN) as i8 + r;
        let row = axial - 3 + (column / 2) as i8;
        Cell::at(column, u8::try_from(row).ok()?)
    }

    /// Every space that a coordinate can name, in order.
    pub(crate) fn all() -> impl Iterator<Item = Cell> {
        (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| Cell::fixed(column, row)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// The text is not a space such as `d2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotACell;

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        match *text.as_bytes() {
            [column, row] => {
                let column = column.to_ascii_lowercase().checked_sub(b'a').ok_or(NotACell)?;
                Cell::at(column, row.checked_sub(b'1').ok_or(NotACell)?).ok_or(NotACell)
            }
            _ => Err(NotACell),
        }
    }
}

bit_set! {
    /// A set of spaces, in order.
    #[derive(Serialize, Deserialize)]
    pub(crate) struct Cells(pub(crate) u64), u8; |cell: Cell| cell.0; |number| Cell(number)
}

impl Cells {
    /// The number of bits that spaces can take.
    pub(crate) const BITS: usize = (COLUMNS * COLUMN) as usize;

    /// The spaces from which a step leads into the set.
    #[inline]
    pub(crate) const fn before(self, step: Step) -> Cells {
        Cells(self.0 << step.back >> step.on)
    }

    /// The spaces adjacent to any of the set, off the board too.
    pub(crate) const fn around(self) -> Cells {
        let bits = self.0;
        Cells(bits << 1 | bits >> 1 | bits << 7 | bits >> 7 | bits << 8 | bits >> 8)
    }

    /// The spaces of the set that hang together with `seed`.
    pub(crate) fn flooded(self, seed: Cells) -> Cells {
        let mut reached = seed.and(self);
        loop {
            let next = reached.or(reached.around().and(self));
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The connected groups of the set.
    pub(crate) fn groups(self) -> impl Iterator<Item = Cells> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seed = rest.iter().next()?;
            let group = rest.flooded(Cells::one(seed));
            rest = rest.but(group);
            Some(group)
        })
    }
}

/// A step from one space to another, as a distance in bits: forwards or backwards, so that a set is moved without asking which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    on: u8,
    back: u8,
}

impl Step {
    /// No step.
    pub(crate) const NONE: Step = Step { on: 0, back: 0 };

    /// A step of that many axial columns and rows.
    pub(crate) const fn of((q, r): (i8, i8)) -> Step {
        let bits = q * COLUMN as i8 + r;
        let far = bits.unsigned_abs();
        if bits >= 0 { Step { on: far, back: 0 } } else { Step { on: 0, back: far } }
    }
}

/// A side of the personal boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Side {
    /// 23 spaces; water scores as a river. For beginners.
    A,
    /// 25 spaces; water scores by the islands it parts.
    B,
}

const SPACES: [Cells; 2] = [spaces(&[5, 4, 5, 4, 5]), spaces(&[4, 3, 4, 3, 4, 3, 4])];

const fn spaces(columns: &[u8]) -> Cells {
    let mut set = Cells::EMPTY;
    let mut column = 0;
    while column < columns.len() {
        let mut row = 0;
        while row < columns[column] {
            set = set.or(Cells::one(Cell::fixed(column as u8, row)));
            row += 1;
        }
        column += 1;
    }
    set
}

impl Side {
    /// All its spaces.
    #[inline]
    pub(crate) const fn spaces(self) -> Cells {
        SPACES[self as usize]
    }

    /// Number of columns.
    pub(crate) const fn columns(self) -> u8 {
        match self {
            Side::A => 5,
            Side::B => 7,
        }
    }

    /// Number of rows in its long columns.
    pub(crate) const fn rows(self) -> u8 {
        match self {
            Side::A => 5,
            Side::B => 4,
        }
    }
}
