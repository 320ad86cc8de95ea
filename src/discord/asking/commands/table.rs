//! Commands at a table: moves, views, and the ways back and out.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::OnlyShows;
use crate::discord::asking::lateness::defer;
use crate::discord::desk::{Answer, Audience, Showing};
use crate::discord::letters::failure::Failure;
use crate::discord::wire::target::Target;
use session::Intent;

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
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
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
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn hand(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.hand(&caller).await?).await
}

/// Shows the log.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn log(ctx: Context<'_>, since: Option<String>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.log(&caller, since.is_some()).await?).await
}

/// Gives a hint.
#[poise::command(slash_command, guild_only)]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let asked = desk.ask_hint(&caller, &desk.here(&caller).await?).await?;
    defer(ctx).await?;
    if let poise::Context::Application(app) = ctx {
        desk.bring_hint(&caller, asked, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
    }
    Ok(())
}

/// Shows what the caller has decided ahead, and takes up moves for their next turn.
#[poise::command(slash_command, guild_only)]
pub(super) async fn orders(
    ctx: Context<'_>,
    #[autocomplete = "complete_next"] next: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.orders(&caller, next.as_deref()).await?).await
}

/// Takes back.
#[poise::command(slash_command, guild_only)]
pub(super) async fn undo(ctx: Context<'_>, sure: Option<bool>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let page = desk.undo(&caller, &desk.here(&caller).await?, None, sure == Some(true)).await?;
    answer(ctx, Answer::private(page)).await
}

/// Agrees to what is asked of everybody, or to what an appeal asks of the caller.
#[poise::command(slash_command, guild_only)]
pub(super) async fn agree(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.agree(&caller).await?).await
}

/// Declines what is asked of everybody, or what an appeal asks of the caller.
#[poise::command(slash_command, guild_only)]
pub(super) async fn decline(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.decline(&caller).await?).await
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

/// Has a computer play on for the caller.
#[poise::command(slash_command, guild_only, rename = "hand-over")]
pub(super) async fn hand_over(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.hand_over(&caller, &desk.here(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Takes the caller's seat back from the computer that plays for them.
#[poise::command(slash_command, guild_only, rename = "come-back")]
pub(super) async fn come_back(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.come_back(&caller, &desk.here(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Ends the game without a result.
#[poise::command(slash_command, guild_only)]
pub(super) async fn end(
    ctx: Context<'_>,
    sure: Option<bool>,
    moderator: Option<bool>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let (table, sure) = (desk.here(&caller).await?, sure == Some(true));
    let page = match moderator {
        Some(true) => desk.settle(&caller, &table, sure).await?,
        _ => desk.end(&caller, &table, sure).await?,
    };
    answer(ctx, Answer::private(page)).await
}

/// Draws the replay of a finished game.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn replay(
    ctx: Context<'_>,
    table: Option<i64>,
    #[channel_types("Text", "News", "NewsThread", "PublicThread", "PrivateThread")] channel: Option<
        serenity::PartialChannel,
    >,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.finished(&caller, table).await?;
    if let Some(channel) = channel {
        let shared = desk.ask_share(&caller, table, &Target::of(&channel))?;
        defer(ctx).await?;
        if let poise::Context::Application(app) = ctx {
            desk.bring_share(&caller, shared, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
        }
        return Ok(());
    }
    let shot = desk.ask_replay(&caller, &table, Audience::Caller)?;
    defer(ctx).await?;
    if let poise::Context::Application(app) = ctx {
        desk.bring_replay(&caller, shot, |edit| app.interaction.edit_response(ctx.http(), edit)).await;
    }
    Ok(())
}

/// Shows statistics.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn stats(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.stats(&caller).await?).await
}

/// Shows how the luck can be checked.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows")]
pub(super) async fn fair(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.fair(&caller).await?).await
}

/// Ways to go on with the moves of one's next turn.
async fn complete_next(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let completions = ctx.data().desk.complete_next(&caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}

/// Ways to go on with a typed chain of moves.
async fn complete_move(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let completions = ctx.data().desk.complete(&caller, typed).await;
    choices(completions.iter().map(|completion| choice(&completion.label, &completion.value)))
}
