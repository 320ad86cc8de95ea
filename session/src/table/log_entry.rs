//! The effective log: entries that have not been taken back, and the positions that they lead to.

use std::sync::Arc;

use rules::{Seat, SeatSet};
use tabletop::{AnyTable, Appeal, Entry, EntryKind, Tale};

use super::author::Author;
use super::deed::Deed;
use super::row::Row;

/// An entry of the effective log: what was played and not taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The number of its row.
    pub seq: i64,
    /// The public number of the appeal that is open after it.
    pub number: Option<i64>,
    /// The author; the game's own answer has the author of the action that it answers.
    pub author: Author,
    /// The entry: what happened, and what chance answered.
    pub entry: Entry,
    /// Whether it drew chance or showed something hidden.
    pub barrier: bool,
    /// Whether the seats that must act have changed.
    pub turned: bool,
    /// The time at which it was played.
    pub at: i64,
}

/// A position of the table, and the last entry that led to it.
#[derive(Clone)]
pub struct Position {
    /// The position.
    pub table: Arc<dyn AnyTable>,
    /// The seq of that entry; later ones are not in it.
    pub seq: i64,
    /// The public number of the appeal that is open there.
    pub appeal: Option<i64>,
}

/// One of the last entries of the log, at hand without a replay.
#[derive(Clone)]
pub struct Recent {
    /// The seq of its row.
    pub seq: i64,
    /// The seat whose action it was.
    pub seat: Option<Seat>,
    /// Its tale; the set-up has none.
    pub tale: Option<Arc<dyn Tale>>,
    /// The appeal that is open at the position after it.
    pub appeal: Option<Appeal>,
    /// Its public number.
    pub number: Option<i64>,
    /// The seats whose turn it is after it.
    pub on_turn: SeatSet,
}

impl LogEntry {
    /// The entry that a row is, if it is one.
    pub(super) fn of(row: &Row) -> Option<LogEntry> {
        let seat = row.seat.unwrap_or(Seat(0));
        let kind = match &row.deed {
            Deed::Setup => EntryKind::Setup,
            Deed::Act(action) => EntryKind::Act(seat, action.clone()),
            Deed::Auto(action) => EntryKind::Auto(seat, action.clone()),
            Deed::Resign => EntryKind::Resign(seat),
            _ => return None,
        };
        let entry = Entry { kind, drawn: row.drawn.clone() };
        let Row { seq, number, author, barrier, turned, at, .. } = *row;
        Some(LogEntry { seq, number, author, entry, barrier, turned, at })
    }

    /// Whether it is an action that was done on that seat.
    pub(crate) fn is_act_of(&self, seat: Seat) -> bool {
        matches!(self.entry.kind, EntryKind::Act(who, _) if who == seat)
    }

    /// Whether the game itself did it, in answer to the action before it.
    pub(crate) fn is_answer(&self) -> bool {
        matches!(self.entry.kind, EntryKind::Auto(..))
    }

    /// The seat whose action it was.
    pub fn seat(&self) -> Option<Seat> {
        self.entry.kind.seat()
    }
}
