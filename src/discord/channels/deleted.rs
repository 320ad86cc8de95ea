//! Channels that were deleted: their tables are closed.

use std::time::Duration;

use anyhow::anyhow;
use poise::serenity_prelude as serenity;
use serenity::ChannelId;

use crate::discord::app::App;
use crate::discord::wire::rest;
use crate::discord::wire::trouble::Trouble;
use session::{Denied, Intent, Person, SessionId};

/// The most tries to look for a channel that may have been deleted.
const TRIES: u32 = 6;

/// Closes the open tables of a server whose channels were deleted: looks up each channel that is not known to exist.
pub(crate) async fn look_for_channels(app: &App, guild: u64, is_there: impl Fn(u64) -> bool) {
    let tables = match app.tables.store().placed_tables(guild, None, u32::MAX).await {
        Ok(tables) => tables,
        Err(cause) => {
            tracing::error!(guild, %cause, "the tables of a server cannot be listed");
            return;
        }
    };
    for table in tables.iter().filter(|table| !table.vanished && !is_there(table.channel)) {
        match is_deleted(app, table.channel).await {
            Ok(true) => close_vanished(app, table.id).await,
            Ok(false) => {}
            // The next post there, or the next connection, finds out.
            Err(cause) => {
                tracing::warn!(session = %table.id, cause = %format!("{cause:#}"), "a channel cannot be looked up");
            }
        }
    }
}

/// Whether Discord no longer knows the channel. A channel that is merely closed to the bot, or an archived thread, still exists.
async fn is_deleted(app: &App, channel: u64) -> anyhow::Result<bool> {
    let mut wait = Duration::from_secs(1);
    for _ in 0..TRIES {
        let found = rest::done(rest::channel(&app.http, ChannelId::new(channel)).await);
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

async fn close_vanished(app: &App, id: SessionId) {
    match app.tables.act(id, &Person::bot(), &Intent::Vanish, None).await {
        Ok(_) => tracing::info!(session = %id, "the table's channel was deleted; the table is closed"),
        Err(Denied::Over) => {}
        Err(cause) => {
            tracing::error!(session = %id, %cause, "a table without a channel cannot be closed");
        }
    }
}
