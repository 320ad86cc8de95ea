//! The outbox task: posts the tables' news, never on the path of an answer to a person.
//!
//! A post is a row, written in the transaction that causes it. Of sent posts only what later ones need is kept: the message's number, and
//! what a board has shown; the outbox of a finished table is empty. When a post makes a message old news (such as the board before it),
//! taking its buttons off is a post too, so that it waits and is tried again like any other.
//!
//! Posts wait in *lanes*: a channel's, or a person's letters. A task of its own serves each lane in order, so a failure in one holds up no
//! other; two dozen posts are made at once. A letter (a call by direct message, a digest) depends on its person, so it goes out while a
//! table's channel is closed; a digest depends on nothing else.
//!
//! Nothing is posted twice. A message is sent under a nonce that Discord knows for two minutes; older tries are looked for among the newest
//! messages, by the meaning of their buttons (`Traces`), because a process can die between posting and noting it. Posts that cannot be
//! noted (a full disk) are kept in memory, and their lane pauses for longer and longer (`Holds`).
//!
//! A refusal ends a post only if its code is listed in `Trouble`; an unknown refusal is tried again for a quarter of an hour, and then
//! parks the table. A wait longer than the longest backoff was written by a clock that has been set back, so the post is due.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use attempt::Delivery;
use hold::Holds;
use poise::serenity_prelude as serenity;
use tokio::sync::{Notify, Semaphore};

use crate::beacon::Beacon;
use crate::discord::message::Messages;
use host::outbox::{Lane, Post};
use host::sync::lock;
use host::tables::Tables;
use session::{Effect, SessionId};

mod attempt;

mod beacon;

mod board;

mod call;

mod deliver;

mod digest;

mod hold;

mod send;

mod traces;

/// The longest time for one try of a post.
const PATIENCE: Duration = Duration::from_secs(20);

/// The live board is edited at most this often.
const EDITS: Duration = Duration::from_secs(2);

/// How often a waiting edit checks for something more urgent.
const GLANCE: Duration = Duration::from_millis(200);

/// The longest time between two rounds, even if nobody wakes the outbox.
const ROUND: Duration = Duration::from_secs(30);

/// The number of tries after which an unknown refusal counts as lasting: about a quarter of an hour.
const TRIES: u32 = 10;

/// The number of posts that are made at once; the lanes take turns.
const AT_ONCE: usize = 24;

/// The number of tables for which the beacon is asked at once.
const ASKING: usize = 4;

/// The posting half of the bot; cheap to clone.
#[derive(Clone)]
pub(crate) struct Outbox {
    tables: Tables,
    http: Arc<serenity::Http>,
    messages: Messages,
    beacon: Option<Beacon>,
    /// The turns for asking it.
    asking: Arc<Semaphore>,
    channels: Arc<Mutex<Channels>>,
    turns: Arc<Semaphore>,
    /// Notified when a lane's task ends.
    done: Arc<Notify>,
}

#[derive(Default)]
struct Channels {
    /// The lanes that have a task.
    busy: BTreeSet<Lane>,
    /// When a board was last edited, by channel.
    edited: BTreeMap<u64, Instant>,
    /// When a live message was last posted, by channel.
    posted: BTreeMap<u64, Instant>,
    /// The lanes that pause, because the database failed there.
    held: Holds,
    /// A delivery in a lane that could not be noted: nothing else is done for the table there before it is.
    unnoted: BTreeMap<(SessionId, Lane), (Post, Delivery)>,
}

impl Outbox {
    /// The outbox of those tables.
    pub(crate) fn new(tables: Tables, http: Arc<serenity::Http>, messages: Messages) -> Outbox {
        let (channels, turns) = (Arc::default(), Arc::new(Semaphore::new(AT_ONCE)));
        let asking = Arc::new(Semaphore::new(ASKING));
        Outbox { tables, http, messages, beacon: None, asking, channels, turns, done: Arc::default() }
    }

    /// The outbox with a beacon, for tables whose luck follows from it.
    pub(crate) fn hearing(self, beacon: Option<Beacon>) -> Outbox {
        Outbox { beacon, ..self }
    }

