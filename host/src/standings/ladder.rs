//! Ladders: the ratings of a server's people at a game, or over all games.
//!
//! A row of `rating` is what one game changed for one person; their latest row is their standing. Rows follow from the results that count,
//! in the order in which games ended, by one path (`fold`): a game that ends is nearly always the last of that order. If a game ended
//! before others (a clock set back), is taken out, or was computed by other rules, all later ones are computed anew.

mod fold;
mod games;

use session::{Names, SessionId};

use crate::database::{StoreError, from_db, sql, to_db};
use crate::rating::{RULES, Rating};
use crate::standings::handle::Standings;
use crate::standings::named::names;

use fold::{Course, LATEST, Latest, Reckoned};
pub(super) use fold::{fold, reckon};
pub(super) use games::BEGINNING;

/// When the seasons of a server began, the first one first.
const BEGINNINGS: &str = "select since from season where guild = $1 order by since";

/// The ladder of all games together, in the place of a game's id.
pub const ALL_GAMES: &str = "";

/// A person's standing on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The person.
    pub user: u64,
    /// Their names.
    pub names: Names,
    /// Their rating.
    pub rating: Rating,
    /// The number of rated games.
    pub games: i64,
    /// Games won, shared victories included.
    pub wins: i64,
    /// Wins in a row, up to the last game.
    pub streak: i64,
}

impl Standing {
    /// Whether so little is known that the rating is shown with its possible error, and has no place yet.
    pub const fn is_young(&self) -> bool {
        self.games < Rating::YOUNG
    }

    /// The change over their last games, from the points after each of them, the oldest first; none without a place.
    pub fn trend(&self, course: &[i64]) -> Option<Trend> {
        let before = course.iter().rev().nth(Trend::GAMES as usize);
        Trend::new(self.games, self.rating.points, before.copied())
    }
}

/// By how much a person's rating changed over their last games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trend {
    /// The change in thousandths of a point.
    pub change: i64,
    /// The number of those games: ten, or all of them if there are fewer.
    pub games: i64,
}

impl Trend {
    /// The most games that a trend looks back over.
    const GAMES: i64 = 10;

    /// The trend of a person with that many games and points, and the points that they had ten games before.
    ///
    /// `None` as long as the rating has no place yet.
    fn new(games: i64, points: i64, before: Option<i64>) -> Option<Trend> {
        let before = if games <= Trend::GAMES { Rating::default().points } else { before? };
        (games >= Rating::YOUNG).then_some(Trend { change: points - before, games: games.min(Trend::GAMES) })
    }
}

/// What a game changed about a person's rating at that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The person.
    pub user: u64,
    /// The rating after the game.
    pub rating: Rating,
    /// The change in thousandths of a point.
    pub gained: i64,
    /// The number of rated games, up to this one.
    pub games: i64,
    /// The change over the last games; none without a place.
    pub trend: Option<Trend>,
}

