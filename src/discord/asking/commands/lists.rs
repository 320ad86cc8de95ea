//! Commands that list: tables and leaderboards.

use super::play::{complete_game, game_id};
use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::OnlyShows;
use crate::discord::desk::Answer;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::leaderboard::season_label;
use crate::discord::letters::parts::press::List;
use host::store::Span;
use poise::serenity_prelude as serenity;

/// Lists the caller's tables.
#[poise::command(slash_command, custom_data = "OnlyShows")]
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
    #[autocomplete = "complete_season"] season: Option<String>,
) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let game = game.map(game_id);
    let list = list.and_then(|list| List::of(&list)).unwrap_or_default();
    if let Some(season) = season.filter(|_| list != List::About) {
        let as_text = list == List::Text;
        let page = desk.season_of_days(&caller, game.as_deref(), &season, as_text).await?;
        return answer(ctx, Answer::public(page)).await;
    }
    let span = match span.as_deref() {
        Some("year") => Span::Year,
        Some("month") => Span::Month,
        _ => Span::All,
    };
    let page = desk.leaderboard(&caller, game.as_deref(), list, span).await?;
    answer(ctx, if list == List::About { Answer::private(page) } else { Answer::public(page) }).await
}

/// The seasons of the server, by their days.
async fn complete_season(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let seasons = match ctx.data().desk.seasons(&caller, typed).await {
        Ok(seasons) => seasons,
        Err(cause) => {
            tracing::warn!(%cause, "seasons cannot be completed");
            Vec::new()
        }
    };
    choices(seasons.iter().map(|season| season_label(&season.span)).map(|label| choice(&label, &label)))
}
