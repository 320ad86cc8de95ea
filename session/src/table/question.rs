//! Questions to everybody.

use std::str::FromStr as _;

use rules::{Seat, SeatSet};

/// Numbers as they stand in a row's body.
pub(crate) fn numbers(numbers: &[i64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub(crate) fn parse_numbers(text: &str) -> Vec<i64> {
    text.split(' ').filter_map(|number| i64::from_str(number).ok()).collect()
}

/// A question to everybody at the table. Computers are not asked: they agree to whatever all people agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its public number.
    pub number: i64,
    /// The matter that it is about.
    pub matter: Matter,
    /// The seat that asks, and so agrees.
    pub asked_by: Seat,
    /// The people whose agreement it takes.
    pub needed: SeatSet,
    /// The people who agree.
    pub agreed: SeatSet,
    /// The time at which it was asked.
    pub since: i64,
}

/// The matter of a question to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Whether to take back these entries; the first is the asker's own action.
    Undo(Vec<i64>),
    /// Whether time is to stand still.
    Pause,
    /// Whether to end the table without a result.
    End,
}

/// The fate of a question that is closed.
pub(crate) enum Fate {
    /// Everybody agreed.
    Granted,
    /// That seat declined, or whoever asked withdrew it.
    Declined(Seat),
    /// The game has moved on.
    Lapsed,
    /// Somebody who plays has not answered for long.
    Unanswered,
}

impl Question {
    /// The people who have not answered yet.
    pub fn missing(&self) -> SeatSet {
        self.needed.iter().filter(|&seat| !self.agreed.contains(seat)).collect()
    }
}

impl std::fmt::Display for Matter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Matter::Undo(cut) => write!(f, "undo {}", numbers(cut)),
            Matter::Pause => f.write_str("pause"),
            Matter::End => f.write_str("end"),
        }
    }
}
