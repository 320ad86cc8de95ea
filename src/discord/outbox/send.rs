use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use serde::Serialize;
use serenity::{ChannelId, EditAttachments, EditMessage, MessageId};

use super::Outbox;
use crate::discord::page::Page;
use crate::session::Effect;
use crate::store::Post;

/// Seconds for which Discord knows a nonce, less a margin: an older try of a post may be there without being found so.
const NONCE: i64 = 120;
/// The number of newest messages among which the bot looks for its own.
const SEARCHED: u8 = 20;

impl Outbox {
    /// Gives a message another content.
    pub(super) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        page: &Page,
    ) -> anyhow::Result<MessageId> {
        let page = page.clone().linked(&self.mentions);
        channel.edit_message(&self.http, message, page.edit()).await.context("editing a message")?;
        Ok(message)
    }

    /// Sends a message once: by its nonce while Discord knows it, by looking for it afterwards.
    pub(super) async fn send(
        &self,
        post: &Post,
        channel: ChannelId,
        page: &Page,
    ) -> anyhow::Result<MessageId> {
        let page = &page.clone().linked(&self.mentions);
        let message = match self.find(post, channel, page).await {
            Some(found) => found,
            None => self.push(post, post.first, channel, page).await?,
        };
        if post.first == post.id || same_words(&message.content, &page.content) {
            return Ok(message.id);
        }
        // An older post that this one supersedes was out already: the process ended, or the answer was lost, before that was noted.
        let calls = matches!(post.effect, Effect::Board { .. }) && !page.ping.is_empty();
        if !calls {
            return self.edit(channel, message.id, page).await;
        }
        let newer = self.push(post, post.id, channel, page).await?;
        let bare = EditMessage::new().components(Vec::new()).attachments(EditAttachments::new());
        self.strip(post, channel, message.id, bare).await;
        Ok(newer.id)
    }

    /// Sends a message under the nonce of that number. The time keeps apart what two databases have numbered alike.
    async fn push(
        &self,
        post: &Post,
        number: i64,
        channel: ChannelId,
        page: &Page,
    ) -> anyhow::Result<serenity::Message> {
        let nonce = format!("{}-{number}", post.at);
        channel.send_message(&self.http, page.message(&nonce)).await.context("sending a message")
    }

    /// Looks among the newest messages for one's own with those words or those buttons: an earlier try may have come through
    /// after all, and be too old for its nonce.
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
}

/// Whether two texts have the same words. Marks between them may have been changed on the way.
fn same_words(one: &str, other: &str) -> bool {
    one.chars().filter(|c| c.is_alphanumeric()).eq(other.chars().filter(|c| c.is_alphanumeric()))
}

/// The custom_id of a message's first button or menu: it names the table and the purpose.
fn first_button(rows: &impl Serialize) -> Option<String> {
    let rows = serde_json::to_value(rows).ok()?;
    Some(rows.pointer("/0/components/0/custom_id")?.as_str()?.to_owned())
}
