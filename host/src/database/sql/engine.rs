//! Connections to either engine.

use std::time::Duration;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{PgPool, Postgres, Sqlite, SqlitePool};

/// The time within which an ordinary write is answered: after it the outcome is unknown, and nobody hears that it was written.
pub(crate) const PATIENCE: Duration = Duration::from_millis(2_500);

/// The connections to a database.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A connection that runs statements.
pub(crate) enum Db<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// An open transaction.
pub(crate) enum Transaction<'c> {
    Sqlite(sqlx::Transaction<'c, Sqlite>),
    Postgres(sqlx::Transaction<'c, Postgres>),
}

/// A transaction that reads everything as of one moment.
pub(crate) type Moment = Transaction<'static>;

/// Shows every statement of a transaction in PostgreSQL the same state; SQLite always does.
const ONE_MOMENT: &str = "begin isolation level repeatable read, read only";

impl Pool {
    /// Begins to read everything as of one moment.
    pub(crate) async fn moment(&self) -> Result<Moment, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Transaction::Sqlite(Box::pin(pool.begin()).await?),
            Pool::Postgres(pool) => Transaction::Postgres(Box::pin(pool.begin_with(ONE_MOMENT)).await?),
        })
    }

    /// What is read, if a server answers in time; a file answers or fails by itself.
    pub(crate) async fn answered<T, E: From<sqlx::Error>>(
        &self,
        reading: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        match self {
            Pool::Sqlite(_) => reading.await,
            Pool::Postgres(_) => tokio::time::timeout(PATIENCE, reading)
                .await
                .unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut.into())),
        }
    }

    /// Closes all of them.
    pub(crate) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

impl Transaction<'_> {
    /// Its connection.
    pub(crate) fn db(&mut self) -> Db<'_> {
        match self {
            Transaction::Sqlite(transaction) => Db::Sqlite(transaction),
            Transaction::Postgres(transaction) => Db::Postgres(transaction),
        }
    }

    /// Makes its changes durable.
    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Transaction::Sqlite(transaction) => transaction.commit().await,
            Transaction::Postgres(transaction) => transaction.commit().await,
        }
    }

    /// Ends it, and undoes its changes.
    pub(crate) async fn rollback(self) -> Result<(), sqlx::Error> {
        match self {
            Transaction::Sqlite(transaction) => transaction.rollback().await,
            Transaction::Postgres(transaction) => transaction.rollback().await,
        }
    }
}
