//! Digests: in the direct messages of whoever wishes one; if they take none, one on each server where something waits for them.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};

use super::{Outbox, TRIES};
use crate::discord::letters::waiting::public_digest_page;
use crate::discord::wire::trouble::Trouble;
use host::store::{Post, Posted};
use host::tables::Waiting;
use session::{Effect, Intent, Person, Session, SessionId};

impl Outbox {
    /// Sends a person what waits for them, in the place of the digest before; nothing if nothing waits any more.
    pub(super) async fn digest(&self, post: &Post, session: &Session, user: u64) -> anyhow::Result<Posted> {
        let store = self.tables.store();
        for (place, message) in store.last_digest(user).await? {
            // What stands behind a closed channel is taken away by the next digest.
            if self.take_away(ChannelId::new(place), MessageId::new(message)).await? {
                store.digest_is_gone(user, message).await?;
            }
        }
        let waiting = self.waits_for(user).await?;
        if waiting.is_empty() {
            return Ok(Posted::default());
        }
        let direct = self.scribe.digest_page(session, user, &waiting);
        if let Some(posted) = self.send_directly(post, session, user, &direct).await? {
            return Ok(posted);
        }
        let servers: BTreeSet<u64> = waiting.iter().map(|waiting| waiting.place.guild).collect();
        let carriers = servers.into_iter().filter_map(|server| carrier(&waiting, server, None));
        let carried = carriers.map(|table| (table, Effect::DigestHere(user))).collect();
        Ok(Posted { carried, ..Posted::default() })
    }

    /// What waits for a person on the servers that the bot is on.
    async fn waits_for(&self, user: u64) -> anyhow::Result<Vec<Waiting>> {
        let mut waiting = self.tables.all_waiting(user).await?;
        self.scribe.known.keep_served(&mut waiting);
        Ok(waiting)
    }

    /// Tells a person in a table's channel what waits for them on its server. If nothing can be posted there, another table carries it.
    pub(super) async fn digest_here(
        &self,
        post: &Post,
        session: &Session,
        user: u64,
    ) -> anyhow::Result<Posted> {
        let waiting = self.waits_for(user).await?;
        let here = session.place.guild;
        if !waiting.iter().any(|waiting| waiting.place.guild == here) {
            return Ok(Posted::default());
        }
        if !session.parked && !session.vanished {
            let page = public_digest_page(session, user, &waiting);
            let channel = ChannelId::new(session.place.channel);
            match self.send(post, session, channel, &page).await.map_err(|error| (Trouble::of(&error), error))
            {
                Ok(posted) => return Ok(posted),
                Err((Trouble::Closed(_), _)) => self.close(session).await,
                Err((Trouble::Deleted(_), _)) => {}
                Err((Trouble::Odd(_), _)) if post.attempts >= TRIES => {}
                Err((_, error)) => return Err(error),
            }
        }
        let next = carrier(&waiting, here, Some(session.place.channel));
        let carried = next.map(|table| (table, Effect::DigestHere(user))).into_iter().collect();
        Ok(Posted { carried, ..Posted::default() })
    }

    /// Parks a table whose channel has turned out to be closed.
    async fn close(&self, session: &Session) {
        match self.tables.act_on(session.id, &Person::bot(), &Intent::Park).await {
            Ok(_) => self.scribe.known.close(session.place.channel),
            Err(cause) => tracing::warn!(session = %session.id, %cause, "a closed table is not parked"),
        }
    }
}

/// The table on that server that has waited longest and where something can be posted, in another channel than that one.
fn carrier(waiting: &[Waiting], server: u64, than: Option<u64>) -> Option<SessionId> {
    let there = |waiting: &&Waiting| waiting.place.guild == server && Some(waiting.place.channel) != than;
    let open = waiting.iter().filter(there).filter(|waiting| !waiting.parked);
    open.min_by_key(|waiting| waiting.since).map(|waiting| waiting.session)
}
