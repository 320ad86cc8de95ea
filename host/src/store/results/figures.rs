//! Figures of finished games of people: a server's records, and what people come to in the mean.
//!
//! Of each game the best figure of every kind is kept, and the sums of all of them: rows for every seat would take more room than the game.

use std::collections::BTreeMap;

use games::{Best, FigureSpec};
use session::{FIGURES, ResultRow, Session, SessionId};

use crate::store::error::StoreError;
use crate::store::handle::{Store, from_db, to_db};
use crate::store::sql;

/// The figures that must be known before a better one is a record worth telling.
const ENOUGH: i64 = 5;

/// A figure among the best of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The figure's key.
    pub key: &'static str,
    /// Who made it.
    pub user: u64,
    /// The name last seen.
    pub name: String,
    /// The figure.
    pub value: i32,
    /// The table.
    pub session: SessionId,
}

/// What somebody comes to in the mean, and everybody on the server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The figure's key.
    pub key: &'static str,
    /// Their mean.
    pub own: f64,
    /// The mean of all.
    pub all: f64,
}

impl Store {
    /// The best of a server at a game by each of those figures of which records are kept, the oldest of equal ones first.
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
            let found: Vec<(i64, Option<String>, i32, i64)> = query.fetch_all(&self.reader).await?;
            let record = |(person, name, value, session): (i64, Option<String>, i32, i64)| Record {
                key,
                user: from_db(person),
                name: name.unwrap_or_default(),
                value,
                session: SessionId(session),
            };
            records.push(found.into_iter().map(record).collect());
        }
        records.retain(|records: &Vec<Record>| !records.is_empty());
        Ok(records)
    }

    /// The records that a finished game has set: better than whatever was known of its figures, and enough was.
    ///
    /// # Errors
    /// [`StoreError`]
    pub async fn new_records(&self, session: &Session) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::new();
        let (guild, game) = (to_db(session.place.guild), session.title.id());
        for (key, (person, value)) in best_of(session, &session.results()) {
            let (as_good, known) = (sql::query_scalar(as_good(session, key)), sql::query_scalar(KNOWN));
            let as_good = as_good.bind(guild).bind(game).bind(key).bind(session.id.0).bind(value);
            let as_good: i64 = as_good.fetch_one(&self.reader).await?;
            let known = known.bind(guild).bind(game).bind(key).bind(session.id.0).bind(ENOUGH);
            let known: i64 = known.fetch_one(&self.reader).await?;
            if known >= ENOUGH && as_good == 0 {
                let (user, id) = (person, session.id);
                records.push(Record { key, user, name: String::new(), value, session: id });
            }
        }
        Ok(records)
    }

    /// What somebody comes to in the mean by those figures at a game of a server, beside everybody; nothing where they have none.
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
                "select cast(1.0 * own.total / own.games as double precision), cast(1.0 * every.total / every.games as double precision) \
                 from figure_sum own cross join figure_sum every on every.guild = own.guild and every.game = own.game \
                 and every.key = own.key and every.person = 0 \
                 where own.guild = $1 and own.game = $2 and own.key = $3 and own.person = $4 and own.games > 0",
            );
            let query = query.bind(to_db(guild)).bind(game).bind(key).bind(to_db(user));
            let found: Option<(f64, f64)> = query.fetch_optional(&self.reader).await?;
            means.extend(found.map(|(own, all)| Mean { key, own, all }));
        }
        Ok(means)
    }
}

/// The figures of which records are kept, with the better end.
fn kept<'a>(specs: impl IntoIterator<Item = &'a FigureSpec>) -> impl Iterator<Item = (&'static str, Best)> {
    specs.into_iter().filter_map(|spec| Some((spec.key, spec.record?)))
}

/// The better end of a figure of that game's.
fn end(session: &Session, key: &str) -> Option<Best> {
    kept(FIGURES.iter().chain(session.title.figure_specs())).find(|(known, _)| *known == key).map(|it| it.1)
}

/// The best figure of each kind of which records are kept, and whose it is.
fn best_of(session: &Session, results: &[ResultRow]) -> BTreeMap<&'static str, (u64, i32)> {
    let mut best = BTreeMap::new();
    for result in results.iter().filter(|result| result.counted) {
        let Some(person) = result.rated else { continue };
        for &(key, value) in &result.figures {
            let Some(end) = end(session, key) else { continue };
            let known = best.entry(key).or_insert((person, value));
            let is_better = if end == Best::Highest { value > known.1 } else { value < known.1 };
            if is_better {
                *known = (person, value);
            }
        }
    }
    best
}