impl Standings {
    /// The people of a server on a ladder, the best first: those whose rating has a place before the others.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn ladder(&self, guild: u64, game: &str, limit: u32) -> Result<Vec<Standing>, StoreError> {
        self.up_to_date(guild).await?;
        let query = sql::query(STANDINGS).bind(to_db(guild)).bind(game).bind(Rating::YOUNG).bind(limit);
        query.fetch_all(&self.0.reader).await?.iter().map(standing).collect()
    }

    /// A person's standing on a ladder, and the number of people before them; none before their first game there.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn standing(
        &self,
        guild: u64,
        game: &str,
        user: u64,
    ) -> Result<Option<(Standing, i64)>, StoreError> {
        self.up_to_date(guild).await?;
        let query = sql::query(STANDING).bind(to_db(guild)).bind(game).bind(Rating::YOUNG).bind(to_db(user));
        let found = query.fetch_optional(&self.0.reader).await?;
        found.map(|row| Ok((standing(&row)?, row.try_get("before")?))).transpose()
    }

    /// The number of people on a ladder.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn rated(&self, guild: u64, game: &str) -> Result<i64, StoreError> {
        let query = sql::query_scalar(
            "select count(*) from rating r indexed by rating_latest where r.guild = $1 and r.game = $2 and r.latest = 1",
        );
        Ok(query.bind(to_db(guild)).bind(game).fetch_one(&self.0.reader).await?)
    }

    /// The points of a person's last games on a ladder, the oldest first, in thousandths.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn course(
        &self,
        guild: u64,
        game: &str,
        user: u64,
        limit: u32,
    ) -> Result<Vec<i64>, StoreError> {
        let query = sql::query_scalar(
            "select points from rating where guild = $1 and game = $2 and person = $3 order by at desc, session desc limit $4",
        );
        let query = query.bind(to_db(guild)).bind(game).bind(to_db(user)).bind(limit);
        let mut points: Vec<i64> = query.fetch_all(&self.0.reader).await?;
        points.reverse();
        Ok(points)
    }

    /// A person's longest series of wins on a ladder.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn best_streak(&self, guild: u64, game: &str, user: u64) -> Result<i64, StoreError> {
        let query = sql::query_scalar(
            "select coalesce(max(streak), 0) from rating where guild = $1 and game = $2 and person = $3",
        );
        Ok(query.bind(to_db(guild)).bind(game).bind(to_db(user)).fetch_one(&self.0.reader).await?)
    }

    /// Those people's ratings at a game of a server, in their order; a person who has not played it gets the initial one.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn ratings(&self, guild: u64, game: &str, users: &[u64]) -> Result<Vec<Rating>, StoreError> {
        self.up_to_date(guild).await?;
        let seasons = sql::query_scalar(BEGINNINGS).bind(to_db(guild)).fetch_all(&self.0.reader).await?;
        let mut ratings = Vec::new();
        for user in users {
            let query = sql::query_as(LATEST).bind(to_db(guild)).bind(game).bind(to_db(*user));
            let found: Option<Latest> = query.fetch_optional(&self.0.reader).await?;
            ratings.push(
                found.map_or_else(Rating::default, |found| Course::of(found).rating_before(&seasons, None)),
            );
        }
        Ok(ratings)
    }

    /// The changes of ratings by a finished game, at its own ladder; empty if it is not rated.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn gains(&self, session: SessionId) -> Result<Vec<Gain>, StoreError> {
        let query = sql::query_as(
            "select g.person, g.points, g.spread, g.gained, g.games, (select b.points from rating b where b.guild = g.guild \
             and b.game = g.game and b.person = g.person and b.games = g.games - $2) from result r cross join rating g on g.guild = r.guild \
             and g.game = r.game and g.person = r.rated and g.at = r.at and g.session = r.session \
             where r.session = $1 order by g.person",
        );
        let query = query.bind(session.0).bind(Trend::GAMES);
        let found: Vec<(i64, i64, i64, i64, i64, Option<i64>)> = query.fetch_all(&self.0.reader).await?;
        let gain = |(person, points, spread, gained, games, before)| Gain {
            user: from_db(person),
            rating: Rating { points, spread },
            gained,
            games,
            trend: Trend::new(games, points, before),
        };
        Ok(found.into_iter().map(gain).collect())
    }

    /// Computes a server's ratings if they were computed by other rules, or never.
    pub(super) async fn up_to_date(&self, guild: u64) -> Result<(), StoreError> {
        let guild = to_db(guild);
        let rules: Option<i64> =
            sql::query_scalar(RECKONED).bind(guild).fetch_optional(&self.0.reader).await?;
        if rules != Some(RULES) {
            self.0.writer.write(Reckoned { guild }).await?;
        }
        Ok(())
    }
}

/// The rules by which a server's ratings were computed.
const RECKONED: &str = "select rules from ladder where guild = $1";

/// The people on a ladder with the name last seen, those with a place first. Otherwise SQLite would read all rows of the ladder.
macro_rules! standings {
    ($columns:literal, $which:literal) => {
        concat!(
            "select r.person, ",
            last_seen!("r.person"),
            " names, \
             r.points, r.spread, r.games, r.wins, r.streak",
            $columns,
            " from rating r indexed by rating_latest where r.guild = $1 and r.game = $2 and r.latest = 1 ",
            $which
        )
    };
}

const STANDINGS: &str = standings!(
    "",
    "order by case when r.games >= $3 then 0 else 1 end, r.points desc, r.games desc, r.person limit $4"
);

const STANDING: &str = standings!(
    ", (select count(*) from rating o where o.guild = $1 and o.game = $2 and o.latest = 1 and o.points > r.points \
     and (o.games >= $3 or r.games < $3)) before",
    "and r.person = $4"
);

/// The statements that are composed here.
#[cfg(test)]
pub(crate) const COMPOSED: [&str; 2] = [STANDINGS, STANDING];

pub(super) fn standing(row: &sql::Row) -> Result<Standing, StoreError> {
    Ok(Standing {
        user: from_db(row.try_get("person")?),
        names: names(row.try_get("names")?),
        rating: Rating { points: row.try_get("points")?, spread: row.try_get("spread")? },
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        streak: row.try_get("streak")?,
    })
}
