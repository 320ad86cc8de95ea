//! Sharing a finished game: one message with its closing picture and its replay, in a channel that somebody chooses.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use host::sync::lock;
use poise::serenity_prelude as serenity;
use rules::{Outcome, Viewer};
use serenity::{ChannelId, EditInteractionResponse, Message, MessageId};
use tabletop::Picture as Kind;
use tokio::time::timeout;

use super::{Desk, revise};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::mentions::link;
use crate::discord::letters::parts::page::{Attachment, Late, Page};
use crate::discord::letters::replay::label;
use crate::discord::letters::share::{done_page, sat_at, share_page, shareable, shared_lang, shared_page};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rest::{self, same_words};
use crate::discord::wire::rights::{Held, Rights, missing, needed};
use crate::discord::wire::rooms::Rooms;
use crate::discord::wire::target::Target;
use crate::discord::wire::trouble::Trouble;
use crate::pictures::Purpose;
use host::tables::{Asker, Found};
use session::{Denied, Posting, SessionId};
use words::Speech;

/// The time in which one table is shared once in a channel.
const AGAIN: Duration = Duration::from_secs(60);
/// For how long Discord is waited for when it is to say what the bot may do.
const PATIENCE: Duration = Duration::from_secs(20);
/// The number of newest messages among which one's own is looked for.
const NEWEST: u8 = 20;

/// What is being shared and was just now: a table in a channel, since when it stands there.
#[derive(Debug, Default)]
pub(crate) struct Sharing(Mutex<BTreeMap<(SessionId, u64), Option<Instant>>>);

/// The right to share a table in a channel: nobody else does meanwhile, nor for a while once it stands there.
struct Claim {
    shares: Arc<Sharing>,
    key: (SessionId, u64),
}

/// A game that somebody wants to share.
pub(crate) struct AskedSharing {
    table: Found,
    outcome: Outcome,
    target: Target,
    claim: Claim,
    /// As long as it is there the caller waits for a replay.
    asker: Arc<Asker>,
}

impl Sharing {
    fn claim(self: &Arc<Self>, table: SessionId, channel: u64) -> Option<Claim> {
        let mut shares = lock(&self.0);
        shares.retain(|_, since| since.is_none_or(|since| since.elapsed() < AGAIN));
        let key = (table, channel);
        if shares.contains_key(&key) {
            return None;
        }
        shares.insert(key, None);
        Some(Claim { shares: self.clone(), key })
    }
}

impl Claim {
    /// Notes that the table may stand there.
    fn keep(&self) {
        lock(&self.shares.0).insert(self.key, Some(Instant::now()));
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut shares = lock(&self.shares.0);
        if shares.get(&self.key).is_some_and(Option::is_none) {
            shares.remove(&self.key);
        }
    }
}

impl Desk {
    /// Asks where a game is to be shared.
    ///
    /// # Errors
    /// [`Failure`]: the game has no result, or is not the caller's to share.
    pub(crate) fn share_question(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        Ok(share_page(table, &shareable(table, caller)?, caller, None))
    }

    /// Takes up the wish to share a game in a channel.
    ///
    /// # Errors
    /// [`Failure`]: as [`share_question`](Self::share_question); a channel in which the caller may not write, or in which the game was shared
    /// just now; as many replays that the caller waits for as one person may.
    pub(crate) fn ask_share(
        &self,
        caller: &Caller,
        table: Found,
        target: &Target,
    ) -> Result<AskedSharing, Failure> {
        let outcome = shareable(&table, caller)?;
        let lacking = target.lacking(&caller.speech());
        if !lacking.is_empty() {
            let permissions = ("permissions", lacking.join(", ").into());
            return Err(Failure::Told("deny-share-own", vec![target.named(), permissions]));
        }
        let claim = self.sharing.claim(table.id, target.channel);
        let claim = claim.ok_or_else(|| Failure::Told("deny-share-again", vec![target.named()]))?;
        let asker = self.replay_asker(caller)?;
        Ok(AskedSharing { table, outcome, target: *target, claim, asker })
    }

    /// Shares a game, and tells in the answer what came of it; if nothing did, another channel can be chosen there.
    pub(crate) async fn bring_share<F>(
        &self,
        caller: &Caller,
        asked: AskedSharing,
        edit: impl Fn(EditInteractionResponse) -> F,
    ) where
        F: Future<Output = serenity::Result<Message>>,
    {
        let page = match self.share(caller, &asked, &edit).await {
            Ok(page) => page,
            Err(failure) => {
                let excuse = failure.excuse(&caller.speech(), Some(asked.table.id.0));
                share_page(&asked.table, &asked.outcome, caller, Some(excuse))
            }
        };
        // Whoever reads that nothing came of it may choose the same channel at once.
        let AskedSharing { table, claim, asker, .. } = asked;
        drop((claim, asker));
        if let Err(error) = revise(&self.scribe.sealed(page), &caller.speech(), edit).await {
            tracing::warn!(%error, table = %table.id, "somebody does not hear whether their game was shared");
        }
    }

