//! The whole state of the sandbox under one lock that is never held across an await, and the bell that rings at every change.

mod change;
mod counts;
pub(crate) mod life;
pub(crate) mod posting;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{broadcast, watch};

use crate::clock::{Clock, Millis};
use crate::faults::Faults;
use crate::interaction::{Interaction, Modal};
use crate::journal::JournalRequest;
use crate::message::Message;
use crate::session::Gateway;
use crate::snowflake::{Id, Mint};
use crate::traffic::Traffic;
use crate::world::World;

/// The number of changes by which a slow listener may lag.
const CHANGES_KEPT: usize = 4096;

/// News for people's screens; the sandbox renders each for its person when it sends it.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Message { channel: Id, message: Id },
    MessageDeleted { channel: Id, message: Id, only_for: Option<Id> },
    Channel { channel: Id },
    ChannelDeleted { server: Id, channel: Id },
    Typing { channel: Id, who: Id },
    Ping { person: Id, channel: Id, message: Id },
    Commands,
    Bot { online: bool },
    World,
}

/// The rules that the sandbox was started with.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// Milliseconds in which an interaction must be acknowledged.
    pub(crate) patience: Millis,
    /// Milliseconds between two heartbeats.
    pub(crate) heartbeat: Millis,
    /// Intents that the bot may ask for although they are privileged.
    pub(crate) privileged_intents: u64,
    /// The number of identifies left at the start, and the moment at which it is a thousand again.
    pub(crate) starts: (u64, Millis),
    /// Milliseconds in which one session may begin for each remainder of a shard's number by `max_concurrency`.
    pub(crate) identify_window: Millis,
    pub(crate) max_concurrency: u64,
    /// The number of shards that the bot is advised to have.
    pub(crate) shards: u64,
    /// Requests that the journal keeps.
    pub(crate) journal: usize,
    pub(crate) token: String,
    pub(crate) url: String,
}

/// A message's nonce, remembered for a few minutes, even after the message is gone.
#[derive(Debug)]
pub(crate) struct Nonce {
    pub(crate) author: Id,
    pub(crate) nonce: String,
    /// The message's channel and id.
    pub(crate) message: (Id, Id),
    pub(crate) at: Millis,
}

pub(crate) struct SandboxState {
    pub(crate) clock: Clock,
    pub(crate) mint: Mint,
    pub(crate) rules: Rules,
    pub(crate) bot: Id,
    pub(crate) world: World,
    /// By channel and id, so that a channel's messages are adjacent, oldest first.
    pub(crate) messages: BTreeMap<(Id, Id), Message>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// Interactions that time alone may still change.
    pub(crate) unsettled: Vec<Id>,
    /// The time of the next search for silent threads, which goes through all channels.
    pub(crate) silence: Millis,
    pub(crate) modals: BTreeMap<Id, Modal>,
    /// Registered commands by server (`None`: everywhere), as Discord's objects.
    pub(crate) commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub(crate) nonces: VecDeque<Nonce>,
    pub(crate) gateway: Gateway,
    pub(crate) faults: Faults,
    pub(crate) journal: Vec<JournalRequest>,
    /// Counts by channel, including deleted ones.
    pub(crate) traffic: BTreeMap<Id, Traffic>,
    /// The number of the last change.
    pub(crate) seq: u64,
    changes: broadcast::Sender<(u64, Change)>,
    bell: watch::Sender<u64>,
}

impl SandboxState {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            clock: Clock::default(),
            mint: Mint::default(),
            rules,
            bot: Id::default(),
            world: World::default(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            unsettled: Vec::new(),
            silence: Millis::default(),
            modals: BTreeMap::new(),
            commands: BTreeMap::new(),
            nonces: VecDeque::new(),
            gateway: Gateway::default(),
            faults: Faults::default(),
            journal: Vec::new(),
            traffic: BTreeMap::new(),
            seq: 0,
            changes: broadcast::channel(CHANGES_KEPT).0,
            bell: watch::channel(0).0,
        }
    }

    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(crate) fn mint(&mut self) -> Id {
        let now = self.now();
        self.mint.next(now)
    }

    /// Sends a change to people's screens, and wakes the tasks that wait.
    pub(crate) fn tell(&mut self, change: Change) {
        self.seq += 1;
        // Without listeners there is no error.
        let _ = self.changes.send((self.seq, change));
        self.ring();
    }

    /// Wakes the tasks that wait for any change.
    pub(crate) fn ring(&self) {
        self.bell.send_modify(|count| *count += 1);
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<(u64, Change)> {
        self.changes.subscribe()
    }

    pub(crate) fn message(&self, id: Id) -> Option<&Message> {
        self.messages.values().find(|message| message.id == id)
    }

    pub(crate) fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.range((channel, Id(0))..=(channel, Id(u64::MAX))).map(|(_, message)| message)
    }
}

/// The state, shared by the server's tasks and the people.
#[derive(Clone)]
pub(crate) struct Shared {
    state: Arc<Mutex<SandboxState>>,
    bell: watch::Receiver<u64>,
}

impl Shared {
    pub(crate) fn new(state: SandboxState) -> Self {
        let bell = state.bell.subscribe();
        Self { state: Arc::new(Mutex::new(state)), bell }
    }

    /// The state, with everything settled that time alone settles. Must not be held across an await.
    pub(crate) fn lock(&self) -> MutexGuard<'_, SandboxState> {
        // A panic in a test's predicate must not break the sandbox.
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.settle();
        state
    }

    /// A bell that has not rung yet.
    pub(crate) fn bell(&self) -> watch::Receiver<u64> {
        let mut bell = self.bell.clone();
        bell.mark_unchanged();
        bell
    }

    /// Waits until `look` finds something, looking again at every change, until the sandbox's clock has advanced by `limit`.
    pub(crate) async fn wait_for<T>(
        &self,
        limit: Duration,
        look: impl FnMut(&mut SandboxState) -> Option<T>,
    ) -> Option<T> {
        self.wait_for_seen(limit, look, |found| found).await
    }

    /// Waits in two steps: `look` takes a picture under the lock, `find` examines it without.
    pub(crate) async fn wait_for_seen<S, T>(
        &self,
        limit: Duration,
        mut look: impl FnMut(&mut SandboxState) -> S,
        mut find: impl FnMut(S) -> Option<T>,
    ) -> Option<T> {
        let limit = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
        let mut bell = self.bell();
        let end = self.lock().now().saturating_add(limit);
        loop {
            bell.mark_unchanged();
            let (seen, now) = {
                let mut state = self.lock();
                (look(&mut state), state.now())
            };
            if let Some(found) = find(seen) {
                return Some(found);
            }
            if now >= end {
                return None;
            }
            let left = Duration::from_millis(end - now);
            // Either the bell or the end of patience: both lead to another look.
            let _ = tokio::time::timeout(left, bell.changed()).await;
        }
    }
}
