//! Posts what waits in the outbox: one task per channel, never on the path of an answer to a person.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use games::{Seat, SeatSet};
use poise::serenity_prelude as serenity;
use serde::Serialize;
use serenity::{ChannelId, EditMessage, MessageId};
use tokio::sync::Notify;

use super::desk::Desk;
use super::page::Page;
use super::trouble::Trouble;
use crate::pictures::Pictures;
use crate::session::{Denied, Effect, Intent, Person, Session, Status};
use crate::store::{Post, Stretch};
use crate::tables::Tables;

/// How long a post may take before it is tried again.
const PATIENCE: Duration = Duration::from_secs(20);
/// The live board is edited at most this often.
const EDITS: Duration = Duration::from_secs(2);
/// How often an edit that must wait looks whether something has come that must not.
const GLANCE: Duration = Duration::from_millis(200);
/// How long Discord knows a nonce, less a margin: a post that was tried longer ago may be there without being found so.
const NONCE: i64 = 120;
/// Nothing waits longer than this to be looked for, even if nobody wakes the outbox.
const ROUND: Duration = Duration::from_secs(30);
/// The first wait after a failure; every further one is twice as long, up to [`LONGEST`].
const FIRST: i64 = 1;
const LONGEST: i64 = 300;
/// How many of the newest messages are searched for one's own.
const SEARCHED: u8 = 20;

/// The posting half of the bot; cheap to clone.
#[derive(Clone)]
pub(crate) struct Outbox {
    tables: Tables,
    pictures: Pictures,
    http: Arc<serenity::Http>,
    channels: Arc<Mutex<Channels>>,
    /// Rung when a channel's task ends.
    done: Arc<Notify>,
}

#[derive(Default)]
struct Channels {
    /// Those that have a task.
    busy: BTreeSet<u64>,
    /// When a board was last edited there.
    edited: BTreeMap<u64, Instant>,
}

