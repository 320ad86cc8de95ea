//! The outbox task: posts what tables have to tell, never on the path of an answer to a person.
//!
//! A post is a row, written in the transaction that causes it. What is out is kept only as far as a later post needs it: the message
//! that it became, and what a board has told; the outbox of a table that is over is empty. What a post makes old news (the board before
//! it) is the next post, so taking the buttons off waits and is tried again like anything else.
//!
//! Posts wait in *lanes*: a channel's, or a person's letters. A lane is served in order by a task of its own, and what has failed there
//! holds up no other; two dozen posts are made at once. A letter (a call by direct message, a digest) hangs on its person, so it goes
//! out while a table's channel is closed; a digest hangs on nothing else.
//!
//! Nothing is posted twice. A message is sent under a nonce that Discord knows for two minutes; an older try is looked for among the
//! newest messages, by the meaning of its buttons (`Traces`), because a process can die between posting and noting
//! it. What was posted and cannot be noted (a full disk) is kept in mind, and its lane left alone for longer and longer
//! (`Holds`).
//!
//! A refusal ends a post only if its code is named in `Trouble`; one that nobody has thought of is tried again for a quarter of an
//! hour, and then parks the table. A wait longer than the longest backoff was written by a clock that has been set back, and is due.

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

/// The longest time that one try of a post may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The live board is edited at most this often.
const EDITS: Duration = Duration::from_secs(2);

/// The interval at which a waiting edit looks for something more urgent.
const GLANCE: Duration = Duration::from_millis(200);

/// The longest time between two looks, even if nobody wakes the outbox.
const ROUND: Duration = Duration::from_secs(30);

/// The number of tries after which a refusal that nobody has thought of is taken for one that lasts: about a quarter of an hour.
const TRIES: u32 = 10;

/// The number of posts that are made at once; the lanes take turns.
const AT_ONCE: usize = 24;

/// The tables for which the beacon is asked at once, a part of those.
const ASKING: usize = 4;

/// The posting half of the bot; cheap to clone.
#[derive(Clone)]
pub(crate) struct Outbox {
    tables: Tables,
    http: Arc<serenity::Http>,
    messages: Messages,
    beacon: Option<Beacon>,
    /// The turns of those who ask it.
    asking: Arc<Semaphore>,
    channels: Arc<Mutex<Channels>>,
    turns: Arc<Semaphore>,
    /// Rung when a lane's task ends.
    done: Arc<Notify>,
}

#[derive(Default)]
struct Channels {
    /// The lanes that have a task.
    busy: BTreeSet<Lane>,
    /// The moment of the last edit of a board, by channel.
    edited: BTreeMap<u64, Instant>,
    /// The moment at which a live message was last posted, by channel.
    posted: BTreeMap<u64, Instant>,
    /// The lanes that are left alone for a while, because the database failed there.
    held: Holds,
    /// What was done for a table in a lane and could not be noted: nothing else is done for it there before it is.
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

    /// Posts whatever is due, for ever.
    ///
    /// # Errors
    /// Never by a single post; if the database is gone, that is logged and tried again.
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
                // Something has been written: the database is well again.
                () = self.tables.posted() => self.channels().held.release(),
                () = self.done.notified() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Starts a task for every lane that has something due and no task; tells how long nothing else will be.
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
                // Somebody may newly have to act meanwhile: then a new message takes this one's place at once.
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
        // Something may have come in between the last look and the end of this task.
        self.done.notify_one();
    }

    /// Posts what is most urgent in a lane, when it is its turn.
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
        // The post with the shortest wait first: a paced edit must not delay a ping. The board is redrawn after what people read.
        let redraws = |post: &Post| edits(post) && matches!(post.effect, Effect::Board { .. });
        let next = due.into_iter().map(|post| (self.rest(&post), post));
        let next = next.min_by_key(|(rest, post)| (*rest, redraws(post)));
        match next {
            None => Ok(Next::Nothing),
            Some((rest, _)) if !rest.is_zero() => Ok(Next::Wait(rest)),
            Some((_, post)) => self.post(&post).await.map(|()| Next::Posted),
        }
    }

    /// The wait of a post whose channel has just had its live message edited.
    fn rest(&self, post: &Post) -> Duration {
        let channels = self.channels();
        let last = channels.edited.get(&post.place.channel).filter(|_| edits(post));
        last.map_or(Duration::ZERO, |last| EDITS.saturating_sub(last.elapsed()))
    }
}

/// What a lane's task has found.
enum Next {
    /// Nothing is due.
    Nothing,
    /// Something is to be posted after a rest.
    Wait(Duration),
    /// Something was posted.
    Posted,
}

/// Whether a post changes a message that is out, and calls nobody: such posts are paced.
fn edits(post: &Post) -> bool {
    match &post.effect {
        Effect::Board { ping, .. } => post.told.is_some() && ping.is_empty(),
        Effect::Lobby => post.live.is_some(),
        Effect::Appeal(_) | Effect::Search { .. } => post.earlier.is_some(),
        _ => false,
    }
}
