//! The group for what a game leaves to look at.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choices, completing};
use crate::discord::asking::OnlyShows;
use crate::discord::asking::lateness::defer;
use crate::discord::asking::presses::bring_late;
use crate::discord::desk::Audience;
use crate::discord::letters::failure::Failure;
use crate::discord::wire::target::Target;

/// What there is to see of a game.
#[poise::command(slash_command, guild_only, subcommands("stats", "replay", "review", "fair"))]
pub(super) async fn show(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// Shows statistics.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
async fn stats(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.stats(&caller).await?).await
}

/// Draws the replay of a finished game.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "complete_finished"] table: Option<i64>,
    #[channel_types("Text", "News", "NewsThread", "PublicThread", "PrivateThread")] channel: Option<
        serenity::PartialChannel,
    >,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.finished(&caller, table).await?;
    if let Some(channel) = channel {
        let shared = desk.ask_share(&caller, table, &Target::of(&channel))?;
        defer(ctx).await?;
        if let poise::Context::Application(app) = ctx {
            desk.bring_share(&caller, shared, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
        }
        return Ok(());
    }
    let shot = desk.ask_replay(&caller, &table, Audience::Caller)?;
    defer(ctx).await?;
    if let poise::Context::Application(app) = ctx {
        desk.bring_replay(&caller, shot, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
    }
    Ok(())
}

/// Reviews the caller's decisions in a finished game.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
async fn review(
    ctx: Context<'_>,
    #[autocomplete = "complete_finished"] table: Option<i64>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.finished(&caller, table).await?;
    let asked = desk.ask_review(&caller, &table, 0, Audience::Caller).await?;
    defer(ctx).await?;
    if let poise::Context::Application(app) = ctx {
        let edit = |edit| app.interaction.edit_response(ctx.http(), edit);
        let page = desk.bring_review(&caller, asked, edit).await;
        bring_late(&page, edit).await;
    }
    Ok(())
}

async fn complete_finished(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let tables = ctx.data().desk.replayable(&caller).await;
    let typed = typed.to_lowercase();
    let fitting = tables.iter().filter(|(label, _)| label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, number)| (label.clone(), (*number).into())))
}

/// Shows how the luck can be checked.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
async fn fair(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.fair(&caller).await?).await
}
