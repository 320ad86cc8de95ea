//! Seasons of a server: parts of the calendar, each with its own ladder.
//!
//! A row is one season; they do not follow from results, because a server may choose them anew at any time. The first event after a
//! season's end, a game's end or the clock's round, closes it. Ratings continue from one season to the next with more doubt.

mod turn;

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use jiff::civil::date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use super::ladder::{Standing, standing};
use crate::database::{StoreError, sql, to_db};
use crate::outbox::Post;
use crate::standings::handle::Standings;
pub(super) use turn::turn;
use turn::{Chosen, Elsewhere, Turn};

/// The part of the calendar that is one season, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// A month.
    Months,
    /// Three months.
    Quarters,
}

impl Cycle {
    /// All of them, the shortest first.
    pub const ALL: [Cycle; 2] = [Cycle::Months, Cycle::Quarters];

    /// The part of the calendar that contains that moment; none beyond the calendar.
    fn part(self, now: i64) -> Option<Range<i64>> {
        let day = Timestamp::from_second(now).ok()?.to_zoned(TimeZone::UTC).date();
        let (month, months) = match self {
            Cycle::Months => (day.month(), 1),
            Cycle::Quarters => ((day.month() - 1) / 3 * 3 + 1, 3),
        };
        let first = date(day.year(), month, 1);
        let next = first.checked_add(months.months()).ok()?;
        let second = |day: jiff::civil::Date| Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp().as_second());
        Some(second(first)?..second(next)?)
    }
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cycle::Months => "months",
            Cycle::Quarters => "quarters",
        })
    }
}

impl FromStr for Cycle {
    type Err = ();

    fn from_str(text: &str) -> Result<Cycle, ()> {
        Cycle::ALL.into_iter().find(|cycle| cycle.to_string() == text).ok_or(())
    }
}

/// A season of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// From its first second up to the first one after it.
    pub span: Range<i64>,
    /// The part of the calendar that it covers, or would if it had not been cut short.
    pub cycle: Cycle,
    /// Whether it is over.
    pub ended: bool,
}

impl Season {
    /// The number of a season's games after which a person has a place in it.
    pub const PLACED: i64 = 3;
}

impl Standings {
    /// The seasons of a server, the newest first.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn seasons(&self, guild: u64, limit: u32) -> Result<Vec<Season>, StoreError> {
        let query = sql::query_as(
            "select since, until, cycle, ended from season where guild = $1 order by since desc limit $2",
        );
        let found: Vec<(i64, i64, String, bool)> =
            query.bind(to_db(guild)).bind(limit).fetch_all(&self.0.reader).await?;
        let season = |(since, until, cycle, ended): (i64, i64, String, bool)| {
            Some(Season { span: since..until, cycle: cycle.parse().ok()?, ended })
        };
        Ok(found.into_iter().filter_map(season).collect())
    }

    /// The season of a server that began in that second.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn season(&self, guild: u64, since: i64) -> Result<Option<Season>, StoreError> {
        let all = self.seasons(guild, u32::MAX).await?;
        Ok(all.into_iter().find(|season| season.span.start == since))
    }

    /// Sets the kind of a server's seasons from now on: the current one ends, the first of the new kind begins.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn set_seasons(&self, guild: u64, cycle: Option<Cycle>, now: i64) -> Result<(), StoreError> {
        self.0.writer.write(Chosen { guild: to_db(guild), cycle, now }).await.map(drop)
    }

    /// Ends the seasons of this process that are over, each in a write of its own; gives their number.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn end_seasons(&self, now: i64) -> Result<usize, StoreError> {
        let due = sql::query_scalar(
            "select guild from season where ended = 0 and until <= $1 and (guild >> 22) % $2 between $3 and $4",
        );
        let due: Vec<i64> = due.bind(now).of(self.0.shards).fetch_all(&self.0.reader).await?;
        for &guild in &due {
            self.0.writer.write(Turn { guild, now }).await?;
        }
        Ok(due.len())
    }

    /// When the next season of this process after that moment is over, if there is one.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn next_season(&self, now: i64) -> Result<Option<i64>, StoreError> {
        let query = sql::query_scalar(
            "select until from season where ended = 0 and until > $1 and (guild >> 22) % $2 between $3 and $4 order by until limit 1",
        );
        Ok(query.bind(now).of(self.0.shards).fetch_optional(&self.0.reader).await?)
    }

    /// Shows a season in another channel of its games, because that one does not take its post.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn tell_season_elsewhere(&self, post: &Post, since: i64, now: i64) -> Result<(), StoreError> {
        self.0.writer.write(Elsewhere { post: post.clone(), since, now }).await.map(drop)
    }

    /// The best of a season on a ladder by their ratings at its end, those without a place there after the others; `own` in any case.
    /// Games, wins and streaks are the season's.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn season_ladder(
        &self,
        guild: u64,
        game: &str,
        span: &Range<i64>,
        limit: usize,
        own: Option<u64>,
    ) -> Result<SeasonLadder, StoreError> {
        self.up_to_date(guild).await?;
        let query = sql::query(LADDER).bind(to_db(guild)).bind(game).bind(span.start).bind(span.end);
        let query = query.bind(Season::PLACED).bind(limit as i64).bind(own.map(to_db));
        let mut ladder = SeasonLadder { people: 0, rows: Vec::new() };
        for row in &query.fetch_all(&self.0.reader).await? {
            let standing = standing(row)?;
            let query = sql::query_scalar(COURSE).bind(to_db(guild)).bind(game).bind(to_db(standing.user));
            let course = query.bind(span.start).bind(span.end).fetch_all(&self.0.reader).await?;
            let place: i64 = row.try_get("place")?;
            let place = Some(place).filter(|_| standing.games >= Season::PLACED);
            ladder.rows.push(SeasonRow { place, standing, course });
            ladder.people = row.try_get("people")?;
        }
        Ok(ladder)
    }
}

