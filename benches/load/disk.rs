//! What the disk takes, and what moves take without Discord: the same rows by this program and by plain `sqlx`.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use host::tables::{Tables, luck};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use sandbox::Id;
use serde_json::{Value, json};
use session::{Place, SessionId};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::figures::{median, milliseconds};
use crate::kept::Kept;
use crate::tables::{begin, choice};

/// Tables that move at once.
const AT_ONCE: u64 = 64;
/// Moves of each of them.
const MOVES: usize = 30;
/// Rounds in which moves and syncs take turns, and the number of each in a round.
const ROUNDS: usize = 10;
const EACH: usize = 30;
/// The most time for plain sqlx.
const PATIENCE: Duration = Duration::from_secs(30);

/// A row of a table's log, to write again: seq, kind, seat, person, body, chance, barrier, turned.
type Row = (i64, String, Option<i64>, i64, String, String, i64, i64);
/// A post: kind and body.
type Post = (String, String);

/// Measures one sync, one move after another, and many tables at once.
pub(crate) async fn measure(seed: u64) -> anyhow::Result<Value> {
    let folder = TempDir::new()?;
    let tables = Tables::open_db(&folder.path().join("own.db"), luck::rehearsed(seed)).await?;
    let (sync, durable) = in_turns(folder.path(), &tables, seed).await?;
    let (own, ids) = at_once(&tables, seed).await?;
    let copy = folder.path().join("plain.db");
    tables.database().backup(&copy).await?;
    let plain = plain(&copy, &ids).await?;
    let ratio = |a: f64, b: f64| (a / b * 100.0).round() / 100.0;
    Ok(json!({
        "fdatasync_ms": milliseconds(sync), "durable_move_ms": milliseconds(durable),
        "durable_move_in_syncs": ratio(durable.as_secs_f64(), sync.as_secs_f64()),
        "tables_at_once": AT_ONCE, "moves_a_second": own.round(), "plain_sqlx_a_second": plain.round(),
        "times_plain_sqlx": ratio(own, plain),
    }))
}

/// Measures moves one after another and at once on a server.
pub(crate) async fn measure_server(kept: Kept, seed: u64) -> anyhow::Result<Value> {
    let folder = TempDir::new()?;
    let tables = Tables::open_db(&kept.database()?, luck::rehearsed(seed)).await?;
    let (sync, durable) = in_turns(folder.path(), &tables, seed).await?;
    let (own, _) = at_once(&tables, seed).await?;
    tables.database().close().await;
    kept.clear().await?;
    Ok(json!({
        "fdatasync_ms": milliseconds(sync), "durable_move_ms": milliseconds(durable),
        "tables_at_once": AT_ONCE, "moves_a_second": own.round(),
    }))
}

/// The medians of a sync of 8 kB and of a move at one table, which take turns, because a disk's speed changes over time.
async fn in_turns(folder: &Path, tables: &Tables, seed: u64) -> anyhow::Result<(Duration, Duration)> {
    let mut dice = StdRng::seed_from_u64(seed);
    let mut id = opened(tables, 1).await?;
    let mut file = File::create(folder.join("sync"))?;
    let (mut syncs, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        for _ in 0..EACH {
            file.write_all(&[0; 8192])?;
            let begun = Instant::now();
            file.sync_data()?;
            syncs.push(begun.elapsed());
        }
        for _ in 0..EACH {
            let session = tables.session_by_id(id).await?.context("the table is there")?;
            let Some((who, intent)) = choice(&session, &mut dice) else {
                id = opened(tables, 1).await?;
                continue;
            };
            let begun = Instant::now();
            tables.act(session, &who, &intent, None).await?;
            moves.push(begun.elapsed());
        }
    }
    Ok((median(&syncs), median(&moves)))
}

/// Opens a table of the first game that two can play, on a server of its own: ends of games of one server wait for one another.
async fn opened(tables: &Tables, channel: u64) -> anyhow::Result<SessionId> {
    let place = Place { guild: channel, channel };
    let title = games::TITLES.iter().find(|title| title.seats().0 <= 2).context("there is such a game")?;
    begin(tables, place, title.id(), &[Id(1001 + channel), Id(2001 + channel)]).await
}

