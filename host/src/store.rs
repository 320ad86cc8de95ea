//! SQLite: the log of every table, what must be posted, results, settings, timers.
//!
//! One connection writes, a few read. A move is written whole or not at all, and begins by claiming the session's next revision, so any
//! number of processes may share the file. What several tables want at once is committed together.

mod condition;
mod copy;
mod digest;
mod error;
mod export;
mod files;
mod forget;
mod glance;
mod migrations;
mod open;
mod outbox;
mod posted;
mod presence;
mod profile;
mod record;
mod restore;
mod results;
mod rhythm;
mod salvage;
mod schema;
mod settings;
mod sittings;
mod standing;
#[cfg(any(test, feature = "testing"))]
mod testing;
#[cfg(test)]
mod tests;
mod timers;
mod wipe;
mod write;
mod writer;

use sqlx::SqlitePool;

pub use condition::Condition;
pub use error::StoreError;
pub use files::beside;
pub(crate) use files::{folder, private_file, real};
pub use glance::Glance;
pub use outbox::LONGEST_WAIT;
pub use outbox::{Guilds, Lane, Post, Stretch};
pub use posted::Posted;
pub use presence::{Gone, Presence, rescued};
pub use profile::{Played, RELIABILITY, Reliability, SHOWN};
pub use record::{Saved, SavedStage, Stored};
pub use restore::{finish_restoring, restore};
pub use results::{Best, Challenge, Rank, Span};
pub use salvage::{Salvage, Salvaged, salvage};
pub use settings::Owner;
pub use sittings::Sitting;
pub use standing::Standing;
use writer::Writer;

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    reader: SqlitePool,
    /// The pool of the one connection that writes.
    write: SqlitePool,
    /// Whether the log may still hold what is to be gone.
    unwiped: std::sync::Arc<std::sync::atomic::AtomicBool>,
    /// The folder of a copy that was made to be read from.
    _scratch: Option<std::sync::Arc<copy::Scratch>>,
    #[cfg(any(test, feature = "testing"))]
    trips: std::sync::Arc<testing::Trips>,
}

/// SQLite keeps 64 bits with a sign; Discord's numbers never need the last one.
const fn to_db(number: u64) -> i64 {
    number.cast_signed()
}

const fn from_db(number: i64) -> u64 {
    number.cast_unsigned()
}
