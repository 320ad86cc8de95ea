//! The way to the tables of a database.

use crate::database::Database;

/// The tables of a database.
#[derive(Clone, Debug)]
pub struct Store(pub(super) Database);

impl Database {
    /// Its tables.
    pub fn store(&self) -> Store {
        Store(self.clone())
    }
}
