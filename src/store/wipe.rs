//! Gone from the disk: what is deleted leaves neither pages nor a log behind it.

use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::Row as _;

use super::open::BUSY;
use super::{Owner, Store, StoreError};

/// The setting of the bot that says since which time pages are wiped as they are freed.
const WIPED: &str = "wiped";
/// The time for which the log is waited for in one go, while nobody can write.
const MOMENT: Duration = Duration::from_millis(50);
/// The number of times that it is tried at once, and the time in between, in which others write.
const TRIES: u32 = 10;

impl Store {
    /// Cuts the log to nothing, so that what was deleted is nowhere any more. While somebody reads an older state of the database it
    /// cannot be cut: it is tried a few times, and then again by [`wipe_later`](Store::wipe_later). Whoever writes is held up for as
    /// long as it takes to write down the log, which is a few megabytes, and no longer than a moment for those who read.
    pub async fn wipe(&self) {
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
            && let Err(cause) = self.cut_log().await
        {
            tracing::warn!(%cause, "what was deleted is still in the log; it is tried again");
        }
    }

    /// Cuts the log to nothing, or notes that it is to be tried again.
    async fn cut_log(&self) -> Result<(), StoreError> {
        let mut connection = self.write.acquire().await?;
        let patience =
            |time: Duration| sqlx::AssertSqlSafe(format!("pragma busy_timeout = {}", time.as_millis()));
        sqlx::query(patience(MOMENT)).execute(&mut *connection).await?;
        let cut = sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut *connection).await;
        sqlx::query(patience(BUSY)).execute(&mut *connection).await?;
        let held_up: i64 = cut?.try_get(0)?;
        self.unwiped.store(held_up != 0, Ordering::Relaxed);
        Ok(())
    }

    /// Writes a database anew that was filled before pages were wiped as they are freed, once: they still hold what was deleted then.
    /// For the start, when nobody waits: it takes the longer, the larger the database is.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn wipe_what_was(&self, now: i64) -> Result<(), StoreError> {
        if self.settings(Owner::Bot).await?.contains_key(WIPED) {
            return Ok(());
        }
        sqlx::query("vacuum").execute(&self.write).await?;
        self.set(Owner::Bot, WIPED, Some(&now.to_string())).await?;
        self.wipe().await;
        Ok(())
    }
}
