use games::{Seat, SeatSet};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditMessage, MessageId};

use super::Outbox;
use crate::discord::desk::Desk;
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
            Effect::Lobby if session.table().is_some() => {
                let page = desk.lobby_page(session, Desk::public_lang(session));
                let Some(lobby) = post.earlier else { return Ok((None, None)) };
                match self.edit(channel, MessageId::new(lobby), &page).await {
                    Err(error) if !Trouble::is_lost_message(&error) => Err(error),
                    _ => Ok(None),
                }
            }
            Effect::Lobby => {
                let page = desk.lobby_page(session, Desk::public_lang(session));
                self.live(post, channel, &page, false).await
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
        let speech = desk.speech(session, Desk::public_lang(session));
        // A post that has waited long may name people who have acted meanwhile. The end calls whoever asked for it.
        let ended = session.status == Status::Ended;
        let must = |seat: &Seat| ended || session.seat(*seat).is_some_and(|row| row.must());
        let ping: SeatSet = ping.iter().filter(must).collect();
        // Whoever must act is called by a new message, and everybody hears of the end.
        let fresh = !ping.is_empty() || session.status != Status::Live;
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
        let story = session.narration(games::Viewer::Public, &speech, since)?;
        let page = desk.board_page(table, &story, since < 0, ping).await?;
        let message = self.live(post, ChannelId::new(session.place.channel), &page, fresh).await?;
        Ok((message, Some(Stretch { since, until })))
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
        channel: ChannelId,
        page: &Page,
        fresh: bool,
    ) -> anyhow::Result<Option<MessageId>> {
        let old = post.live.map(MessageId::new);
        if let (Some(message), false) = (old, fresh) {
            match self.edit(channel, message, page).await {
                Ok(message) => return Ok(Some(message)),
                Err(error) if Trouble::is_lost_message(&error) => {}
                Err(error) => return Err(error),
            }
        }
        let message = self.send(post, channel, page).await?;
        if let Some(old) = old.filter(|&old| old != message) {
            self.strip(post, channel, old).await;
        }
        Ok(Some(message))
    }

    /// Takes the buttons off a board that is old news; if that cannot be done, they still say so when pressed.
    pub(super) async fn strip(&self, post: &Post, channel: ChannelId, old: MessageId) {
        let bare = EditMessage::new().components(Vec::new());
        if let Err(error) = channel.edit_message(&self.http, old, bare).await {
            tracing::debug!(%error, session = post.session.0, "the old board keeps its buttons");
        }
    }
}
