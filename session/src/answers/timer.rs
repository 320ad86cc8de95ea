//! Timers: what the clock does at a table, and by which intent.

use std::str::FromStr;

use rules::Seat;

use super::intent::Intent;
use crate::table::UnknownWord;

/// Something that the clock will do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    /// What it does.
    pub kind: TimerKind,
    /// The seat that it concerns; none for the table as a whole.
    pub seat: Option<Seat>,
    /// When it is due: seconds since 1970.
    pub due: i64,
}

/// A deed of the clock at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimerKind {
    /// Close a lobby that nobody has touched for [`LOBBY_LIFE`](crate::LOBBY_LIFE).
    Expiry,
    /// Ask the host of a lobby what to do about free seats.
    Unfilled,
    /// Call a seat that has been silent since it acted.
    Call,
    /// Call a seat whose person was asked while they rested.
    Wake,
    /// Remind a seat that lets others wait.
    Reminder,
    /// Do something about a seat whose time has run out.
    TimeUp,
    /// Decide what has not been answered for long: that seat's absence, or the question to everybody.
    Verdict,
    /// Do what a seat has decided ahead.
    Order,
    /// Count a seat that has not answered a computer as declining.
    Patience,
    /// Remind everybody that the game is paused.
    StillPaused,
}

impl TimerKind {
    const ALL: [TimerKind; 10] = [
        TimerKind::Expiry,
        TimerKind::Unfilled,
        TimerKind::Call,
        TimerKind::Wake,
        TimerKind::Reminder,
        TimerKind::TimeUp,
        TimerKind::Verdict,
        TimerKind::Order,
        TimerKind::Patience,
        TimerKind::StillPaused,
    ];

    /// As in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            TimerKind::Expiry => "expiry",
            TimerKind::Unfilled => "unfilled",
            TimerKind::Call => "call",
            TimerKind::Wake => "wake",
            TimerKind::Reminder => "reminder",
            TimerKind::TimeUp => "time-up",
            TimerKind::Verdict => "verdict",
            TimerKind::Order => "order",
            TimerKind::Patience => "patience",
            TimerKind::StillPaused => "still-paused",
        }
    }
}

impl FromStr for TimerKind {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        TimerKind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}

impl Timer {
    /// The intent by which the clock does it; none if its kind concerns a seat and none is named.
    pub fn intent(&self) -> Option<Intent> {
        Some(match self.kind {
            TimerKind::Expiry => Intent::Expire,
            TimerKind::Unfilled => Intent::Unfilled,
            TimerKind::StillPaused => Intent::StillPaused,
            TimerKind::Verdict => Intent::Verdict(self.seat),
            TimerKind::Call | TimerKind::Wake => Intent::Call(self.seat?),
            TimerKind::Reminder => Intent::Remind(self.seat?),
            TimerKind::TimeUp => Intent::TimeUp(self.seat?),
            TimerKind::Order => Intent::ByOrder(self.seat?),
            TimerKind::Patience => Intent::Unanswered(self.seat?),
        })
    }

    /// Whether it does the same for the same seat, no matter when.
    pub fn replaces(&self, other: &Timer) -> bool {
        (self.kind, self.seat) == (other.kind, other.seat)
    }
}
