//! What has been done to fill a lobby, according to its rows.

use super::deed::Deed;
use super::row::Row;

/// How a lobby has looked for players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// When people were asked to join, which happens once.
    pub called: Option<i64>,
    /// Whether the host has been asked what to do about free seats, and has not answered.
    pub doubt: bool,
    /// Whether the host has been asked.
    pub(crate) asked: bool,
    /// When somebody last cared for the table as a whole: asked for players, brought it elsewhere, opened its channel again.
    pub(crate) seen: Option<i64>,
}

impl Search {
    /// Takes in what a row says of it.
    pub(super) fn take(&mut self, row: &Row) {
        match row.deed {
            Deed::Search => {
                (self.called, self.seen, self.doubt) = (Some(row.at), Some(row.at), false);
            }
            Deed::Unfilled => (self.asked, self.doubt) = (true, true),
            // A person who brings a table elsewhere knows that it waits.
            Deed::Bring(_) => (self.seen, self.doubt) = (Some(row.at), false),
            Deed::Unpark => self.seen = Some(row.at),
            _ => {}
        }
    }
}
