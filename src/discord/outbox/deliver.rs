//! One post, carried out: sent, edited, or closed.

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, EditAttachments, EditMessage, MessageId};

use super::Outbox;
use super::attempt::Delivery;
use super::send::{Errand, past};
use crate::discord::features::board::deed::{Tale, past_page};
use crate::discord::features::board::notices::{closed_page, moved_page, notice_page};
use crate::discord::features::fairness::{commitment_page, start_page};
use crate::discord::features::leaderboard::page::season_words;
use crate::discord::features::search::page::{Callees, search_page};
use crate::discord::features::settings::deed::Settings;
use crate::discord::features::standings::{Ladder, RATED};
use crate::discord::message::page::Page;
use crate::discord::message::public_lang;
use crate::discord::wire::rest::done;
use crate::discord::wire::trouble::Trouble;
use host::database::Owner;
use host::outbox::{Post, Posted, Stretch};
use host::standings::ALL_GAMES;
use host::tables::Found;
use session::{Effect, Intent, Posting, Remains, Session};
use words::Speech;

impl Outbox {
    /// Sends a post or edits its message; returns the outcome.
    pub(super) async fn deliver(&self, post: &Post, table: &Found) -> anyhow::Result<Delivery> {
        let messages = &self.messages;
        let session = &table.session;
        let channel = ChannelId::new(session.place.channel);
        let posted = match &post.effect {
            // The log no longer replays; a notice that says so comes after the posts that cannot be shown.
            Effect::Board { .. } | Effect::Appeal(_) if session.table().is_none() => Ok(Posted::default()),
            Effect::Board { since, ping } => self.board(post, table, *since, *ping).await,
            Effect::Commitment if session.fairness.commitment.is_none() => {
                return self.tell_where(post, session, &commitment_page(session), Intent::Commit).await;
            }
            &Effect::Start(start) if session.owes_start() == Some(start) => {
                let told = |posting| Intent::Posted { start, posting };
                return self.tell_where(post, session, &start_page(session), told).await;
            }
            // It was posted, or people have changed their minds.
            Effect::Commitment | Effect::Start(_) => Ok(Posted::default()),
            Effect::Beacon => return Ok(self.ask_beacon(session, post.attempts).await),
            Effect::Call(seat) | Effect::UpdateCall(seat) => return self.call(post, session, *seat).await,
            Effect::Search { people, role } => {
                let called = Callees { people: self.callable(people).await?, role: *role };
                self.kept_or_gone(post, session, channel, search_page(session, called)).await
            }
            Effect::Unfilled => {
                self.kept_or_gone(post, session, channel, messages.unfilled_page(session)).await
            }
            // The game has begun: another message says who sits where and what is agreed.
            Effect::Lobby | Effect::Invitation(_) if session.table().is_some() => {
                self.kept_or_gone(post, session, channel, None).await
            }
            Effect::Lobby => self.lobby(post, table, None).await,
            Effect::Invitation(people) => self.lobby(post, table, Some(people)).await,
            Effect::Left { channel, messages } => {
                self.take_leave(post, session, ChannelId::new(*channel), messages).await
            }
            Effect::Past { channel, message, remains } => {
                let message = MessageId::new(*message);
                self.retire(table, ChannelId::new(*channel), message, *remains).await
            }
            Effect::Notice(note) => {
                self.send(&Errand::of(post, session), channel, &notice_page(session, note)).await
            }
            Effect::Question(number) | Effect::Absence(number) | Effect::Offer(number) => {
                self.question(post, session, channel, *number).await
            }
            Effect::Closed { note, .. } => {
                self.last_words(post, session, channel, &closed_page(session, note)).await
            }
            Effect::TakeCallAway(_) => self.withdraw(post, session).await,
            Effect::Season(since) => match self.season_page(session, *since).await? {
                Some(page) => self.send(&Errand::of(post, session), channel, &page).await,
                None => Ok(Posted::default()),
            },
            Effect::Appeal(number) => {
                self.kept(post, session, channel, &messages.appeal_page(session, *number)?).await
            }
        };
        posted.map(Delivery::Sent)
    }

    /// Posts a message that is never edited, and lets the table know where it stands.
    async fn tell_where(
        &self,
        post: &Post,
        session: &Session,
        page: &Page,
        intent: impl FnOnce(Posting) -> Intent,
    ) -> anyhow::Result<Delivery> {
        let channel = session.place.channel;
        let posted = self.send(&Errand::of(post, session), ChannelId::new(channel), page).await?;
        let known = posted.message.map(|message| Delivery::Told(intent(Posting { channel, message })));
        Ok(known.unwrap_or(Delivery::Sent(posted)))
    }

    /// How a server's season has gone; none if nothing of it counts any more.
    async fn season_page(&self, session: &Session, since: i64) -> anyhow::Result<Option<Page>> {
        let (standings, guild) = (self.tables.standings(), session.place.guild);
        let Some(season) = standings.season(guild, since).await? else { return Ok(None) };
        let found = standings.season_ladder(guild, ALL_GAMES, &season.span, RATED, None).await?;
        let ladder = Ladder::of_season(None, season.span, found, None);
        let lang = public_lang(session);
        let Some(content) = season_words(&ladder, &Speech::new(lang, Vec::new())) else { return Ok(None) };
        let settings = Settings::of(&self.tables.database().settings(Owner::Guild(guild)).await?);
        let page = self.messages.ladder_page(ladder, false, settings.theme(), lang).await?;
        Ok(Some(Page { content, is_quiet: true, ..page }))
    }

