//! Counting anew all that follows from results: tallies and ratings, server by server.

use std::collections::BTreeMap;
use std::time::Duration;

use super::ladder;
use super::statements::COUNT;
use crate::store::error::StoreError;
use crate::store::handle::Store;
use crate::store::sql;
use crate::store::writer::{LONG, Write};

/// What has been counted anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recounted {
    /// The number of results.
    pub results: i64,
    /// What was not as it is now: what it is, what it was, what it is now; nothing where there was none or is none.
    pub differed: Vec<(String, String, String)>,
}

impl Store {
    /// Counts everything anew that follows from results.
    ///
    /// # Errors
    /// [`StoreError`]; what was counted before stays so.
    pub async fn recount(&self) -> Result<Recounted, StoreError> {
        let guilds = sql::query_scalar("select distinct guild from result order by 1");
        let guilds: Vec<i64> = guilds.fetch_all(&self.reader).await?;
        let mut all = Recounted::default();
        for guild in guilds {
            let (_, counted) = self.writer.write(Recount { guild }).await?;
            all.results += counted.results;
            all.differed.extend(counted.differed);
        }
        Ok(all)
    }
}

/// A server of which all is counted anew.
struct Recount {
    guild: i64,
}

impl Write for Recount {
    type Output = Recounted;

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<Recounted, StoreError> {
        let guild = self.guild;
        let before = counted(db, guild).await?;
        for statement in COUNT {
            sql::query(statement).bind(guild).execute(&mut *db).await?;
        }
        ladder::fold(db, guild, ladder::BEGINNING).await?;
        let after = counted(db, guild).await?;
        let results = sql::query_scalar("select count(*) from result where guild = $1");
        let results = results.bind(guild).fetch_one(db).await?;
        let keys = before.iter().filter(|(key, was)| after.get(*key) != Some(*was)).map(|(key, _)| key);
        let new = after.keys().filter(|key| !before.contains_key(*key));
        let value = |of: &BTreeMap<String, String>, key: &String| of.get(key).cloned().unwrap_or_default();
        let differed = keys
            .chain(new)
            .map(|key| (format!("server {guild}: {key}"), value(&before, key), value(&after, key)));
        Ok(Recounted { results, differed: differed.collect() })
    }
}

/// All that is counted of a server, as texts.
async fn counted(db: &mut sql::Db<'_>, guild: i64) -> Result<BTreeMap<String, String>, StoreError> {
    let mut counted = BTreeMap::new();
    for statement in [
        "select 'tally of ' || person || ' at ' || game || ' (' || case solo when 1 then 'alone' else 'with ' || case level when '' then 'people' else level end end \
         || ', ' || width || ' s from ' || start || ')', games || ' games, ' || wins || ' wins, ' || scored || ' with ' || total || ' points, at most ' || \
         coalesce(cast(best as text), '-') from tally where guild = $1",
        "select 'rating of ' || person || ' at ' || case game when '' then 'all games' else game end || ' behind table ' || session, \
         points || ' +- ' || spread || ', gained ' || gained || ', game ' || games || ', win ' || wins || ', ' || streak || ' on end' || \
         case latest when 1 then ', the last' else '' end from rating where guild = $1",
    ] {
        let rows: Vec<(String, String)> = sql::query_as(statement).bind(guild).fetch_all(&mut *db).await?;
        counted.extend(rows);
    }
    Ok(counted)
}