    /// Posts everything that is due, for ever.
    ///
    /// # Errors
    /// A single post never ends it; a lost database is logged and tried again.
    pub(crate) async fn run(self) -> anyhow::Result<()> {
        loop {
            let wait = match self.round().await {
                Ok(wait) => wait,
                Err(error) => {
                    tracing::error!(cause = %format!("{error:#}"), "the outbox cannot be read");
                    ROUND
                }
            };
            tokio::select! {
                // Something was written, so the database works again.
                () = self.tables.posted() => self.channels().held.release(),
                () = self.done.notified() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Starts a task for every lane with a due post and no task; returns how long nothing else will be due.
    async fn round(&self) -> anyhow::Result<Duration> {
        let (outbox, now) = (self.tables.outbox(), self.tables.now());
        for lane in outbox.waiting(now).await? {
            let free = {
                let mut channels = self.channels();
                !channels.held.has(lane) && channels.busy.insert(lane)
            };
            if free {
                let outbox = self.clone();
                tokio::spawn(async move { outbox.serve(lane).await });
            }
        }
        {
            let mut channels = self.channels();
            channels.edited.retain(|_, last| last.elapsed() < EDITS);
            channels.posted.retain(|_, last| last.elapsed() < board::STANDS);
        }
        let next = outbox.next_try(now).await?;
        let wait = next.map_or(ROUND, |at| Duration::from_secs((at - now).max(1).unsigned_abs()).min(ROUND));
        Ok(self.channels().held.shortest().map_or(wait, |held| held.min(wait)))
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        lock(&self.channels)
    }

    /// Posts everything that is due in one lane, in order.
    async fn serve(&self, lane: Lane) {
        loop {
            match self.serve_next(lane).await {
                Ok(Next::Nothing) => {
                    self.channels().held.forget(lane);
                    break;
                }
                // Somebody may newly have to act meanwhile: then a new message replaces this one at once.
                Ok(Next::Wait(rest)) => tokio::time::sleep(rest.min(GLANCE)).await,
                Ok(Next::Posted) => {}
                Err(error) => {
                    let cause = format!("{error:#}");
                    let wait = self.channels().held.hold(lane);
                    tracing::error!(?lane, cause, seconds = wait.as_secs(), "the outbox is stuck");
                    break;
                }
            }
        }
        self.channels().busy.remove(&lane);
        // A post may have come between the last check and the end of this task.
        self.done.notify_one();
    }

    /// Posts the most urgent post of a lane, when it is its turn.
    async fn serve_next(&self, lane: Lane) -> anyhow::Result<Next> {
        let _turn = self.turns.acquire().await?;
        if let Lane::Person(person) = lane
            && self.send_next_digest(person).await?
        {
            return Ok(Next::Posted);
        }
        let due = self.tables.outbox().due(lane, self.tables.now()).await?;
        let unnoted = {
            let channels = self.channels();
            due.iter().find_map(|post| channels.unnoted.get(&(post.session, lane)).cloned())
        };
        if let Some((post, outcome)) = unnoted {
            self.write_down(&post, &outcome).await?;
            self.channels().unnoted.remove(&(post.session, lane));
            return Ok(Next::Posted);
        }
        // The post with the shortest wait first: a paced edit must not delay a ping. The board is redrawn after the messages that people
        // read.
        let redraws = |post: &Post| edits(post) && matches!(post.effect, Effect::Board { .. });
        let next = due.into_iter().map(|post| (self.rest(&post), post));
        let next = next.min_by_key(|(rest, post)| (*rest, redraws(post)));
        match next {
            None => Ok(Next::Nothing),
            Some((rest, _)) if !rest.is_zero() => Ok(Next::Wait(rest)),
            Some((_, post)) => self.post(&post).await.map(|()| Next::Posted),
        }
    }

    /// The wait of a post whose channel's live message was just edited.
    fn rest(&self, post: &Post) -> Duration {
        let channels = self.channels();
        let last = channels.edited.get(&post.place.channel).filter(|_| edits(post));
        last.map_or(Duration::ZERO, |last| EDITS.saturating_sub(last.elapsed()))
    }
}

/// What a lane's task found.
enum Next {
    /// Nothing is due.
    Nothing,
    /// A post must wait.
    Wait(Duration),
    /// Something was posted.
    Posted,
}

/// Whether a post only changes an existing message and calls nobody: such posts are paced.
fn edits(post: &Post) -> bool {
    match &post.effect {
        Effect::Board { ping, .. } => post.told.is_some() && ping.is_empty(),
        Effect::Lobby => post.live.is_some(),
        Effect::Appeal(_) | Effect::Search { .. } => post.earlier.is_some(),
        _ => false,
    }
}
