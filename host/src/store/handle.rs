//! An open database, and how numbers are kept in it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::disk::Scratch;
use super::sql::Pool;
use super::writer::Writer;
use crate::shards::Shards;

/// The most rows that one statement writes: SQLite takes 32,766 values at once.
pub(super) const AT_ONCE: usize = 1_000;

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    /// What this process serves of it.
    pub(super) shards: Shards,
    pub(super) writer: Writer,
    pub(super) reader: Pool,
    /// The pool that writes: to a file there is one connection.
    pub(super) write: Pool,
    /// Whether the log may still hold what is to be gone.
    pub(super) unwiped: Arc<AtomicBool>,
    /// The folder of a copy that was made to be read from.
    pub(super) _scratch: Option<Arc<Scratch>>,
    #[cfg(any(test, feature = "testing"))]
    pub(super) trips: Arc<Trips>,
}

impl Store {
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
pub(super) struct Trips {
    pub(super) reads: std::sync::atomic::AtomicUsize,
    pub(super) writes: std::sync::atomic::AtomicUsize,
    pub(super) steps: std::sync::atomic::AtomicUsize,
}

/// SQLite keeps 64 bits with a sign; Discord's numbers never need the last one.
pub(super) const fn to_db(number: u64) -> i64 {
    number.cast_signed()
}

pub(super) const fn from_db(number: i64) -> u64 {
    number.cast_unsigned()
}