/// The ladder of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLadder {
    /// The number of people on it.
    pub people: i64,
    /// The best, and the person who asks.
    pub rows: Vec<SeasonRow>,
}

/// A person on the ladder of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// Their place; none before [`Season::PLACED`] games.
    pub place: Option<i64>,
    /// Their standing at its end, or now.
    pub standing: Standing,
    /// Their points after each of its games, the oldest first, in thousandths.
    pub course: Vec<i64>,
}

/// A person's points on a ladder in a span of time.
const COURSE: &str = "select points from rating where guild = $1 and game = $2 and person = $3 and at >= $4 and at < $5 order by at, session";

/// The last row in a season of everybody who may have played in it, and the row before the season: what lies between is the season's. A
/// streak that began before is as long as their games.
const LADDER: &str = concat!(
    "with line as materialized (select l.person, \
    case when l.at < $4 then l.at else (select n.at from rating n where n.guild = $1 and n.game = $2 and n.person = l.person \
    and n.at >= $3 and n.at < $4 order by n.at desc, n.session desc limit 1) end at, \
    case when l.at < $4 then l.session else (select n.session from rating n where n.guild = $1 and n.game = $2 and n.person = l.person \
    and n.at >= $3 and n.at < $4 order by n.at desc, n.session desc limit 1) end session, \
    (select n.at from rating n where n.guild = $1 and n.game = $2 and n.person = l.person and n.at < $3 \
    order by n.at desc, n.session desc limit 1) at_before, \
    (select n.session from rating n where n.guild = $1 and n.game = $2 and n.person = l.person and n.at < $3 \
    order by n.at desc, n.session desc limit 1) session_before \
    from rating l indexed by rating_latest where l.guild = $1 and l.game = $2 and l.latest = 1 and l.at >= $3), \
    spanned as (select p.person, p.points, p.spread, p.games - coalesce(b.games, 0) games, p.wins - coalesce(b.wins, 0) wins, p.streak \
    from line cross join rating p on p.guild = $1 and p.game = $2 and p.person = line.person and p.at = line.at and p.session = line.session \
    left join rating b on b.guild = $1 and b.game = $2 and b.person = line.person and b.at = line.at_before and b.session = line.session_before), \
    ranked as (select *, row_number() over (order by case when games >= $5 then 0 else 1 end, points desc, games desc, person) place, \
    count(*) over () people from spanned) \
    select person, ",
    last_seen!("ranked.person"),
    " names, \
    points, spread, games, wins, case when streak < games then streak else games end streak, place, people from ranked \
    where place <= $6 or person = $7 order by place"
);

/// The statements that are composed here.
#[cfg(test)]
pub(crate) const COMPOSED: [&str; 1] = [LADDER];
