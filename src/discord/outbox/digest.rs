//! Digests: in the direct messages of whoever wishes one, else in the channel of the table that has waited longest.

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};

use super::Outbox;
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
        let direct = desk.digest_page(session, user, &waiting);
        let public = desk.public_digest_page(session, user, &waiting);
        self.send_directly(post, session, user, &direct, &public).await
    }
}