impl Outbox {
    /// An outbox for those tables.
    pub(crate) fn new(tables: Tables, pictures: Pictures, http: Arc<serenity::Http>) -> Outbox {
        Outbox { tables, pictures, http, channels: Arc::default(), done: Arc::default() }
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
        let due = self.tables.store().due(self.tables.now()).await?;
        for channel in due.iter().map(|post| post.place.channel).collect::<BTreeSet<_>>() {
            let free = self.channels().busy.insert(channel);
            if free {
                let outbox = self.clone();
                tokio::spawn(async move { outbox.serve(channel).await });
            }
        }
        self.channels().edited.retain(|_, last| last.elapsed() < EDITS);
        let next = self.tables.store().next_try().await?;
        Ok(next.map_or(ROUND, |at| {
            Duration::from_secs((at - self.tables.now()).max(1).unsigned_abs()).min(ROUND)
        }))
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Posts everything that is due in one channel, in order.
    async fn serve(&self, channel: u64) {
        loop {
            let due = match self.tables.store().due(self.tables.now()).await {
                Ok(due) => due.into_iter().filter(|post| post.place.channel == channel),
                Err(error) => {
                    tracing::error!(channel, cause = %format!("{error:#}"), "the outbox cannot be read");
                    break;
                }
            };
            // The first that need not wait; nobody is called later because a message is to be edited.
            let next = due.map(|post| (self.rest(&post), post)).min_by_key(|(rest, _)| *rest);
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
        self.channels().busy.remove(&channel);
        // Something may have come in between the last look and the end of this task.
        self.done.notify_one();
    }

    /// Posts one row, and notes how it went.
    async fn post(&self, post: &Post) -> anyhow::Result<()> {
        if edits(post) {
            self.channels().edited.insert(post.place.channel, Instant::now());
        }
        let Some(session) = self.tables.session_by_id(post.session).await? else {
            return self.sent(post, None, None).await;
        };
        let posted = tokio::time::timeout(PATIENCE, self.deliver(post, &session)).await;
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
            Trouble::Gone(cause) => {
                tracing::warn!(
                    session,
                    cause,
                    "the table's channel is closed to the bot; parked until somebody comes"
                );
                self.park(post).await
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

    async fn park(&self, post: &Post) -> anyhow::Result<()> {
        match self.tables.act_on(post.session, &Person::bot(), &Intent::Park, None).await {
            Ok(_) => Ok(()),
            Err(Denied::Broken(cause)) => Err(cause),
            // A table that was closed meanwhile has nobody waiting for its last post.
            Err(_) => self.sent(post, None, None).await,
        }
    }

    /// Sends or edits what the row stands for; gives the message that it is now, and what a board told.
    async fn deliver(
        &self,
        post: &Post,
        session: &Session,
    ) -> anyhow::Result<(Option<MessageId>, Option<Stretch>)> {
        let desk = self.desk();
        let channel = ChannelId::new(session.place.channel);
        let message = match &post.effect {
            Effect::Board { since, ping } => return self.board(post, session, *since, *ping).await,
            // The game has begun: the board follows, and the lobby says who sits where, without its buttons.
            Effect::Lobby if session.table().is_some() => {
                let page = desk.lobby_page(session, Desk::public_lang(session));
                let Some(lobby) = post.earlier else { return Ok((None, None)) };
                match self.edit(channel, MessageId::new(lobby), &page).await {
                    Err(error) if !Trouble::is_lost_message(&error) => Err(error),
                    _ => Ok(None),
                }
            }
            Effect::Lobby => {
                let page = desk.lobby_page(session, Desk::public_lang(session));
                self.live(post, channel, &page, false).await
            }
            Effect::Notice(note) => {
                let page = desk.notice_page(session, note);
                self.send(post, channel, &page).await.map(Some)
            }
            Effect::Question(question) => {
                // It is closed meanwhile: what its message says then is to follow.
                let Some(page) = desk.question_page(session, *question) else {
                    return Ok((post.earlier.map(MessageId::new), None));
                };
                self.kept(post, channel, &page).await.map(Some)
            }
            Effect::Closed { note, .. } => {
                // Nobody has seen the question, or somebody has deleted it: there is nothing to be closed.
                let Some(message) = post.earlier.map(MessageId::new) else { return Ok((None, None)) };
                match self.edit(channel, message, &desk.notice_page(session, note)).await {
                    Err(error) if Trouble::is_lost_message(&error) => Ok(None),
                    edited => edited.map(Some),
                }
            }
            Effect::Appeal(number) => {
                self.kept(post, channel, &desk.appeal_page(session, *number)?).await.map(Some)
            }
        };
        Ok((message?, None))
    }

    /// The public board, with what happened since.
    async fn board(
        &self,
        post: &Post,
        session: &Session,
        since: i64,
        ping: SeatSet,
    ) -> anyhow::Result<(Option<MessageId>, Option<Stretch>)> {
        let desk = self.desk();
        let speech = desk.speech(session, Desk::public_lang(session));
        // What has waited long may call people who have acted meanwhile. The end calls whoever asked for it.
        let ended = session.status == Status::Ended;
        let must = |seat: &Seat| ended || session.seat(*seat).is_some_and(|row| row.must);
        let ping: SeatSet = ping.iter().filter(must).collect();
        // Whoever must act is called by a new message, and everybody hears of the end.
        let fresh = !ping.is_empty() || session.status != Status::Live;
        let until = session.shown.as_ref().map_or(since, |stage| stage.seq);
        let since = match post.told {
            // What the message before says already is not said again, but for the last thing: whoever is called is to know it.
            Some(told) if fresh && told.until == until => until - 1,
            Some(told) if fresh => told.until.max(since),
            // A board that is edited goes on telling what it has told: a whole turn stands in one message. Alone, a turn is a
            // move.
            Some(told) if session.seats.len() > 1 => told.since.min(since),
            _ => since,
        };
        let narration = session.narration(games::Viewer::Public, &speech, since)?;
        let page = desk.board_page(session, &narration, since < 0, ping).await?;
        let message = self.live(post, ChannelId::new(session.place.channel), &page, fresh).await?;
        Ok((message, Some(Stretch { since, until })))
    }

    /// Posts a message that stays where it is, or edits it.
    async fn kept(&self, post: &Post, channel: ChannelId, page: &Page) -> anyhow::Result<MessageId> {
        match post.earlier {
            Some(message) => match self.edit(channel, MessageId::new(message), page).await {
                Err(error) if Trouble::is_lost_message(&error) => self.send(post, channel, page).await,
                edited => edited,
            },
            None => self.send(post, channel, page).await,
        }
    }

    /// Edits the live message, or posts a new one that takes its place.
    async fn live(
        &self,
        post: &Post,
        channel: ChannelId,
        page: &Page,
        fresh: bool,
    ) -> anyhow::Result<Option<MessageId>> {
        let old = post.live.map(MessageId::new);
        if let (Some(message), false) = (old, fresh) {
            match self.edit(channel, message, page).await {
                Ok(message) => return Ok(Some(message)),
                Err(error) if Trouble::is_lost_message(&error) => {}
                Err(error) => return Err(error),
            }
        }
        let message = self.send(post, channel, page).await?;
        if let Some(old) = old.filter(|&old| old != message) {
            self.strip(post, channel, old).await;
        }
        Ok(Some(message))
    }

    /// Takes the buttons off a board that is old news; if that cannot be done, they still say so when pressed.
    async fn strip(&self, post: &Post, channel: ChannelId, old: MessageId) {
        let bare = EditMessage::new().components(Vec::new());
        if let Err(error) = channel.edit_message(&self.http, old, bare).await {
            tracing::debug!(%error, session = post.session.0, "the old board keeps its buttons");
        }
    }

    /// How long a post must wait because the channel's live message has just been edited.
    fn rest(&self, post: &Post) -> Duration {
        let channels = self.channels();
        let last = channels.edited.get(&post.place.channel).filter(|_| edits(post));
        last.map_or(Duration::ZERO, |last| EDITS.saturating_sub(last.elapsed()))
    }

    async fn edit(&self, channel: ChannelId, message: MessageId, page: &Page) -> anyhow::Result<MessageId> {
        channel.edit_message(&self.http, message, page.edit()).await.context("editing a message")?;
        Ok(message)
    }

    /// Sends a message once: by its nonce while Discord knows it, by looking for it afterwards.
    async fn send(&self, post: &Post, channel: ChannelId, page: &Page) -> anyhow::Result<MessageId> {
        let message = match self.find(post, channel, page).await {
            Some(found) => found,
            None => self.push(post.first, channel, page).await?,
        };
        if post.first == post.id || same_words(&message.content, &page.content) {
            return Ok(message.id);
        }
        // What this post supersedes was out already: the process ended, or the answer was lost, before that was noted.
        let calls = matches!(post.effect, Effect::Board { .. }) && !page.ping.is_empty();
        if !calls {
            return self.edit(channel, message.id, page).await;
        }
        let newer = self.push(post.id, channel, page).await?;
        self.strip(post, channel, message.id).await;
        Ok(newer.id)
    }

    async fn push(&self, nonce: i64, channel: ChannelId, page: &Page) -> anyhow::Result<serenity::Message> {
        let nonce = format!("turnstone-{nonce}");
        channel.send_message(&self.http, page.message(&nonce)).await.context("sending a message")
    }

    /// One's own message with those words or those buttons among the newest, if an earlier try came through after all and is
    /// too old for its nonce.
    async fn find(&self, post: &Post, channel: ChannelId, page: &Page) -> Option<serenity::Message> {
        if self.tables.now() - post.at <= NONCE {
            return None;
        }
        let me = self.http.application_id()?.get();
        let newest = serenity::GetMessages::new().limit(SEARCHED);
        let messages = channel.messages(&self.http, newest).await.ok()?;
        let button = first_button(&page.rows);
        let mine = |message: &serenity::Message| {
            message.author.id.get() == me
                && message.timestamp.unix_timestamp() >= post.at
                && Some(message.id.get()) != post.live
                && (same_words(&message.content, &page.content)
                    || button.is_some() && first_button(&message.components) == button)
        };
        messages.into_iter().find(mine)
    }

    fn desk(&self) -> Desk {
        Desk { tables: self.tables.clone(), pictures: self.pictures.clone(), http: self.http.clone() }
    }
}

/// Whether a post changes the live message and calls nobody: such posts are paced.
fn edits(post: &Post) -> bool {
    let calls = matches!(&post.effect, Effect::Board { ping, .. } if !ping.is_empty());
    post.live.is_some() && !calls && matches!(post.effect, Effect::Board { .. } | Effect::Lobby)
}

/// Whether two texts say the same. What is between the words may have been changed on the way.
fn same_words(one: &str, other: &str) -> bool {
    one.chars().filter(|c| c.is_alphanumeric()).eq(other.chars().filter(|c| c.is_alphanumeric()))
}

/// The custom_id of the first button or menu of a message, which names its table and what it is for.
fn first_button(rows: &impl Serialize) -> Option<String> {
    let rows = serde_json::to_value(rows).ok()?;
    Some(rows.pointer("/0/components/0/custom_id")?.as_str()?.to_owned())
}
