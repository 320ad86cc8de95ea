//! Results, what they add up to, and leaderboards.
//!
//! A leaderboard reads *tallies*: a person's results at a game of a server against computers of a level or none, added up for all time, by 30 days and by day. They are kept
//! in the transaction that writes a result that counts, and can be counted anew from the results at any time. A span that begins within a day
//! reads the results of the rest of that day, so that it is true to the second.

#[cfg(test)]
mod recounted;

use std::ops::Range;

use games::Level;
use session::{Change, SessionId};
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::error::StoreError;
use super::handle::{Store, from_db, to_db};
use super::outbox::Guilds;
use super::writer::Write;

/// Seconds of a day, and of the 30 days that are added up too.
const DAY: i64 = 24 * 60 * 60;
const MONTH: i64 = 30 * DAY;

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
    /// The tallies that the span which ends now is made of.
    fn pieces(self, now: i64) -> Pieces {
        let days = match self {
            Span::All => return Pieces { width: 0, since: 0, days: 0..0, results: 0..0 },
            Span::Year => 365,
            Span::Month => 30,
        };
        let since = now - days * DAY;
        let up_to = |width: i64, from: i64| (from + width - 1).div_euclid(width) * width;
        let day = up_to(DAY, since);
        let month = up_to(MONTH, day);
        Pieces { width: MONTH, since: month, days: day..month, results: since..day }
    }
}

