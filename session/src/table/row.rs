//! Rows of a table's log as they are stored, and what some of them say.

use rules::Seat;

use super::author::Author;
use super::kind::Kind;

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number at this table, from 0.
    pub seq: i64,
    /// The public number of what began with it; of an entry, of the appeal that is open behind it.
    pub number: Option<i64>,
    /// The kind of thing that happened.
    pub kind: Kind,
    /// The seat that it concerns.
    pub seat: Option<Seat>,
    /// The kind of somebody who did it.
    pub author: Author,
    /// The number of whoever did it: Discord's of a person, a computer's at the table; else 0.
    pub user: u64,
    /// The notation of an action; for the other kinds, what they say of themselves.
    pub body: String,
    /// The outcomes of chance: (name, label).
    pub drawn: Vec<(String, String)>,
    /// Whether it cannot be taken back freely.
    pub barrier: bool,
    /// Whether others must act than before.
    pub turned: bool,
    /// The time at which it happened, in seconds since 1970.
    pub at: i64,
}

impl Row {
    /// The number by which everybody knows what began with it. Rows of older versions have none but their seq.
    pub(crate) fn known_as(&self) -> i64 {
        self.number.unwrap_or(self.seq)
    }

    /// Whether what is asked is asked anew with it: a pause or a closed channel is over, or the table is in another one.
    pub(crate) const fn begins_anew(&self) -> bool {
        matches!(self.kind, Kind::Resume | Kind::Unpark | Kind::Bring)
    }
}

/// The body of the row that ends a table because its channel was deleted.
pub(crate) const CHANNEL_DELETED: &str = "channel deleted";

/// Whether a log leaves its table where a channel was deleted: the last row that ended or brought it says so, whatever stands behind it.
pub(crate) fn has_vanished(rows: &[Row]) -> bool {
    let last = rows.iter().rfind(|row| matches!(row.kind, Kind::End | Kind::Bring));
    last.is_some_and(|row| row.body == CHANNEL_DELETED)
}

/// Finds in rows who sits or has sat on seats that somebody has taken over, or was taken off.
pub(crate) fn sat(rows: &[Row]) -> Vec<(Seat, u64)> {
    let mut sat = Vec::new();
    for row in rows.iter().filter(|row| matches!(row.kind, Kind::Take | Kind::Free)) {
        let now = (row.kind == Kind::Take).then_some(row.user);
        let both = [row.body.parse().ok(), now].into_iter().flatten();
        sat.extend(row.seat.into_iter().flat_map(|seat| both.clone().map(move |user| (seat, user))));
    }
    sat
}

/// Whether rows say that the finished game does not count.
pub(crate) fn is_discounted(rows: &[Row]) -> bool {
    rows.iter().any(|row| row.kind == Kind::Discount)
}

/// Whether rows say that the lobby was opened for those of an earlier game.
pub(crate) fn is_reunion(rows: &[Row]) -> bool {
    rows.iter().any(|row| row.kind == Kind::Reunion)
}

/// The last time that something was made good for at a table: the bot came back, or its clock was set back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    /// The number of the row that says so.
    pub seq: i64,
    /// The time from which on all counts again.
    pub at: i64,
}

impl Return {
    /// Finds it in rows.
    pub(crate) fn of(rows: &[Row]) -> Option<Return> {
        let row = rows.iter().rev().find(|row| row.kind == Kind::Grace)?;
        let (_, at) = row.body.split_once(' ')?;
        Some(Return { seq: row.seq, at: at.parse().ok()? })
    }
}

/// Finds in rows whom a moderator has taken off their seats.
pub(crate) fn freed(rows: &[Row]) -> Vec<u64> {
    rows.iter().filter(|row| row.kind == Kind::Free).filter_map(|row| row.body.parse().ok()).collect()
}
