//! What has been done to fill a lobby, as its rows tell.

use super::kind::Kind;
use super::row::Row;

/// How a lobby has looked for players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// When people were asked to join, which is done once.
    pub called: Option<i64>,
    /// Whether the host is asked what to do about free seats, and has not answered.
    pub doubt: bool,
    /// Whether the host has been asked.
    pub(crate) asked: bool,
    /// When somebody last looked after the table as a whole: asked for players, brought it elsewhere, opened its channel again.
    pub(crate) seen: Option<i64>,
}

impl Search {
    /// What the rows of a table say of it.
    pub(crate) fn of(rows: &[Row]) -> Search {
        let mut search = Search::default();
        rows.iter().for_each(|row| search.take(row));
        search
    }

    /// Takes in what a row says of it.
    pub(crate) fn take(&mut self, row: &Row) {
        match row.kind {
            Kind::Search => {
                (self.called, self.seen, self.doubt) = (Some(row.at), Some(row.at), false);
            }
            Kind::Unfilled => (self.asked, self.doubt) = (true, true),
            // Whoever brings a table elsewhere knows that it waits.
            Kind::Bring => (self.seen, self.doubt) = (Some(row.at), false),
            Kind::Unpark => self.seen = Some(row.at),
            _ => {}
        }
    }
}
