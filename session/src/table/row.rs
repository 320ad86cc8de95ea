//! Rows of a table's log as they are stored.

use rules::Seat;

use super::author::Author;
use super::deed::{Deed, Kind};

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number at this table, from 0.
    pub seq: i64,
    /// The public number of what began with it; for an entry, of the appeal that is open after it.
    pub number: Option<i64>,
    /// The seat that it concerns.
    pub seat: Option<Seat>,
    /// The kind of author who did it.
    pub author: Author,
    /// The number of its author: a person's at Discord, a computer's at the table; else 0.
    pub user: u64,
    /// What was done.
    pub deed: Deed,
    /// Its text in the database, if this version would write another one.
    pub verbatim: Option<String>,
    /// The outcomes of chance: (name, label).
    pub drawn: Vec<(String, String)>,
    /// Whether it cannot be taken back freely.
    pub barrier: bool,
    /// Whether the seats that must act have changed.
    pub turned: bool,
    /// The time at which it happened, in seconds since 1970.
    pub at: i64,
}

impl Row {
    /// The kind of thing that was done.
    pub const fn kind(&self) -> Kind {
        self.deed.kind()
    }

    /// What was done as the database holds it: an action's notation; for other kinds, see [`Deed`].
    pub fn body(&self) -> String {
        self.verbatim.clone().unwrap_or_else(|| self.deed.text())
    }

    /// The public number of what began with it. In older versions' rows that is their seq.
    pub(crate) fn known_as(&self) -> i64 {
        self.number.unwrap_or(self.seq)
    }

    /// Whether questions begin anew with it: a pause or a closed channel is over, or the table is in another one.
    pub(crate) const fn begins_anew(&self) -> bool {
        matches!(self.deed, Deed::Resume | Deed::Unpark | Deed::Bring(_))
    }
}

/// The last time that time was made up for at a table: the bot came back, or its clock was set back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    /// The number of that row.
    pub seq: i64,
    /// The time from which everything counts again.
    pub at: i64,
}
