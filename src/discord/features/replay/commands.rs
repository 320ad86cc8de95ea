//! The command that draws a replay.

use poise::serenity_prelude as serenity;

use crate::discord::answering::command::{caller, choices, completing, deferred};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::features::replay::deed;
use crate::discord::features::replay::deed::Audience;
use crate::discord::features::share::{ask_share, bring_share};
use crate::discord::message::failure::Failure;
use crate::discord::wire::target::Target;

/// Draws the replay of a finished game.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(crate) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "complete_finished"] table: Option<i64>,
    #[channel_types("Text", "News", "NewsThread", "PublicThread", "PrivateThread")] channel: Option<
        serenity::PartialChannel,
    >,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let table = deed::finished(app, &caller, table).await?;
    if let Some(channel) = channel {
        let shared = ask_share(app, &caller, table, &Target::of(&channel))?;
        bring_share(app, &caller, shared, &*deferred(ctx).await?).await;
        return Ok(());
    }
    let shot = deed::ask_replay(app, &caller, &table, Audience::Caller)?;
    deed::bring_replay(app, shot, &*deferred(ctx).await?).await;
    Ok(())
}

pub(crate) async fn complete_finished(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let tables = deed::replayable(&ctx.data().app, &caller).await;
    let typed = typed.to_lowercase();
    let fitting = tables.iter().filter(|(label, _)| label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, number)| (label.clone(), (*number).into())))
}
