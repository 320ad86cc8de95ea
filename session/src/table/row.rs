//! Rows of a table's log as they are stored.

use rules::Seat;

use super::author::Author;
use super::deed::{Deed, Kind};

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number at this table, from 0.
    pub seq: i64,
    /// The public number of what began with it; of an entry, of the appeal that is open after it.
    pub number: Option<i64>,
    /// The seat that it concerns.
    pub seat: Option<Seat>,
    /// The kind of somebody who did it.
    pub author: Author,
    /// The number of the one who did it: Discord's of a person, a computer's at the table; else 0.
    pub user: u64,
    /// What was done.
    pub deed: Deed,
    /// The text of that in the database, if this version would write another one.
    pub verbatim: Option<String>,
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
    /// The kind of thing that was done.
    pub const fn kind(&self) -> Kind {
        self.deed.kind()
    }

    /// What was done as it stands in the database: the notation of an action; for the other kinds, what they say of themselves.
    pub fn body(&self) -> String {
        self.verbatim.clone().unwrap_or_else(|| self.deed.text())
    }

    /// The number by which everybody knows what began with it. Rows of older versions have none but their seq.
    pub(crate) fn known_as(&self) -> i64 {
        self.number.unwrap_or(self.seq)
    }

    /// Whether what is asked is asked anew with it: a pause or a closed channel is over, or the table is in another one.
    pub(crate) const fn begins_anew(&self) -> bool {
        matches!(self.deed, Deed::Resume | Deed::Unpark | Deed::Bring(_))
    }
}

/// The last time that something was made good for at a table: the bot came back, or its clock was set back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Return {
    /// The number of the row that says so.
    pub seq: i64,
    /// The time from which on all counts again.
    pub at: i64,
}