    /// The message of a lobby, perhaps with an invitation to the people of an earlier game.
    async fn lobby(&self, post: &Post, table: &Found, invited: Option<&[u64]>) -> anyhow::Result<Posted> {
        let repute = self.tables.standings().repute(&table.users(table.people()), table.place.guild).await?;
        let page = match invited {
            None => self.messages.lobby_page(table, public_lang(table), &repute),
            Some(people) => {
                let mut page = self.messages.invitation_page(table, people, &repute);
                page.ping = self.callable(&page.ping).await?;
                page
            }
        };
        self.live(post, table, &page, false).await
    }

    /// A question or an offer, as long as it is open.
    async fn question(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
        number: i64,
    ) -> anyhow::Result<Posted> {
        if let Some(page) = self.messages.open_page(session, number) {
            return self.kept(post, session, channel, &page).await;
        }
        // It was closed meanwhile: a later post closes its message, even one that was never noted.
        let message = self.all_former(post, session, channel).await?.first().map(|id| id.get());
        Ok(Posted { message, ..Posted::default() })
    }

    /// The people among these who may be called now, no matter where they sit.
    async fn callable(&self, people: &[u64]) -> anyhow::Result<Vec<u64>> {
        let mut callable = Vec::new();
        for &user in people {
            let availability = self.tables.store().rhythm(user).await?;
            callable.extend(availability.may_be_called(self.tables.now()).then_some(user));
        }
        Ok(callable)
    }

    /// Posts a message that stays in its place, or edits it; without a page deletes it.
    async fn kept_or_gone(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
        page: Option<Page>,
    ) -> anyhow::Result<Posted> {
        if let Some(page) = page {
            return self.kept(post, session, channel, &page).await;
        }
        if let Some(message) = self.former(post, session, channel).await? {
            self.delete(channel, message).await?;
        }
        Ok(Posted::default())
    }

    /// Posts a message that stays in its place, or edits it.
    async fn kept(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
        page: &Page,
    ) -> anyhow::Result<Posted> {
        if let Some(message) = post.earlier {
            match self.edit(channel, MessageId::new(message), page, post.attempts).await {
                Err(error) if Trouble::is_lost_message(&error) => {}
                edited => return edited,
            }
        }
        self.send(&Errand::of(post, session), channel, page).await
    }

    /// Gives the message of something that is over its last content. If nobody has seen it, or somebody has deleted it, nothing is posted.
    async fn last_words(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
        page: &Page,
    ) -> anyhow::Result<Posted> {
        let Some(message) = self.former(post, session, channel).await? else { return Ok(Posted::default()) };
        match self.edit(channel, message, page, post.attempts).await {
            Err(error) if Trouble::is_lost_message(&error) => Ok(Posted::default()),
            edited => edited,
        }
    }

    /// Says in a channel where its table has gone, and takes the buttons off the table's messages there. If that cannot be posted, it is
    /// dropped.
    async fn take_leave(
        &self,
        post: &Post,
        session: &Session,
        channel: ChannelId,
        messages: &[u64],
    ) -> anyhow::Result<Posted> {
        match self.send(&Errand::of(post, session), channel, &moved_page(session)).await {
            Err(error) if is_shut(&error) => return Ok(Posted::default()),
            sent => sent?,
        };
        // The latest posts may have been sent without a note.
        let unheard = self.left_behind(session, channel).await?;
        let unheard = unheard.iter().filter(|message| !messages.contains(message));
        let left = |message: &u64| past(channel, MessageId::new(*message), Remains::All);
        Ok(Posted { past: messages.iter().chain(unheard).map(left).collect(), ..Posted::default() })
    }

    /// Takes the buttons off a message that is old news. A board loses its picture too, unless the server keeps them: only the lowest
    /// picture stays in a channel.
    async fn retire(
        &self,
        table: &Found,
        channel: ChannelId,
        message: MessageId,
        remains: Remains,
    ) -> anyhow::Result<Posted> {
        if remains == Remains::Nothing {
            return match self.delete(channel, message).await {
                Err(error) if leaves(table, channel, &error) => Ok(Posted::default()),
                deleted => deleted.map(|()| Posted::default()).context("deleting a message"),
            };
        }
        let keeps = Settings::of(&table.settings).keeps_boards;
        let bare = EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new());
        let edit = match remains {
            // A story that the log can no longer replay is not waited for.
            Remains::Story(since, until) if !keeps => {
                let tale = Tale::of(table, Stretch { since, until });
                tale.map_or(bare, |tale| past_page(table, &tale).edit())
            }
            Remains::Words => bare.attachments(EditAttachments::new()),
            Remains::All | Remains::Story(..) | Remains::Nothing => bare,
        };
        let edited = done(channel.edit_message(&self.http, message, edit).await);
        match edited.map_err(anyhow::Error::from) {
            Err(error) if leaves(table, channel, &error) || Trouble::is_lost_message(&error) => {
                Ok(Posted::default())
            }
            edited => edited.map(|()| Posted::default()).context("taking the buttons off a message"),
        }
    }

    /// Deletes the bot's own message, which somebody may have deleted already.
    pub(super) async fn delete(&self, channel: ChannelId, message: MessageId) -> anyhow::Result<()> {
        let deleted = channel.delete_message(&self.http, message).await.map_err(anyhow::Error::from);
        deleted.or_else(|error| if Trouble::is_lost_message(&error) { Ok(()) } else { Err(error) })
    }
}

/// Whether a table's message stays as it is for good: its channel is gone, or is closed and no longer the table's, which would open again.
fn leaves(table: &Found, channel: ChannelId, error: &anyhow::Error) -> bool {
    is_shut(error)
        && (channel.get() != table.place.channel || matches!(Trouble::of(error), Trouble::Deleted(_)))
}

/// Whether the channel is closed to the bot, or gone.
fn is_shut(error: &anyhow::Error) -> bool {
    matches!(Trouble::of(error), Trouble::Closed(_) | Trouble::Deleted(_))
}
