//! Connections to a database file, to serve it or to look at it.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, bail};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};

use super::schema::noted;
use crate::database::engine::codes::explained;

/// The time for which SQLite waits for another process: below the 3 s that Discord grants.
pub(crate) const BUSY: Duration = Duration::from_secs(2);

/// Opens an existing database to look at it, and gives the version it has noted.
pub(crate) async fn look(path: &Path) -> anyhow::Result<(SqliteConnection, i64)> {
    let place = || format!("opening the database {}", path.display());
    if !tokio::fs::try_exists(path).await.with_context(place)? {
        bail!(
            "there is no database {}; --database names another, and the bot makes one when it starts",
            path.display()
        );
    }
    let mut db = reading(path).connect().await.map_err(explained).with_context(place)?;
    match noted(&mut db).await.map_err(explained).with_context(place)? {
        Some(version) => Ok((db, version)),
        None => bail!("{} is no database of Turnstone", path.display()),
    }
}

/// Options to look at a database without changing it; its log next to it is read as well.
pub(crate) fn reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY)
}

pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Deleted and overwritten values are wiped from the page.
        .pragma("secure_delete", "on")
        .busy_timeout(BUSY)
}
