//! The group for those who look after a server.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller};
use crate::discord::letters::failure::Failure;

/// What concerns a whole server.
// Discord asks for the same right of a whole group: the lesser one, and the desk asks for the other.
#[poise::command(
    slash_command,
    guild_only,
    default_member_permissions = "MANAGE_MESSAGES",
    subcommands("settings", "doctor")
)]
pub(super) async fn server(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// Shows or changes the server's settings.
#[poise::command(slash_command, guild_only)]
async fn settings(
    ctx: Context<'_>,
    language: Option<String>,
    theme: Option<String>,
    boards: Option<String>,
    seasons: Option<String>,
    players: Option<serenity::Role>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let players = players.map(|role| role.id.to_string());
    let named = [
        ("language", &language),
        ("theme", &theme),
        ("boards", &boards),
        ("seasons", &seasons),
        ("players", &players),
    ];
    let changes = named.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
    let changes: Vec<(&str, &str)> = changes.collect();
    answer(ctx, ctx.data().desk.settings(&caller, &changes).await?).await
}

/// Looks over whether everything is as it should be here.
#[poise::command(slash_command, guild_only)]
async fn doctor(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.doctor(&caller).await?).await
}
