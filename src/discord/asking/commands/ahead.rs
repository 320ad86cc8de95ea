//! The group for what is decided ahead.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::letters::failure::Failure;

/// What the caller decides ahead.
#[poise::command(slash_command, subcommands("orders", "turn"))]
pub(super) async fn ahead(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// Shows what the caller has decided ahead.
#[poise::command(slash_command)]
async fn orders(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.orders(&caller, None).await?).await
}

/// Takes up moves for the caller's next turn.
#[poise::command(slash_command)]
async fn turn(ctx: Context<'_>, #[autocomplete = "complete_next"] moves: String) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.orders(&caller, Some(&moves)).await?).await
}

/// Ways to go on with the moves of one's next turn.
async fn complete_next(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let completions = ctx.data().desk.complete_next(&caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}
