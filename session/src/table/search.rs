//! What has been done to fill a lobby, as its rows tell.

use super::kind::Kind;
use super::row::Row;

/// The messages that ask for company.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The number of the last message that asks people to join, and since when it does.
    pub calls: Option<(i64, i64)>,
    /// The number of the message that asks the host what to do about free seats.
    pub doubt: Option<i64>,
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
            // Whoever is asked anew has nothing to be asked about.
            Kind::Search => *self = Search { calls: Some((row.known_as(), row.at)), doubt: None },
            Kind::Unfilled => self.doubt = Some(row.known_as()),
            _ => {}
        }
    }
}
