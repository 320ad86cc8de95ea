//! Computing ratings from results: one path for a game that ends, one that is taken out, and a whole server.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::database::StoreError;
use crate::database::sql::{self, Value};
use crate::database::{LONG, Write};
use crate::rating::{RULES, Rating, rated};

use super::games::{self, BEGINNING, Game, Moment};
use super::{ALL_GAMES, BEGINNINGS, RECKONED};

/// Recomputes the ratings of a server.
pub(super) struct Reckoned {
    pub guild: i64,
}

impl Write for Reckoned {
    type Output = ();

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        reckon(db, self.guild).await
    }
}

/// The rows that one statement writes: SQLite looks every value's number up among those before it.
const ROWS: usize = 40;

/// A person's place on a ladder.
type Line = (String, i64);

/// A person's latest row of a ladder.
pub(super) const LATEST: &str = "select points, spread, games, wins, streak, at from rating where guild = $1 and game = $2 and person = $3 and latest = 1";

/// The columns of [`LATEST`].
pub(super) type Latest = (i64, i64, i64, i64, i64, i64);

/// A person's course on a ladder so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Course {
    rating: Rating,
    games: i64,
    wins: i64,
    streak: i64,
    /// When their last game ended.
    at: i64,
}

impl Course {
    pub(super) fn of((points, spread, games, wins, streak, at): Latest) -> Course {
        Course { rating: Rating { points, spread }, games, wins, streak, at }
    }

    /// The rating before a game that ends at that moment, or before the next one, given when seasons began, in order.
    pub(super) fn rating_before(&self, seasons: &[i64], at: Option<i64>) -> Rating {
        let begun = |moment: i64| seasons.partition_point(|since| *since <= moment);
        let seasons = at.map_or(seasons.len(), begun);
        self.rating.behind_seasons(seasons.saturating_sub(begun(self.at)))
    }

    /// The course after one more game.
    fn onward(self, rating: Rating, place: u8, at: i64) -> Course {
        let won = i64::from(place == 1);
        let (games, wins, streak) = (self.games + 1, self.wins + won, (self.streak + 1) * won);
        Course { rating, games, wins, streak, at }
    }
}

/// Computes the ratings of a server if they were computed by other rules, or never.
pub(crate) async fn reckon(db: &mut sql::Db<'_>, guild: i64) -> Result<(), StoreError> {
    let rules: Option<i64> = sql::query_scalar(RECKONED).bind(guild).fetch_optional(&mut *db).await?;
    if rules == Some(RULES) { Ok(()) } else { fold(db, guild, BEGINNING).await }
}

/// Computes the ratings of a server from that moment on, from the results that count.
pub(crate) async fn fold(db: &mut sql::Db<'_>, guild: i64, since: Moment) -> Result<(), StoreError> {
    let rules: Option<i64> = sql::query_scalar(RECKONED).bind(guild).fetch_optional(&mut *db).await?;
    // Two that compute at once would not see each other's rows: the second one waits here, or runs again.
    sql::query(
        "insert into ladder (guild, rules, folds) values ($1, $2, 1) \
         on conflict (guild) do update set rules = excluded.rules, folds = ladder.folds + 1",
    )
    .bind(guild)
    .bind(RULES)
    .execute(&mut *db)
    .await?;
    let since = if rules == Some(RULES) { since } else { BEGINNING };
    take_back(db, guild, since).await?;
    let now = games::counted(db, guild, since).await?;
    let seasons = sql::query_scalar(BEGINNINGS).bind(guild).fetch_all(&mut *db).await?;
    let mut lines = Lines { guild, seasons, courses: BTreeMap::new(), rows: Vec::new() };
    for game in &now {
        for ladder in [game.game.as_str(), ALL_GAMES] {
            lines.play(db, ladder, game).await?;
        }
        if lines.rows.len() >= ROWS {
            lines.write(db).await?;
        }
    }
    lines.write(db).await?;
    mark(db, guild, lines.courses.keys()).await
}

