//! Commands that explain, and those for who runs a server.

use poise::serenity_prelude as serenity;

use super::play::{argument, complete_game};
use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::OnlyShows;
use crate::discord::letters::failure::Failure;

/// Explains a game.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    #[autocomplete = "complete_topic"] topic: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.rules(&caller, game.as_deref(), topic.as_deref()).await?).await
}

/// Shows or changes the server's settings.
#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn settings(
    ctx: Context<'_>,
    language: Option<String>,
    theme: Option<String>,
    boards: Option<String>,
    seasons: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let named = [("language", &language), ("theme", &theme), ("boards", &boards), ("seasons", &seasons)];
    let changes = named.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
    let changes: Vec<(&str, &str)> = changes.collect();
    answer(ctx, ctx.data().desk.settings(&caller, &changes).await?).await
}

/// Looks over whether everything is as it should be here.
#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_MESSAGES")]
pub(super) async fn doctor(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.doctor(&caller).await?).await
}

/// Explains the bot.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.help(&caller)).await
}

/// The topics of the chosen game's rules.
async fn complete_topic(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let game = argument(ctx, "game");
    let topics = ctx.data().desk.topics(&caller, game.as_deref()).await;
    let typed = typed.to_lowercase();
    let fits =
        |(title, topic): &&(String, &str)| title.to_lowercase().contains(&typed) || topic.contains(&typed);
    choices(topics.iter().filter(fits).map(|(title, topic)| choice(title, topic)))
}
