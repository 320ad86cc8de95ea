//! Ladders: how the people of a server are rated at a game, or over all games.
//!
//! A row of `rating` is what one game changed for one person; their latest one is how they stand. Rows follow from the results that
//! count, in the order of their ends, by one path ([`fold`]): a game that ends is the last of that order, nearly always. What ends
//! before others (a clock set back), is taken out, or was reckoned by other rules has all behind it reckoned anew.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use session::SessionId;

use crate::rating::{RULES, Rating, rated};
use crate::store::error::StoreError;
use crate::store::handle::{AT_ONCE, Store, from_db, to_db};
use crate::store::sql::{self, Value};
use crate::store::writer::{LONG, Write};

/// The ladder of all games together, where a game's id stands else.
pub const ALL_GAMES: &str = "";

/// How a person stands on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The person.
    pub user: u64,
    /// The name last seen.
    pub name: String,
    /// How well they are thought to play.
    pub rating: Rating,
    /// Games that are rated.
    pub games: i64,
    /// Games won, shared victories included.
    pub wins: i64,
    /// Wins without anything else between, up to the last game.
    pub streak: i64,
}

impl Standing {
    /// Whether so little is known that the rating is shown with what it may be wrong by, and has no place yet.
    pub const fn is_young(&self) -> bool {
        self.games < Rating::YOUNG
    }
}

/// What a game changed about a person's rating at that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The person.
    pub user: u64,
    /// The rating behind the game.
    pub rating: Rating,
    /// The change in thousandths of a point.
    pub gained: i64,
    /// Games that are rated, up to this one.
    pub games: i64,
}

impl Store {
    /// The people of a server on a ladder, the best first: those whose rating has a place before the others.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn ladder(&self, guild: u64, game: &str, limit: u32) -> Result<Vec<Standing>, StoreError> {
        self.up_to_date(guild).await?;
        let query = sql::query(STANDINGS).bind(to_db(guild)).bind(game).bind(Rating::YOUNG).bind(limit);
        query.fetch_all(&self.reader).await?.iter().map(standing).collect()
    }

    /// How one person stands on a ladder, and how many stand before them; none before their first game there.
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
        let found = query.fetch_optional(&self.reader).await?;
        found.map(|row| Ok((standing(&row)?, row.try_get("before")?))).transpose()
    }

    /// The number of people on a ladder.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn rated(&self, guild: u64, game: &str) -> Result<i64, StoreError> {
        let query =
            sql::query_scalar("select count(*) from rating where guild = $1 and game = $2 and latest = 1");
        Ok(query.bind(to_db(guild)).bind(game).fetch_one(&self.reader).await?)
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
        let mut points: Vec<i64> = query.fetch_all(&self.reader).await?;
        points.reverse();
        Ok(points)
    }

    /// How those people are rated at a game of a server, in their order; whoever has not played it as everybody begins.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn ratings(&self, guild: u64, game: &str, users: &[u64]) -> Result<Vec<Rating>, StoreError> {
        self.up_to_date(guild).await?;
        let mut ratings = Vec::new();
        for user in users {
            let query = sql::query_as(LATEST).bind(to_db(guild)).bind(game).bind(to_db(*user));
            let found: Option<Latest> = query.fetch_optional(&self.reader).await?;
            ratings.push(found.map_or_else(Rating::default, |found| Course::of(found).rating));
        }
        Ok(ratings)
    }

    /// What a finished game changed about the ratings at its game; nothing if it is not rated.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn gains(&self, session: SessionId) -> Result<Vec<Gain>, StoreError> {
        let query = sql::query_as(
            "select g.person, g.points, g.spread, g.gained, g.games from result r cross join rating g on g.guild = r.guild \
             and g.game = r.game and g.person = r.rated and g.at = r.at and g.session = r.session \
             where r.session = $1 order by g.person",
        );
        let found: Vec<(i64, i64, i64, i64, i64)> = query.bind(session.0).fetch_all(&self.reader).await?;
        let gain = |(person, points, spread, gained, games)| Gain {
            user: from_db(person),
            rating: Rating { points, spread },
            gained,
            games,
        };
        Ok(found.into_iter().map(gain).collect())
    }

    /// Reckons a server's ratings if they were reckoned by other rules, or never.
    async fn up_to_date(&self, guild: u64) -> Result<(), StoreError> {
        let guild = to_db(guild);
        let rules: Option<i64> = sql::query_scalar(RECKONED).bind(guild).fetch_optional(&self.reader).await?;
        if rules != Some(RULES) {
            self.writer.write(Reckoned { guild }).await?;
        }
        Ok(())
    }
}