/// Drops the rows from that moment on; the ones before are the latest again.
async fn take_back(db: &mut sql::Db<'_>, guild: i64, since: Moment) -> Result<(), StoreError> {
    if since == BEGINNING {
        sql::query("delete from rating where guild = $1").bind(guild).execute(&mut *db).await?;
        return Ok(());
    }
    let (at, session) = since;
    let taken: Vec<Line> = sql::query_as(
        "delete from rating where (guild, game, person, at, session) in (select r.guild, case own.at_game when 1 then r.game else '' end, \
         r.rated, r.at, r.session from result r, (select 0 at_game union select 1) own where r.guild = $1 and r.at >= $2 \
         and (r.at > $2 or r.session >= $3)) returning game, person",
    )
    .bind(guild)
    .bind(at)
    .bind(session)
    .fetch_all(&mut *db)
    .await?;
    mark(db, guild, taken.iter().collect::<BTreeSet<&Line>>()).await
}

/// Marks the newest row of each of those lines as the latest.
async fn mark(
    db: &mut sql::Db<'_>,
    guild: i64,
    lines: impl IntoIterator<Item = &Line>,
) -> Result<(), StoreError> {
    let newest = "update rating set latest = 1 where guild = $1 and game = $2 and person = $3 and (at, session) = \
        (select n.at, n.session from rating n where n.guild = $1 and n.game = $2 and n.person = $3 \
        order by n.at desc, n.session desc limit 1)";
    let marks =
        lines.into_iter().map(|(game, person)| sql::query(newest).bind(guild).bind(game).bind(person));
    sql::run_all(db, marks.collect()).await?;
    Ok(())
}

/// The ladders of a server while games are computed.
struct Lines {
    guild: i64,
    /// When the server's seasons began.
    seasons: Vec<i64>,
    /// The courses of the people who have played.
    courses: BTreeMap<Line, Course>,
    /// The rows to write.
    rows: Vec<Vec<Value>>,
}

impl Lines {
    /// Adds a game to a ladder.
    async fn play(&mut self, db: &mut sql::Db<'_>, ladder: &str, game: &Game) -> Result<(), StoreError> {
        let mut before = Vec::new();
        for &(person, place) in &game.people {
            before.push((self.course(db, ladder, person).await?, place));
        }
        let ratings: Vec<(Rating, u8)> = before
            .iter()
            .map(|(course, place)| (course.rating_before(&self.seasons, Some(game.at)), *place))
            .collect();
        for ((&(person, place), (course, _)), rating) in game.people.iter().zip(&before).zip(rated(&ratings))
        {
            let course_now = course.onward(rating, place, game.at);
            self.rows.push(sql::values![
                self.guild,
                ladder,
                person,
                game.at,
                game.session,
                rating.points,
                rating.spread,
                rating.points - course.rating.points,
                course_now.games,
                course_now.wins,
                course_now.streak,
                0
            ]);
            self.courses.insert((ladder.to_owned(), person), course_now);
        }
        Ok(())
    }

    /// A person's course on a ladder; once read, their row there is no longer the latest.
    async fn course(
        &mut self,
        db: &mut sql::Db<'_>,
        ladder: &str,
        person: i64,
    ) -> Result<Course, StoreError> {
        let line = (ladder.to_owned(), person);
        if let Some(course) = self.courses.get(&line) {
            return Ok(*course);
        }
        let query = sql::query_as(
            "update rating set latest = 0 where guild = $1 and game = $2 and person = $3 and latest = 1 \
             returning points, spread, games, wins, streak, at",
        );
        let query = query.bind(self.guild).bind(ladder).bind(person);
        let found: Option<Latest> = query.fetch_optional(&mut *db).await?;
        let course = found.map_or_else(Course::default, Course::of);
        self.courses.insert(line, course);
        Ok(course)
    }

    async fn write(&mut self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        const INTO: &str = "insert into rating (guild, game, person, at, session, points, spread, gained, games, wins, streak, latest) ";
        while !self.rows.is_empty() {
            let rest = self.rows.split_off(self.rows.len().min(ROWS));
            let rows = std::mem::replace(&mut self.rows, rest);
            sql::insert(INTO, rows, "").execute(&mut *db).await?;
        }
        Ok(())
    }
}
