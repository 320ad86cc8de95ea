//! Gone from the disk: what is deleted leaves neither pages nor a log behind it.

use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::{Row as _, SqlitePool};

use super::BUSY;
use crate::database::error::StoreError;
use crate::database::handle::Database;
use crate::database::settings::Owner;
use crate::database::sql::Pool;

/// The setting of the bot that says when the file was last written anew.
pub(crate) const WIPED: &str = "wiped";
/// The size up to which a database is written anew at once, in bytes: that takes less than a second.
const SMALL: i64 = 32 << 20;
/// The time for which the log is waited for in one go, while nobody can write.
const MOMENT: Duration = Duration::from_millis(50);
/// The number of times that it is tried at once, with that time in between, in which others write.
const TRIES: u32 = 10;

impl Database {
    /// Wipes what was deleted or overwritten from the disk. Rows and freed pages are wiped as they go; where rows were moved within the
    /// file, pages may still hold what they held, so a small file is written anew. A large one would hold up whoever writes: the next
    /// start does it. Then the log is cut to nothing. While somebody reads an older state of the database it cannot be: it is tried a
    /// few times, and then again by [`wipe_later`](Store::wipe_later).
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

    /// Cuts the log to nothing if that is still to be done.
    pub async fn wipe_later(&self) {
        if self.unwiped.load(Ordering::Relaxed)
            && let Some(file) = self.file()
            && let Err(cause) = self.cut_log(file).await
        {
            tracing::warn!(%cause, "what was deleted is still in the log; it is tried again");
        }
    }

    /// Cuts the log to nothing, or notes that it is to be tried again.
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

    /// Writes a database anew unless that has been done since pages are wiped as they are freed, and since somebody was forgotten. For
    /// the start, when nobody waits: it takes the longer, the larger the database is.
    pub async fn wipe_what_was(&self, now: i64) -> Result<(), StoreError> {
        let Some(file) = self.file() else { return Ok(()) };
        if self.settings(Owner::Bot).await?.contains_key(WIPED) {
            return Ok(());
        }
        self.write_anew(file, now).await?;
        self.cut_log(file).await
    }

    /// The connection that writes to a file; a server's database is wiped by its own means.
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
