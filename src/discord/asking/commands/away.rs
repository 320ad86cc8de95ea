//! The command about holidays.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choice, choices};
use crate::discord::letters::failure::Failure;

/// Lets the caller be on holiday until a day, or come back.
#[poise::command(slash_command)]
pub(super) async fn away(
    ctx: Context<'_>,
    #[autocomplete = "complete_day"] until: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.go_away(&caller, &until).await?).await
}

async fn complete_day(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let offered = ctx.data().desk.days_offered(&caller, typed).await;
    choices(offered.iter().map(|(label, value)| choice(label, value)))
}
