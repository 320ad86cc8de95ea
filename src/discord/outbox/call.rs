//! Calls of one person: by direct message if they wish it and Discord allows it, else in the table's channel.

use poise::serenity_prelude::{ChannelId, MessageId};
use rules::Seat;

use super::attempt::Delivery;
use super::send::{Errand, past};
use super::{Outbox, TRIES};
use crate::discord::message::page::Page;
use crate::discord::wire::rest;
use crate::discord::wire::trouble::Trouble;
use host::outbox::{Post, Posted};
use session::{Effect, Remains, Session};

impl Outbox {
    /// Calls a seat and replaces an earlier call, or edits that.
    pub(super) async fn call(&self, post: &Post, session: &Session, seat: Seat) -> anyhow::Result<Delivery> {
        let messages = &self.messages;
        let Some(page) = messages.call_page(session, seat) else {
            // They have acted meanwhile.
            return self.withdraw(post, session).await.map(Delivery::Sent);
        };
        let channel = ChannelId::new(session.place.channel);
        let mut past = Vec::new();
        let direct = messages.direct_page(session, seat, post.live);
        if let Some((place, earlier)) = noted(post, channel) {
            if matches!(post.effect, Effect::UpdateCall(_)) {
                let page = direct.filter(|_| place != channel).unwrap_or(page);
                return match self.edit(place, earlier, &page, post.attempts).await {
                    Err(error) if Trouble::is_lost_message(&error) => Ok(Delivery::Sent(Posted::default())),
                    edited => Ok(Delivery::Sent(Posted { channel: post.elsewhere, ..edited? })),
                };
            }
            past = self.take_call_away(session, place, earlier).await?;
        }
        let posted = match (post.person, direct) {
            (Some(user), Some(direct)) => {
                let errand = Errand::of(post, session);
                let Some(posted) = self.send_directly(&errand, user, &direct).await? else {
                    return Ok(Delivery::Public);
                };
                posted
            }
            (Some(_), None) => return Ok(Delivery::Public),
            (None, _) => self.send(&Errand::of(post, session), channel, &page).await?,
        };
        past.extend(posted.past);
        Ok(Delivery::Sent(Posted { past, ..posted }))
    }

    /// Sends a person a direct message; none if Discord refuses it.
    pub(super) async fn send_directly(
        &self,
        errand: &Errand,
        user: u64,
        page: &Page,
    ) -> anyhow::Result<Option<Posted>> {
        let sent: anyhow::Result<Posted> = async {
            let place = self.direct_channel(user).await?;
            let posted = self.send(errand, place, page).await?;
            Ok(Posted { channel: Some(place.get()), ..posted })
        }
        .await;
        let error = match sent {
            Ok(posted) => return Ok(Some(posted)),
            Err(error) => error,
        };
        let goes_on = match Trouble::of(&error) {
            Trouble::Later(_) => true,
            Trouble::Odd(_) => errand.attempts < TRIES,
            Trouble::Closed(_) | Trouble::Deleted(_) | Trouble::Never(_) => false,
        };
        if goes_on {
            return Err(error);
        }
        self.messages.known.keep_direct(user, None);
        tracing::info!(letter = errand.number, cause = %format!("{error:#}"), "no direct message is taken");
        Ok(None)
    }

    /// Deletes a call: the noted one, and its unnoted successor.
    pub(super) async fn withdraw(&self, post: &Post, session: &Session) -> anyhow::Result<Posted> {
        let channel = ChannelId::new(session.place.channel);
        let mut calls: Vec<(ChannelId, MessageId)> = noted(post, channel).into_iter().collect();
        // The end of a call brings no message of its own.
        if post.first != post.id || !matches!(post.effect, Effect::TakeCallAway(_)) {
            for place in self.places_of_calls(post, session).await? {
                let found = self.find(&Errand::of(post, session), place, None).await?;
                calls.extend(found.into_iter().map(|message| (place, message.id)));
            }
        }
        calls.dedup();
        let mut posted = Posted::default();
        for (place, call) in calls {
            posted.past.extend(self.take_call_away(session, place, call).await?);
        }
        Ok(posted)
    }

    /// Deletes a call. A call in a closed channel of the table is deleted when that opens again.
    async fn take_call_away(
        &self,
        session: &Session,
        place: ChannelId,
        call: MessageId,
    ) -> anyhow::Result<Vec<Effect>> {
        let gone = self.take_away(place, call).await? || place.get() != session.place.channel;
        Ok(if gone { Vec::new() } else { vec![past(place, call, Remains::Nothing)] })
    }

    /// The channels in which a call may stand.
    async fn places_of_calls(&self, post: &Post, session: &Session) -> anyhow::Result<Vec<ChannelId>> {
        let mut places = vec![ChannelId::new(session.place.channel)];
        if let Effect::Call(seat) | Effect::UpdateCall(seat) | Effect::TakeCallAway(seat) = post.effect
            && session.seat(seat).is_some_and(|row| row.availability.direct)
            && let Some(user) = user_on(session, seat)
        {
            match self.direct_channel(user).await {
                Ok(channel) => places.push(channel),
                Err(error) if Trouble::of(&error).passes() => return Err(error),
                // If none can be opened, none has been sent.
                Err(_) => {}
            }
        }
        Ok(places)
    }

    /// The channel of a person's direct messages, opened once.
    async fn direct_channel(&self, user: u64) -> anyhow::Result<ChannelId> {
        let known = &self.messages.known;
        if let Some(channel) = known.direct(user) {
            return Ok(ChannelId::new(channel));
        }
        let channel = rest::direct(&self.http, user).await?;
        known.keep_direct(user, Some(channel.get()));
        Ok(channel)
    }

    /// Deletes the bot's own message, which may be gone; false if its channel is closed.
    pub(super) async fn take_away(&self, channel: ChannelId, message: MessageId) -> anyhow::Result<bool> {
        match self.delete(channel, message).await {
            Ok(()) => Ok(true),
            Err(error) if Trouble::of(&error).passes() => Err(error),
            Err(error) => Ok(!matches!(Trouble::of(&error), Trouble::Closed(_))),
        }
    }
}

/// Discord's number of the person on a seat.
fn user_on(session: &Session, seat: Seat) -> Option<u64> {
    session.seat(seat)?.sitter.user()
}

/// The noted call, and its channel.
fn noted(post: &Post, channel: ChannelId) -> Option<(ChannelId, MessageId)> {
    Some((post.elsewhere.map_or(channel, ChannelId::new), MessageId::new(post.earlier?)))
}
