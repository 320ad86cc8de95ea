//! Results, their sums, and leaderboards.
//!
//! A leaderboard reads *tallies*: a person's results at a game of a server against computers of a level or none, added up for all time, by
//! 30 days and by day. They are kept in the transaction that writes a result that counts, and can be recounted from the results at any
//! time. A span that begins within a day reads the results of the rest of that day, so that it is true to the second.

use std::ops::Range;

use session::{Change, Names, ResultRow, Session, SessionId};
use thinking::Level;

use super::statements::{ADD, ADD_OF, BESTS, DROP_OF, MOST_PLAYED, RANKS};
use super::{figures, ladder, seasons};
use crate::database::{StoreError, from_db, sql, to_db};
use crate::standings::handle::Standings;
use crate::standings::named::names;

/// Seconds of a day, and of the 30 days that are added up as well.
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
    /// The tallies that make up the span which ends now.
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

/// A span, composed of tallies and results.
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
    /// Their names.
    pub names: Names,
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

/// How people do against the computers of one level.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// The level.
    pub level: Level,
    /// The number of their games, one for every person in them.
    pub games: i64,
    /// The games that the person won, shared victories included.
    pub wins: i64,
    /// The best of them.
    pub ranks: Vec<Rank>,
}

/// One person on the leaderboard of solo games.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The person.
    pub user: u64,
    /// Their names.
    pub names: Names,
    /// Games finished.
    pub games: i64,
    /// Mean score.
    pub average: f64,
    /// Best score.
    pub best: i64,
}

impl Standings {
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

    /// The game that the people of a server have finished most often; none before the first one.
    pub async fn most_played(&self, guild: u64) -> Result<Option<String>, StoreError> {
        Ok(sql::query_scalar(MOST_PLAYED).bind(to_db(guild)).fetch_optional(&self.0.reader).await?)
    }

    /// How the people of a server do against computers, in the order of a leaderboard. A game counts for the strongest of its computers.
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
    ) -> Result<Vec<sql::Row>, StoreError> {
        let query = sql::query(board).bind(to_db(guild)).bind(game).bind(span.width).bind(span.since);
        let query = query.bind(span.days.start).bind(span.days.end);
        let query = query.bind(span.results.start).bind(span.results.end).bind(limit).bind(level);
        Ok(query.fetch_all(&self.0.reader).await?)
    }
}

/// Writes the results of a table that ends, and adds them up.
pub(crate) async fn write(
    db: &mut sql::Db<'_>,
    id: SessionId,
    change: &Change,
    now: i64,
) -> Result<(), StoreError> {
    let session = &change.session;
    if change.results.len() > 1 {
        seasons::turn(db, to_db(session.place.guild), now).await?;
    }
    let row = |result: &ResultRow| {
        sql::values![
            id.0,
            result.seat.0,
            to_db(session.place.guild),
            session.title.id(),
            to_db(result.user),
            result.rated.map(to_db),
            session.seats.len() as i64,
            result.place,
            result.score,
            result.counted,
            now,
        ]
    };
    if !change.results.is_empty() {
        let into = "insert into result (session, seat, guild, game, person, rated, seats, place, score, counted, at) ";
        let results = sql::insert(into, change.results.iter().map(row).collect(), "");
        sql::run_all(db, vec![results, sql::query(ADD).bind(id.0)]).await?;
    }
    figures::write(db, session, &change.results).await?;
    if change.results.len() > 1 {
        ladder::fold(db, to_db(session.place.guild), (now, id.0)).await?;
    }
    Ok(())
}

/// Takes the results of a table out of everything that compares people.
pub(crate) async fn take_out(db: &mut sql::Db<'_>, session: &Session) -> Result<(), StoreError> {
    let id = session.id;
    sql::query("update result set counted = 0 where session = $1").bind(id.0).execute(&mut *db).await?;
    for recount in [DROP_OF, ADD_OF] {
        sql::query(recount).bind(id.0).execute(&mut *db).await?;
    }
    figures::take_out(db, session).await?;
    let ended = sql::query_as("select guild, at from result where session = $1 limit 1").bind(id.0);
    let ended: Option<(i64, i64)> = ended.fetch_optional(&mut *db).await?;
    match ended {
        Some((guild, at)) => ladder::fold(db, guild, (at, id.0)).await,
        None => Ok(()),
    }
}

pub(super) fn rank(row: &sql::Row) -> Result<Rank, StoreError> {
    Ok(Rank {
        user: from_db(row.try_get("person")?),
        names: names(row.try_get("names")?),
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        average: row.try_get("average")?,
        best: row.try_get("best")?,
    })
}

pub(super) fn best(row: &sql::Row) -> Result<Best, StoreError> {
    Ok(Best {
        user: from_db(row.try_get("person")?),
        names: names(row.try_get("names")?),
        games: row.try_get("games")?,
        average: row.try_get("average")?,
        best: row.try_get("best")?,
    })
}
