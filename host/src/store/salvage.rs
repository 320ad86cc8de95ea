//! Salvaging a damaged database: its readable rows, table by table and around the damaged pages, go into a new one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, bail};
use session::SessionId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};

use super::rows::note_people;
use crate::database::sql::Db;
use crate::database::{MIGRATIONS, private_file, shape, shapes};

/// The most rows of a table that are looked for one by one.
const SINGLY: usize = 1_000_000;
/// They follow from their table's log, and are made anew.
const CACHES: [&str; 3] = ["snapshot", "pack_person", "review"];
/// Numbers of posts are never given twice; so many are skipped if the last one is unknown.
const SPARE: i64 = 1_000_000;

/// What was saved of a database, and what was not.
#[derive(Debug, Default)]
pub struct Salvage {
    /// The tables of the database.
    pub tables: Vec<Salvaged>,
    /// The games' tables that have lost something, by their numbers, with the entries of the log that are known to be missing.
    pub lacking: BTreeMap<i64, BTreeSet<i64>>,
}

/// What was saved of a table of the database.
#[derive(Debug, Default)]
pub struct Salvaged {
    /// Its name.
    pub name: String,
    /// The number of rows that were saved.
    pub rows: u64,
    /// The stretches in which rows cannot be read, by the numbers that SQLite gives them; they may have been empty.
    pub lost: Vec<(i64, i64)>,
    /// Whether something more is lost, of unknown extent.
    pub cut: bool,
}

/// Saves the readable rows of a database, with the log next to it, into a file that does not exist yet. The damaged one stays as it is.
///
/// # Errors
/// If the list of its tables cannot be read, or the new file cannot be written.
pub async fn salvage(from: &Path, to: &Path, told: impl Fn(usize, usize)) -> anyhow::Result<Salvage> {
    if !from.try_exists().with_context(|| format!("looking for {}", from.display()))? {
        bail!("there is no database {}", from.display());
    }
    private_file().create_new(true).open(to).with_context(|| format!("creating {}", to.display()))?;
    let saved = save(from, to, told).await;
    if saved.is_err() {
        // An empty one would look as if something had been saved.
        let _ = std::fs::remove_file(to);
    }
    saved
}

async fn save(from: &Path, to: &Path, told: impl Fn(usize, usize)) -> anyhow::Result<Salvage> {
    let options = SqliteConnectOptions::new().filename(to).foreign_keys(false);
    let mut db = options.journal_mode(SqliteJournalMode::Memory).connect().await?;
    attach(&mut db, from).await?;
    let version = version(&mut db).await.with_context(|| unlisted(from))?;
    MIGRATIONS.run_to(version, &mut db).await?;
    let mut salvage = Salvage::default();
    let tables = "select name, wr from pragma_table_list where schema = 'main' and type = 'table' \
        and name not like 'sqlite\\_%' escape '\\' and name not like '\\_%' escape '\\' order by name";
    let tables: Vec<(String, bool)> = sqlx::query_as(tables).fetch_all(&mut db).await?;
    let all = tables.len();
    for (done, (name, keyed)) in tables.into_iter().enumerate() {
        told(done, all);
        if CACHES.contains(&name.as_str()) {
            continue;
        }
        let saving = Saving::of(&mut db, name).await?;
        let saved = if keyed { saving.by_key(&mut db).await? } else { saving.by_number(&mut db).await? };
        salvage.tables.push(saved);
    }
    go_on_numbering(&mut db).await?;
    salvage.lacking = lacking(&mut db).await?;
    look_into_packs(&mut db, &mut salvage.lacking).await?;
    sqlx::query("detach damaged").execute(&mut db).await?;
    drop_orphans(&mut db).await?;
    db.close().await.context("writing the new database")?;
    Ok(salvage)
}

/// What is wrong with a database whose list of tables is damaged.
fn unlisted(from: &Path) -> String {
    format!(
        "the list of tables of {} cannot be read; only an older copy can help: `turnstone restore COPY`",
        from.display()
    )
}

/// Attaches the damaged database to the new one, read-only.
async fn attach(db: &mut SqliteConnection, from: &Path) -> anyhow::Result<()> {
    let path = from.to_str().context("the path of a database must be valid UTF-8")?;
    let path = path.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let attached = sqlx::query("attach ? as damaged").bind(format!("file:{path}?mode=ro")).execute(db).await;
    // SQLite reads the list when it attaches a file, and says only that it cannot open it.
    attached.map(drop).with_context(|| match std::fs::File::open(from) {
        Ok(_) => unlisted(from),
        Err(cause) => format!("opening the database {} ({cause})", from.display()),
    })
}

