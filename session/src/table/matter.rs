//! What everybody can be asked about.

use std::fmt;
use std::str::FromStr as _;

/// Numbers as they stand in a row's body.
pub(super) fn numbers(numbers: &[i64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn parse_numbers(text: &str) -> Vec<i64> {
    text.split(' ').filter_map(|number| i64::from_str(number).ok()).collect()
}

/// The matter of a question to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Whether to take back these entries; the first is the asker's own action.
    Undo(Vec<i64>),
    /// Whether time stands still.
    Pause,
    /// Whether to end the table without a result.
    End,
}

impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Matter::Undo(cut) => write!(f, "undo {}", numbers(cut)),
            Matter::Pause => f.write_str("pause"),
            Matter::End => f.write_str("end"),
        }
    }
}
