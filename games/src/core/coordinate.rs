use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A square of a growing board: columns are letters, rows numbers, and the first tile lies at `n14`.
///
/// After `z` comes `aa`; before `a` comes `@` (column 0), so that every square that a land of eight cards can reach has a
/// name, which never changes when the board grows. Written in lower case, read in either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Coordinate {
    /// Row, counted from 0, downwards.
    pub row: i16,
    /// Column: 1 is `a`, 26 is `z`, 27 is `aa`; to the right.
    pub column: i16,
}

impl Coordinate {
    /// Where the first tile of a growing board lies: `n14`.
    pub const START: Coordinate = Coordinate { row: 14, column: 14 };

    /// The square that many columns to the right and rows down.
    #[must_use]
    pub const fn shifted(self, right: i16, down: i16) -> Coordinate {
        Coordinate { row: self.row + down, column: self.column + right }
    }

    /// The column's name: `@`, `a` … `z`, `aa` …
    pub fn column_name(column: i16) -> String {
        let mut name = String::new();
        let mut rest = column;
        while rest > 0 {
            rest -= 1;
            name.insert(0, char::from(b'a' + (rest % 26) as u8));
            rest /= 26;
        }
        if name.is_empty() { "@".to_owned() } else { name }
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::column_name(self.column), self.row)
    }
}

/// The text is not a coordinate such as `n14`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a coordinate")]
pub struct NotACoordinate;

impl FromStr for Coordinate {
    type Err = NotACoordinate;

    fn from_str(text: &str) -> Result<Self, NotACoordinate> {
        let split = text.find(|c: char| c.is_ascii_digit()).ok_or(NotACoordinate)?;
        let (letters, digits) = text.split_at(split);
        let plain = digits == "0" || !digits.starts_with('0');
        if letters.is_empty() || letters.len() > 2 || digits.len() > 3 || !plain {
            return Err(NotACoordinate);
        }
        let column = match letters {
            "@" => 0,
            letters => letters.bytes().try_fold(0i16, |column, byte| match byte.to_ascii_lowercase() {
                letter @ b'a'..=b'z' => Ok(column * 26 + i16::from(letter - b'a') + 1),
                _ => Err(NotACoordinate),
            })?,
        };
        let row = digits.parse().map_err(|_| NotACoordinate)?;
        Ok(Coordinate { row, column })
    }
}
