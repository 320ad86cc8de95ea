//! People who type their moves: they take the suggestions of autocomplete until nothing is left to add.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use sandbox::{PersonAt, Progress};
use serde_json::json;
use sqlx::AnyPool;
use tokio::sync::{Mutex, Semaphore};
use tokio::task::JoinSet;

use crate::Options;
use crate::tables::{House, Table};
use crate::watch::Watch;

/// The most words in a move.
const WORDS: usize = 20;
/// The longest wait for a deferred answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often a person checks whether the computers wait for them.
const GLANCE: Duration = Duration::from_millis(200);

/// What people have done.
#[derive(Default)]
pub(crate) struct Made {
    /// From sending a move to its answer.
    pub(crate) moves: Vec<Duration>,
    /// From a key to the suggestions.
    pub(crate) completions: Vec<Duration>,
    /// Moves that were answered and not made.
    pub(crate) refused: usize,
    /// Commands and completions that Discord reported as failed.
    pub(crate) failed: usize,
    /// Checks of a table where nothing could be done.
    pub(crate) idle: usize,
    /// Games that ended and were begun anew.
    pub(crate) rematches: usize,
}

/// What a table waits for.
struct Look {
    live: bool,
    waits_for: Vec<i64>,
    last_board: Option<i64>,
}

/// Lets people move for that long, as many at once as requested, each at a table where nobody else is moving.
pub(crate) async fn move_about(
    house: &House,
    watch: &Watch,
    options: &Options,
    time: Duration,
) -> anyhow::Result<Made> {
    let free: Arc<Mutex<VecDeque<Table>>> = Arc::new(Mutex::new(house.tables.iter().cloned().collect()));
    let end = Instant::now() + time;
    let begun = Arc::new(Semaphore::new(if options.rate.is_some() { 0 } else { Semaphore::MAX_PERMITS }));
    let clock = options.rate.map(|rate| {
        let begun = begun.clone();
        tokio::spawn(async move {
            let mut ticks = tokio::time::interval(Duration::from_secs_f64(1.0 / rate));
            loop {
                ticks.tick().await;
                begun.add_permits(1);
            }
        })
    });
    let movers = (0..options.moving).map(|number| {
        let (free, watch, reader, begun) = (free.clone(), watch.clone(), house.reader.clone(), begun.clone());
        let mut dice = StdRng::seed_from_u64(options.seed + 1 + number as u64);
        tokio::spawn(async move {
            let mut made = Made::default();
            while Instant::now() < end {
                let left = end.saturating_duration_since(Instant::now());
                let Ok(Ok(permit)) = tokio::time::timeout(left, begun.acquire()).await else { break };
                permit.forget();
                let Some(table) = free.lock().await.pop_front() else { break };
                move_at(&table, &reader, &watch, &mut dice, &mut made).await?;
                free.lock().await.push_back(table);
            }
            anyhow::Ok(made)
        })
    });
    let movers: Vec<_> = movers.collect();
    let mut all = Made::default();
    for mover in movers {
        all.join(mover.await??);
    }
    if let Some(clock) = clock {
        clock.abort();
    }
    Ok(all)
}

/// The answers that people wait for while no computer thinks; none if none ever does.
pub(crate) async fn move_without_computers(
    house: &House,
    watch: &Watch,
    options: &Options,
    time: Duration,
) -> anyhow::Result<Vec<Duration>> {
    if house.beside.is_empty() {
        return Ok(Vec::new());
    }
    computers_rest(&house.reader, Duration::from_secs(1200)).await?;
    Ok(move_about(house, watch, options, time).await?.moves)
}

/// Waits until no computer thinks.
async fn computers_rest(reader: &AnyPool, limit: Duration) -> anyhow::Result<()> {
    let begun = Instant::now();
    let thinking = "select count(*) from session where computers = 2 and status = 'live'";
    while sqlx::query_scalar::<_, i64>(thinking).fetch_one(reader).await? > 0 {
        anyhow::ensure!(begun.elapsed() < limit, "computers think for ever");
        tokio::time::sleep(GLANCE).await;
    }
    Ok(())
}

/// Lets people move at the tables with computers, whenever they are asked, until they are stopped.
pub(crate) fn move_beside(house: &House, watch: &Watch, options: &Options) -> JoinSet<anyhow::Result<()>> {
    let mut movers = JoinSet::new();
    for table in &house.beside {
        let (table, watch, reader) = (table.clone(), watch.clone(), house.reader.clone());
        let mut dice = StdRng::seed_from_u64(options.seed);
        movers.spawn(async move {
            while look(&table, &reader).await?.live {
                move_at(&table, &reader, &watch, &mut dice, &mut Made::default()).await?;
                tokio::time::sleep(GLANCE).await;
            }
            Ok(())
        });
    }
    movers
}

