//! Messages sent once: by a nonce while Discord knows it, after that by looking for one's own.

use std::time::Duration;

use anyhow::Context as _;
use poise::serenity_prelude::{ChannelId, MessageId};

use super::traces::Traces;
use super::{Outbox, PATIENCE};
use crate::discord::message::page::Page;
use crate::discord::wire::rest::{self, Read, done, same_words};
use crate::discord::wire::trouble::Trouble;
use host::outbox::{DigestLetter, Post, Posted};
use session::{Effect, Remains, Session};

/// Seconds for which Discord knows a nonce, less a margin: after that, an older try of a post may have been sent and must be looked for.
const NONCE: i64 = 120;

/// The number of newest messages among which the bot looks for its own; Discord gives no more at once.
const SEARCHED: u8 = 100;

/// The longest upload of a picture before the words go without it: half the time of a try.
const UPLOAD: Duration = Duration::from_secs(10);

/// What is sent once: under which nonce, and how it is recognised.
pub(super) struct Errand {
    /// Its number among those of its kind.
    pub(super) number: i64,
    /// The number of the oldest one that it supersedes, or its own.
    first: i64,
    /// Keeps equal numbers' nonces apart: a letter that Discord refused is another message in the channel.
    kind: &'static str,
    /// When the oldest of them was written.
    at: i64,
    /// The number of failed tries.
    pub(super) attempts: u32,
    traces: Traces,
    /// The table's live message.
    live: Option<u64>,
    /// Whether it shows the board.
    board: bool,
}

impl Errand {
    /// A table's post.
    pub(super) fn of(post: &Post, session: &Session) -> Errand {
        Errand {
            number: post.id,
            first: post.first,
            kind: if post.person.is_some() { "d" } else { "" },
            at: post.at,
            attempts: post.attempts,
            traces: Traces::of(&post.effect, session),
            live: post.live,
            board: matches!(post.effect, Effect::Board { .. }),
        }
    }

    /// A digest.
    pub(super) fn digest(letter: &DigestLetter) -> Errand {
        Errand {
            number: letter.id,
            first: letter.id,
            kind: "w",
            at: letter.at,
            attempts: letter.attempts,
            traces: Traces::of_digest(letter.person),
            live: None,
            board: false,
        }
    }
}

