//! Squares of a growing board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A square of a growing board: columns are letters, rows numbers, and the first tile lies at `n14`.
///
/// To the right of `z` comes `aa`, to the left of `a` comes `@` (column 0). Beyond that column and above row 0 the names begin
/// again, with an `@` before them: `@a` is the column to the left of `@`, `n@1` the square above `n0`, `@a@1` the one that lies
/// diagonally beyond `@0`, `@@1` the one above `@0`. So 702 columns and 999 rows on either side of 0 have a name, which never
/// changes when the board grows. Names are written in lower case and read in either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Coordinate {
    /// Row, counted from 0, downwards; negative above.
    pub row: i16,
    /// Column, counted to the right: 0 is `@`, 1 `a`, 26 `z`, 27 `aa`; −1 is `@a`.
    pub column: i16,
}

impl Coordinate {
    /// The place of the first tile of a growing board: `n14`.
    pub const START: Coordinate = Coordinate { row: 14, column: 14 };

    /// The square that many columns to the right and rows down.
    #[must_use]
    #[inline]
    pub const fn shifted(self, right: i16, down: i16) -> Coordinate {
        Coordinate { row: self.row + down, column: self.column + right }
    }

    /// The column's name: `@a`, `@`, `a` … `z`, `aa` …
    pub fn column_name(column: i16) -> String {
        let mut letters = String::new();
        let mut rest = column.unsigned_abs();
        while rest > 0 {
            rest -= 1;
            letters.insert(0, char::from(b'a' + (rest % 26) as u8));
            rest /= 26;
        }
        if column > 0 { letters } else { format!("@{letters}") }
    }

    /// The row's name: `@1`, `0`, `1` …
    pub fn row_name(row: i16) -> String {
        if row < 0 { format!("@{}", row.unsigned_abs()) } else { row.to_string() }
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::column_name(self.column), Self::row_name(self.row))
    }
}

/// The text is not a coordinate such as `n14`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a coordinate")]
pub struct NotACoordinate;

impl FromStr for Coordinate {
    type Err = NotACoordinate;

    fn from_str(text: &str) -> Result<Self, NotACoordinate> {
        let names = text.trim_end_matches(|c: char| c.is_ascii_digit());
        let digits = &text[names.len()..];
        // An `@` before the digits is the row's, unless it is all that there is of the column.
        let (column, above) = match names.strip_suffix('@') {
            Some(column) if !column.is_empty() => (column, true),
            _ => (names, false),
        };
        Ok(Coordinate { row: read_row(digits, above)?, column: read_column(column)? })
    }
}

fn read_row(digits: &str, above: bool) -> Result<i16, NotACoordinate> {
    let plain = if digits.starts_with('0') { digits == "0" && !above } else { digits.len() <= 3 };
    let row: i16 = digits.parse().map_err(|_| NotACoordinate)?;
    if plain { Ok(if above { -row } else { row }) } else { Err(NotACoordinate) }
}

fn read_column(name: &str) -> Result<i16, NotACoordinate> {
    if name == "@" {
        return Ok(0);
    }
    let (letters, left) = name.strip_prefix('@').map_or((name, false), |letters| (letters, true));
    if letters.is_empty() || letters.len() > 2 {
        return Err(NotACoordinate);
    }
    let column = letters.bytes().try_fold(0i16, |column, byte| match byte.to_ascii_lowercase() {
        letter @ b'a'..=b'z' => Ok(column * 26 + i16::from(letter - b'a') + 1),
        _ => Err(NotACoordinate),
    })?;
    Ok(if left { -column } else { column })
}
