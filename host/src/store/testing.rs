//! Looks and meddles behind the back of the database, for tests.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::sqlite::SqlitePoolOptions;

use super::handle::{Store, Trips};

/// Counts how often a connection of the pool is taken.
pub(super) fn counted(pool: SqlitePoolOptions, trips: Arc<Trips>, writes: bool) -> SqlitePoolOptions {
    let steps = trips.clone();
    let count = move || {
        let trips = if writes { &trips.writes } else { &trips.reads };
        trips.fetch_add(1, Ordering::Relaxed);
    };
    let again = count.clone();
    pool.after_connect(move |connection, _| {
        count();
        let steps = steps.clone();
        Box::pin(async move {
            let stepped = move || {
                steps.steps.fetch_add(1, Ordering::Relaxed);
                true
            };
            connection.lock_handle().await?.set_progress_handler(1_000, stepped);
            Ok(())
        })
    })
    .before_acquire(move |_, _| {
        again();
        Box::pin(async { Ok(true) })
    })
}

impl Store {
    /// Counts reads and writes of the database so far: a transaction is one.
    pub fn trips(&self) -> (usize, usize) {
        let count = |trips: &AtomicUsize| trips.load(Ordering::Relaxed);
        (count(&self.trips.reads), count(&self.trips.writes))
    }

    /// Every row of the outbox: its number, its kind, and whether it is out.
    pub async fn outbox(&self) -> Vec<(i64, String, bool)> {
        let query = sqlx::query_as("select id, kind, sent is not null from outbox order by id");
        query.fetch_all(&self.reader).await.expect("the outbox is read")
    }

    /// Makes the logs of all games unreadable to every version of their rules.
    pub async fn spoil_logs(&self) {
        for query in
            ["update action set body = 'nonsense' where kind = 'act'", "update session set rev = rev + 1"]
        {
            sqlx::query(query).execute(&self.write).await.expect("it is written");
        }
    }
}

#[cfg(test)]
impl Store {
    /// The steps of SQLite's machine so far, in thousands: a row that is looked at takes some ten.
    pub(crate) fn steps(&self) -> usize {
        self.trips.steps.load(Ordering::Relaxed)
    }

    /// Runs statements that a test has written.
    pub(crate) async fn run(&self, statements: &'static str) {
        sqlx::raw_sql(statements).execute(&self.write).await.expect("the statements fit");
    }

    /// SQLite's plan for a statement: a line for every table that it looks at.
    pub(crate) async fn plan(&self, statement: &str) -> Vec<String> {
        let explained = sqlx::AssertSqlSafe(format!("explain query plan {statement}"));
        let rows = sqlx::query_as(explained).fetch_all(&self.write).await;
        let rows: Vec<(i64, i64, i64, String)> = rows.unwrap_or_else(|error| panic!("{statement}: {error}"));
        rows.into_iter().map(|(.., detail)| detail).collect()
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
    pub(crate) async fn plant_timer(&self, id: session::SessionId, timer: session::Timer) {
        let query = sqlx::query("insert into timer (session, kind, seat, due) values (?, ?, -1, ?)");
        let query = query.bind(id.0).bind(timer.kind.as_str()).bind(timer.due);
        query.execute(&self.write).await.expect("it is written");
    }

    /// Makes every snapshot unreadable.
    pub(crate) async fn spoil_snapshots(&self) {
        sqlx::query("update snapshot set state = '{}'").execute(&self.write).await.expect("it is written");
    }
}
