//! When people are there, and how they want to be called.

use anyhow::Context as _;
use session::{Availability, Holidays};

use crate::database::{Heard, Owner, StoreError, Write, set, sql, tell};
use crate::outbox::set_digest;
use crate::store::handle::Store;

/// The keys of the settings.
const KEY: &str = "rhythm";
const HOLIDAYS: &str = "holidays";

impl Store {
    /// When that person is there; the default for a person who has never set it.
    pub async fn rhythm(&self, user: u64) -> Result<Availability, StoreError> {
        let settings = self.0.settings(Owner::Person(user)).await?;
        let read = |text: &String| serde_json::from_str(text).context("reading a rhythm");
        Ok(settings.get(KEY).map(read).transpose()?.unwrap_or_default())
    }

    /// Notes when that person is there, for every table at which they will sit down, and when their next digest is due.
    pub async fn set_rhythm(&self, user: u64, rhythm: &Availability, now: i64) -> Result<(), StoreError> {
        let text = serde_json::to_string(rhythm).context("writing a rhythm")?;
        let digest = rhythm.digest.map(|minute| rhythm.next_at(minute, now + 1));
        let is_told = self.0.shards.total > 1;
        self.0.writer.write(Noted { user, text, digest, is_told }).await.map(drop)
    }

    /// The holidays that a person has taken.
    pub async fn holidays(&self, user: u64) -> Result<Holidays, StoreError> {
        let settings = self.0.settings(Owner::Person(user)).await?;
        let read = |text: &String| serde_json::from_str(text).context("reading holidays");
        Ok(settings.get(HOLIDAYS).map(read).transpose()?.unwrap_or_default())
    }

    /// Notes the holidays that a person has taken.
    pub async fn set_holidays(&self, user: u64, holidays: &Holidays) -> Result<(), StoreError> {
        let text = serde_json::to_string(holidays).context("writing holidays")?;
        self.0.set(Owner::Person(user), HOLIDAYS, Some(&text)).await
    }
}

/// When a person is there from now on.
struct Noted {
    user: u64,
    text: String,
    digest: Option<i64>,
    /// Whether there may be other processes, one of which sends their digests.
    is_told: bool,
}

impl Write for Noted {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        set(db, Owner::Person(self.user), KEY, Some(&self.text)).await?;
        set_digest(db, self.user, self.digest).await?;
        if self.is_told { tell(db, Heard::Person(self.user)).await } else { Ok(()) }
    }
}
