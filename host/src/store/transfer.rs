//! Moving all stored data from one database to another, of the same engine or of the other one.

use anyhow::{Context as _, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::database::sql::{self, Kind, Pool, Value};
use crate::database::{Database, Location};

/// A table of the schema with the columns of its key, in an order in which rows find those that they refer to.
type Table = (&'static str, &'static [&'static str]);

const TABLES: [Table; 21] = [
    ("session", &["id"]),
    ("seat", &["session", "seat"]),
    ("action", &["session", "seq"]),
    ("snapshot", &["session", "seq"]),
    ("review", &["session", "seat"]),
    ("result", &["session", "seat"]),
    ("outbox", &["id"]),
    ("setting", &["scope", "owner", "key"]),
    ("timer", &["session", "kind", "seat"]),
    ("tally", &["guild", "game", "solo", "level", "width", "start", "person"]),
    ("rating", &["guild", "game", "person", "at", "session"]),
    ("ladder", &["guild"]),
    ("figure", &["guild", "game", "key", "value", "session"]),
    ("figure_sum", &["guild", "game", "key", "person"]),
    ("season", &["guild", "since"]),
    ("wait", &["person", "session", "since"]),
    ("digest", &["person"]),
    ("digest_message", &["person", "channel", "message"]),
    ("digest_letter", &["id"]),
    ("pack", &["session"]),
    ("pack_person", &["person", "session"]),
];

/// The tables that the processes at a server share stay there.
const LEFT: [&str; 2] = ["identify", "lease"];
/// The tables that give each number once, and never again.
const COUNTED: [&str; 2] = ["outbox", "digest_letter"];
/// The number of rows that are copied at once: SQLite takes 32,766 values.
const PAGE: usize = 500;

/// What has been moved of a table.
pub struct Moved {
    /// Its name.
    pub table: &'static str,
    /// The number of its rows.
    pub rows: u64,
    /// SHA-256 of their content, hexadecimal: the same on both sides.
    pub sum: String,
}

/// Copies everything to an empty database, and compares what arrived. `told` receives how many rows of how many are done.
///
/// # Errors
/// If one of them cannot be opened, the second holds tables, or the copy differs from the original; then do not serve from it.
pub async fn transfer(from: &Location, to: &Location, told: impl Fn(u64, u64)) -> anyhow::Result<Vec<Moved>> {
    // Brought up to date, so that both have the same columns.
    let (source, target) = (Database::open(from).await?, Database::open(to).await?);
    let held = target.store();
    ensure!(held.next_number().await? == 1 && held.guilds().await?.is_empty(), "{to} holds tables already");
    for (name, ..) in source.columns().await? {
        let is_known = TABLES.iter().map(|(table, _)| *table).chain(LEFT).any(|table| table == name);
        ensure!(is_known, "nothing says how to move {name}");
    }
    let (mut over, all) = (0, rows(&source).await?);
    let mut step = |rows| {
        over += rows;
        told(over, all);
    };
    let mut moved = Vec::new();
    for table in TABLES {
        let moving = table_over(&source, &target, table, &mut step).await;
        moved.push(moving.with_context(|| format!("moving {}", table.0))?);
    }
    for table in COUNTED {
        set_last(&target, table, last(&source, table).await?).await?;
    }
    renumber_tables(&target).await?;
    source.close().await;
    target.close().await;
    Ok(moved)
}

/// The number of all rows.
async fn rows(database: &Database) -> anyhow::Result<u64> {
    let mut all = 0;
    for (table, _) in TABLES {
        let count = sql::query_scalar(sqlx::AssertSqlSafe(format!("select count(*) from {table}")));
        let rows: i64 = count.fetch_one(&database.reader).await?;
        all += rows.unsigned_abs();
    }
    Ok(all)
}

/// Copies a table, and reads its content on both sides afterwards.
async fn table_over(
    source: &Database,
    target: &Database,
    table: Table,
    step: &mut impl FnMut(u64),
) -> anyhow::Result<Moved> {
    let columns = source.columns_of(table.0).await?;
    let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
    ensure!(names.len() == target.columns_of(table.0).await?.len(), "its columns are not the same");
    let into = format!("insert into {} ({}) ", table.0, names.join(", "));
    let mut pages = Pages::of(table, &columns);
    while let Some(rows) = pages.next(&source.reader).await? {
        let count = rows.len() as u64;
        sql::insert(&into, rows, "").execute(&target.write).await?;
        step(count);
    }
    let mut arrived = Pages::of(table, &columns);
    while arrived.next(&target.reader).await?.is_some() {}
    let (sent, arrived) = (pages.sum(), arrived.sum());
    if sent != arrived {
        bail!("{} rows were sent and {} arrived, or they are not the same", sent.0, arrived.0);
    }
    Ok(Moved { table: table.0, rows: sent.0, sum: sent.1 })
}

/// The rows of a table in the order of its key, page by page.
struct Pages<'a> {
    columns: &'a [(String, Kind)],
    key: Vec<usize>,
    first: String,
    next: String,
    last: Option<Vec<Value>>,
    rows: u64,
    sum: Sha256,
}

impl Pages<'_> {
    fn of<'a>((table, key): Table, columns: &'a [(String, Kind)]) -> Pages<'a> {
        let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
        let place = |column: &&str| names.iter().position(|name| name == column);
        let behind: Vec<String> = (1..=key.len()).map(|nth| format!("${nth}")).collect();
        let (key_names, select) = (key.join(", "), format!("select {} from {table}", names.join(", ")));
        let order = format!("order by {key_names} limit {PAGE}");
        Pages {
            columns,
            key: key.iter().filter_map(place).collect(),
            first: format!("{select} {order}"),
            next: format!("{select} where ({key_names}) > ({}) {order}", behind.join(", ")),
            last: None,
            rows: 0,
            sum: Sha256::new(),
        }
    }

    /// The next page; none after the last.
    async fn next(&mut self, pool: &Pool) -> anyhow::Result<Option<Vec<Vec<Value>>>> {
        let query = match &self.last {
            None => sql::query(sqlx::AssertSqlSafe(self.first.clone())),
            Some(last) => {
                let query = sql::query(sqlx::AssertSqlSafe(self.next.clone()));
                last.iter().cloned().fold(query, sql::Query::bind)
            }
        };
        let kinds = self.columns.iter().map(|(_, kind)| *kind);
        let rows = query.fetch_all(pool).await?;
        let rows = rows.iter().map(|row| row.values(kinds.clone())).collect::<Result<Vec<_>, _>>()?;
        for row in &rows {
            self.rows += 1;
            self.sum.update(format!("{row:?}\n"));
        }
        let Some(last) = rows.last() else { return Ok(None) };
        self.last = Some(self.key.iter().map(|&place| last[place].clone()).collect());
        Ok(Some(rows))
    }

    fn sum(self) -> (u64, String) {
        (self.rows, session::hex(&self.sum.finalize()))
    }
}

