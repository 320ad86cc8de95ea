//! Inspecting and changing the database directly, for tests.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqlitePoolOptions;

use super::handle::{Database, Trips};
use super::location::Location;
use super::sql;
use super::sql::Pool;

/// The server on which tests keep their tables, each in a schema of its own, if one is named: `postgres://…`.
const SERVER: &str = "TURNSTONE_TEST_POSTGRES";

/// Where the tables of a test are kept: in that file, or in a schema of the tests' server.
pub async fn database(file: &Path) -> Location {
    address(file).await.parse().expect("it is an address")
}

/// Like [`database`], as it is written in the environment.
pub async fn address(file: &Path) -> String {
    let Ok(server) = std::env::var(SERVER) else { return file.display().to_string() };
    let options: PgConnectOptions = server.parse().expect("an address of PostgreSQL");
    let mut hasher = DefaultHasher::new();
    (std::process::id(), file).hash(&mut hasher);
    let schema = format!("test_{:x}", hasher.finish());
    let mut connection = options.connect().await.expect("the tests' server is there");
    let made = sqlx::raw_sql(sqlx::AssertSqlSafe(format!("create schema if not exists {schema}")));
    made.execute(&mut connection).await.expect("the schema is made");
    format!("{server}?options[search_path]={schema}")
}

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

impl Database {
    /// Runs a test's or a bench's own statements.
    pub async fn run(&self, statements: impl Into<String>) {
        let statements = sqlx::AssertSqlSafe(statements.into());
        let run = match &self.write {
            Pool::Sqlite(file) => sqlx::raw_sql(statements).execute(file).await.map(drop),
            Pool::Postgres(server) => sqlx::raw_sql(statements).execute(server).await.map(drop),
        };
        run.expect("the statements fit");
    }

    /// The reads and writes of the database so far: a transaction is one.
    pub fn trips(&self) -> (usize, usize) {
        let count = |trips: &AtomicUsize| trips.load(Ordering::Relaxed);
        (count(&self.trips.reads), count(&self.trips.writes))
    }

    /// Every row of the outbox: its number, its kind, and whether it is out.
    pub async fn posts(&self) -> Vec<(i64, String, bool)> {
        let query = sql::query_as("select id, kind, sent is not null from outbox order by id");
        query.fetch_all(&self.reader).await.expect("the outbox is read")
    }

    /// Makes the logs of all games unreadable to every version of their rules.
    pub async fn spoil_logs(&self) {
        for query in
            ["update action set body = 'nonsense' where kind = 'act'", "update session set rev = rev + 1"]
        {
            sql::query(query).execute(&self.write).await.expect("it is written");
        }
    }
}

#[cfg(test)]
impl Database {
    /// The steps of SQLite's machine so far, in thousands: reading a row takes some ten.
    pub(crate) fn steps(&self) -> usize {
        self.trips.steps.load(Ordering::Relaxed)
    }

    /// SQLite's plan for a statement: a line for every table that it reads.
    pub(crate) async fn plan(&self, statement: &str) -> Vec<String> {
        let explained = sqlx::AssertSqlSafe(format!("explain query plan {statement}"));
        let rows = sql::query_as(explained).fetch_all(&self.write).await;
        let rows: Vec<(i64, i64, i64, String)> = rows.unwrap_or_else(|error| panic!("{statement}: {error}"));
        rows.into_iter().map(|(.., detail)| detail).collect()
    }

    /// Makes a server prepare a statement under a name of its own; does nothing to a file.
    pub(crate) async fn prepares(&self, name: &str, statement: &str) -> Result<(), sqlx::Error> {
        if matches!(self.write, Pool::Sqlite(_)) {
            return Ok(());
        }
        let text = sqlx::AssertSqlSafe(format!("prepare {name} as {statement}"));
        sql::query(text).execute(&self.write).await.map(drop)
    }

    /// Every column with its table and whether it holds numbers, texts or bytes.
    pub(crate) async fn shape(&self) -> Vec<(String, String, &'static str)> {
        let of = |of: &str| match of {
            "text" => "text",
            "blob" | "bytea" => "bytes",
            _ => "number",
        };
        let columns = self.columns().await.expect("they are read");
        columns.into_iter().map(|(table, column, kind)| (table, column, of(&kind))).collect()
    }

    /// Makes a server refuse every setting with that code, as if it were its own error.
    pub(crate) async fn refuses_settings(&self, code: &str) {
        for statement in [
            &format!(
                "create or replace function refuse() returns trigger language plpgsql as \
                 'begin raise exception using errcode = ''{code}''; end'"
            ),
            "create or replace trigger refuses before insert on setting for each row execute function refuse()",
        ] {
            let done = sql::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&self.write).await;
            done.expect("the trigger is made");
        }
    }

    /// Takes the write lock, as another process might.
    pub(crate) async fn lock(&self) -> sql::Transaction<'static> {
        match &self.write {
            Pool::Sqlite(file) => {
                let begun = file.begin_with("begin immediate").await;
                sql::Transaction::Sqlite(begun.expect("the lock is free"))
            }
            Pool::Postgres(server) => {
                let mut locked = server.begin().await.expect("it begins");
                let lock = "lock table session, outbox, setting, timer in exclusive mode";
                sqlx::query(lock).execute(&mut *locked).await.expect("the lock is free");
                sql::Transaction::Postgres(locked)
            }
        }
    }

    /// Makes the file look as if a later version had written it.
    pub(crate) async fn pretend_newer(&self) {
        let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                     values (999999, 'later', 1, x'00', 0)";
        sql::query(newer).execute(&self.write).await.expect("it is written");
    }

    /// Lets the file grow no further, or lets it grow again.
    pub(crate) async fn fill(&self, full: bool) {
        let query = if full { "pragma max_page_count = 1" } else { "pragma max_page_count = 1000000" };
        sql::query(query).execute(&self.write).await.expect("it is set");
    }

    /// Takes the file back to before there were timers.
    pub(crate) async fn forget_timers(&self) {
        for query in ["drop table timer", "delete from _sqlx_migrations where version in (4, 31)"] {
            sql::query(query).execute(&self.write).await.expect("it is taken back");
        }
    }

    /// Leaves a timer that its table does not know.
    pub(crate) async fn plant_timer(&self, id: session::SessionId, timer: session::Timer) {
        let query = sql::query("insert into timer (session, kind, seat, due) values ($1, $2, -1, $3)");
        let query = query.bind(id.0).bind(timer.kind.as_str()).bind(timer.due);
        query.execute(&self.write).await.expect("it is written");
    }

    /// Makes every snapshot unreadable.
    pub(crate) async fn spoil_snapshots(&self) {
        sql::query("update snapshot set state = '{}'").execute(&self.write).await.expect("it is written");
    }
}
