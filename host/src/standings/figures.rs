//! Figures of finished games of people: a server's records, and people's means.
//!
//! Only the best figure of every kind of each game is kept, and the sums of all of them: rows for every seat would take more room than the
//! game.

use std::collections::{BTreeMap, BTreeSet};

use rules::Seat;
use session::{FIGURES, Names, ResultRow, Session, SessionId};
use tabletop::{Best, FigureKind, FigureSpec, Title};

use crate::database::{StoreError, from_db, sql, to_db};
use crate::standings::handle::Standings;
use crate::standings::named::names;

/// The figures that must be known before a better one is a record worth announcing.
const ENOUGH: i64 = 5;

/// A figure among the best of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The figure's key.
    pub key: &'static str,
    /// Who made it.
    pub user: u64,
    /// Their names.
    pub names: Names,
    /// The figure.
    pub value: i32,
    /// The table.
    pub session: SessionId,
}

/// A person's mean of a figure, and everybody's on the server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The figure's key.
    pub key: &'static str,
    /// The number of games of their own mean.
    pub games: i64,
    /// Their mean.
    pub own: f64,
    /// The mean of all.
    pub all: f64,
}

impl Standings {
    /// A server's best at a game by each of those figures that have records, the oldest of equal ones first.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn records(
        &self,
        guild: u64,
        game: &str,
        specs: impl IntoIterator<Item = &FigureSpec> + Send,
        limit: u32,
    ) -> Result<Vec<Vec<Record>>, StoreError> {
        let kept: Vec<(&'static str, Best)> = kept(specs).collect();
        let mut records = Vec::new();
        for (key, best) in kept {
            let query = sql::query_as(if best == Best::Highest { HIGHEST } else { LOWEST });
            let query = query.bind(to_db(guild)).bind(game).bind(key).bind(limit);
            let found: Vec<(i64, Option<String>, i32, i64)> = query.fetch_all(&self.0.reader).await?;
            let record = |(person, seen, value, session): (i64, Option<String>, i32, i64)| Record {
                key,
                user: from_db(person),
                names: names(seen),
                value,
                session: SessionId(session),
            };
            records.push(found.into_iter().map(record).collect());
        }
        records.retain(|records: &Vec<Record>| !records.is_empty());
        Ok(records)
    }

    /// The records that a finished game has set: better than all known figures, of which there must be enough.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn new_records(&self, session: &Session) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::new();
        let (guild, game) = (to_db(session.place.guild), session.title.id());
        for (key, (person, value)) in GameFigures::of(session, &session.results()).best() {
            let (as_good, known) = (sql::query_scalar(as_good(session.title, key)), sql::query_scalar(KNOWN));
            let as_good = as_good.bind(guild).bind(game).bind(key).bind(session.id.0).bind(value);
            let as_good: i64 = as_good.fetch_one(&self.0.reader).await?;
            let known = known.bind(guild).bind(game).bind(key).bind(session.id.0).bind(ENOUGH);
            let known: i64 = known.fetch_one(&self.0.reader).await?;
            if known >= ENOUGH && as_good == 0 {
                let (user, id) = (person, session.id);
                records.push(Record { key, user, names: Names::default(), value, session: id });
            }
        }
        Ok(records)
    }

    /// A person's means of those figures at a game of a server, together with everybody's; empty where they have none.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn means(
        &self,
        guild: u64,
        game: &str,
        user: u64,
        keys: &[&'static str],
    ) -> Result<Vec<Mean>, StoreError> {
        let mut means = Vec::new();
        for &key in keys {
            let query = sql::query_as(
                "select own.games, cast(1.0 * own.total / own.games as double precision), cast(1.0 * every.total / every.games as double precision) \
                 from figure_sum own cross join figure_sum every on every.guild = own.guild and every.game = own.game \
                 and every.key = own.key and every.person = 0 \
                 where own.guild = $1 and own.game = $2 and own.key = $3 and own.person = $4 and own.games > 0",
            );
            let query = query.bind(to_db(guild)).bind(game).bind(key).bind(to_db(user));
            let found: Option<(i64, f64, f64)> = query.fetch_optional(&self.0.reader).await?;
            means.extend(found.map(|(games, own, all)| Mean { key, games, own, all }));
        }
        Ok(means)
    }
}