/// The rules by which a server's ratings were reckoned.
const RECKONED: &str = "select rules from ladder where guild = $1";

/// The ratings of a server, to be reckoned anew.
struct Reckoned {
    guild: i64,
}

impl Write for Reckoned {
    type Output = ();

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        fold(db, self.guild, BEGINNING).await
    }
}

/// A place in the order in which games end: the time, and of games of one second the table's number.
pub(super) type Moment = (i64, i64);

/// Before all games.
pub(super) const BEGINNING: Moment = (i64::MIN, i64::MIN);

/// A person's place on a ladder.
type Line = (String, i64);

/// The people on a ladder with the name last seen, those with a place first.
macro_rules! standings {
    ($columns:literal, $which:literal) => {
        concat!(
            "select r.person, (select t.name from seat t where t.person = r.person order by t.joined desc, t.session desc limit 1) name, \
             r.points, r.spread, r.games, r.wins, r.streak",
            $columns,
            " from rating r where r.guild = $1 and r.game = $2 and r.latest = 1 ",
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

/// The statements that are put together here.
#[cfg(test)]
pub(in super::super) const COMPOSED: [&str; 2] = [STANDINGS, STANDING];

/// A person's latest row of a ladder.
const LATEST: &str = "select points, spread, games, wins, streak from rating where guild = $1 and game = $2 and person = $3 and latest = 1";

/// What that holds.
type Latest = (i64, i64, i64, i64, i64);

fn standing(row: &sql::Row) -> Result<Standing, StoreError> {
    Ok(Standing {
        user: from_db(row.try_get("person")?),
        name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
        rating: Rating { points: row.try_get("points")?, spread: row.try_get("spread")? },
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        streak: row.try_get("streak")?,
    })
}

/// How far a person has come on a ladder.
#[derive(Clone, Copy, Default)]
struct Course {
    rating: Rating,
    games: i64,
    wins: i64,
    streak: i64,
}

impl Course {
    fn of((points, spread, games, wins, streak): Latest) -> Course {
        Course { rating: Rating { points, spread }, games, wins, streak }
    }

    /// The same one game later.
    fn onward(self, rating: Rating, place: u8) -> Course {
        let won = i64::from(place == 1);
        Course { rating, games: self.games + 1, wins: self.wins + won, streak: (self.streak + 1) * won }
    }
}

/// A game that is rated.
struct Game {
    session: i64,
    at: i64,
    game: String,
    /// The people and their places.
    people: Vec<(i64, u8)>,
}

/// Reckons the ratings of a server from that moment on, from the results that count.
pub(super) async fn fold(db: &mut sql::Db<'_>, guild: i64, since: Moment) -> Result<(), StoreError> {
    let rules: Option<i64> = sql::query_scalar(RECKONED).bind(guild).fetch_optional(&mut *db).await?;
    // Two that reckon at once would not see each other's rows: the second one waits here, or is run again.
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
    let mut lines = Lines { guild, courses: BTreeMap::new(), rows: Vec::new() };
    for game in games(db, guild, since).await? {
        for ladder in [game.game.as_str(), ALL_GAMES] {
            lines.play(db, ladder, &game).await?;
        }
        if lines.rows.len() >= AT_ONCE {
            lines.write(db).await?;
        }
    }
    lines.write(db).await?;
    lines.mark(db).await
}

/// Drops what was reckoned from that moment on; the rows before are the latest again.
async fn take_back(db: &mut sql::Db<'_>, guild: i64, (at, session): Moment) -> Result<(), StoreError> {
    if (at, session) == BEGINNING {
        sql::query("delete from rating where guild = $1").bind(guild).execute(db).await?;
        return Ok(());
    }
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
    for (game, person) in taken.into_iter().collect::<BTreeSet<Line>>() {
        mark(db, guild, &game, person, 1).await?;
    }
    Ok(())
}

/// Marks a person's newest row of a ladder as the latest, or as none.
async fn mark(
    db: &mut sql::Db<'_>,
    guild: i64,
    game: &str,
    person: i64,
    latest: i64,
) -> Result<(), StoreError> {
    let newest = "update rating set latest = $4 where guild = $1 and game = $2 and person = $3 and (at, session) = \
        (select n.at, n.session from rating n where n.guild = $1 and n.game = $2 and n.person = $3 \
        order by n.at desc, n.session desc limit 1)";
    sql::query(newest).bind(guild).bind(game).bind(person).bind(latest).execute(db).await?;
    Ok(())
}

/// The games of a server that are rated, from that moment on: those that count, of two people and more and no computer.
async fn games(db: &mut sql::Db<'_>, guild: i64, (at, session): Moment) -> Result<Vec<Game>, StoreError> {
    let found: Vec<(i64, i64, String, i64, u8)> = sql::query_as(
        "select r.session, r.at, r.game, r.rated, r.place from result r where r.guild = $1 and r.at >= $2 \
         and (r.at > $2 or r.session >= $3) and r.counted = 1 and r.seats > 1 and r.rated is not null and not exists \
         (select 1 from seat c where c.session = r.session and c.computer is not null) order by r.at, r.session, r.seat",
    )
    .bind(guild)
    .bind(at)
    .bind(session)
    .fetch_all(db)
    .await?;
    let mut games: Vec<Game> = Vec::new();
    for (session, at, game, person, place) in found {
        match games.last_mut().filter(|last| last.session == session) {
            // Whoever played the larger part of two seats is rated by the first.
            Some(last) if last.people.iter().any(|(other, _)| *other == person) => {}
            Some(last) => last.people.push((person, place)),
            None => games.push(Game { session, at, game, people: vec![(person, place)] }),
        }
    }
    games.retain(|game| game.people.len() > 1);
    Ok(games)
}

/// The ladders of a server while games are reckoned.
struct Lines {
    guild: i64,
    /// How far those have come who have played.
    courses: BTreeMap<Line, Course>,
    /// The rows that are to be written.
    rows: Vec<Vec<Value>>,
}

impl Lines {
    /// Reckons a game on a ladder.
    async fn play(&mut self, db: &mut sql::Db<'_>, ladder: &str, game: &Game) -> Result<(), StoreError> {
        let mut before = Vec::new();
        for &(person, place) in &game.people {
            before.push((self.course(db, ladder, person).await?, place));
        }
        let ratings: Vec<(Rating, u8)> =
            before.iter().map(|(course, place)| (course.rating, *place)).collect();
        for ((&(person, place), (course, _)), rating) in game.people.iter().zip(&before).zip(rated(&ratings))
        {
            let course_now = course.onward(rating, place);
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

    /// How far a person has come on a ladder; read, their row there is the latest no more.
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
        let query = sql::query_as(LATEST).bind(self.guild).bind(ladder).bind(person);
        let found: Option<Latest> = query.fetch_optional(&mut *db).await?;
        if found.is_some() {
            mark(db, self.guild, ladder, person, 0).await?;
        }
        let course = found.map_or_else(Course::default, Course::of);
        self.courses.insert(line, course);
        Ok(course)
    }

    async fn write(&mut self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        const INTO: &str = "insert into rating (guild, game, person, at, session, points, spread, gained, games, wins, streak, latest) ";
        while !self.rows.is_empty() {
            let rest = self.rows.split_off(self.rows.len().min(AT_ONCE));
            let rows = std::mem::replace(&mut self.rows, rest);
            sql::insert(INTO, rows, "").execute(&mut *db).await?;
        }
        Ok(())
    }

    /// Marks the newest row of everybody who has played.
    async fn mark(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        for (game, person) in self.courses.keys() {
            mark(db, self.guild, game, *person, 1).await?;
        }
        Ok(())
    }
}