/// A span, put together from what is added up.
struct Pieces {
    /// The tallies of that width, in seconds, from `since` on.
    width: i64,
    since: i64,
    /// The tallies of days before them.
    days: Range<i64>,
    /// The results before those.
    results: Range<i64>,
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

/// How people fare against the computers of one level.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// The level.
    pub level: Level,
    /// The games of all of them together, one for every person in it.
    pub games: i64,
    /// Those that the person won, shared victories included.
    pub wins: i64,
    /// The best of them.
    pub ranks: Vec<Rank>,
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

/// The level of the strongest computer that had a seat in the game of the result `r`; empty if people played alone.
macro_rules! level {
    () => {
        "coalesce((select c.computer from seat c where c.session = r.session and c.computer is not null order by \
         case c.computer when 'hard' then 5 when 'normal' then 4 when 'easy' then 3 when 'greedy' then 2 else 1 end desc \
         limit 1), '')"
    };
}

/// Adds results up and puts them to the tallies that there are.
macro_rules! add {
    ($which:literal) => {
        concat!(
            "insert into tally (guild, game, solo, level, width, start, person, games, wins, scored, total, best) \
             select r.guild, r.game, r.seats = 1, ",
            level!(),
            ", widths.width, case widths.width when 0 then 0 else r.at - r.at % widths.width end, \
             r.person, count(*), sum(r.place = 1), count(r.score), coalesce(sum(r.score), 0), max(r.score) \
             from result r cross join (select 0 as width union all select 86400 union all select 2592000) widths where ",
            $which,
            " and r.counted = 1 and (r.seats > 1 or r.score is not null) group by 1, 2, 3, 4, 5, 6, 7 \
             on conflict do update set games = games + excluded.games, wins = wins + excluded.wins, \
             scored = scored + excluded.scored, total = total + excluded.total, \
             best = max(coalesce(best, excluded.best), coalesce(excluded.best, best))"
        )
    };
}

/// The results of one table, which has just come to its end.
const ADD: &str = add!("r.session = ?1");
/// The results of some servers.
const ADD_ALL: &str = add!("r.guild between ?1 and ?2");

/// A leaderboard of games with computers of one level, or with none: the people with the pieces of their span added up, in an order,
/// with the names last seen. Beside each stands what all of them come to.
macro_rules! board {
    ($solo:literal, $counts:literal, $order:literal) => {
        concat!(
            "with piece as (\
             select person, games, wins, scored, total, best from tally \
             where guild = ?1 and game = ?2 and solo = ",
            $solo,
            " and level = ?10 and width = ?3 and start >= ?4 union all \
             select person, games, wins, scored, total, best from tally \
             where guild = ?1 and game = ?2 and solo = ",
            $solo,
            " and level = ?10 and width = 86400 and start >= ?5 and start < ?6 union all \
             select r.person, 1, r.place = 1, r.score is not null, coalesce(r.score, 0), r.score from result r \
             where r.guild = ?1 and r.game = ?2 and r.counted = 1 and r.at >= ?7 and r.at < ?8 and ",
            $counts,
            " and ",
            level!(),
            " = ?10), line as (select person, sum(games) games, sum(wins) wins, sum(scored) scored, sum(total) total, \
             max(best) best from piece group by person), \
             top as (select *, sum(games) over () all_games, sum(wins) over () all_wins from line order by ",
            $order,
            " limit ?9) select person, (select t.name from seat t where t.person = top.person \
             order by t.joined desc, t.session desc limit 1) name, games, wins, 1.0 * total / scored average, best, \
             all_games, all_wins from top order by ",
            $order
        )
    };
}

/// Most wins first, then win rate, then average score.
const RANKS: &str =
    board!("0", "r.seats > 1", "wins desc, 1.0 * wins / games desc, 1.0 * total / scored desc, person");
/// Highest score first, then average score.
const BESTS: &str =
    board!("1", "r.seats = 1 and r.score is not null", "best desc, 1.0 * total / scored desc, person");

/// The statements that are put together here.
#[cfg(test)]
pub(super) const COMPOSED: [&str; 4] = [ADD, ADD_ALL, RANKS, BESTS];

impl Store {
    /// The best of a server at a game of several people and no computer: most wins first, then win rate, then average score.
    pub async fn leaderboard(
        &self,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Rank>, StoreError> {
        let found = self.lines(RANKS, (guild, game, ""), span.pieces(now), limit).await?;
        found.iter().map(rank).collect()
    }

    /// How the people of a server fare against computers, in the order of a leaderboard. A game counts for the strongest of its
    /// computers.
    pub async fn against(
        &self,
        level: Level,
        (guild, game): (u64, &str),
        span: Span,
        now: i64,
        limit: u32,
    ) -> Result<Challenge, StoreError> {
        let level_name = level.to_string();
        let found = self.lines(RANKS, (guild, game, &level_name), span.pieces(now), limit).await?;
        let sum = |column: &str| found.first().map_or(Ok(0), |row| row.try_get(column));
        let (games, wins) = (sum("all_games")?, sum("all_wins")?);
        Ok(Challenge { level, games, wins, ranks: found.iter().map(rank).collect::<Result<_, _>>()? })
    }

    /// The best of a server at a solo game: highest score first.
    pub async fn solo_bests(
        &self,
        guild: u64,
        game: &str,
        span: Span,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Best>, StoreError> {
        let found = self.lines(BESTS, (guild, game, ""), span.pieces(now), limit).await?;
        found.iter().map(best).collect()
    }

    async fn lines(
        &self,
        board: &'static str,
        (guild, game, level): (u64, &str, &str),
        span: Pieces,
        limit: u32,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let query = sqlx::query(board).bind(to_db(guild)).bind(game).bind(span.width).bind(span.since);
        let query = query.bind(span.days.start).bind(span.days.end);
        let query = query.bind(span.results.start).bind(span.results.end).bind(limit).bind(level);
        Ok(query.fetch_all(&self.reader).await?)
    }

    /// Counts the tallies of those servers anew from the results; gives the number of results.
    pub async fn recount(&self, guilds: Guilds) -> Result<i64, StoreError> {
        let (_, counted) = self.writer.write(Recount(guilds)).await?;
        Ok(counted)
    }
}

/// Those servers' tallies, to be counted anew.
struct Recount(Guilds);

impl Write for Recount {
    type Output = i64;

    async fn write(&self, db: &mut SqliteConnection) -> Result<i64, StoreError> {
        let (first, last) = (to_db(self.0.first), to_db(self.0.last));
        let forget = sqlx::query("delete from tally where guild between ? and ?");
        forget.bind(first).bind(last).execute(&mut *db).await?;
        sqlx::query(ADD_ALL).bind(first).bind(last).execute(&mut *db).await?;
        let count = sqlx::query_scalar("select count(*) from result where guild between ? and ?");
        Ok(count.bind(first).bind(last).fetch_one(db).await?)
    }
}

/// Writes the results of a table that comes to its end, and adds them up.
pub(super) async fn write(
    db: &mut SqliteConnection,
    id: SessionId,
    change: &Change,
    now: i64,
) -> Result<(), StoreError> {
    let session = &change.session;
    for result in &change.results {
        sqlx::query(
            "insert into result (session, seat, guild, game, person, seats, place, score, counted, at) \
             values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(id.0)
        .bind(result.seat.0)
        .bind(to_db(session.place.guild))
        .bind(session.title.id())
        .bind(to_db(result.user))
        .bind(session.seats.len() as i64)
        .bind(result.place)
        .bind(result.score)
        .bind(result.counted)
        .bind(now)
        .execute(&mut *db)
        .await?;
    }
    if !change.results.is_empty() {
        sqlx::query(ADD).bind(id.0).execute(db).await?;
    }
    Ok(())
}

fn rank(row: &SqliteRow) -> Result<Rank, StoreError> {
    Ok(Rank {
        user: from_db(row.try_get("person")?),
        name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        average: row.try_get("average")?,
        best: row.try_get("best")?,
    })
}

fn best(row: &SqliteRow) -> Result<Best, StoreError> {
    Ok(Best {
        user: from_db(row.try_get("person")?),
        name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
        games: row.try_get("games")?,
        average: row.try_get("average")?,
        best: row.try_get("best")?,
    })
}
