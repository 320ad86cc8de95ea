//! Leaderboards, and where a person sits.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::record::sitter;
use super::{Store, StoreError, from_db, to_db};
use crate::session::{SessionId, Sitter, Status};

/// The time that a leaderboard looks back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Span {
    /// From the beginning.
    #[default]
    All,
    /// 365 days.
    Year,
    /// 30 days.
    Month,
}

impl Span {
    /// The first second of the span that ends now.
    const fn since(self, now: i64) -> i64 {
        const DAY: i64 = 24 * 60 * 60;
        match self {
            Span::All => i64::MIN,
            Span::Year => now - 365 * DAY,
            Span::Month => now - 30 * DAY,
        }
    }
}

/// One person on a leaderboard of games with several people.
#[derive(Clone, Debug, PartialEq)]
pub struct Rank {
    /// The person.
    pub user: u64,
    /// The name last seen.
    pub name: String,
    /// Games finished.
    pub games: i64,
    /// Games won, shared victories included.
    pub wins: i64,
    /// Mean score; none if every game was cut short by a resignation.
    pub average: Option<f64>,
    /// Best score.
    pub best: Option<i64>,
}

impl Rank {
    /// Wins over games, from 0 to 1.
    pub fn win_rate(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins as f64 / self.games as f64 }
    }
}

/// One person on the leaderboard of solo games.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The person.
    pub user: u64,
    /// The name last seen.
    pub name: String,
    /// Games finished.
    pub games: i64,
    /// Mean score.
    pub average: f64,
    /// Best score.
    pub best: i64,
}

/// An open table at which a person sits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The table.
    pub session: SessionId,
    /// Its channel.
    pub channel: u64,
    /// The game's id.
    pub game: String,
    /// Its status.
    pub status: Status,
    /// Whether the game waits for the person.
    pub must: bool,
    /// Since when: for the person if it waits for them, else for whom it has waited longest. In seconds since 1970; none while it
    /// waits for nobody.
    pub since: Option<i64>,
    /// All whom it waits for.
    pub waiting: Vec<Sitter>,
}

/// The columns of a leaderboard query.
type RankColumns = (i64, Option<String>, i64, i64, Option<f64>, Option<i64>);

impl Store {
    /// The best of a server at a game, games of several people and no computer: most wins first, then win rate, then average score.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn leaderboard(
        &self,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Rank>, StoreError> {
        let lines: Vec<RankColumns> = sqlx::query_as(
            "select r.person, (select t.name from seat t where t.person = r.person order by t.joined desc limit 1), \
             count(*), sum(case when r.place = 1 then 1 else 0 end) wins, avg(r.score) average, max(r.score) \
             from result r where r.guild = ? and r.game = ? and r.at >= ? and r.seats > 1 and not exists \
             (select 1 from seat c where c.session = r.session and c.computer is not null) group by r.person \
             order by wins desc, 1.0 * sum(case when r.place = 1 then 1 else 0 end) / count(*) desc, \
             average desc, r.person limit ?",
        )
        .bind(to_db(guild))
        .bind(game)
        .bind(span.since(now))
        .bind(limit)
        .fetch_all(&self.reader)
        .await?;
        let rank = |(user, name, games, wins, average, best): RankColumns| Rank {
            user: from_db(user),
            name: name.unwrap_or_default(),
            games,
            wins,
            average,
            best,
        };
        Ok(lines.into_iter().map(rank).collect())
    }

    /// The best of a server at a solo game: highest score first.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn solo_bests(
        &self,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Best>, StoreError> {
        let lines: Vec<(i64, Option<String>, i64, f64, i64)> = sqlx::query_as(
            "select r.person, (select t.name from seat t where t.person = r.person order by t.joined desc limit 1), \
             count(*), avg(r.score) average, max(r.score) best from result r \
             where r.guild = ? and r.game = ? and r.at >= ? and r.seats = 1 and r.score is not null \
             group by r.person order by best desc, average desc, r.person limit ?",
        )
        .bind(to_db(guild))
        .bind(game)
        .bind(span.since(now))
        .bind(limit)
        .fetch_all(&self.reader)
        .await?;
        let best = |(user, name, games, average, best): (i64, Option<String>, i64, f64, i64)| Best {
            user: from_db(user),
            name: name.unwrap_or_default(),
            games,
            average,
            best,
        };
        Ok(lines.into_iter().map(best).collect())
    }

    /// The open tables of a server at which a person sits, those that wait for them first.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn sittings(&self, guild: u64, user: u64) -> Result<Vec<Sitting>, StoreError> {
        let found = sqlx::query(
            "select s.id, s.channel, s.game, s.status, t.must mine, t.asked_since my_turn, w.person, w.computer, \
             w.name, w.username, w.locale, w.asked_since from session s join seat t on t.session = s.id \
             left join seat w on w.session = s.id and w.must = 1 \
             where s.guild = ? and t.person = ? and t.computer is null and t.resigned is null \
             and s.status in ('lobby', 'live', 'frozen') order by t.must desc, s.touched desc, s.id, w.seat",
        )
        .bind(to_db(guild))
        .bind(to_db(user))
        .fetch_all(&self.reader)
        .await?;
        let mut sittings: Vec<Sitting> = Vec::new();
        for row in &found {
            let session = SessionId(row.try_get("id")?);
            if sittings.last().is_none_or(|sitting| sitting.session != session) {
                sittings.push(sitting(session, row)?);
            }
            let waiting: Option<i64> = row.try_get("person")?;
            if let (Some(_), Some(sitting)) = (waiting, sittings.last_mut()) {
                sitting.waiting.push(sitter(row)?);
                let since: Option<i64> = row.try_get("asked_since")?;
                sitting.since = if sitting.must {
                    sitting.since
                } else {
                    [sitting.since, since].into_iter().flatten().min()
                };
            }
        }
        Ok(sittings)
    }
}

/// Reads a table at which a person sits, without those whom it waits for.
fn sitting(session: SessionId, row: &SqliteRow) -> anyhow::Result<Sitting> {
    Ok(Sitting {
        session,
        channel: from_db(row.try_get("channel")?),
        game: row.try_get("game")?,
        status: row.try_get::<&str, _>("status")?.parse()?,
        must: row.try_get("mine")?,
        since: row.try_get("my_turn")?,
        waiting: Vec::new(),
    })
}
