//! Settings of servers, people and the bot itself: keys with values.

use std::collections::BTreeMap;

use super::error::StoreError;
use super::handle::{Database, from_db, to_db};
use super::sql;
use crate::database::engine::news::{Heard, tell};
use crate::database::engine::write::Write;
use crate::shards::Shards;

/// The owner of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A server.
    Guild(u64),
    /// A person, on every server.
    Person(u64),
    /// The bot itself.
    Bot,
}

impl Owner {
    const fn columns(self) -> (&'static str, i64) {
        match self {
            Owner::Guild(id) => ("guild", to_db(id)),
            Owner::Person(id) => ("person", to_db(id)),
            Owner::Bot => ("bot", 0),
        }
    }
}

impl Database {
    /// All settings of an owner, by key.
    pub async fn settings(&self, owner: Owner) -> Result<BTreeMap<String, String>, StoreError> {
        let (scope, owner) = owner.columns();
        let query = sql::query_as("select key, value from setting where scope = $1 and owner = $2");
        let found: Vec<(String, String)> = query.bind(scope).bind(owner).fetch_all(&self.reader).await?;
        Ok(found.into_iter().collect())
    }

    /// That setting of every person who has it.
    pub async fn everybodys(&self, key: &str) -> Result<Vec<(u64, String)>, StoreError> {
        let query = sql::query_as("select owner, value from setting where scope = 'person' and key = $1");
        let found: Vec<(i64, String)> = query.bind(key).fetch_all(&self.reader).await?;
        Ok(found.into_iter().map(|(owner, value)| (from_db(owner), value)).collect())
    }

    /// Sets one, or removes it.
    pub async fn set(&self, owner: Owner, key: &str, value: Option<&str>) -> Result<(), StoreError> {
        let is_told = self.shards.total > 1;
        let setting = Setting { owner, key: key.to_owned(), value: value.map(str::to_owned), is_told };
        self.writer.write(setting).await.map(drop)
    }
}

/// A setting to write; without a value it is removed.
struct Setting {
    owner: Owner,
    key: String,
    value: Option<String>,
    /// Whether there may be other processes.
    is_told: bool,
}

impl Write for Setting {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        set(db, self.owner, &self.key, self.value.as_deref()).await?;
        match self.owner {
            Owner::Person(person) if self.is_told => tell(db, Heard::Person(person)).await,
            _ => Ok(()),
        }
    }
}

/// Sets one of an owner's settings, or removes it.
pub(crate) async fn set(
    db: &mut sql::Db<'_>,
    owner: Owner,
    key: &str,
    value: Option<&str>,
) -> Result<(), StoreError> {
    let (scope, owner) = owner.columns();
    let query = match value {
        Some(value) => sql::query(
            "insert into setting (scope, owner, key, value) values ($1, $2, $3, $4) \
             on conflict (scope, owner, key) do update set value = excluded.value",
        )
        .bind(scope)
        .bind(owner)
        .bind(key)
        .bind(value),
        None => sql::query("delete from setting where scope = $1 and owner = $2 and key = $3")
            .bind(scope)
            .bind(owner)
            .bind(key),
    };
    query.execute(db).await?;
    Ok(())
}

/// The key under which the time of the last service is noted. Each of several processes has one of its own.
const SERVED: &str = "served";
/// The key for the two moments between which the clock was set back, until that is made good everywhere.
const SET_BACK: &str = "set back";

/// The key of the process that serves those shards.
fn key_of(key: &str, shards: Shards) -> String {
    if shards.total == 1 { key.to_owned() } else { format!("{key} {shards}") }
}

impl Database {
    /// When these shards were served last, as far as it was noted: seconds since 1970. If they were never divided like this, when any were.
    pub async fn presence(&self) -> Result<Option<i64>, StoreError> {
        let settings = self.settings(Owner::Bot).await?;
        let noted = |served: &String| served.parse().ok();
        let own = settings.get(&key_of(SERVED, self.shards)).and_then(noted);
        let all = settings.iter().filter(|(key, _)| key.starts_with(SERVED));
        Ok(own.or_else(|| all.filter_map(|(_, served)| noted(served)).max()))
    }

    /// Notes when these shards were served last. Notes of other ranges that share some of them no longer count.
    pub async fn note_presence(&self, served: i64) -> Result<(), StoreError> {
        let settings = self.settings(Owner::Bot).await?;
        let own = key_of(SERVED, self.shards);
        for key in settings.keys().filter(|key| key.starts_with(SERVED) && **key != own) {
            let range = key.trim_start_matches(SERVED).trim_start().parse().unwrap_or_default();
            if self.shards.meets(range) {
                self.set(Owner::Bot, key, None).await?;
            }
        }
        self.set(Owner::Bot, &own, Some(&served.to_string())).await
    }

    /// What is still to be made good after the clock was set back: the moments that it showed before and after.
    pub async fn set_back(&self) -> Result<Option<(i64, i64)>, StoreError> {
        let settings = self.settings(Owner::Bot).await?;
        let noted = settings.get(&key_of(SET_BACK, self.shards)).and_then(|noted| noted.split_once(' '));
        Ok(noted.and_then(|(from, until)| Some((from.parse().ok()?, until.parse().ok()?))))
    }

    /// Notes that the clock was set back, or that all of it has been made good.
    pub async fn note_set_back(&self, moments: Option<(i64, i64)>) -> Result<(), StoreError> {
        let noted = moments.map(|(from, until)| format!("{from} {until}"));
        self.set(Owner::Bot, &key_of(SET_BACK, self.shards), noted.as_deref()).await
    }
}
