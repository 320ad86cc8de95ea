//! What can be done about a person who keeps the table waiting.

use std::fmt;
use std::str::FromStr;

use super::word::UnknownWord;

/// What can be done about a person who keeps the table waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remedy {
    /// They are given more time.
    Time,
    /// A computer makes this one move.
    Move,
    /// A computer plays on until they come back.
    Caretaker,
    /// Their seat is offered to somebody else.
    Substitute,
}

impl Remedy {
    /// All of them, the mildest first.
    pub const ALL: [Remedy; 4] = [Remedy::Time, Remedy::Move, Remedy::Caretaker, Remedy::Substitute];

    /// As in the database, and in the keys of messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Remedy::Time => "time",
            Remedy::Move => "move",
            Remedy::Caretaker => "caretaker",
            Remedy::Substitute => "substitute",
        }
    }
}

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Remedy {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Remedy::ALL.into_iter().find(|remedy| remedy.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}