/// The version of the damaged database: the noted one if its tables agree, otherwise the newest that looks like it.
async fn version(db: &mut SqliteConnection) -> anyhow::Result<i64> {
    let found = shape(db, "damaged").await?;
    let noted: Result<Option<i64>, sqlx::Error> =
        sqlx::query_scalar("select max(version) from damaged._sqlx_migrations where success")
            .fetch_one(db)
            .await;
    let alike: Vec<i64> =
        shapes().await?.into_iter().filter(|(_, it)| *it == found).map(|(it, _)| it).collect();
    let noted = noted.ok().flatten().filter(|version| alike.contains(version));
    match noted.or(alike.last().copied()) {
        Some(version) => Ok(version),
        None => bail!("its tables are those of no version of Turnstone"),
    }
}

/// A table whose rows are being saved.
struct Saving {
    name: String,
    columns: String,
    key: String,
}

impl Saving {
    async fn of(db: &mut SqliteConnection, name: String) -> anyhow::Result<Saving> {
        let columns: Vec<(String, i64)> = sqlx::query_as("select name, pk from pragma_table_info(?, 'main')")
            .bind(&name)
            .fetch_all(db)
            .await?;
        let mut key: Vec<_> = columns.iter().filter(|(_, place)| *place > 0).collect();
        key.sort_by_key(|(_, place)| *place);
        let listed = |names: Vec<&String>, after: &str| {
            names.iter().map(|name| format!("\"{name}\"{after}")).collect::<Vec<_>>().join(", ")
        };
        let key = listed(key.into_iter().map(|(name, _)| name).collect(), " ?");
        Ok(Saving { key, columns: listed(columns.iter().map(|(name, _)| name).collect(), ""), name })
    }

    /// Saves rows that SQLite numbers: those of a stretch all at once, otherwise half by half.
    async fn by_number(&self, db: &mut SqliteConnection) -> anyhow::Result<Salvaged> {
        let Saving { name, columns, .. } = self;
        let mut saved = Salvaged { name: name.clone(), ..Salvaged::default() };
        let some = format!(
            "insert into main.\"{name}\" ({columns}) select {columns} from damaged.\"{name}\" not indexed \
             where rowid between ? and ? order by rowid"
        );
        let (mut stretches, mut singly) = (vec![(1, self.last_number(db).await?)], 0);
        while let Some((from, to)) = stretches.pop() {
            let copied =
                sqlx::query(AssertSqlSafe(some.as_str())).bind(from).bind(to).execute(&mut *db).await;
            match copied {
                Ok(copied) => saved.rows += copied.rows_affected(),
                Err(error) if !damaged(&error) => return Err(error).context("writing the new database"),
                Err(_) if from < to && singly < SINGLY => {
                    let middle = from + (to - from) / 2;
                    stretches.extend([(middle + 1, to), (from, middle)]);
                }
                Err(_) => {
                    singly += 1;
                    match saved.lost.last_mut() {
                        Some((_, last)) if *last + 1 == from => *last = to,
                        _ => saved.lost.push((from, to)),
                    }
                }
            }
        }
        Ok(saved)
    }

    /// The number of a table's last row, from the table itself or, if its end is damaged, from one of its indexes.
    async fn last_number(&self, db: &mut SqliteConnection) -> anyhow::Result<i64> {
        let name = &self.name;
        let last = format!("select ifnull(max(rowid), 0) from damaged.\"{name}\" not indexed");
        if let Ok(last) = sqlx::query_scalar(AssertSqlSafe(last)).fetch_one(&mut *db).await {
            return Ok(last);
        }
        let indexes: Vec<String> =
            sqlx::query_scalar("select name from pragma_index_list(?, 'main') where not partial")
                .bind(name)
                .fetch_all(&mut *db)
                .await?;
        for index in indexes {
            let last = format!("select ifnull(max(rowid), 0) from damaged.\"{name}\" indexed by \"{index}\"");
            if let Ok(last) = sqlx::query_scalar(AssertSqlSafe(last)).fetch_one(&mut *db).await {
                return Ok(last);
            }
        }
        Ok(i64::MAX)
    }

    /// Saves rows that are kept by their key: from either end up to the damage.
    async fn by_key(&self, db: &mut SqliteConnection) -> anyhow::Result<Salvaged> {
        let Saving { name, columns, key } = self;
        let mut saved = Salvaged { name: name.clone(), ..Salvaged::default() };
        for direction in ["asc", "desc"] {
            let order = key.replace('?', direction);
            let some = format!(
                "insert or ignore into main.\"{name}\" ({columns}) select {columns} from damaged.\"{name}\" order by {order} limit ?"
            );
            // The most rows that can be read from this end: all of them, or a number found by halving.
            let (mut read, mut step) = (0, i64::MAX);
            while step > 0 {
                let limit = read + step;
                match sqlx::query(AssertSqlSafe(some.as_str())).bind(limit).execute(&mut *db).await {
                    Ok(copied) => {
                        saved.rows += copied.rows_affected();
                        if limit == i64::MAX {
                            return Ok(saved);
                        }
                        read = limit;
                    }
                    Err(error) if !damaged(&error) => return Err(error).context("writing the new database"),
                    Err(_) => saved.cut = true,
                }
                step /= 2;
            }
        }
        Ok(saved)
    }
}

