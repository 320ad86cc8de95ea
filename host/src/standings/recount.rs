//! Recounting all that follows from results: tallies, ratings and figures, server by server.

use std::collections::BTreeMap;
use std::time::Duration;

use rules::Seat;
use session::SessionId;

use super::figures::{self, GameFigures};
use super::ladder;
use super::statements::COUNT;
use crate::database::{LONG, StoreError, Write, from_db, sql, to_db};
use crate::standings::handle::Standings;

/// The outcome of a recount.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recounted {
    /// The number of results.
    pub results: i64,
    /// What was wrong: what it is, its old value, its new one; empty where there was none or is none.
    pub differed: Vec<(String, String, String)>,
}

impl Standings {
    /// The servers that have results.
    ///
    /// # Errors
    /// [`StoreError`]
    pub(crate) async fn counted_guilds(&self) -> Result<Vec<u64>, StoreError> {
        let guilds = sql::query_scalar("select distinct guild from result order by 1");
        let guilds: Vec<i64> = guilds.fetch_all(&self.0.reader).await?;
        Ok(guilds.into_iter().map(from_db).collect())
    }

    /// The finished games of a server that may have figures, each with the people in its results.
    ///
    /// # Errors
    /// [`StoreError`]
    pub(crate) async fn figured(&self, guild: u64) -> Result<Figured, StoreError> {
        let rows = sql::query_as(FIGURED).bind(to_db(guild)).fetch_all(&self.0.reader).await?;
        Ok(grouped(rows))
    }

    /// Recounts all that follows from the results of a server; `figured` are the games that may have figures.
    ///
    /// # Errors
    /// [`StoreError::Stale`] if a game has ended since, or does not count any more; earlier recounts stay.
    pub(crate) async fn recount(
        &self,
        guild: u64,
        figured: Figured,
        figures: Vec<GameFigures>,
    ) -> Result<Recounted, StoreError> {
        let (_, counted) = self.0.writer.write(Recount { guild: to_db(guild), figured, figures }).await?;
        Ok(counted)
    }
}

/// The people of each game whose results count, by its table and their seats.
pub(crate) type Figured = BTreeMap<SessionId, Vec<(Seat, u64)>>;

const FIGURED: &str = "select session, seat, rated from result where guild = $1 and counted = 1 and rated is not null and seats > 1";

fn grouped(rows: Vec<(i64, u8, i64)>) -> Figured {
    let mut games = Figured::new();
    for (session, seat, person) in rows {
        games.entry(SessionId(session)).or_default().push((Seat(seat), from_db(person)));
    }
    games.values_mut().for_each(|people| people.sort_unstable());
    games
}

/// A server to recount.
struct Recount {
    guild: i64,
    /// The games that the figures are of.
    figured: Figured,
    figures: Vec<GameFigures>,
}

impl Write for Recount {
    type Output = Recounted;

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<Recounted, StoreError> {
        let guild = self.guild;
        if grouped(sql::query_as(FIGURED).bind(guild).fetch_all(&mut *db).await?) != self.figured {
            return Err(StoreError::Stale);
        }
        let before = counted(db, guild).await?;
        for statement in COUNT {
            sql::query(statement).bind(guild).execute(&mut *db).await?;
        }
        ladder::fold(db, guild, ladder::BEGINNING).await?;
        figures::recount(db, guild, &self.figures).await?;
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

/// All counted values of a server, as texts.
async fn counted(db: &mut sql::Db<'_>, guild: i64) -> Result<BTreeMap<String, String>, StoreError> {
    let mut counted = BTreeMap::new();
    for statement in [
        "select 'tally of ' || person || ' at ' || game || ' (' || case solo when 1 then 'alone' else 'with ' || case level when '' then 'people' else level end end \
         || ', ' || width || ' s from ' || start || ')', games || ' games, ' || wins || ' wins, ' || scored || ' with ' || total || ' points, at most ' || \
         coalesce(cast(best as text), '-') from tally where guild = $1",
        "select 'rating of ' || person || ' at ' || case game when '' then 'all games' else game end || ' behind table ' || session, \
         points || ' +- ' || spread || ', gained ' || gained || ', game ' || games || ', win ' || wins || ', ' || streak || ' on end' || \
         case latest when 1 then ', the last' else '' end from rating where guild = $1",
        "select key || ' of table ' || session || ' at ' || game, value || ' by ' || person from figure where guild = $1",
        "select 'sum of ' || key || ' at ' || game || ' of ' || case person when 0 then 'all' else cast(person as text) end, \
         total || ' in ' || games || ' games' from figure_sum where guild = $1 and games <> 0",
    ] {
        let rows: Vec<(String, String)> = sql::query_as(statement).bind(guild).fetch_all(&mut *db).await?;
        counted.extend(rows);
    }
    Ok(counted)
}
