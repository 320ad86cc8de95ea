//! Commands that explain.

use poise::serenity_prelude as serenity;

use super::play::{argument, complete_game, game_id};
use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::OnlyShows;
use crate::discord::letters::failure::Failure;

/// Explains a game.
#[poise::command(slash_command, custom_data = "OnlyShows")]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    #[autocomplete = "complete_topic"] topic: Option<String>,
) -> Result<(), Failure> {
    let game = game.map(game_id);
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.rules(&caller, game.as_deref(), topic.as_deref()).await?).await
}

/// Explains the bot.
#[poise::command(slash_command, custom_data = "OnlyShows")]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.help(&caller).await?).await
}

/// The topics of the chosen game's rules that speak of what is typed.
async fn complete_topic(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let game = argument(ctx, "game").map(game_id);
    let topics = ctx.data().desk.topics(&caller, game.as_deref(), typed).await;
    choices(topics.iter().map(|(title, topic)| choice(title, topic)))
}
