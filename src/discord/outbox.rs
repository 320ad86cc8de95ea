//! The outbox task: one look for the channels where something is due, one task for each of them, never on the path of an answer to
//! a person.

mod deliver;
mod send;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::MessageId;
use tokio::sync::Notify;

use super::desk::Desk;
use super::mentions::Mentions;
use super::trouble::Trouble;
use crate::pictures::Pictures;
use crate::session::{Denied, Effect, Intent, Person, Place, Session};
use crate::store::{Guilds, Post, Stretch};
use crate::tables::Tables;

/// The longest time that one try of a post may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// The live board is edited at most this often.
const EDITS: Duration = Duration::from_secs(2);
/// The interval at which a waiting edit looks for something more urgent.
const GLANCE: Duration = Duration::from_millis(200);
/// The longest time between two looks, even if nobody wakes the outbox.
const ROUND: Duration = Duration::from_secs(30);
/// The first wait after a failure; every further one is twice as long, up to [`LONGEST`].
const FIRST: i64 = 1;
const LONGEST: i64 = 300;

/// The posting half of the bot; cheap to clone.
#[derive(Clone)]
pub(crate) struct Outbox {
    tables: Tables,
    pictures: Pictures,
    http: Arc<serenity::Http>,
    mentions: Arc<Mentions>,
    channels: Arc<Mutex<Channels>>,
    /// Rung when a channel's task ends.
    done: Arc<Notify>,
}

#[derive(Default)]
struct Channels {
    /// The channels that have a task.
    busy: BTreeSet<Place>,
    /// The moment of the last edit of a board, by channel.
    edited: BTreeMap<u64, Instant>,
}

impl Outbox {
    /// An outbox for those tables.
    pub(crate) fn new(
        tables: Tables,
        pictures: Pictures,
        http: Arc<serenity::Http>,
        mentions: Arc<Mentions>,
    ) -> Outbox {
        Outbox { tables, pictures, http, mentions, channels: Arc::default(), done: Arc::default() }
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
                () = self.tables.posted() => {}
                () = self.done.notified() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Starts a task for every channel that has something due and no task; tells how long nothing else will be.
    async fn round(&self) -> anyhow::Result<Duration> {
        let (store, now) = (self.tables.store(), self.tables.now());
        for place in store.waiting(Guilds::ALL, now).await? {
            let free = self.channels().busy.insert(place);
            if free {
                let outbox = self.clone();
                tokio::spawn(async move { outbox.serve(place).await });
            }
        }
        self.channels().edited.retain(|_, last| last.elapsed() < EDITS);
        let next = store.next_try(Guilds::ALL, now).await?;
        Ok(next.map_or(ROUND, |at| Duration::from_secs((at - now).max(1).unsigned_abs()).min(ROUND)))
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Posts everything that is due in one channel, in order.
    async fn serve(&self, place: Place) {
        let channel = place.channel;
        loop {
            let due = match self.tables.store().due(place, self.tables.now()).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::error!(channel, cause = %format!("{error:#}"), "the outbox cannot be read");
                    break;
                }
            };
            // The post with the shortest wait first: a paced edit must not delay a ping.
            let next = due.into_iter().map(|post| (self.rest(&post), post)).min_by_key(|(rest, _)| *rest);
            let Some((rest, post)) = next else { break };
            if !rest.is_zero() {
                // Somebody may newly have to act meanwhile: then a new message takes this one's place at once.
                tokio::time::sleep(rest.min(GLANCE)).await;
                continue;
            }
            if let Err(error) = self.post(&post).await {
                tracing::error!(channel, session = post.session.0, cause = %format!("{error:#}"), "the outbox is stuck");
                break;
            }
        }
        self.channels().busy.remove(&place);
        // Something may have come in between the last look and the end of this task.
        self.done.notify_one();
    }

    /// Posts one row, and notes how it went.
    async fn post(&self, post: &Post) -> anyhow::Result<()> {
        if edits(post) {
            self.channels().edited.insert(post.place.channel, Instant::now());
        }
        let Some(table) = self.tables.find(post.session).await? else {
            return self.sent(post, None, None).await;
        };
        let posted = tokio::time::timeout(PATIENCE, self.deliver(post, &table)).await;
        let trouble = match posted {
            Ok(Ok((message, stretch))) => return self.sent(post, message, stretch).await,
            Ok(Err(error)) => Trouble::of(&error),
            Err(_) => Trouble::Later("no answer in time".to_owned()),
        };
        let session = post.session.0;
        match trouble {
            Trouble::Later(cause) => {
                let wait = (FIRST << post.attempts.min(16)).min(LONGEST);
                tracing::warn!(session, attempts = post.attempts, cause, wait, "posting failed for now");
                Ok(self.tables.store().failed(post, self.tables.now() + wait).await?)
            }
            Trouble::Closed(cause) => {
                tracing::warn!(
                    session,
                    cause,
                    "the table's channel is closed to the bot; parked until somebody comes"
                );
                self.give_up(post, table.session, Intent::Park).await
            }
            Trouble::Deleted(cause) => {
                tracing::info!(session, cause, "the table's channel was deleted; the table is closed");
                self.give_up(post, table.session, Intent::Vanish).await
            }
            Trouble::Never(cause) => {
                tracing::error!(session, cause, "a post is refused for good and left out");
                self.sent(post, None, None).await
            }
        }
    }

    async fn sent(
        &self,
        post: &Post,
        message: Option<MessageId>,
        stretch: Option<Stretch>,
    ) -> anyhow::Result<()> {
        let message = message.map(MessageId::get);
        Ok(self.tables.store().sent(post, message, stretch, self.tables.now()).await?)
    }

    /// Parks or closes a table to whose channel nothing can be posted.
    async fn give_up(&self, post: &Post, session: Arc<Session>, intent: Intent) -> anyhow::Result<()> {
        match self.tables.act(session, &Person::bot(), &intent, None).await {
            Ok(_) => Ok(()),
            Err(Denied::Broken(cause)) => Err(cause),
            // A table that was closed meanwhile has nobody waiting for its last post.
            Err(_) => self.sent(post, None, None).await,
        }
    }

    /// The wait of a post whose channel has just had its live message edited.
    fn rest(&self, post: &Post) -> Duration {
        let channels = self.channels();
        let last = channels.edited.get(&post.place.channel).filter(|_| edits(post));
        last.map_or(Duration::ZERO, |last| EDITS.saturating_sub(last.elapsed()))
    }

    fn desk(&self) -> Desk {
        Desk {
            tables: self.tables.clone(),
            pictures: self.pictures.clone(),
            http: self.http.clone(),
            mentions: self.mentions.clone(),
        }
    }
}

/// Whether a post changes a message that is out, and calls nobody: such posts are paced.
fn edits(post: &Post) -> bool {
    match &post.effect {
        Effect::Board { ping, .. } => post.told.is_some() && ping.is_empty(),
        Effect::Lobby => post.live.is_some(),
        Effect::Appeal(_) => post.earlier.is_some(),
        _ => false,
    }
}
