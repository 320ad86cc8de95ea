//! The group for people who manage a server.

use poise::serenity_prelude as serenity;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::features::settings::deed;
use crate::discord::message::failure::Failure;

/// Shows or changes the server's settings.
#[poise::command(slash_command, guild_only)]
pub(crate) async fn settings(
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
    answer(ctx, deed::settings(&ctx.data().app, &caller, &changes).await?).await
}
