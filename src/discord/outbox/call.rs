//! Calls of one person: in their direct messages if they wish it and Discord lets the bot, else in the table's channel.

use games::Seat;
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId, UserId};

use super::Outbox;
use crate::discord::page::Page;
use crate::discord::trouble::Trouble;
use crate::session::{Effect, Session};
use crate::store::{Post, Posted};

impl Outbox {
    /// Calls a seat in the place of an earlier call.
    pub(super) async fn call(&self, post: &Post, session: &Session, seat: Seat) -> anyhow::Result<Posted> {
        let desk = self.desk();
        let Some(page) = desk.call_page(session, seat) else {
            // They have acted meanwhile.
            return self.withdraw(post, session).await;
        };
        let channel = ChannelId::new(session.place.channel);
        if let Some((place, earlier)) = noted(post, channel) {
            self.take_away(place, earlier).await?;
        }
        match (desk.direct_page(session, seat, post.live), user_on(session, seat)) {
            (Some(direct), Some(user)) => self.send_directly(post, session, user, &direct, &page).await,
            _ => self.send(post, session, channel, &page).await,
        }
    }

    /// Sends a person a direct message; if Discord takes none for them, something else goes to the table's channel.
    pub(super) async fn send_directly(
        &self,
        post: &Post,
        session: &Session,
        user: u64,
        direct: &Page,
        public: &Page,
    ) -> anyhow::Result<Posted> {
        let sent: anyhow::Result<Posted> = async {
            let place = self.direct_channel(user).await?;
            let posted = self.send(post, session, place, direct).await?;
            Ok(Posted { channel: Some(place.get()), ..posted })
        }
        .await;
        match sent {
            Err(error) if !matches!(Trouble::of(&error), Trouble::Later(_)) => {
                tracing::info!(session = session.id.0, cause = %format!("{error:#}"), "no direct message is taken");
                self.send(post, session, ChannelId::new(session.place.channel), public).await
            }
            sent => sent,
        }
    }

    /// Deletes a call: the one that was noted, and one of which nobody heard that was to take its place.
    pub(super) async fn withdraw(&self, post: &Post, session: &Session) -> anyhow::Result<Posted> {
        let channel = ChannelId::new(session.place.channel);
        let mut calls: Vec<(ChannelId, MessageId)> = noted(post, channel).into_iter().collect();
        // The end of a call brings no message of its own.
        if post.first != post.id || !matches!(post.effect, Effect::Heard(_)) {
            for place in self.places_of_calls(post, session).await? {
                let found = self.find(post, session, place, None).await?;
                calls.extend(found.into_iter().map(|message| (place, message.id)));
            }
        }
        calls.dedup();
        for (place, call) in calls {
            self.take_away(place, call).await?;
        }
        Ok(Posted::default())
    }

    /// The places in which a call may be out.
    ///
    /// # Errors
    /// If Discord cannot say now.
    async fn places_of_calls(&self, post: &Post, session: &Session) -> anyhow::Result<Vec<ChannelId>> {
        let mut places = vec![ChannelId::new(session.place.channel)];
        if let Effect::Call(seat) | Effect::Heard(seat) = post.effect
            && session.seat(seat).is_some_and(|row| row.rhythm.direct)
            && let Some(user) = user_on(session, seat)
        {
            match self.direct_channel(user).await {
                Ok(channel) => places.push(channel),
                Err(error) if matches!(Trouble::of(&error), Trouble::Later(_)) => return Err(error),
                // Where none can be opened, none has been sent.
                Err(_) => {}
            }
        }
        Ok(places)
    }

    /// The channel of the direct messages to a person.
    async fn direct_channel(&self, user: u64) -> anyhow::Result<ChannelId> {
        Ok(UserId::new(user).create_dm_channel(&*self.http).await?.id)
    }

    /// Deletes an own message; it may be gone, or its channel closed.
    pub(super) async fn take_away(&self, channel: ChannelId, message: MessageId) -> anyhow::Result<()> {
        match self.delete(channel, message).await {
            Err(error) if matches!(Trouble::of(&error), Trouble::Later(_)) => Err(error),
            _ => Ok(()),
        }
    }
}

/// Discord's number of the person on a seat.
fn user_on(session: &Session, seat: Seat) -> Option<u64> {
    session.seat(seat)?.sitter.user()
}

/// The call that was noted, and where it stands.
fn noted(post: &Post, channel: ChannelId) -> Option<(ChannelId, MessageId)> {
    Some((post.elsewhere.map_or(channel, ChannelId::new), MessageId::new(post.earlier?)))
}