/// The moves a second of many tables at once, and the tables.
async fn at_once(tables: &Tables, seed: u64) -> anyhow::Result<(f64, Vec<SessionId>)> {
    let mut ids = Vec::new();
    for channel in 0..AT_ONCE {
        ids.push(opened(tables, channel + 100).await?);
    }
    let begun = Instant::now();
    let mut movers = JoinSet::new();
    for &id in &ids {
        let (tables, mut dice) = (tables.clone(), StdRng::seed_from_u64(seed + id.0.unsigned_abs()));
        movers.spawn(async move {
            for done in 0..MOVES {
                let session = tables.session_by_id(id).await?.context("the table is there")?;
                let Some((who, intent)) = choice(&session, &mut dice) else { return Ok(done) };
                tables.act(session, &who, &intent, None).await?;
            }
            anyhow::Ok(MOVES)
        });
    }
    let mut moves = 0;
    while let Some(moved) = movers.join_next().await {
        moves += moved??;
    }
    Ok((moves as f64 / begun.elapsed().as_secs_f64(), ids))
}

/// The moves a second of as many connections to one file, each writing a table's rows again, a transaction for each.
async fn plain(copy: &Path, ids: &[SessionId]) -> anyhow::Result<f64> {
    let options = SqliteConnectOptions::new()
        .filename(copy)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE);
    let mut first = SqliteConnection::connect_with(&options).await?;
    let mut tables = Vec::new();
    for id in ids {
        let rows = "select seq, kind, seat, person, body, chance, barrier, turned from action \
                    where session = ? and kind = 'act' order by seq";
        let rows: Vec<Row> = sqlx::query_as(rows).bind(id.0).fetch_all(&mut first).await?;
        let posts = "select kind, body from outbox where session = ? order by id desc";
        let posts: Vec<Post> = sqlx::query_as(posts).bind(id.0).fetch_all(&mut first).await?;
        let posts = posts.into_iter().map(Some).chain(std::iter::repeat(None));
        tables.push((id.0, rows.into_iter().zip(posts).collect::<Vec<_>>()));
    }
    for forget in ["delete from action", "delete from outbox"] {
        sqlx::query(forget).execute(&mut first).await?;
    }
    let begun = Instant::now();
    let mut writers = JoinSet::new();
    for (id, rows) in tables {
        let mut connection = SqliteConnection::connect_with(&options).await?;
        writers.spawn(async move {
            let mut written = 0usize;
            for (row, post) in rows {
                if begun.elapsed() > PATIENCE {
                    break;
                }
                write(&mut connection, id, &row, post.as_ref()).await?;
                written += 1;
            }
            anyhow::Ok(written)
        });
    }
    let mut written = 0;
    while let Some(wrote) = writers.join_next().await {
        written += wrote??;
    }
    Ok(written as f64 / begun.elapsed().as_secs_f64())
}

/// Writes what a move writes.
async fn write(
    connection: &mut SqliteConnection,
    id: i64,
    row: &Row,
    post: Option<&Post>,
) -> anyhow::Result<()> {
    let (seq, kind, seat, person, body, chance, barrier, turned) = row;
    let mut transaction = connection.begin_with("begin immediate").await?;
    sqlx::query("update session set rev = rev + 1, touched = touched + 1 where id = ?")
        .bind(id)
        .execute(&mut *transaction)
        .await?;
    sqlx::query(
        "update seat set must = 1 - must, decision = decision + 1, asked_since = ? where session = ?",
    )
    .bind(seq)
    .bind(id)
    .execute(&mut *transaction)
    .await?;
    sqlx::query(
        "insert into action (session, seq, kind, seat, person, body, chance, barrier, turned, step, at) \
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
    )
    .bind(id)
    .bind(seq)
    .bind(kind)
    .bind(seat)
    .bind(person)
    .bind(body)
    .bind(chance)
    .bind(barrier)
    .bind(turned)
    .execute(&mut *transaction)
    .await?;
    if let Some((kind, body)) = post {
        sqlx::query(
            "insert into outbox (session, kind, subject, body, at, next_try) values (?, ?, 0, ?, 0, 0)",
        )
        .bind(id)
        .bind(kind)
        .bind(body)
        .execute(&mut *transaction)
        .await?;
    }
    Ok(transaction.commit().await?)
}
