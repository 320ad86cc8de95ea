//! The commands of a turn.

use poise::serenity_prelude as serenity;

use crate::discord::answering::command::{answer, caller, choice, choices, completing};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::features::panel::deed;
use crate::discord::message::failure::Failure;

/// Makes one or more moves.
#[poise::command(slash_command, rename = "move")]
pub(crate) async fn make_move(
    ctx: Context<'_>,
    #[autocomplete = "complete_move"] moves: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, deed::make_moves(&ctx.data().app, &caller, &moves).await?).await
}

/// Shows the caller's hand and panel.
#[poise::command(slash_command, custom_data = "OnlyShows")]
pub(crate) async fn hand(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, deed::hand(&ctx.data().app, &caller).await?).await
}

/// Possible continuations of a typed chain of moves.
async fn complete_move(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let completions = deed::complete(&ctx.data().app, &caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}
