//! The live message of a table: its lobby, then its board.
//!
//! It is edited while nothing newer is below it. A new one replaces it, and folds it, when somebody must be called, at the beginning and
//! the end, and when people have written below it: then silently, and at most once a minute in a channel.

use std::time::{Duration, Instant};

use poise::serenity_prelude::{ChannelId, MessageId};
use rules::{Seat, SeatSet};

use super::Outbox;
use super::send::{Errand, past};
use crate::discord::features::board::deed::{Tale, honours};
use crate::discord::message::page::Page;
use crate::discord::wire::rest;
use crate::discord::wire::trouble::Trouble;
use host::outbox::{Post, Posted, Stretch};
use host::tables::Found;
use session::{Effect, Remains, Status};

/// A live message younger than this is not posted anew because of messages below it.
pub(super) const STANDS: Duration = Duration::from_secs(60);

impl Outbox {
    /// The public board, with what happened since.
    pub(super) async fn board(
        &self,
        post: &Post,
        table: &Found,
        since: i64,
        ping: SeatSet,
    ) -> anyhow::Result<Posted> {
        let session = &table.session;
        // A post that has waited long may name people who have acted meanwhile. At the end everybody is called.
        let going_on = session.status == Status::Live;
        let must = |seat: &Seat| !going_on || session.seat(*seat).is_some_and(|row| row.must());
        let ping: SeatSet = ping.iter().filter(must).collect();
        // A new message calls people who must act, and everybody learns of the beginning and the end.
        let news = !ping.is_empty() || post.told.is_none() || !going_on;
        let until = session.shown.as_ref().map_or(since, |stage| stage.seq);
        let sunk = !news && post.told.is_some_and(|told| until > told.until) && self.has_sunk(post).await?;
        let fresh = news || sunk;
        let since = match post.told {
            // Does not repeat the previous board, except its last line: people who are pinged need it.
            Some(told) if fresh && told.until == until => until - 1,
            Some(told) if fresh => told.until.max(since),
            // An edited board keeps its story: a whole turn is in one message. For a person alone, a turn is a move.
            Some(told) if session.seats.len() > 1 => told.since.min(since),
            _ => since,
        };
        let stretch = Stretch { since, until };
        let tale = Tale { honours: honours(&self.tables, session).await?, ..Tale::of(session, stretch)? };
        let mut page = self.messages.board_page(table, &tale, ping).await?;
        page.is_quiet = sunk;
        let posted = self.live(post, table, &page, fresh).await?;
        Ok(Posted { told: Some(stretch), ..posted })
    }

    /// Edits the live message, or posts a new one that replaces it.
    pub(super) async fn live(
        &self,
        post: &Post,
        table: &Found,
        page: &Page,
        fresh: bool,
    ) -> anyhow::Result<Posted> {
        let channel = ChannelId::new(table.place.channel);
        // A board that was to call people may have been posted without a note, and they have acted meanwhile: then it is the live one.
        let called = matches!(&post.effect, Effect::Board { ping, .. } if !ping.is_empty());
        let fresh =
            fresh || called && !self.find(&Errand::of(post, &table.session), channel, None).await?.is_empty();
        if let (Some(message), false) = (post.live, fresh) {
            match self.edit(channel, MessageId::new(message), page, post.attempts).await {
                Err(error) if Trouble::is_lost_message(&error) => {}
                edited => return edited,
            }
        }
        let mut posted = self.send(&Errand::of(post, &table.session), channel, page).await?;
        self.channels().posted.insert(channel.get(), Instant::now());
        if let (Some(old), Some(told)) = (post.live.filter(|_| posted.message != post.live), post.told) {
            let remains = Remains::Story(told.since, told.until);
            posted.past.push(past(channel, MessageId::new(old), remains));
        }
        Ok(posted)
    }

    /// Whether there are messages below the live one, which has stood for a while.
    async fn has_sunk(&self, post: &Post) -> anyhow::Result<bool> {
        let channel = post.place.channel;
        let stands = self.channels().posted.get(&channel).is_some_and(|posted| posted.elapsed() < STANDS);
        let Some(live) = post.live.filter(|_| !stands) else { return Ok(false) };
        let (channel, live) = (ChannelId::new(channel), MessageId::new(live));
        let below = rest::messages(&self.http, channel, 1, Some(live)).await;
        match below.map_err(anyhow::Error::from) {
            Ok(below) => Ok(!below.is_empty()),
            Err(error) if Trouble::of(&error).passes() => Err(error),
            // A bot that may not read there may still write.
            Err(_) => Ok(false),
        }
    }
}
