//! Wiping the disk: deleted data leaves neither pages nor a log.

use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::{Row as _, SqlitePool};

use super::BUSY;
use crate::database::error::StoreError;
use crate::database::handle::Database;
use crate::database::settings::Owner;
use crate::database::sql::Pool;

/// The setting of the bot that says when the file was last rewritten.
pub(crate) const WIPED: &str = "wiped";
/// The size up to which a database is rewritten at once, in bytes: that takes less than a second.
const SMALL: i64 = 32 << 20;
/// How long one try waits for the log, while nobody can write.
const MOMENT: Duration = Duration::from_millis(50);
/// The number of immediate tries, with that time in between, in which others write.
const TRIES: u32 = 10;

impl Database {
    /// Wipes deleted and overwritten data from the disk. Rows and freed pages are wiped as they go; where rows were moved within the file,
    /// pages may still hold old data, so a small file is rewritten. Rewriting a large one would block every writer, so the next start does
    /// it. Then the log is truncated. That fails while somebody reads an older state of the database: it is tried a few times, and then
    /// again by [`wipe_later`](Database::wipe_later).
    pub async fn wipe(&self, now: i64) {
        let Some(file) = self.file() else { return };
        if let Err(cause) = self.write_anew_if_small(file, now).await {
            tracing::warn!(%cause, "the database is not written anew; the next start tries again");
        }
        self.unwiped.store(true, Ordering::Relaxed);
        for _ in 0..TRIES {
            self.wipe_later().await;
            if !self.unwiped.load(Ordering::Relaxed) {
                return;
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Truncates the log if that is still to be done.
    pub async fn wipe_later(&self) {
        if self.unwiped.load(Ordering::Relaxed)
            && let Some(file) = self.file()
            && let Err(cause) = self.cut_log(file).await
        {
            tracing::warn!(%cause, "what was deleted is still in the log; it is tried again");
        }
    }

    /// Truncates the log, or notes that it must be tried again.
    async fn cut_log(&self, file: &SqlitePool) -> Result<(), StoreError> {
        let mut connection = file.acquire().await?;
        let patience =
            |time: Duration| sqlx::AssertSqlSafe(format!("pragma busy_timeout = {}", time.as_millis()));
        sqlx::query(patience(MOMENT)).execute(&mut *connection).await?;
        let cut = sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut *connection).await;
        sqlx::query(patience(BUSY)).execute(&mut *connection).await?;
        let held_up: i64 = cut?.try_get(0)?;
        self.unwiped.store(held_up != 0, Ordering::Relaxed);
        Ok(())
    }

    /// Rewrites a database unless that has been done since pages are wiped as they are freed, and since somebody was forgotten. Call it at
    /// the start, when nobody waits: the larger the database is, the longer it takes.
    pub async fn wipe_what_was(&self, now: i64) -> Result<(), StoreError> {
        let Some(file) = self.file() else { return Ok(()) };
        if self.settings(Owner::Bot).await?.contains_key(WIPED) {
            return Ok(());
        }
        self.write_anew(file, now).await?;
        self.cut_log(file).await
    }

    /// The connection that writes to a file; a server wipes its databases itself.
    pub(crate) fn file(&self) -> Option<&SqlitePool> {
        match &self.write {
            Pool::Sqlite(file) => Some(file),
            Pool::Postgres(_) => None,
        }
    }

    async fn write_anew_if_small(&self, file: &SqlitePool, now: i64) -> Result<(), StoreError> {
        let size = "select page_count * page_size from pragma_page_count join pragma_page_size";
        let size: i64 = sqlx::query_scalar(size).fetch_one(file).await?;
        if size <= SMALL { self.write_anew(file, now).await } else { Ok(()) }
    }

    async fn write_anew(&self, file: &SqlitePool, now: i64) -> Result<(), StoreError> {
        sqlx::query("vacuum").execute(file).await?;
        self.set(Owner::Bot, WIPED, Some(&now.to_string())).await
    }
}
