//! The limiter before the gateway: serenity reconnects at once, no matter how often it is refused, and identifies as often as that takes.
//!
//! Serenity reads the gateway's address under a lock before it connects or resumes. The limiter holds that lock, and opens it for one
//! connection after the other: the first few at once, later ones after growing waits. Discord lets a bot identify a thousand times a day,
//! and revokes its token after that: with few left, the limiter stays shut until there are new ones. Several processes take turns.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use rand::RngExt as _;
use serenity::{Http, SessionStartLimit, ShardId, ShardManager};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::trouble::patiently;
use crate::discord::wire::backoff::Backoff;
use host::database::{Database, TURN};
use host::shards::Shards;

/// The waits between connections in quick succession.
#[derive(Clone, Copy, Debug)]
pub struct Reconnects {
    /// The number of connections without a wait, for every shard.
    pub quick: u32,
    /// The waits of later ones. Half of each is random.
    pub backoff: Backoff,
    /// A connection that lasts so long is good: after it, connections need not wait again.
    pub steady: Duration,
}

impl Default for Reconnects {
    fn default() -> Self {
        Reconnects {
            quick: 5,
            backoff: Backoff { first: Duration::from_secs(1), longest: Duration::from_secs(60) },
            steady: Duration::from_secs(60),
        }
    }
}

impl Reconnects {
    /// The wait after so many connections in a row.
    fn wait(&self, connections: u32, shards: u32) -> Duration {
        let Some(more) = connections.checked_sub(self.quick.saturating_mul(shards)) else {
            return Duration::ZERO;
        };
        self.backoff.wait(more).mul_f64(rand::rng().random_range(0.5..=1.0))
    }
}

/// The time between two checks whether somebody waits for the lock, which does not say so.
const LOOK: Duration = Duration::from_millis(50);
/// The time between two tries to get a turn.
const TRY: Duration = Duration::from_millis(500);
/// The identifies that are left for a person who starts the bot by hand.
const FEW: u64 = 10;
/// The least time between two queries of what is left.
const SOON: Duration = Duration::from_secs(5);

/// The limiter. It starts shut, so it must be built before the first connection.
pub(crate) struct IdentifyLimiter {
    pub(crate) address: Arc<Mutex<String>>,
    pub(crate) manager: Arc<ShardManager>,
    pub(crate) http: Arc<Http>,
    pub(crate) database: Database,
    pub(crate) shards: Shards,
    pub(crate) reconnects: Reconnects,
    pub(crate) starts: Starts,
    /// Whether it is shut for lack of identifies; then the gateway is not silent.
    pub(crate) is_shut: Arc<AtomicBool>,
}

/// A turn at identifying: when it was taken, and the lanes in which it is this process's.
struct Turn {
    taken: Instant,
    lanes: BTreeSet<u32>,
}

/// How often the bot may still identify.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Starts {
    left: u64,
    /// The part that is left for a person who starts the bot by hand.
    few: u64,
    reset: Instant,
    /// The number of lanes in which shards may identify at the same time, each in the lane of its number modulo this: one, except for the
    /// largest bots.
    lanes: u32,
}

impl From<&SessionStartLimit> for Starts {
    fn from(limit: &SessionStartLimit) -> Starts {
        let reset = Instant::now() + Duration::from_millis(limit.reset_after).max(SOON);
        let lanes = u32::try_from(limit.max_concurrency).unwrap_or(1).max(1);
        Starts { left: limit.remaining, few: FEW, reset, lanes }
    }
}

impl Starts {
    /// The share of a process that serves those shards; other processes count their own.
    pub(crate) fn shared(self, shards: Shards) -> Starts {
        let share = |starts: u64| starts * u64::from(shards.count()) / u64::from(shards.total);
        Starts { left: share(self.left), few: share(self.few), ..self }
    }
}

impl IdentifyLimiter {
    /// Lets connections through while it is polled; returns the reason to end.
    pub(crate) async fn keep(mut self) -> anyhow::Error {
        let mut held = self.address.clone().lock_owned().await;
        let (mut connections, mut opened) = (0, Instant::now());
        let mut turn = None;
        loop {
            let is_start = !self.missing().await.is_empty();
            if is_start && let Err(error) = self.wait_for_starts().await {
                return error;
            }
            if is_start {
                self.wait_for_turn(&mut turn).await;
            } else if turn.take().is_some() {
                // A connection was too quick for the lock to show it: a shard is there that was not when the turn was taken.
                self.leave_turn().await;
            }
            // The lock is fair: a waiting connection gets it before this can try, and mostly still holds it then.
            drop(held);
            if let Ok(back) = self.address.clone().try_lock_owned() {
                held = back;
                tokio::time::sleep(LOOK).await;
                continue;
            }
            held = self.address.clone().lock_owned().await;
            if is_start {
                self.starts.left = self.starts.left.saturating_sub(1);
                self.leave_turn().await;
                turn = None;
            }
            if opened.elapsed() >= self.reconnects.steady {
                connections = 0;
            }
            connections += 1;
            let wait = self.reconnects.wait(connections, self.shards.count());
            if !wait.is_zero() {
                let seconds = wait.as_secs_f32();
                tracing::warn!(
                    connections,
                    seconds,
                    "the gateway is lost again and again; the next one waits"
                );
            }
            tokio::time::sleep(wait).await;
            opened = Instant::now();
        }
    }

