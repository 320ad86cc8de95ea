//! Posts what waits in the outbox: one task per channel, never on the path of an answer to a person.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use games::{Seat, SeatSet};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditMessage, MessageId};
use tokio::sync::Notify;

use super::desk::Desk;
use super::page::Page;
use super::trouble::Trouble;
use crate::pictures::Pictures;
use crate::session::{Denied, Effect, Intent, Person, Session, Status};
use crate::store::{Post, Story};
use crate::tables::Tables;

/// How long a post may take before it is tried again.
const PATIENCE: Duration = Duration::from_secs(20);
/// The live board is edited at most this often.
const EDITS: Duration = Duration::from_secs(2);
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
            let next = match self.tables.store().due(self.tables.now()).await {
                Ok(due) => due.into_iter().find(|post| post.place.channel == channel),
                Err(error) => {
                    tracing::error!(channel, cause = %format!("{error:#}"), "the outbox cannot be read");
                    break;
                }
            };
            let Some(post) = next else { break };
            if let Some(rest) = self.rest(&post) {
                // Somebody may newly have to act by then: a new message takes this one's place.
                tokio::time::sleep(rest).await;
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
        let Some(session) = self.tables.session_by_id(post.session).await? else {
            return self.sent(post, None, None).await;
        };
        let posted = tokio::time::timeout(PATIENCE, self.deliver(post, &session)).await;
        let trouble = match posted {
            Ok(Ok((message, story))) => return self.sent(post, message, story).await,
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
        story: Option<Story>,
    ) -> anyhow::Result<()> {
        let message = message.map(MessageId::get);
        Ok(self.tables.store().sent(post, message, story, self.tables.now()).await?)
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
    ) -> anyhow::Result<(Option<MessageId>, Option<Story>)> {
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
    ) -> anyhow::Result<(Option<MessageId>, Option<Story>)> {
        let desk = self.desk();
        let speech = desk.speech(session, Desk::public_lang(session));
        // What has waited long may call people who have acted meanwhile. The end calls whoever asked for it.
        let ended = session.status == Status::Ended;
        let must = |seat: &Seat| ended || session.seat(*seat).is_some_and(|row| row.must);
        let ping: SeatSet = ping.iter().filter(must).collect();
        // Whoever must act is called by a new message, and everybody hears of the end.
        let fresh = !ping.is_empty() || session.status != Status::Live;
        let until = session.shown.as_ref().map_or(since, |standing| standing.seq);
        let since = match post.told {
            // What the message before says already is not said again, but for the last thing: whoever is called is to know it.
            Some(told) if fresh && told.until == until => until - 1,
            Some(told) if fresh => told.until.max(since),
            // A board that is edited goes on telling what it has told: a whole turn stands in one message. Alone, a turn is a
            // move.
            Some(told) if session.seats.len() > 1 => told.since.min(since),
            _ => since,
        };
        let story = session.narration(games::Viewer::Public, &speech, since)?;
        let page = desk.board_page(session, &story, since < 0, ping).await?;
        let message = self.live(post, ChannelId::new(session.place.channel), &page, fresh).await?;
        Ok((message, Some(Story { since, until })))
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
            // A board without buttons is old news; if that cannot be said, its buttons still say so when pressed.
            let bare = EditMessage::new().components(Vec::new());
            if let Err(error) = channel.edit_message(&self.http, old, bare).await {
                tracing::debug!(%error, session = post.session.0, "the old board keeps its buttons");
            }
        }
        Ok(Some(message))
    }

    /// How long the channel's live message must not be edited yet, if the post is an edit. If it may be, it counts as edited now.
    fn rest(&self, post: &Post) -> Option<Duration> {
        let calls = matches!(&post.effect, Effect::Board { ping, .. } if !ping.is_empty());
        if post.live.is_none() || calls || !matches!(post.effect, Effect::Board { .. } | Effect::Lobby) {
            return None;
        }
        let mut channels = self.channels();
        let last = channels.edited.get(&post.place.channel);
        let rest = last.and_then(|last| EDITS.checked_sub(last.elapsed())).filter(|rest| !rest.is_zero());
        if rest.is_none() {
            channels.edited.insert(post.place.channel, Instant::now());
        }
        rest
    }

    async fn edit(&self, channel: ChannelId, message: MessageId, page: &Page) -> anyhow::Result<MessageId> {
        channel.edit_message(&self.http, message, page.edit()).await.context("editing a message")?;
        Ok(message)
    }

    /// Sends a message once: by its nonce while Discord knows it, by looking for it afterwards.
    async fn send(&self, post: &Post, channel: ChannelId, page: &Page) -> anyhow::Result<MessageId> {
        // Whether it was tried is not known: the process may have ended between the post and the note of it.
        if self.tables.now() - post.at > NONCE
            && let Some(found) = self.find(post, channel, page).await
        {
            return Ok(found);
        }
        let nonce = format!("turnstone-{}", post.id);
        let message =
            channel.send_message(&self.http, page.message(&nonce)).await.context("sending a message")?;
        Ok(message.id)
    }

    /// One's own message with that content among the newest, if an earlier try came through after all.
    async fn find(&self, post: &Post, channel: ChannelId, page: &Page) -> Option<MessageId> {
        let me = self.http.application_id()?.get();
        let newest = serenity::GetMessages::new().limit(SEARCHED);
        let messages = channel.messages(&self.http, newest).await.ok()?;
        let mine = |message: &&serenity::Message| {
            message.author.id.get() == me
                && message.content == page.content.trim()
                && message.timestamp.unix_timestamp() >= post.at
        };
        messages.iter().find(mine).map(|message| message.id)
    }

    fn desk(&self) -> Desk {
        Desk { tables: self.tables.clone(), pictures: self.pictures.clone(), http: self.http.clone() }
    }
}
