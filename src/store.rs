//! SQLite: the log of every table, what must be posted, results, settings.
//!
//! One connection writes, a few read. A move is one transaction that begins by claiming the session's next revision, so any number of
//! processes may share the file. Every error rolls the transaction back before anything else is done on that connection.

mod error;
mod open;
mod outbox;
mod record;
mod results;
mod settings;
mod write;

use sqlx::SqlitePool;

pub use error::StoreError;
pub use outbox::Post;
pub use record::{Saved, Stored};
pub use results::{Best, Rank, Sitting, Span};
pub use settings::Owner;

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    writer: SqlitePool,
    reader: SqlitePool,
}

/// SQLite keeps 64 bits with a sign; Discord's numbers never need the last one.
const fn to_db(number: u64) -> i64 {
    number.cast_signed()
}

const fn from_db(number: i64) -> u64 {
    number.cast_unsigned()
}
