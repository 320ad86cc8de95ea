//! The phases of a table's life.

use std::str::FromStr;

use super::word::UnknownWord;

/// The phase of a table's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// People sit down and agree.
    Lobby,
    /// The game is played.
    Live,
    /// The game was played to its end.
    Over,
    /// It was closed or ended without a result.
    Ended,
    /// Its log does not replay under the present rules; it waits for a version that can.
    Frozen,
}

impl Status {
    const ALL: [Status; 5] = [Status::Lobby, Status::Live, Status::Over, Status::Ended, Status::Frozen];

    /// As in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Live => "live",
            Status::Over => "over",
            Status::Ended => "ended",
            Status::Frozen => "frozen",
        }
    }

    /// Whether the table still occupies its place.
    pub const fn is_open(self) -> bool {
        matches!(self, Status::Lobby | Status::Live | Status::Frozen)
    }
}

impl FromStr for Status {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Status::ALL.into_iter().find(|status| status.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}