    async fn share<F>(
        &self,
        caller: &Caller,
        asked: &AskedSharing,
        edit: &impl Fn(EditInteractionResponse) -> F,
    ) -> Result<Page, Failure>
    where
        F: Future<Output = serenity::Result<Message>>,
    {
        let speech = caller.speech();
        self.check_target(caller, &asked.target).await?;
        self.check_audience(caller, &asked.table, &asked.target).await?;
        let (table, lang) = (&asked.table, shared_lang(&asked.table));
        // Nothing is drawn before it is known that it can be posted.
        let mut replay = self.film(table, lang, asked.asker.clone())?;
        let film = match replay.drawn(&speech, edit).await {
            Ok(bytes) => Some(Attachment { bytes, label: label(table, &Speech::new(lang, Vec::new())) }),
            Err(Failure::Broken(cause)) => {
                let cause = format!("{cause:#}");
                tracing::error!(session = table.id.0, cause, "a game is shared without its replay");
                None
            }
            Err(failure) => return Err(failure),
        };
        let sight = table.sight(Viewer::Public).context("a finished game has a board")?;
        let Late { mut drawing, label } =
            self.scribe.drawn(Purpose::Board, table, sight.as_ref(), lang, Kind::Table, None);
        let picture = Attachment { bytes: drawing.finished().await?, label };
        // Somebody whom it names may have been forgotten while it was drawn.
        if !self.is_current(&replay).await {
            return Err(Failure::Denied(Denied::Busy));
        }
        let (message, whole) =
            self.post(caller, asked, shared_page(table, &asked.outcome, picture, film)).await?;
        let posting = Posting { channel: asked.target.channel, message: message.get() };
        Ok(done_page(&link(table, posting), &asked.target.mention(), whole, &speech))
    }

    /// Whether the bot may post in a channel of the caller's server; names what is missing.
    async fn check_target(&self, caller: &Caller, target: &Target) -> Result<(), Failure> {
        let asked = async {
            let rights = Rights::on(&self.http, caller.place.guild).await?;
            rights.in_channel(&self.http, target.channel).await
        };
        let held = timeout(PATIENCE, asked).await.map_err(|_| Failure::told("deny-discord-slow"))?;
        let Held { may, thread, locked } = held.map_err(|error| match Trouble::of(&error) {
            Trouble::Later(_) | Trouble::Odd(_) => Failure::told("deny-discord-slow"),
            _ => refused(&error, target),
        })?;
        let lacking = missing(needed(thread, locked), may, &caller.speech());
        if lacking.is_empty() {
            return Ok(());
        }
        Err(Failure::Told(
            "deny-share-permission",
            vec![target.named(), ("permissions", lacking.join(", ").into())],
        ))
    }

    /// Whether readers of that channel may see the game: those who sat there may show it to anybody, a moderator to those who could see
    /// it anyway.
    async fn check_audience(&self, caller: &Caller, table: &Found, target: &Target) -> Result<(), Failure> {
        let there = table.place.channel;
        if sat_at(table, caller) || target.channel == there {
            return Ok(());
        }
        let slow = || Failure::told("deny-discord-slow");
        let asked = timeout(PATIENCE, Rooms::of(&self.http, table.place.guild)).await.map_err(|_| slow())?;
        let rooms = match asked.map_err(anyhow::Error::from) {
            Err(error) if Trouble::of(&error).passes() => return Err(slow()),
            rooms => rooms?,
        };
        if rooms.is_open_to_all(there) { Ok(()) } else { Err(Failure::told("deny-share-private")) }
    }

    /// The newest message of one's own with those words.
    async fn own_words(&self, channel: ChannelId, words: &str) -> Option<MessageId> {
        let me = self.http.application_id()?;
        let newest = rest::messages(&self.http, channel, NEWEST, None).await;
        let newest =
            newest.inspect_err(|error| tracing::warn!(%error, "a message of one's own is not found")).ok()?;
        newest
            .into_iter()
            .find(|message| message.is_of(me) && same_words(&message.content, words))
            .map(|it| it.id)
    }

    /// Posts a game once, without the replay if Discord finds it too large; the message, and whether the replay is there.
    async fn post(
        &self,
        caller: &Caller,
        asked: &AskedSharing,
        mut page: Page,
    ) -> Result<(MessageId, bool), Failure> {
        // It is the same however often it is tried, so that Discord posts it once.
        let nonce = format!("{}s", caller.interaction);
        let channel = ChannelId::new(asked.target.channel);
        let mut again = true;
        loop {
            let sent = rest::send(&self.http, channel, page.message(&nonce), page.files()).await;
            let sent = match sent {
                // It stands there, wherever that is.
                Err(serenity::Error::Json(cause)) => {
                    asked.claim.keep();
                    self.own_words(channel, &page.content).await.ok_or(serenity::Error::Json(cause))
                }
                sent => sent.map(|message| message.id),
            };
            let error = match sent.map_err(anyhow::Error::from) {
                Ok(message) => {
                    asked.claim.keep();
                    return Ok((message, page.film.is_some()));
                }
                Err(error) => error,
            };
            if Trouble::is_too_large(&error) && page.film.take().is_some() {
                continue;
            }
            let passes = Trouble::of(&error).passes();
            if !passes || !again {
                tracing::info!(session = asked.table.id.0, cause = %format!("{error:#}"), "a game could not be shared");
                if passes {
                    // It may stand there all the same.
                    asked.claim.keep();
                }
                return Err(refused(&error, &asked.target));
            }
            again = false;
        }
    }
}

/// What somebody is told of a channel that Discord does not let the bot write in.
fn refused(error: &anyhow::Error, target: &Target) -> Failure {
    let key = match Trouble::of(error) {
        Trouble::Deleted(_) => "deny-share-gone",
        Trouble::Closed(_) => "deny-share-closed",
        Trouble::Never(_) if Trouble::is_lost_message(error) => "deny-share-closed",
        Trouble::Never(_) => "deny-share-refused",
        Trouble::Later(_) | Trouble::Odd(_) => "deny-share-slow",
    };
    Failure::Told(key, vec![target.named()])
}
