//! Watches from outside what waits to be posted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use host::sync::lock;
use serde_json::{Value, json};
use sqlx::AnyPool;
use thinking::Level;

use crate::figures;

/// The time between two looks, which is also the precision of a lag.
const LOOK: Duration = Duration::from_millis(25);

/// Watches the outbox of the bot's database.
#[derive(Clone)]
pub(crate) struct Watch(Arc<Mutex<Seen>>);

#[derive(Default)]
struct Seen {
    /// Boards that wait, by their number in the outbox, and when their move was acknowledged.
    waiting: BTreeMap<i64, Instant>,
    lags: Vec<Duration>,
    /// Since when nothing at all has waited.
    idle: Option<Instant>,
}

/// The outbox did not get empty.
#[derive(Debug, thiserror::Error)]
#[error("the outbox is not empty in time")]
pub(crate) struct Busy;

impl Watch {
    pub(crate) fn start(reader: AnyPool) -> Watch {
        let watch = Watch(Arc::default());
        let own = watch.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK).await;
                let query = sqlx::query_scalar("select id from outbox where sent is null");
                let Ok(waiting) = query.fetch_all(&reader).await else { continue };
                own.note(&waiting.into_iter().collect());
            }
        });
        watch
    }

    /// Notes an acknowledged move and its board.
    pub(crate) fn expect(&self, board: i64, acknowledged: Instant) {
        let mut seen = lock(&self.0);
        seen.idle = None;
        seen.waiting.insert(board, acknowledged);
    }

    fn note(&self, waiting: &BTreeSet<i64>) {
        let mut seen = lock(&self.0);
        let shown = |board: &i64| !waiting.contains(board);
        let lags: Vec<Duration> =
            seen.waiting.iter().filter(|(board, _)| shown(board)).map(|(_, at)| at.elapsed()).collect();
        seen.waiting.retain(|board, _| !shown(board));
        seen.lags.extend(lags);
        match (waiting.is_empty(), seen.idle) {
            (true, None) => seen.idle = Some(Instant::now()),
            (true, Some(_)) => {}
            (false, _) => seen.idle = None,
        }
    }

    /// Waits until nothing has waited for a second.
    ///
    /// # Errors
    /// If it takes too long.
    pub(crate) async fn idle(&self, limit: Duration) -> Result<(), Busy> {
        let begun = Instant::now();
        while begun.elapsed() < limit {
            tokio::time::sleep(LOOK).await;
            let seen = lock(&self.0);
            if seen.idle.is_some_and(|since| since.elapsed() > Duration::from_secs(1)) {
                return Ok(());
            }
        }
        Err(Busy)
    }

    /// The times from acknowledged moves to the boards that show them.
    pub(crate) fn lags(&self) -> Vec<Duration> {
        lock(&self.0).lags.clone()
    }
}

/// How long decisions waited in line, by their level, from the bot's log.
pub(crate) fn waits(log: &str) -> Value {
    let number = |line: &str, key: &str| {
        let (_, rest) = line.split_once(key)?;
        rest.split(|next: char| !next.is_ascii_digit()).next()?.parse::<u64>().ok()
    };
    let of = |level: Level| {
        let lines = log.lines().filter(|line| line.contains("a computer's turn to think"));
        let lines = lines.filter(|line| number(line, "work=") == Some(level.budget().work));
        let waited = lines.filter_map(|line| number(line, "waited=")).map(Duration::from_millis);
        figures::spread(&waited.collect::<Vec<_>>())
    };
    json!({"normal": of(Level::Normal), "hard": of(Level::Hard)})
}