/// The last number that a table has given out.
async fn last(database: &Database, table: &str) -> anyhow::Result<i64> {
    let last = match database.reader {
        Pool::Sqlite(_) => "select coalesce(max(seq), 0) from sqlite_sequence where name = $1",
        Pool::Postgres(_) => {
            "select coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass), 0)"
        }
    };
    Ok(sql::query_scalar(last).bind(table).fetch_one(&database.reader).await?)
}

/// Makes a table continue after that number.
async fn set_last(database: &Database, table: &str, last: i64) -> anyhow::Result<()> {
    if last == 0 {
        return Ok(());
    }
    let set: &[&str] = match database.write {
        Pool::Sqlite(_) => &[
            "delete from sqlite_sequence where name = $1 and $2 > 0",
            "insert into sqlite_sequence (name, seq) values ($1, $2)",
        ],
        Pool::Postgres(_) => &["select setval(pg_get_serial_sequence($1, 'id'), $2)"],
    };
    for &set in set {
        sql::query(set).bind(table).bind(last).execute(&database.write).await?;
    }
    Ok(())
}

/// Makes new tables continue after the last one; SQLite does so by itself.
async fn renumber_tables(database: &Database) -> anyhow::Result<()> {
    let last = database.store().next_number().await? - 1;
    match database.write {
        Pool::Postgres(_) => set_last(database, "session", last).await,
        Pool::Sqlite(_) => Ok(()),
    }
}
