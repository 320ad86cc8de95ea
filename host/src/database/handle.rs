//! An open database, and how numbers are kept in it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::disk::Scratch;
use super::sql::Pool;
use crate::database::engine::writer::Writer;
use crate::shards::Shards;

/// The most rows that one statement writes: SQLite takes 32,766 values at once.
pub(crate) const AT_ONCE: usize = 1_000;

/// An open database.
#[derive(Clone, Debug)]
pub struct Database {
    /// What this process serves of it.
    pub(crate) shards: Shards,
    pub(crate) writer: Writer,
    pub(crate) reader: Pool,
    /// The pool that writes: to a file there is one connection.
    pub(crate) write: Pool,
    /// Whether the log may still hold what is to be gone.
    pub(crate) unwiped: Arc<AtomicBool>,
    /// The folder of a copy that was made to be read from.
    pub(crate) _scratch: Option<Arc<Scratch>>,
    #[cfg(any(test, feature = "testing"))]
    pub(crate) trips: Arc<Trips>,
}

impl Database {
    /// What this process serves of all servers and people.
    pub const fn shards(&self) -> Shards {
        self.shards
    }

    /// Whether this process may do something for its tables: false when it has slept for so long that another one does.
    pub fn holds(&self) -> bool {
        match &self.writer {
            Writer::File(_) | Writer::Server(_, None) => true,
            Writer::Server(_, Some(term)) => term.holds(),
        }
    }
}

/// Counts the connections that were taken, to be read from and to be written to, and the steps of SQLite's machine in thousands.
#[cfg(any(test, feature = "testing"))]
#[derive(Debug, Default)]
pub(crate) struct Trips {
    pub(crate) reads: std::sync::atomic::AtomicUsize,
    pub(crate) writes: std::sync::atomic::AtomicUsize,
    pub(crate) steps: std::sync::atomic::AtomicUsize,
}

/// SQLite keeps 64 bits with a sign; Discord's numbers never need the last one.
pub(crate) const fn to_db(number: u64) -> i64 {
    number.cast_signed()
}

pub(crate) const fn from_db(number: i64) -> u64 {
    number.cast_unsigned()
}
