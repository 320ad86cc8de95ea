use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choice, choices};
use crate::discord::desk::{Answer, Showing};
use crate::discord::failure::Failure;
use crate::session::Intent;

/// Makes one or more moves.
#[poise::command(slash_command, guild_only, rename = "move")]
pub(super) async fn make_move(
    ctx: Context<'_>,
    #[autocomplete = "complete_move"] moves: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.make_moves(&caller, &moves).await?).await
}

/// Shows the board.
#[poise::command(slash_command, guild_only)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[rename = "as"] form: Option<String>,
    player: Option<serenity::User>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let showing = match (form.as_deref(), player) {
        (Some("text"), _) => Showing::Text,
        (_, Some(player)) => Showing::Board(player.id.get()),
        _ => Showing::Picture,
    };
    answer(ctx, ctx.data().desk.show(&caller, showing).await?).await
}

/// Shows the caller's hand and panel.
#[poise::command(slash_command, guild_only)]
pub(super) async fn hand(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.hand(&caller).await?).await
}

/// Shows the log.
#[poise::command(slash_command, guild_only)]
pub(super) async fn log(ctx: Context<'_>, since: Option<String>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.log(&caller, since.is_some()).await?).await
}

/// Takes back.
#[poise::command(slash_command, guild_only)]
pub(super) async fn undo(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let page = desk.undo(&caller, &desk.here(&caller).await?, None).await?;
    answer(ctx, Answer::private(page)).await
}

/// Agrees to the question that everybody is asked.
#[poise::command(slash_command, guild_only)]
pub(super) async fn agree(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.say(&caller, Intent::Agree { question: None }, "consent-given").await?).await
}

/// Declines the question that everybody is asked.
#[poise::command(slash_command, guild_only)]
pub(super) async fn decline(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.say(&caller, Intent::Decline { question: None }, "consent-refused").await?)
        .await
}

/// Resigns.
#[poise::command(slash_command, guild_only)]
pub(super) async fn resign(ctx: Context<'_>, sure: bool) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    if !sure {
        return Err(Failure::told("deny-sure"));
    }
    answer(ctx, ctx.data().desk.say(&caller, Intent::Resign, "resign-done").await?).await
}

/// Ends the game without a result.
#[poise::command(slash_command, guild_only)]
pub(super) async fn end(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let page = desk.end(&caller, &desk.here(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Shows statistics.
#[poise::command(slash_command, guild_only)]
pub(super) async fn stats(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.stats(&caller).await?).await
}

/// Ways to go on with a typed chain of moves.
async fn complete_move(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let completions = ctx.data().desk.complete(&caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}
