//! A database of a PostgreSQL server: its connections, its version, and writing to it.
//!
//! Every write is a transaction of its own on one of several connections and sees one state (`repeatable read`): the server refuses a
//! change to what somebody else has changed meanwhile, and the write runs again. A write first checks that this process still holds its
//! lease. Next it claims the table's revision, so of two that decided on the same one the second is late; the table's rows follow in the
//! order of its revisions.

use std::time::Duration;

use anyhow::{Context as _, bail};
use sqlx::PgPool;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::codes::{code, explained};
use super::epoch::Epoch;
use super::leases;
use super::write::Write;
use crate::database::disk::{SERVER_MIGRATIONS, newer, newest, other_version};
use crate::database::error::StoreError;
use crate::database::sql::Transaction;

/// The most connections of a process.
const CONNECTIONS: u32 = 16;
/// How long a task waits for a connection: below the 3 s that Discord grants.
const ACQUIRE: Duration = Duration::from_secs(2);
/// The most tries of a write that others get in the way of.
const TRIES: u32 = 8;
/// The codes of a write that must run again: it met another one (serialization_failure, deadlock_detected).
const AGAIN: [&str; 2] = ["40001", "40P01"];

/// How a write begins.
const BEGIN: &str = "begin isolation level repeatable read";

/// The way to a server, as far as others could listen on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is encrypted.
    Encrypted,
    /// It stays on this machine.
    Local,
    /// Neither.
    Open,
}

/// Opens a server's database under that lease, and brings it up to date if requested.
///
/// # Errors
/// If it cannot be reached or written, or is of another version than requested.
pub(crate) async fn open(
    server: &PgConnectOptions,
    term: Option<&Epoch>,
    migrate: bool,
) -> anyhow::Result<PgPool> {
    let server = server.clone().application_name("turnstone").options([
        // Nobody gets an answer before the write is on the server's disk, whatever the server's own setting.
        ("synchronous_commit", "on"),
        ("lock_timeout", "2s"),
        ("idle_in_transaction_session_timeout", "30s"),
        // Compiling a statement takes longer than running it, because all are short.
        ("jit", "off"),
    ]);
    let term = term.map_or(0, |term| term.number);
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(ACQUIRE);
    let pool = pool.after_connect(move |connection, _| {
        Box::pin(async move {
            if term != 0 {
                sqlx::query(leases::NAME_WRITER).bind(term).execute(connection).await?;
            }
            Ok(())
        })
    });
    let pool = pool.connect_with(server).await.map_err(explained)?;
    let encoding: String = sqlx::query_scalar("show server_encoding").fetch_one(&pool).await?;
    if encoding != "UTF8" {
        bail!(
            "its encoding is {encoding}, in which not every name can be written; `createdb --encoding=UTF8 --template=template0` makes \
             a database that takes all"
        );
    }
    if migrate {
        if term != 0
            && version(&pool).await?.is_some_and(|version| version < newest())
            && leases::older(&pool, term).await?
        {
            bail!("processes of an older version serve it; stop them before this one brings it up to date");
        }
        // Another process of this version may be migrating it: one after the other.
        let mut connection = pool.acquire().await?;
        sqlx::query("set lock_timeout = '5min'").execute(&mut *connection).await?;
        match SERVER_MIGRATIONS.run(&mut *connection).await {
            Ok(()) => {
                sqlx::query("reset lock_timeout").execute(&mut *connection).await?;
            }
            Err(MigrateError::VersionMissing(version)) => bail!("it {}", newer(version)),
            Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
                return Err(explained(error));
            }
            Err(error) => return Err(error.into()),
        }
    }
    match version(&pool).await? {
        None => bail!("it is no database of Turnstone"),
        Some(version) if version != newest() => bail!("it {}", other_version(version)),
        Some(_) => Ok(pool),
    }
}

/// The version that a database has noted; none if it is not Turnstone's.
async fn version(pool: &PgPool) -> anyhow::Result<Option<i64>> {
    let ours: bool = sqlx::query_scalar(
        "select to_regclass('_sqlx_migrations') is not null and to_regclass('session') is not null",
    )
    .fetch_one(pool)
    .await?;
    if !ours {
        return Ok(None);
    }
    let version = sqlx::query_scalar("select max(version) from _sqlx_migrations where success");
    version.fetch_one(pool).await.context("reading the version")
}

/// Writes something, again if it met another write, and gives it back with its output.
pub(crate) async fn write<W: Write>(
    pool: &PgPool,
    term: Option<&Epoch>,
    write: W,
) -> Result<(W, W::Output), StoreError> {
    let late = || StoreError::from(sqlx::Error::PoolTimedOut);
    let mut tries = 1;
    loop {
        let outcome = match tokio::time::timeout(write.patience(), once(pool, term, &write)).await {
            Ok(outcome) => outcome,
            Err(_) => return Err(late()),
        };
        match outcome {
            Ok(output) => return Ok((write, output)),
            Err(error) if tries < TRIES && meets_another(&error) => {
                tries += 1;
                let pause = rand::random_range(1..=u64::from(tries) * 5);
                tokio::time::sleep(Duration::from_millis(pause)).await;
            }
            Err(error) => return Err(error),
        }
    }
}

async fn once<W: Write>(pool: &PgPool, term: Option<&Epoch>, write: &W) -> Result<W::Output, StoreError> {
    let mut begun = pool.begin_with(BEGIN).await?;
    if let Some(term) = term
        && sqlx::query(leases::HOLDS).bind(term.number).fetch_optional(&mut *begun).await?.is_none()
    {
        // As if this process had ended, which it will: the next one takes the write.
        return Err(sqlx::Error::PoolClosed.into());
    }
    let mut transaction = Transaction::Postgres(begun);
    let outcome = write.write(&mut transaction.db()).await;
    match outcome {
        Ok(output) => transaction.commit().await.map(|()| output).map_err(StoreError::from),
        Err(error) => {
            // If the rollback fails, closing the connection does it.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}

fn meets_another(error: &StoreError) -> bool {
    matches!(error, StoreError::Busy(cause) if code(cause).is_some_and(|code| AGAIN.contains(&code)))
}

/// Why a server takes no writes, tested by a write that is rolled back.
pub(crate) async fn refusal(pool: &PgPool) -> Option<String> {
    let tried = async {
        let mut begun = pool.begin().await?;
        let write = "insert into setting (scope, owner, key, value) values ('bot', 0, 'doctor', '')";
        sqlx::query(write).execute(&mut *begun).await?;
        begun.rollback().await
    };
    Some(explained(tried.await.err()?).to_string())
}

/// Whether others could listen on the way to a server.
pub(crate) async fn way(pool: &PgPool) -> Result<Way, sqlx::Error> {
    let asked = "select coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false), \
        coalesce(inet_client_addr() <<= '127.0.0.0/8' or inet_client_addr() = '::1', true)";
    Ok(match sqlx::query_as(asked).fetch_one(pool).await? {
        (true, _) => Way::Encrypted,
        (_, true) => Way::Local,
        _ => Way::Open,
    })
}
