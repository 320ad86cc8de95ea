//! Digests: by direct message for people who want one; if they take none, one on each server where something waits for them.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};

use super::attempt::backoff;
use super::send::Errand;
use super::{Outbox, TRIES};
use crate::discord::features::waiting::deed::public_digest_page;
use crate::discord::wire::rooms::Rooms;
use crate::discord::wire::trouble::Trouble;
use host::outbox::{DigestLetter, DigestSent};
use host::tables::Waiting;
use session::{Intent, Person, Session};

impl Outbox {
    /// Sends the next due digest of a person; false if none is due.
    pub(super) async fn send_next_digest(&self, person: u64) -> anyhow::Result<bool> {
        let outbox = self.tables.outbox();
        let Some(letter) = outbox.digest_letter(person, self.tables.now()).await? else { return Ok(false) };
        let tried = self.try_to(self.tell(&letter)).await?;
        let (now, digest) = (self.tables.now(), letter.id);
        let sent = match tried {
            Ok(sent) => sent,
            Err(Trouble::Later(cause)) => self.later(&letter, &cause),
            Err(Trouble::Odd(cause)) if letter.attempts < TRIES => self.later(&letter, &cause),
            Err(
                Trouble::Odd(cause)
                | Trouble::Never(cause)
                | Trouble::Closed(cause)
                | Trouble::Deleted(cause),
            ) => {
                tracing::error!(digest, cause, "a digest is refused for good and left out");
                DigestSent::Nothing
            }
        };
        outbox.digest_sent(&letter, sent, now).await?;
        Ok(true)
    }

    fn later(&self, letter: &DigestLetter, cause: &str) -> DigestSent {
        let wait = backoff(letter.attempts);
        tracing::warn!(digest = letter.id, attempts = letter.attempts, cause, wait, "posting failed for now");
        DigestSent::Failed(self.tables.now() + wait)
    }

    /// Says to a person, or in a server's channel, what waits for them; nothing if nothing waits any more.
    async fn tell(&self, letter: &DigestLetter) -> anyhow::Result<DigestSent> {
        match letter.server {
            None => self.tell_directly(letter).await,
            Some(server) => self.tell_publicly(letter, server).await,
        }
    }

    /// Sends a person their digest; replaces the one before.
    async fn tell_directly(&self, letter: &DigestLetter) -> anyhow::Result<DigestSent> {
        let (outbox, person) = (self.tables.outbox(), letter.person);
        for (place, message) in outbox.last_digest(person).await? {
            // A digest in a closed channel is deleted by the next one.
            if self.take_away(ChannelId::new(place), MessageId::new(message)).await? {
                outbox.digest_is_gone(person, message).await?;
            }
        }
        let waiting = self.waits_for(person).await?;
        let Some(first) = waiting.first() else { return Ok(DigestSent::Nothing) };
        let page = self.messages.digest_page(person, &first.locale, &waiting);
        let posted = self.send_directly(&Errand::digest(letter), person, &page).await?;
        if let Some((channel, message)) = posted.and_then(|posted| posted.channel.zip(posted.message)) {
            return Ok(DigestSent::Told { channel, message });
        }
        let servers: BTreeSet<u64> = waiting.iter().map(|waiting| waiting.place.guild).collect();
        Ok(DigestSent::Publicly(servers.into_iter().collect()))
    }

    /// What waits for a person on the servers that the bot is on.
    async fn waits_for(&self, person: u64) -> anyhow::Result<Vec<Waiting>> {
        let mut waiting = self.tables.waiting_with_others(person).await?;
        self.messages.known.keep_served(&mut waiting);
        Ok(waiting)
    }

    /// Says what waits for a person on that server, in the channel of the table that has waited longest; if nothing can be posted there, in
    /// the next one's.
    async fn tell_publicly(&self, letter: &DigestLetter, server: u64) -> anyhow::Result<DigestSent> {
        let waiting = self.waits_for(letter.person).await?;
        let there = waiting.iter().filter(|waiting| waiting.place.guild == server && !waiting.parked);
        let mut there: Vec<&Waiting> = there.collect();
        there.sort_by_key(|waiting| waiting.since);
        let rooms = match there.first() {
            Some(first) if there.iter().any(|other| other.place != first.place) => {
                let rooms = Rooms::of(&self.http, server).await;
                rooms.inspect_err(|error| tracing::info!(server, %error, "its channels are not told")).ok()
            }
            _ => None,
        };
        let is_known = |channel| rooms.as_ref().is_some_and(|rooms| rooms.is_open_to_all(channel));
        for table in there {
            let Some(found) = self.tables.find(table.session).await? else { continue };
            let session = &found.session;
            let channel = ChannelId::new(session.place.channel);
            let page = public_digest_page(session, letter.person, &waiting, is_known);
            let sent = self.send(&Errand::digest(letter), channel, &page).await;
            let (trouble, error) = match sent {
                Ok(posted) => {
                    let told = |message| DigestSent::Told { channel: channel.get(), message };
                    return Ok(posted.message.map_or(DigestSent::Nothing, told));
                }
                Err(error) => (Trouble::of(&error), error),
            };
            match trouble {
                Trouble::Closed(_) => self.close(session).await,
                Trouble::Deleted(_) => {}
                Trouble::Odd(_) if letter.attempts >= TRIES => {}
                Trouble::Odd(_) | Trouble::Later(_) | Trouble::Never(_) => return Err(error),
            }
        }
        Ok(DigestSent::Nothing)
    }

    /// Parks a table whose channel turns out to be closed.
    async fn close(&self, session: &Session) {
        match self.tables.act(session.id, &Person::bot(), &Intent::Park, None).await {
            Ok(_) => self.messages.known.close(session.place.channel),
            Err(cause) => tracing::warn!(session = %session.id, %cause, "a closed table is not parked"),
        }
    }
}
