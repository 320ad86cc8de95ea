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
    /// The part of it that this process serves.
    pub(crate) shards: Shards,
    pub(crate) writer: Writer,
    pub(crate) reader: Pool,
    /// The pool that writes: to a file there is one connection.
    pub(crate) write: Pool,
    /// Whether the log may still hold deleted data.
    pub(crate) unwiped: Arc<AtomicBool>,
    /// The folder of a copy that was made for reading.
    pub(crate) _scratch: Option<Arc<Scratch>>,
    #[cfg(any(test, feature = "testing"))]
    pub(crate) trips: Arc<Trips>,
}

impl Database {
    /// The share of servers and people that this process serves.
    pub const fn shards(&self) -> Shards {
        self.shards
    }

    /// Whether this process may act for its tables: false when it has slept so long that another one does.
    pub fn holds(&self) -> bool {
        match &self.writer {
            Writer::File(_) | Writer::Server(_, None) => true,
            Writer::Server(_, Some(term)) => term.holds(),
        }
    }
}

/// Counts the connections taken for reading and for writing, and the steps of SQLite's machine in thousands.
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
