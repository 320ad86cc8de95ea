//! Where tables stand: moving one to another channel, and closing those whose channel is gone.
//!
//! Deletions are heard of by the gateway, and looked up by REST before they are believed; whenever the bot connects, channels that are
//! not listed are looked up too, and threads go with their channel unsaid. A server that the bot has left keeps its tables: it may be
//! invited again.

use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use games::Words as _;
use poise::serenity_prelude::{ChannelId, GuildId};

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::known::ChannelNames;
use crate::discord::wire::rest;
use crate::discord::wire::trouble::Trouble;
use host::store::PlacedTable;
use host::tables::Found;
use session::{Denied, Intent, Person, SessionId};

/// The most tries to look for a channel that may have been deleted.
const TRIES: u32 = 6;
/// The time that the names of channels may take: Discord waits for three seconds.
const NAMES: Duration = Duration::from_secs(1);
/// The most tables among which a completion looks: the last touched ones.
const MOST_OFFERED: u32 = 200;

impl Desk {
    /// Moves a table to the caller's channel.
    ///
    /// # Errors
    /// [`Failure`]: a table that is not the caller's to move, a channel that has one, a missing permission.
    pub(crate) async fn bring(&self, caller: &Caller, number: &str) -> Result<Answer, Failure> {
        let unknown = || Failure::told("deny-bring-unknown");
        let number: i64 = number.trim().parse().map_err(|_| unknown())?;
        let table = self.tables.find(SessionId(number)).await?;
        let table = table.filter(|table| table.place.guild == caller.place.guild).ok_or_else(unknown)?;
        self.check_place(caller).await?;
        self.check_permissions(caller, false)?;
        let bring = Intent::Bring { channel: caller.place.channel, moderator: caller.moderator };
        // The table itself may be the one that stands here.
        let other = |here: &Found| here.id != table.id && here.status.is_open();
        if self.tables.find_at(caller.place).await?.as_ref().is_some_and(other) {
            return Err(Failure::Denied(Denied::ChannelTaken));
        }
        self.act(caller, &table, bring).await?;
        let brought = caller.speech().text("done-brought", &[("table", number.into())]);
        Ok(Answer::private(Page::text(brought)))
    }

    /// The tables that the caller may bring here: what they are called, and their numbers.
    pub(crate) async fn bringable(&self, caller: &Caller) -> Vec<(String, i64)> {
        let guild = caller.place.guild;
        let host = (!caller.moderator).then_some(caller.person.user);
        let tables = self.tables.store().placed_tables(guild, host, MOST_OFFERED).await;
        let Ok(tables) = tables else { return Vec::new() };
        let elsewhere = |table: &PlacedTable| table.vanished || table.channel != caller.place.channel;
        let tables: Vec<PlacedTable> = tables.into_iter().filter(elsewhere).collect();
        if tables.is_empty() {
            return Vec::new();
        }
        let names = self.channel_names(guild).await;
        let speech = caller.speech();
        let label = |table: &PlacedTable| {
            let place = match names.get(&table.channel) {
                Some(name) if !table.vanished => format!("#{name}"),
                _ if table.vanished => speech.say("bring-vanished"),
                _ => speech.say("bring-somewhere"),
            };
            let game = speech.say(&format!("{}-name", table.game));
            let args = [("game", game.into()), ("table", table.id.0.into()), ("place", place.into())];
            speech.text("bring-choice", &args)
        };
        tables.iter().map(|table| (label(table), table.id.0)).collect()
    }

    /// The names of a server's channels and open threads, as far as Discord tells them in time. What comes later is there when somebody types
    /// on.
    async fn channel_names(&self, server: u64) -> ChannelNames {
        if let Some(names) = self.scribe.known.channel_names(server) {
            return names;
        }
        let (http, known) = (self.http.clone(), self.scribe.known.clone());
        let asked = tokio::spawn(async move {
            match rest::channel_names(&http, GuildId::new(server)).await {
                Ok(named) => {
                    let names = Arc::new(named.into_iter().collect());
                    known.keep_channel_names(server, &names);
                    names
                }
                Err(error) => {
                    tracing::info!(server, %error, "the names of channels are not told");
                    ChannelNames::default()
                }
            }
        });
        tokio::time::timeout(NAMES, asked).await.ok().and_then(Result::ok).unwrap_or_default()
    }

    /// Closes the open tables of a server whose channels were deleted: each channel that is not known to be there is looked up.
    pub(crate) async fn look_for_channels(&self, guild: u64, is_there: impl Fn(u64) -> bool) {
        let tables = match self.tables.store().placed_tables(guild, None, u32::MAX).await {
            Ok(tables) => tables,
            Err(cause) => {
                tracing::error!(guild, %cause, "the tables of a server cannot be listed");
                return;
            }
        };
        for table in tables.iter().filter(|table| !table.vanished && !is_there(table.channel)) {
            match self.is_deleted(table.channel).await {
                Ok(true) => self.close_vanished(table.id).await,
                Ok(false) => {}
                // The next post there, or the next connection, finds out.
                Err(cause) => {
                    tracing::warn!(session = %table.id, cause = %format!("{cause:#}"), "a channel cannot be looked up");
                }
            }
        }
    }

    /// Whether Discord knows no such channel any more. One that is merely closed to the bot is there; an archived thread too.
    async fn is_deleted(&self, channel: u64) -> anyhow::Result<bool> {
        let mut wait = Duration::from_secs(1);
        for _ in 0..TRIES {
            let found = rest::done(rest::channel(&self.http, ChannelId::new(channel)).await);
            let Err(error) = found else { return Ok(false) };
            match Trouble::of(&error.into()) {
                Trouble::Deleted(_) => return Ok(true),
                Trouble::Closed(_) | Trouble::Never(_) => return Ok(false),
                Trouble::Later(_) | Trouble::Odd(_) => tokio::time::sleep(wait).await,
            }
            wait *= 2;
        }
        Err(anyhow!("Discord cannot be reached"))
    }

    async fn close_vanished(&self, id: SessionId) {
        match self.tables.act_on(id, &Person::bot(), &Intent::Vanish).await {
            Ok(_) => tracing::info!(session = %id, "the table's channel was deleted; the table is closed"),
            Err(Denied::Over) => {}
            Err(cause) => {
                tracing::error!(session = %id, %cause, "a table without a channel cannot be closed");
            }
        }
    }
}