/// Continues the numbers of posts, so that none is given twice.
async fn go_on_numbering(db: &mut SqliteConnection) -> anyhow::Result<()> {
    let last = "select max(seq) from damaged.sqlite_sequence where name = 'outbox'";
    let last: Result<Option<i64>, sqlx::Error> = sqlx::query_scalar(last).fetch_one(&mut *db).await;
    let numbers = match last {
        Ok(last) => sqlx::query("update sqlite_sequence set seq = max(seq, ?) where name = 'outbox'")
            .bind(last.unwrap_or_default()),
        Err(_) => sqlx::query("update sqlite_sequence set seq = seq + ? where name = 'outbox'").bind(SPARE),
    };
    // The first versions of the database have no such list.
    let known: i64 =
        sqlx::query_scalar("select count(*) from main.sqlite_master where name = 'sqlite_sequence'")
            .fetch_one(&mut *db)
            .await?;
    if known > 0 {
        numbers.execute(db).await?;
    }
    Ok(())
}

/// The games' tables that have lost rows: those that an index still names, and those whose own row is gone.
async fn lacking(db: &mut SqliteConnection) -> anyhow::Result<BTreeMap<i64, BTreeSet<i64>>> {
    let mut lacking: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    let entries = "select d.session, d.seq from damaged.action d indexed by sqlite_autoindex_action_1 where not exists \
        (select 1 from main.action a where a.session = d.session and a.seq = d.seq)";
    let holes = "select a.session, a.seq - 1 from main.action a where a.seq > 0 and not exists \
        (select 1 from main.action b where b.session = a.session and b.seq = a.seq - 1)";
    for entries in [entries, holes] {
        // A damaged index gives nothing.
        let found: Result<Vec<(i64, i64)>, sqlx::Error> = sqlx::query_as(entries).fetch_all(&mut *db).await;
        for (session, seq) in found.unwrap_or_default() {
            lacking.entry(session).or_default().insert(seq);
        }
    }
    let seats = "select d.session from damaged.seat d indexed by sqlite_autoindex_seat_1 where not exists \
        (select 1 from main.seat s where s.session = d.session and s.seat = d.seat)";
    let without = "select session from main.seat where session not in (select id from main.session) union \
        select session from main.action where session not in (select id from main.session)";
    for tables in [seats, without] {
        let found: Result<Vec<i64>, sqlx::Error> = sqlx::query_scalar(tables).fetch_all(&mut *db).await;
        for session in found.unwrap_or_default() {
            lacking.entry(session).or_default();
        }
    }
    Ok(lacking)
}

/// Notes again who has rows in packs, and the games' tables whose packs are lost or cannot be read.
async fn look_into_packs(
    db: &mut SqliteConnection,
    lacking: &mut BTreeMap<i64, BTreeSet<i64>>,
) -> anyhow::Result<()> {
    // The first versions of the database have none.
    let packs: Result<Vec<i64>, sqlx::Error> =
        sqlx::query_scalar("select id from main.session where packed = 1").fetch_all(&mut *db).await;
    for id in packs.unwrap_or_default() {
        if let Err(cause) = note_people(&mut Db::Sqlite(db), SessionId(id)).await {
            tracing::warn!(session = id, %cause, "a packed log is lost");
            lacking.entry(id).or_default();
        }
    }
    Ok(())
}

/// Removes the rows of a game's table whose own row is lost: nobody could reach it.
async fn drop_orphans(db: &mut SqliteConnection) -> anyhow::Result<()> {
    let orphans = "select m.name, f.\"from\" from sqlite_master m join pragma_foreign_key_list(m.name) f \
        where m.type = 'table' and f.\"table\" = 'session'";
    let orphans: Vec<(String, String)> = sqlx::query_as(orphans).fetch_all(&mut *db).await?;
    for (table, column) in orphans {
        let drop = format!("delete from \"{table}\" where \"{column}\" not in (select id from session)");
        sqlx::query(AssertSqlSafe(drop)).execute(&mut *db).await?;
    }
    Ok(())
}

/// Whether an error comes from what is read: a damaged page or sector, or a malformed row.
fn damaged(error: &sqlx::Error) -> bool {
    /// SQLite's primary result codes: corrupt, constraint, mismatch, no database.
    const DAMAGED: [i32; 4] = [11, 19, 20, 26];
    /// The extended ones of a read that failed or came short.
    const UNREAD: [i32; 2] = [266, 522];
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse().ok());
    code.is_some_and(|code: i32| DAMAGED.contains(&(code & 0xff)) || UNREAD.contains(&code))
}
