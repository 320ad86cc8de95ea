use games::{Seat, SeatSet};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditMessage, MessageId};

use super::Outbox;
use crate::discord::desk::{Desk, Settings};
use crate::discord::page::Page;
use crate::discord::trouble::Trouble;
use crate::session::{Effect, Status};
use crate::store::{Post, Stretch};
use crate::tables::Found;

impl Outbox {
    /// Sends a post or edits its message; gives the message, and the part of the log that a board told.
    pub(super) async fn deliver(
        &self,
        post: &Post,
        table: &Found,
    ) -> anyhow::Result<(Option<MessageId>, Option<Stretch>)> {
        let desk = self.desk();
        let session = &table.session;
        let channel = ChannelId::new(session.place.channel);
        let message = match &post.effect {
            Effect::Board { since, ping } => return self.board(post, table, *since, *ping).await,
            // The game has begun: the board follows, and the lobby says who sits where, without its buttons.
            Effect::Lobby | Effect::Invitation(_) if session.table().is_some() => {
                let page = desk.lobby_page(session, Desk::public_lang(session));
                let Some(lobby) = post.earlier else { return Ok((None, None)) };
                match self.edit(channel, MessageId::new(lobby), &page).await {
                    Err(error) if !Trouble::is_lost_message(&error) => Err(error),
                    _ => Ok(None),
                }
            }
            Effect::Lobby => {
                let page = desk.lobby_page(session, Desk::public_lang(session));
                self.live(post, table, &page, false).await
            }
            Effect::Invitation(people) => {
                self.live(post, table, &desk.invitation_page(session, people), false).await
            }
            Effect::Left { channel, messages } => {
                self.take_leave(post, table, ChannelId::new(*channel), messages).await
            }
            Effect::Notice(note) => {
                let page = desk.notice_page(session, note);
                self.send(post, channel, &page).await.map(Some)
            }
            Effect::Question(question) => {
                // It is closed meanwhile: a later post gives its message the last words.
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
            Effect::Call(seat) => {
                if let Some(earlier) = post.earlier {
                    self.delete(channel, MessageId::new(earlier)).await?;
                }
                let Some(page) = desk.call_page(session, *seat) else { return Ok((None, None)) };
                self.send(post, channel, &page).await.map(Some)
            }
            Effect::Heard(_) => {
                if let Some(earlier) = post.earlier {
                    self.delete(channel, MessageId::new(earlier)).await?;
                }
                return Ok((None, None));
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
        table: &Found,
        since: i64,
        ping: SeatSet,
    ) -> anyhow::Result<(Option<MessageId>, Option<Stretch>)> {
        let desk = self.desk();
        let session = &table.session;
        // A post that has waited long may name people who have acted meanwhile. Everybody is called at the end.
        let going_on = session.status == Status::Live;
        let must = |seat: &Seat| !going_on || session.seat(*seat).is_some_and(|row| row.must());
        let ping: SeatSet = ping.iter().filter(must).collect();
        // Whoever must act is called by a new message, everybody hears of the beginning and of the end.
        let fresh = !ping.is_empty() || post.told.is_none() || !going_on;
        let until = session.shown.as_ref().map_or(since, |stage| stage.seq);
        let since = match post.told {
            // Does not repeat what the previous board told, except its last line: whoever is pinged needs it.
            Some(told) if fresh && told.until == until => until - 1,
            Some(told) if fresh => told.until.max(since),
            // A board that is edited goes on telling what it has told: a whole turn stands in one message. Alone, a turn is a
            // move.
            Some(told) if session.seats.len() > 1 => told.since.min(since),
            _ => since,
        };
        let stretch = Stretch { since, until };
        let page = desk.board_page(table, &desk.tale(session, stretch)?, ping).await?;
        let message = self.live(post, table, &page, fresh).await?;
        Ok((message, Some(stretch)))
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
        table: &Found,
        page: &Page,
        fresh: bool,
    ) -> anyhow::Result<Option<MessageId>> {
        let channel = ChannelId::new(table.place.channel);
        let old = post.live.map(MessageId::new);
        if let (Some(message), false) = (old, fresh) {
            match self.edit(channel, message, page).await {
                Ok(message) => return Ok(Some(message)),
                Err(error) if Trouble::is_lost_message(&error) => {}
                Err(error) => return Err(error),
            }
        }
        let message = self.send(post, channel, page).await?;
        if let (Some(old), Some(told)) = (old.filter(|&old| old != message), post.told) {
            self.retire(post, table, old, told).await;
        }
        Ok(Some(message))
    }

    /// Tells a channel where its table has gone, and takes the buttons off what the table has left there. What cannot be told there
    /// need not be.
    async fn take_leave(
        &self,
        post: &Post,
        table: &Found,
        channel: ChannelId,
        messages: &[u64],
    ) -> anyhow::Result<Option<MessageId>> {
        for &message in messages {
            let bare = EditMessage::new().components(Vec::new());
            self.strip(post, channel, MessageId::new(message), bare).await;
        }
        match self.send(post, channel, &self.desk().moved_page(&table.session)).await {
            Err(error) if matches!(Trouble::of(&error), Trouble::Closed(_) | Trouble::Deleted(_)) => Ok(None),
            sent => sent.map(|_| None),
        }
    }

    /// Takes the buttons off a board that is old news, and its picture, unless the server keeps them: one picture stands in a
    /// channel, the lowest.
    async fn retire(&self, post: &Post, table: &Found, old: MessageId, told: Stretch) {
        let keeps = Settings::of(&table.settings).keeps_boards;
        let edit = match self.desk().tale(table, told) {
            Ok(tale) if !keeps => self.desk().past_page(table, &tale).edit(),
            _ => EditMessage::new().components(Vec::new()),
        };
        self.strip(post, ChannelId::new(table.place.channel), old, edit).await;
    }

    /// Gives an old message what little is left of it; if that cannot be done, its buttons still say so when pressed.
    pub(super) async fn strip(&self, post: &Post, channel: ChannelId, old: MessageId, bare: EditMessage) {
        if let Err(error) = channel.edit_message(&self.http, old, bare).await {
            tracing::debug!(%error, session = post.session.0, "an old message keeps its buttons");
        }
    }

    /// Deletes an own message; somebody may have done so already.
    async fn delete(&self, channel: ChannelId, message: MessageId) -> anyhow::Result<()> {
        let deleted = channel.delete_message(&self.http, message).await.map_err(anyhow::Error::from);
        deleted.or_else(|error| if Trouble::is_lost_message(&error) { Ok(()) } else { Err(error) })
    }
}
