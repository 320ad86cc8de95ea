//! The watch over the gateway: serenity connects without a time limit, so a gateway that accepts and never answers would hold the bot for
//! ever, without a word.
//!
//! The gateway is alive while it acknowledges the heartbeats of every shard. After two minutes of silence the bot reconnects; after five it
//! ends with an error. While it is alive the process touches its lock file, which is all that `turnstone health` reads.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::anyhow;
use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, ShardId, ShardManager};
use tokio::time::Instant;

use host::shards::Shards;

/// How long a gateway may be silent. It is alive when it acknowledges a heartbeat, which it does every 41 seconds.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// The time between two looks.
    pub look: Duration,
    /// The silence after which the bot reconnects.
    pub reconnect: Duration,
    /// The silence after which it ends with an error, so that its host restarts it.
    pub give_up: Duration,
}

impl Default for Watch {
    fn default() -> Self {
        Watch {
            look: Duration::from_secs(5),
            reconnect: Duration::from_secs(120),
            give_up: Duration::from_secs(300),
        }
    }
}

/// The time that serenity waits between the starts of two shards, as Discord requires.
const START: Duration = Duration::from_secs(5);

/// The time between two looks until all shards were ready once.
const STARTING: Duration = Duration::from_millis(500);

/// One shard, as it was last heard.
struct LastHeard {
    at: Instant,
    /// Whether it has been told to reconnect since.
    told: bool,
    /// Whether it was ready once.
    was_ready: bool,
}

impl Watch {
    /// Watches the shards, and calls `alive` as long as all of them are; returns the reason to end. While the gate is shut, no shard counts
    /// as silent.
    pub(crate) async fn over(
        self,
        manager: Arc<ShardManager>,
        shards: Shards,
        is_shut: &AtomicBool,
        alive: impl Fn(),
    ) -> anyhow::Error {
        let now = Instant::now();
        let mut heard: BTreeMap<ShardId, LastHeard> = (shards.first..=shards.last)
            .map(|shard| (ShardId(shard), LastHeard { at: now, told: false, was_ready: false }))
            .collect();
        // The last shard is silent until all others have been started.
        let starts = START.saturating_mul(shards.count() - 1);
        let (reconnect, give_up) = (self.reconnect + starts, self.give_up + starts);
        loop {
            let all_were_ready = heard.values().all(|heard| heard.was_ready);
            tokio::time::sleep(if all_were_ready { self.look } else { self.look.min(STARTING) }).await;
            let mut silent = is_shut.load(Ordering::Relaxed);
            for (&shard, heard) in &mut heard {
                // Every acknowledged heartbeat sets the latency; clearing it shows the next one.
                let mut runners = manager.runners.lock().await;
                let runner = runners.get_mut(&shard);
                let is_running = runner.is_some();
                let is_ready = runner.as_ref().is_some_and(|it| it.stage == ConnectionStage::Connected);
                heard.was_ready |= is_ready;
                let is_heard = runner.and_then(|runner| runner.latency.take()).is_some();
                if is_heard || is_shut.load(Ordering::Relaxed) {
                    *heard = LastHeard { at: Instant::now(), told: false, ..*heard };
                }
                drop(runners);
                let silence = heard.at.elapsed();
                silent |= silence >= reconnect || !heard.was_ready;
                if silence >= give_up {
                    let (seconds, shard) = (silence.as_secs(), shard.0);
                    return anyhow!("the gateway has been silent for {seconds} seconds to shard {shard}");
                }
                // A shard that is still starting is left alone: a second one next to it would hear everything twice.
                if silence >= reconnect && is_running && !heard.told {
                    heard.told = true;
                    tracing::warn!(shard = shard.0, "the gateway is silent; connecting anew");
                    let manager = manager.clone();
                    tokio::spawn(async move { manager.restart(shard).await });
                }
            }
            if !silent {
                alive();
            }
        }
    }
}