    /// The shards of which the next connection may identify: serenity forgets a shard that cannot resume before it starts it anew. While
    /// one is missing, another one's resume also counts as a start, because the lock does not say which of them waits.
    async fn missing(&self) -> Vec<u32> {
        let runners = self.manager.runners.lock().await;
        (self.shards.first..=self.shards.last)
            .filter(|shard| !runners.contains_key(&ShardId(*shard)))
            .collect()
    }

    async fn leave_turn(&self) {
        if let Err(cause) = self.database.leave_turn().await {
            tracing::warn!(%cause, "other processes wait for a turn that is over");
        }
    }

    /// Waits for this process's turn to identify, in the lane of each shard that may be next, and keeps it until one does. A shard that has
    /// just connected is missing for a moment more; then nobody waits.
    async fn wait_for_turn(&self, turn: &mut Option<Turn>) {
        loop {
            let lanes: BTreeSet<u32> =
                self.missing().await.iter().map(|shard| shard % self.starts.lanes).collect();
            let holds = |turn: &Turn| turn.taken.elapsed() < TURN / 2 && lanes.is_subset(&turn.lanes);
            if turn.as_ref().is_some_and(holds) || lanes.is_empty() {
                return;
            }
            match self.database.take_turn(&lanes).await {
                Ok(true) => *turn = Some(Turn { taken: Instant::now(), lanes }),
                Ok(false) => tokio::time::sleep(TRY).await,
                Err(cause) => {
                    tracing::warn!(%cause, "whose turn it is to identify cannot be asked");
                    tokio::time::sleep(TRY).await;
                }
            }
        }
    }

    /// Waits until the bot may identify with some to spare.
    async fn wait_for_starts(&mut self) -> anyhow::Result<()> {
        loop {
            if self.starts.reset <= Instant::now() {
                let gateway = patiently(|| self.http.get_bot_gateway()).await?;
                self.starts = Starts::from(&gateway.session_start_limit).shared(self.shards);
            }
            if self.starts.left > self.starts.few {
                self.is_shut.store(false, Ordering::Relaxed);
                return Ok(());
            }
            self.is_shut.store(true, Ordering::Relaxed);
            let left = self.starts.left;
            let minutes = self.starts.reset.duration_since(Instant::now()).as_secs().div_ceil(60);
            tracing::warn!(
                left,
                minutes,
                "Discord lets the bot identify only so often more; it waits for new ones"
            );
            tokio::time::sleep_until(self.starts.reset).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use host::shards::Shards;
    use tokio::time::Instant;

    use super::{FEW, Reconnects, Starts};

    #[test]
    fn a_few_connections_need_not_wait_and_no_wait_is_longer_than_the_longest() {
        let reconnects = Reconnects::default();
        let between = |connections, shards, least, most| {
            for _ in 0..100 {
                let wait = reconnects.wait(connections, shards);
                let bounds = Duration::from_millis(least)..=Duration::from_millis(most);
                assert!(bounds.contains(&wait), "{connections}: {wait:?}");
            }
        };
        for (connections, least, most) in
            [(1, 0, 0), (4, 0, 0), (5, 500, 1000), (6, 1000, 2000), (9, 8000, 16_000), (11, 30_000, 60_000)]
        {
            between(connections, 1, least, most);
        }
        between(u32::MAX, 1, 30_000, 60_000);
        // Sixteen shards are not sixteen failures.
        between(79, 16, 0, 0);
        between(80, 16, 500, 1000);
    }

    #[test]
    fn processes_that_share_the_shards_share_the_identifies_too() {
        let whole = Starts { left: 1000, few: FEW, reset: Instant::now(), lanes: 1 };
        let of = |text: &str| whole.shared(Shards::parse(text).expect("it is a range"));
        let shares = ["0-3/8", "4-4/8", "5-7/8"].map(of);
        assert_eq!(shares.map(|share| share.left), [500, 125, 375]);
        let most: u64 = shares.iter().map(|share| share.left - share.few).sum();
        assert!(most < 1000, "together they leave some to whoever starts one by hand");
        let alone = whole.shared(Shards::all(16));
        assert_eq!((alone.left, alone.few), (whole.left, whole.few));
    }
}
