//! Digests: in the direct messages of whoever wishes one, else in the channel of the table that has waited longest.

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};

use super::Outbox;
use crate::discord::trouble::Trouble;
use crate::session::Session;
use crate::store::{Post, Posted};

impl Outbox {
    /// Sends a person what waits for them, in the place of the digest before; nothing if nothing waits any more.
    pub(super) async fn digest(&self, post: &Post, session: &Session, user: u64) -> anyhow::Result<Posted> {
        if let Some((place, earlier)) = self.tables.store().last_digest(user).await? {
            self.take_away(ChannelId::new(place), MessageId::new(earlier)).await?;
        }
        let desk = self.desk();
        let waiting = desk.waits_for(user).await?;
        if waiting.is_empty() {
            return Ok(Posted::default());
        }
        let sent: anyhow::Result<Posted> = async {
            let place = self.direct_channel_of(user).await?;
            let posted = self.send(post, session, place, &desk.digest_page(session, user, &waiting)).await?;
            Ok(Posted { channel: Some(place.get()), ..posted })
        }
        .await;
        match sent {
            Err(error) if !matches!(Trouble::of(&error), Trouble::Later(_)) => {
                tracing::info!(session = session.id.0, cause = %format!("{error:#}"), "no direct message is taken");
                let page = desk.public_digest_page(session, user, &waiting);
                self.send(post, session, ChannelId::new(session.place.channel), &page).await
            }
            sent => sent,
        }
    }
}
