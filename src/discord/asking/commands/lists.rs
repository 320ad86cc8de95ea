//! Commands that list: tables and leaderboards.

use super::play::complete_game;
use super::{Context, answer, caller};
use crate::discord::asking::OnlyShows;
use crate::discord::desk::Answer;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::press::List;
use host::store::Span;

/// Lists the caller's tables.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.games(&caller).await?).await
}

/// Shows who plays best.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    list: Option<String>,
    span: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let span = match span.as_deref() {
        Some("year") => Span::Year,
        Some("month") => Span::Month,
        _ => Span::All,
    };
    let list = list.and_then(|list| List::of(&list)).unwrap_or_default();
    let page = ctx.data().desk.leaderboard(&caller, game.as_deref(), list, span).await?;
    answer(ctx, Answer::public(page)).await
}
