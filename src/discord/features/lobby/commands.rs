//! The commands of a lobby.

use poise::serenity_prelude as serenity;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, argument, caller, choice, choices, completing};
use crate::discord::app::Answer;
use crate::discord::features::alike::say;
use crate::discord::features::lobby::deed;
use crate::discord::features::panel::deed::begun;
use crate::discord::message::failure::Failure;
use session::Intent;

/// Takes a seat.
#[poise::command(slash_command, guild_only)]
pub(crate) async fn join(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    answer(ctx, Answer::private(deed::join(app, &caller, &app.here(&caller).await?).await?)).await
}

/// Starts the game.
#[poise::command(slash_command)]
pub(crate) async fn start(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let app = &ctx.data().app;
    let table = app.own_table(&caller).await?;
    let receipt = app.act(&caller, &table, Intent::Start).await?;
    answer(ctx, Answer::private(begun(app, &caller, &table, &receipt).await?)).await
}

/// Gives the seat up.
#[poise::command(slash_command)]
pub(crate) async fn leave(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, say(&ctx.data().app, &caller, Intent::Leave, "done-left").await?).await
}

/// Changes an option of the lobby.
#[poise::command(slash_command)]
pub(crate) async fn option(
    ctx: Context<'_>,
    #[autocomplete = "complete_key"] key: String,
    #[autocomplete = "complete_value"] value: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, deed::configure(&ctx.data().app, &caller, &key, &value).await?).await
}

/// Takes somebody off the table.
#[poise::command(slash_command, guild_only)]
pub(crate) async fn remove(ctx: Context<'_>, person: serenity::User) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, deed::remove(&ctx.data().app, &caller, person.id.get()).await?).await
}

async fn complete_key(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let known = deed::lobby_choices(&ctx.data().app, &caller).await;
    let typed = typed.to_lowercase();
    let fitting = known.iter().filter(|c| c.key.contains(&typed) || c.label.to_lowercase().contains(&typed));
    choices(fitting.map(|c| choice(&c.label, &c.key)))
}

async fn complete_value(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let key = argument(ctx, "key").unwrap_or_default();
    let known = deed::lobby_choices(&ctx.data().app, &caller).await;
    let typed = typed.to_lowercase();
    let values = known.into_iter().find(|c| c.key == key).map_or_else(Vec::new, |c| c.values);
    let fitting = values
        .iter()
        .filter(|(label, value)| value.contains(&typed) || label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, value)| choice(label, value)))
}
