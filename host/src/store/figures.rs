//! Figures of finished games of people: a server's records, and what people come to in the mean.

use games::{Best, FigureSpec};
use session::{Change, SessionId};

use super::error::StoreError;
use super::handle::{Store, from_db, to_db};
use super::sql;

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
        let kept: Vec<(&'static str, Best)> = kept(specs);
        let mut records = Vec::new();
        for (key, best) in kept {
            let query = match best {
                Best::Highest => sql::query_as(HIGHEST),
                Best::Lowest => sql::query_as(LOWEST),
            };
            let query = query.bind(to_db(guild)).bind(game).bind(key).bind(limit);
            let found: Vec<(i64, Option<String>, i64, i64)> = query.fetch_all(&self.reader).await?;
            let record = |(person, name, value, session): (i64, Option<String>, i64, i64)| Record {
                key,
                user: from_db(person),
                name: name.unwrap_or_default(),
                value: value as i32,
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
    pub async fn new_records(
        &self,
        session: SessionId,
        specs: impl IntoIterator<Item = &FigureSpec> + Send,
    ) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::new();
        for (key, best) in kept(specs) {
            let query = sql::query_as(OWN).bind(session.0).bind(key);
            let own: Vec<(i64, String, i64, i64)> = query.fetch_all(&self.reader).await?;
            let sign = if best == Best::Highest { 1 } else { -1 };
            let Some((guild, game, person, value)) = own.into_iter().max_by_key(|own| sign * own.3) else {
                continue;
            };
            let query = sql::query_as(AS_GOOD).bind(guild).bind(&*game).bind(key).bind(session.0);
            let (known, as_good): (i64, i64) =
                query.bind(sign).bind(sign * value).fetch_one(&self.reader).await?;
            if known >= ENOUGH && as_good == 0 {
                let (user, value) = (from_db(person), value as i32);
                records.push(Record { key, user, name: String::new(), value, session });
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
fn kept<'a>(specs: impl IntoIterator<Item = &'a FigureSpec>) -> Vec<(&'static str, Best)> {
    specs.into_iter().filter_map(|spec| Some((spec.key, spec.record?))).collect()
}

/// The best figures with one key, with the names last seen.
macro_rules! best {
    ($order:literal) => {
        concat!(
            "select f.person, (select t.name from seat t where t.person = f.person order by t.joined desc, t.session desc limit 1), \
             f.value, f.session from figure f where f.guild = $1 and f.game = $2 and f.key = $3 order by f.value",
            $order,
            ", f.session, f.seat limit $4"
        )
    };
}

const HIGHEST: &str = best!(" desc");
const LOWEST: &str = best!("");

/// The figures with one key of a game.
const OWN: &str =
    "select guild, game, person, value from figure where session = $1 and key = $2 order by seat";

/// How many figures with one key are known of other games, and how many of them are as good.
const AS_GOOD: &str = "select count(*), count(case when $5 * value >= $6 then 1 end) from figure \
    where guild = $1 and game = $2 and key = $3 and session <> $4";

/// The statements that are put together here.
#[cfg(test)]
pub(super) const COMPOSED: [&str; 2] = [HIGHEST, LOWEST];

/// Puts the figures of the game `$1` to the sums of their people and of everybody, or takes them away (`$2` is 1 or -1).
const ADD: &str = "insert into figure_sum (guild, game, key, person, games, total) \
    select f.guild, f.game, f.key, own.person, $2 * count(*), $2 * sum(f.value) from figure f \
    join (select person from figure where session = $1 union select 0) own on own.person in (f.person, 0) \
    where f.session = $1 group by f.guild, f.game, f.key, own.person \
    on conflict (guild, game, key, person) do update set games = figure_sum.games + excluded.games, \
    total = figure_sum.total + excluded.total";

/// Writes the figures of a game that comes to its end.
pub(super) async fn write(db: &mut sql::Db<'_>, id: SessionId, change: &Change) -> Result<(), StoreError> {
    const INTO: &str = "insert into figure (session, seat, guild, game, key, person, value) ";
    let (guild, game) = (to_db(change.session.place.guild), change.session.title.id());
    let mut rows = Vec::new();
    for result in &change.results {
        let Some(person) = result.rated else { continue };
        let row = |(key, value): &(&'static str, i32)| {
            sql::values![id.0, result.seat.0, guild, game, *key, to_db(person), *value]
        };
        rows.extend(result.figures.iter().map(row));
    }
    if !rows.is_empty() {
        sql::insert(INTO, rows, "").execute(&mut *db).await?;
        sql::query(ADD).bind(id.0).bind(1).execute(db).await?;
    }
    Ok(())
}

/// Takes the figures of a game out.
pub(super) async fn take_out(db: &mut sql::Db<'_>, id: SessionId) -> Result<(), StoreError> {
    sql::query(ADD).bind(id.0).bind(-1).execute(&mut *db).await?;
    sql::query("delete from figure where session = $1").bind(id.0).execute(db).await?;
    Ok(())
}

/// Counts the sums of a server anew.
pub(super) const COUNT: [&str; 2] = [
    "delete from figure_sum where guild = $1",
    "insert into figure_sum (guild, game, key, person, games, total) select guild, game, key, person, count(*), sum(value) \
     from (select guild, game, key, person, value from figure where guild = $1 union all \
     select guild, game, key, 0, value from figure where guild = $1) line group by guild, game, key, person",
];
