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
#[cfg(test)]
mod tests;
mod timers;
mod wipe;
mod write;
mod writer;

use sqlx::SqlitePool;

pub use condition::Condition;
pub use error::StoreError;
pub(crate) use files::{beside, folder, private_file, real};
pub use glance::Glance;
pub(crate) use outbox::LONGEST_WAIT;
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
    #[cfg(test)]
    trips: std::sync::Arc<Trips>,
}

/// Counts the connections that were taken, to be read from and to be written to.
#[cfg(test)]
#[derive(Debug, Default)]
pub(crate) struct Trips {
    reads: std::sync::atomic::AtomicUsize,
    writes: std::sync::atomic::AtomicUsize,
}

/// SQLite keeps 64 bits with a sign; Discord's numbers never need the last one.
const fn to_db(number: u64) -> i64 {
    number.cast_signed()
}

const fn from_db(number: i64) -> u64 {
    number.cast_unsigned()
}

#[cfg(test)]
impl Store {
    /// Counts reads and writes of the database so far: a transaction is one.
    pub(crate) fn trips(&self) -> (usize, usize) {
        let count = |trips: &std::sync::atomic::AtomicUsize| trips.load(std::sync::atomic::Ordering::Relaxed);
        (count(&self.trips.reads), count(&self.trips.writes))
    }

    /// SQLite's plan for a statement: a line for every table that it looks at.
    pub(crate) async fn plan(&self, statement: &str) -> Vec<String> {
        let explained = sqlx::AssertSqlSafe(format!("explain query plan {statement}"));
        let rows = sqlx::query_as(explained).fetch_all(&self.write).await;
        let rows: Vec<(i64, i64, i64, String)> = rows.unwrap_or_else(|error| panic!("{statement}: {error}"));
        rows.into_iter().map(|(.., detail)| detail).collect()
    }

    /// Every row of the outbox: its number, its kind, and whether it is out.
    pub(crate) async fn outbox(&self) -> Vec<(i64, String, bool)> {
        let query = sqlx::query_as("select id, kind, sent is not null from outbox order by id");
        query.fetch_all(&self.reader).await.expect("the outbox is read")
    }

    /// Takes the write lock, as another process might.
    pub(crate) async fn lock(&self) -> sqlx::Transaction<'static, sqlx::Sqlite> {
        self.write.begin_with("begin immediate").await.expect("the lock is free")
    }

    /// Makes the file look as if a later version had written it.
    pub(crate) async fn pretend_newer(&self) {
        let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                     values (999999, 'later', 1, x'00', 0)";
        sqlx::query(newer).execute(&self.write).await.expect("it is written");
    }

    /// Lets the file grow no further, or lets it grow again.
    pub(crate) async fn fill(&self, full: bool) {
        let query = if full { "pragma max_page_count = 1" } else { "pragma max_page_count = 1000000" };
        sqlx::query(query).execute(&self.write).await.expect("it is set");
    }

    /// Takes the file back to before there were timers.
    pub(crate) async fn forget_timers(&self) {
        for query in ["drop table timer", "delete from _sqlx_migrations where version = 4"] {
            sqlx::query(query).execute(&self.write).await.expect("it is taken back");
        }
    }

    /// Leaves a timer of which its table knows nothing.
    pub(crate) async fn plant_timer(&self, id: crate::session::SessionId, timer: crate::session::Timer) {
        let query = sqlx::query("insert into timer (session, kind, seat, due) values (?, ?, -1, ?)");
        let query = query.bind(id.0).bind(timer.kind.as_str()).bind(timer.due);
        query.execute(&self.write).await.expect("it is written");
    }

    /// Makes the logs of all games unreadable to every version of their rules.
    pub(crate) async fn spoil_logs(&self) {
        for query in
            ["update action set body = 'nonsense' where kind = 'act'", "update session set rev = rev + 1"]
        {
            sqlx::query(query).execute(&self.write).await.expect("it is written");
        }
    }

    /// Makes every snapshot unreadable.
    pub(crate) async fn spoil_snapshots(&self) {
        sqlx::query("update snapshot set state = '{}'").execute(&self.write).await.expect("it is written");
    }
}