impl Outbox {
    /// Edits a message.
    pub(super) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        page: &Page,
        attempts: u32,
    ) -> anyhow::Result<Posted> {
        let edit = |page: &Page| {
            let edit = page.edit();
            async move { done(channel.edit_message(&self.http, message, edit).await).context("editing a message") }
        };
        taken(&page.clone().linked(&self.messages.mentions), attempts, edit).await?;
        Ok(Posted { message: Some(message.get()), ..Posted::default() })
    }

    /// Sends a message once: by its nonce while Discord knows it, after that by looking for it.
    pub(super) async fn send(
        &self,
        errand: &Errand,
        channel: ChannelId,
        page: &Page,
    ) -> anyhow::Result<Posted> {
        let page = &page.clone().linked(&self.messages.mentions);
        // A clock that has been set back since says nothing about the nonce's age.
        let known = (0..=NONCE).contains(&(self.tables.now() - errand.at));
        let mut own = if known { Vec::new() } else { self.find(errand, channel, Some(page)).await? };
        let bare = page.uploads().then(|| page.bare());
        let says = |message: &Read| {
            let mut forms = [Some(page), bare.as_ref()].into_iter().flatten();
            forms.any(|form| same_words(&message.content, &form.content))
        };
        let message = match own.iter().position(says) {
            Some(said) => own.swap_remove(said),
            None if own.is_empty() => self.push(errand, errand.first, channel, page).await?,
            None => own.remove(0),
        };
        let mut posted = Posted { message: Some(message.id.get()), ..Posted::default() };
        if errand.first != errand.number && !says(&message) {
            // Older posts that this one supersedes were sent, but the process ended, or the answer was lost, before that was noted.
            if known {
                own = self.find(errand, channel, None).await?;
            }
            let calls = errand.board && !page.ping.is_empty();
            // A process may also have ended after it called with the newest of them: nobody is called twice with the same words.
            let said = own.iter().find(|other| says(other)).map(|said| said.id.get());
            posted = if said.is_some() {
                own.push(message);
                Posted { message: said, ..Posted::default() }
            } else if calls {
                own.retain(|other| other.id != message.id);
                own.push(message);
                let newer = self.push(errand, errand.number, channel, page).await?;
                Posted { message: Some(newer.id.get()), ..Posted::default() }
            } else {
                self.edit(channel, message.id, page, errand.attempts).await?
            };
        }
        let old = |other: &Read| Some(other.id.get()) != posted.message && !other.buttons.is_empty();
        let past = own.into_iter().filter(old).map(|other| past(channel, other.id, Remains::Words)).collect();
        Ok(Posted { past, ..posted })
    }

    /// Sends a message under the nonce of that number. The time keeps equal numbers of two databases apart.
    async fn push(
        &self,
        errand: &Errand,
        number: i64,
        channel: ChannelId,
        page: &Page,
    ) -> anyhow::Result<Read> {
        let nonce = format!("{}-{number}{}", errand.at, errand.kind);
        let push = |page: &Page| {
            let sent = rest::send(&self.http, channel, page.message(&nonce), page.files());
            async { sent.await.context("sending a message") }
        };
        taken(page, errand.attempts, push).await
    }

    /// The message for a later post of the same thing to change: the noted one, or one that was not noted because the process ended, or the
    /// answer was lost.
    pub(super) async fn former(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
    ) -> anyhow::Result<Option<MessageId>> {
        let noted = post.earlier.map(MessageId::new);
        if noted.is_some() || post.first == post.id {
            return Ok(noted);
        }
        Ok(self.find(&Errand::of(post, session), channel, None).await?.first().map(|message| message.id))
    }

    /// Every message that a thing may have left: the noted one, and those that were never noted.
    pub(super) async fn all_former(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
    ) -> anyhow::Result<Vec<MessageId>> {
        let mut former: Vec<MessageId> = post.earlier.map(MessageId::new).into_iter().collect();
        let found =
            self.find(&Errand::of(post, session), channel, None).await?.into_iter().map(|message| message.id);
        former.extend(found.filter(|id| Some(id.get()) != post.earlier));
        Ok(former)
    }

    /// Looks among the newest messages for the bot's own of that thing, by its buttons or by the page's words; the newest first.
    pub(super) async fn find(
        &self,
        errand: &Errand,
        channel: ChannelId,
        page: Option<&Page>,
    ) -> anyhow::Result<Vec<Read>> {
        let messages = self.own(channel).await?;
        // Buttons are surer than the time, which may differ between Discord's clock and this machine's.
        let marked = |message: &Read| {
            let newer = errand.live.is_none_or(|live| message.id.get() > live);
            errand.traces.are_on(message) && (newer || !errand.board)
        };
        let written = errand.at.min(self.tables.now());
        let says = |message: &Read| {
            message.written() >= written
                && page.is_some_and(|page| same_words(&message.content, &page.content))
        };
        let mine =
            |message: &Read| Some(message.id.get()) != errand.live && (marked(message) || says(message));
        Ok(messages.into_iter().filter(mine).collect())
    }

    /// The messages with buttons that a table has left in that channel.
    pub(super) async fn left_behind(
        &self,
        session: &Session,
        channel: ChannelId,
    ) -> anyhow::Result<Vec<u64>> {
        if session.place.channel == channel.get() {
            return Ok(Vec::new());
        }
        let traces = Traces::of_table(session);
        let messages = self.own(channel).await?;
        Ok(messages.iter().filter(|message| traces.are_on(message)).map(|message| message.id.get()).collect())
    }

    /// The bot's own among the newest messages, the newest first.
    async fn own(&self, channel: ChannelId) -> anyhow::Result<Vec<Read>> {
        let Some(me) = self.http.application_id() else { return Ok(Vec::new()) };
        let newest = rest::messages(&self.http, channel, SEARCHED, None).await;
        match newest.map_err(anyhow::Error::from) {
            Ok(messages) => Ok(messages.into_iter().filter(|message| message.is_of(me)).collect()),
            Err(error) if Trouble::of(&error).passes() => Err(error),
            // A bot that may not read there may still write.
            Err(_) => Ok(Vec::new()),
        }
    }
}

/// Sends a page to Discord; without its picture if that is what Discord refuses: at once if it is too large, else at the second try. The
/// next board has its picture again.
async fn taken<T, F>(page: &Page, attempts: u32, ask: impl Fn(&Page) -> F) -> anyhow::Result<T>
where
    F: Future<Output = anyhow::Result<T>>,
{
    if !page.uploads() {
        return ask(page).await;
    }
    let patience = if attempts == 0 { PATIENCE } else { UPLOAD };
    let cause = match tokio::time::timeout(patience, ask(page)).await {
        Ok(Err(error)) if Trouble::is_too_large(&error) => error,
        Ok(Err(error)) if attempts > 0 && Trouble::may_be_the_files(&error) => error,
        Ok(asked) => return asked,
        Err(_) => anyhow::anyhow!("no answer in time"),
    };
    let taken = ask(&page.bare()).await?;
    tracing::warn!(cause = %format!("{cause:#}"), "a message goes without its picture");
    Ok(taken)
}

/// The post that takes the buttons off a message.
pub(super) fn past(channel: ChannelId, message: MessageId, remains: Remains) -> Effect {
    Effect::Past { channel: channel.get(), message: message.get(), remains }
}