/// The figures that have records, each with its better end.
fn kept<'a>(specs: impl IntoIterator<Item = &'a FigureSpec>) -> impl Iterator<Item = (&'static str, Best)> {
    specs.into_iter().filter_map(|spec| Some((spec.key, spec.best()?)))
}

/// The specification of that game's figure, or of every game's.
fn spec(title: &dyn Title, key: &str) -> Option<FigureSpec> {
    FIGURES.iter().chain(title.figure_specs()).find(|spec| spec.key == key).copied()
}

/// The figures of a finished game whose result counts, by the people who made them.
#[derive(Clone)]
pub(crate) struct GameFigures {
    session: SessionId,
    title: &'static dyn Title,
    people: Vec<(u64, Vec<(&'static str, i32)>)>,
}

impl GameFigures {
    /// The figures of a game that has just ended.
    fn of(session: &Session, results: &[ResultRow]) -> GameFigures {
        let counted = results.iter().filter(|result| result.counted);
        let people = counted.filter_map(|result| Some((result.rated?, result.figures.clone())));
        GameFigures { session: session.id, title: session.title, people: people.collect() }
    }

    /// The figures of a game by the people in its results: some may have asked to be forgotten since.
    pub(crate) fn by(session: &Session, people: &[(Seat, u64)]) -> GameFigures {
        let mut figures = session.figures();
        let people =
            people.iter().filter_map(|&(seat, person)| Some((person, figures.remove(&seat)?))).collect();
        GameFigures { session: session.id, title: session.title, people }
    }

    /// The best figure of each kind that has records, and its owner.
    fn best(&self) -> BTreeMap<&'static str, (u64, i32)> {
        let mut best = BTreeMap::new();
        for (person, figures) in &self.people {
            for &(key, value) in figures {
                let Some(end) = spec(self.title, key).and_then(|spec| spec.best()) else { continue };
                let known = best.entry(key).or_insert((*person, value));
                let is_better = if end == Best::Highest { value > known.1 } else { value < known.1 };
                if is_better {
                    *known = (*person, value);
                }
            }
        }
        best
    }

    /// Writes the best ones, and adds all of them to the sums.
    async fn write(&self, db: &mut sql::Db<'_>, guild: i64) -> Result<(), StoreError> {
        const INTO: &str = "insert into figure (guild, game, key, value, session, person) ";
        let row = |(key, (person, value)): (&'static str, (u64, i32))| {
            sql::values![guild, self.title.id(), key, value, self.session.0, to_db(person)]
        };
        let rows: Vec<_> = self.best().into_iter().map(row).collect();
        if rows.is_empty() {
            return Ok(());
        }
        sql::insert(INTO, rows, "").execute(&mut *db).await?;
        self.add(db, guild, 1, |_| true).await
    }

    /// Adds those figures to the sums of the people and of everybody, or subtracts them: `sign` is 1 or -1.
    async fn add(
        &self,
        db: &mut sql::Db<'_>,
        guild: i64,
        sign: i64,
        is_meant: impl Fn(&str) -> bool,
    ) -> Result<(), StoreError> {
        const INTO: &str = "insert into figure_sum (guild, game, key, person, games, total) ";
        const ONTO: &str = " on conflict (guild, game, key, person) do update set games = figure_sum.games + excluded.games, \
            total = figure_sum.total + excluded.total";
        let mut sums: BTreeMap<(&'static str, u64), (i64, i64)> = BTreeMap::new();
        for (person, figures) in &self.people {
            for &(key, value) in figures.iter().filter(|(key, _)| is_meant(key)) {
                for whose in [*person, 0] {
                    let sum = sums.entry((key, whose)).or_default();
                    *sum = (sum.0 + sign, sum.1 + sign * i64::from(value));
                }
            }
        }
        let row = |((key, whose), (games, total)): ((&'static str, u64), (i64, i64))| {
            sql::values![guild, self.title.id(), key, to_db(whose), games, total]
        };
        let rows: Vec<_> = sums.into_iter().map(row).collect();
        if !rows.is_empty() {
            sql::insert(INTO, rows, ONTO).execute(db).await?;
        }
        Ok(())
    }
}

/// The best figures with one key, with the names last seen.
macro_rules! best {
    ($order:literal) => {
        concat!(
            "select f.person, ",
            last_seen!("f.person"),
            ", f.value, f.session from figure f where f.guild = $1 and f.game = $2 and f.key = $3 order by f.value",
            $order,
            ", f.session limit $4"
        )
    };
}

const HIGHEST: &str = best!(" desc");
const LOWEST: &str = best!("");

/// How many figures with one key are known of other games, counted up to the number that matters.
const KNOWN: &str = "select count(*) from (select 1 from figure where guild = $1 and game = $2 and key = $3 and session <> $4 limit $5) own";

/// Whether a figure with one key of another game is as good.
fn as_good(title: &dyn Title, key: &str) -> &'static str {
    match spec(title, key).and_then(|spec| spec.best()) {
        Some(Best::Lowest) => AS_LOW,
        _ => AS_HIGH,
    }
}

const AS_HIGH: &str = "select count(*) from (select 1 from figure where guild = $1 and game = $2 and key = $3 and session <> $4 \
    and value >= $5 limit 1) own";
const AS_LOW: &str = "select count(*) from (select 1 from figure where guild = $1 and game = $2 and key = $3 and session <> $4 \
    and value <= $5 limit 1) own";

/// The statements that are composed here.
#[cfg(test)]
pub(crate) const COMPOSED: [&str; 2] = [HIGHEST, LOWEST];

/// Writes the figures of a game that ends.
pub(super) async fn write(
    db: &mut sql::Db<'_>,
    session: &Session,
    results: &[ResultRow],
) -> Result<(), StoreError> {
    GameFigures::of(session, results).write(db, to_db(session.place.guild)).await
}

/// Takes the figures of a game out. A game that ended before figures were kept has none, or not all that are kept now.
pub(super) async fn take_out(db: &mut sql::Db<'_>, session: &Session) -> Result<(), StoreError> {
    let (guild, title) = (to_db(session.place.guild), session.title);
    let query = "delete from figure where guild = $1 and game = $2 and session = $3 returning key";
    let query = sql::query_scalar(query).bind(guild).bind(title.id()).bind(session.id.0);
    let kept: BTreeSet<String> = query.fetch_all(&mut *db).await?.into_iter().collect();
    if kept.is_empty() {
        return Ok(());
    }
    let people = sql::query_as("select seat, rated from result where session = $1 and rated is not null");
    let people: Vec<(u8, i64)> = people.bind(session.id.0).fetch_all(&mut *db).await?;
    let people: Vec<_> = people.into_iter().map(|(seat, person)| (Seat(seat), from_db(person))).collect();
    // Luck was added to the figures later, and its variance with it.
    let kind = |key: &str| spec(title, key).map(|spec| spec.kind);
    let has_luck = kept.iter().any(|key| kind(key) == Some(FigureKind::Luck));
    let is_kept = |key: &str| has_luck || !matches!(kind(key), Some(FigureKind::Luck | FigureKind::Variance));
    GameFigures::by(session, &people).add(db, guild, -1, is_kept).await
}

/// Recounts the figures of a server.
pub(super) async fn recount(
    db: &mut sql::Db<'_>,
    guild: i64,
    games: &[GameFigures],
) -> Result<(), StoreError> {
    for query in ["delete from figure where guild = $1", "delete from figure_sum where guild = $1"] {
        sql::query(query).bind(guild).execute(&mut *db).await?;
    }
    for game in games {
        game.write(db, guild).await?;
    }
    Ok(())
}
