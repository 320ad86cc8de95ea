//! The way to the standings of a database.

use crate::database::Database;

/// What the finished games of a database come to.
#[derive(Clone, Debug)]
pub struct Standings(pub(super) Database);

impl Database {
    /// What its finished games come to.
    pub fn standings(&self) -> Standings {
        Standings(self.clone())
    }
}