/// The best figures with one key, with the names last seen.
macro_rules! best {
    ($order:literal) => {
        concat!(
            "select f.person, (select t.name from seat t where t.person = f.person order by t.joined desc, t.session desc limit 1), \
             f.value, f.session from figure f where f.guild = $1 and f.game = $2 and f.key = $3 order by f.value",
            $order,
            ", f.session limit $4"
        )
    };
}

const HIGHEST: &str = best!(" desc");
const LOWEST: &str = best!("");

/// How many figures with one key are known of other games; no more are counted than matter.
const KNOWN: &str = "select count(*) from (select 1 from figure where guild = $1 and game = $2 and key = $3 and session <> $4 limit $5) own";

/// Whether a figure with one key of another game is as good.
fn as_good(session: &Session, key: &str) -> &'static str {
    match end(session, key) {
        Some(Best::Lowest) => AS_LOW,
        _ => AS_HIGH,
    }
}

const AS_HIGH: &str = "select count(*) from (select 1 from figure where guild = $1 and game = $2 and key = $3 and session <> $4 \
    and value >= $5 limit 1) own";
const AS_LOW: &str = "select count(*) from (select 1 from figure where guild = $1 and game = $2 and key = $3 and session <> $4 \
    and value <= $5 limit 1) own";

/// The statements that are put together here.
#[cfg(test)]
pub(in super::super) const COMPOSED: [&str; 2] = [HIGHEST, LOWEST];

/// Writes the figures of a game that comes to its end.
pub(super) async fn write(
    db: &mut sql::Db<'_>,
    id: SessionId,
    session: &Session,
    results: &[ResultRow],
) -> Result<(), StoreError> {
    const INTO: &str = "insert into figure (guild, game, key, value, session, person) ";
    let (guild, game) = (to_db(session.place.guild), session.title.id());
    let row = |(key, (person, value)): (&'static str, (u64, i32))| {
        sql::values![guild, game, key, value, id.0, to_db(person)]
    };
    let rows: Vec<_> = best_of(session, results).into_iter().map(row).collect();
    if rows.is_empty() {
        return Ok(());
    }
    sql::insert(INTO, rows, "").execute(&mut *db).await?;
    add(db, session, results, 1).await
}

/// Puts the figures of a game to the sums of its people and of everybody, or takes them away: `sign` is 1 or -1.
async fn add(
    db: &mut sql::Db<'_>,
    session: &Session,
    results: &[ResultRow],
    sign: i64,
) -> Result<(), StoreError> {
    const INTO: &str = "insert into figure_sum (guild, game, key, person, games, total) ";
    const ONTO: &str = " on conflict (guild, game, key, person) do update set games = figure_sum.games + excluded.games, \
        total = figure_sum.total + excluded.total";
    let (guild, game) = (to_db(session.place.guild), session.title.id());
    let mut sums: BTreeMap<(&'static str, u64), (i64, i64)> = BTreeMap::new();
    for result in results {
        let Some(person) = result.rated else { continue };
        for &(key, value) in &result.figures {
            for whose in [person, 0] {
                let sum = sums.entry((key, whose)).or_default();
                *sum = (sum.0 + sign, sum.1 + sign * i64::from(value));
            }
        }
    }
    let row = |((key, whose), (games, total)): ((&'static str, u64), (i64, i64))| {
        sql::values![guild, game, key, to_db(whose), games, total]
    };
    sql::insert(INTO, sums.into_iter().map(row).collect(), ONTO).execute(db).await?;
    Ok(())
}

/// Takes the figures of a game out. What ended before figures were kept has none.
pub(super) async fn take_out(db: &mut sql::Db<'_>, session: &Session) -> Result<(), StoreError> {
    let query = sql::query("delete from figure where guild = $1 and game = $2 and session = $3");
    let query = query.bind(to_db(session.place.guild)).bind(session.title.id()).bind(session.id.0);
    if query.execute(&mut *db).await? == 0 {
        return Ok(());
    }
    add(db, session, &session.results(), -1).await
}