/// Stops them, and reports if one of them could not continue.
pub(crate) async fn stop(mut movers: JoinSet<anyhow::Result<()>>) -> anyhow::Result<()> {
    movers.abort_all();
    while let Some(ended) = movers.join_next().await {
        match ended {
            Err(error) if error.is_cancelled() => {}
            ended => ended??,
        }
    }
    Ok(())
}

/// Makes one move at a table, or begins its next game.
async fn move_at(
    table: &Table,
    reader: &AnyPool,
    watch: &Watch,
    dice: &mut StdRng,
    made: &mut Made,
) -> anyhow::Result<()> {
    let look = look(table, reader).await?;
    if !look.live {
        made.rematches += 1;
        return begin_again(table).await;
    }
    let waits = |who: &&PersonAt| look.waits_for.contains(&who.person().id().0.cast_signed());
    let must: Vec<&PersonAt> = table.seats.iter().filter(waits).collect();
    if must.is_empty() {
        made.idle += 1;
        return Ok(());
    }
    let who = must[dice.random_range(0..must.len())];
    let Some(notation) = complete(who, dice, made).await? else { return Ok(()) };
    let sent = Instant::now();
    let outcome = who.type_command(&format!("/move moves:{notation}")).await?;
    if outcome.state == Progress::Failed {
        made.failed += 1;
        return Ok(());
    }
    if let (Progress::Thinking, Some(message)) = (outcome.state, outcome.message) {
        let ready =
            |seen: &[sandbox::MessageSeen]| seen.iter().any(|it| it.id == message && it.state != "thinking");
        who.wait_until(PATIENCE, ready)
            .await
            .map_err(|_| anyhow::anyhow!("a deferred answer never comes"))?;
    }
    let answered = Instant::now();
    let interaction = outcome.interaction.0.cast_signed();
    let done = "select count(*) from action where interaction = $1";
    let rows: i64 = sqlx::query_scalar(done).bind(interaction).fetch_one(reader).await?;
    if rows == 0 {
        made.refused += 1;
        return Ok(());
    }
    made.moves.push(answered - sent);
    let board = last_board(current(table, reader).await?, reader).await?;
    if let Some(board) = board.filter(|board| Some(*board) > look.last_board) {
        watch.expect(board, answered);
    }
    Ok(())
}

/// A move, from the suggestions; none if there are none.
async fn complete(who: &PersonAt, dice: &mut StdRng, made: &mut Made) -> anyhow::Result<Option<String>> {
    let mut typed = String::new();
    for _ in 0..WORDS {
        let sent = Instant::now();
        let Some(offered) = who.autocomplete("move", json!({}), "moves", &typed).await? else {
            made.failed += 1;
            return Ok(None);
        };
        made.completions.push(sent.elapsed());
        if offered.is_empty() {
            made.idle += 1;
            return Ok(None);
        }
        let taken =
            offered[dice.random_range(0..offered.len())].value.as_str().unwrap_or_default().to_owned();
        if taken == typed {
            break;
        }
        typed = taken;
    }
    Ok(Some(typed))
}

/// Opens the next table in the channel of one that is over.
async fn begin_again(table: &Table) -> anyhow::Result<()> {
    let seats = &table.seats;
    seats[0].type_command(&format!("/play game:{} seats:{}", table.game, seats.len())).await?;
    for who in &seats[1..] {
        who.type_command("/join").await?;
    }
    seats[0].type_command("/table start").await?;
    Ok(())
}

async fn look(table: &Table, reader: &AnyPool) -> anyhow::Result<Look> {
    let id = current(table, reader).await?;
    let live = "select count(*) from session where id = $1 and status = 'live'";
    let live: i64 = sqlx::query_scalar(live).bind(id).fetch_one(reader).await?;
    let must = "select person from seat where session = $1 and must = 1 order by seat";
    let waits_for = sqlx::query_scalar(must).bind(id).fetch_all(reader).await?;
    Ok(Look { live: live == 1, waits_for, last_board: last_board(id, reader).await? })
}

/// The number of the last table in that channel.
async fn current(table: &Table, reader: &AnyPool) -> anyhow::Result<i64> {
    let query = "select max(n.id) from session n join session o on n.guild = o.guild and n.channel = o.channel where o.id = $1";
    Ok(sqlx::query_scalar(query).bind(table.id.0).fetch_one(reader).await?)
}

async fn last_board(session: i64, reader: &AnyPool) -> anyhow::Result<Option<i64>> {
    let query = "select max(id) from outbox where session = $1 and kind = 'board'";
    Ok(sqlx::query_scalar(query).bind(session).fetch_one(reader).await?)
}
