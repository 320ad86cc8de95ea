//! Commands of a turn: moves, views, the way back.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::OnlyShows;
use crate::discord::asking::lateness::defer;
use crate::discord::desk::{Answer, Showing};
use crate::discord::letters::failure::Failure;

/// Makes one or more moves.
#[poise::command(slash_command, rename = "move")]
pub(super) async fn make_move(
    ctx: Context<'_>,
    #[autocomplete = "complete_move"] moves: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.make_moves(&caller, &moves).await?).await
}

/// Shows the board.
#[poise::command(slash_command, custom_data = "OnlyShows")]
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
#[poise::command(slash_command, custom_data = "OnlyShows")]
pub(super) async fn hand(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.hand(&caller).await?).await
}

/// Shows the log.
#[poise::command(slash_command, custom_data = "OnlyShows")]
pub(super) async fn log(ctx: Context<'_>, since: Option<String>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.log(&caller, since.is_some()).await?).await
}

/// Gives a hint.
#[poise::command(slash_command)]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let asked = match desk.ask_hint(&caller, &desk.own_table(&caller).await?, false).await? {
        Ok(asked) => asked,
        Err(question) => return answer(ctx, Answer::private(question)).await,
    };
    defer(ctx).await?;
    if let poise::Context::Application(app) = ctx {
        desk.bring_hint(&caller, asked, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
    }
    Ok(())
}

/// Takes back.
#[poise::command(slash_command)]
pub(super) async fn undo(ctx: Context<'_>, sure: Option<bool>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let page = desk.undo(&caller, &desk.own_table(&caller).await?, None, (sure == Some(true), None)).await?;
    answer(ctx, Answer::private(page)).await
}

/// Ways to go on with a typed chain of moves.
async fn complete_move(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let completions = ctx.data().desk.complete(&caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}
