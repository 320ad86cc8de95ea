//! The group for all that is done at a table beside turns: before a game, about its time, towards its end.

use poise::serenity_prelude as serenity;

use super::play::argument;
use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::lateness::acknowledged;
use crate::discord::desk::Answer;
use crate::discord::letters::doubts::resign_page;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::ways::apart;
use session::Intent;

/// What is done at a table. Discord knows only those below it, here and in every group.
#[poise::command(
    slash_command,
    subcommands(
        "start",
        "leave",
        "option",
        "remove",
        "rematch",
        "bring",
        "pause",
        "resume",
        "more_time",
        "end",
        "resign",
        "vote",
        "agree",
        "decline"
    )
)]
pub(super) async fn table(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// Starts the game.
#[poise::command(slash_command)]
async fn start(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.own_table(&caller).await?;
    let receipt = desk.act(&caller, &table, Intent::Start).await?;
    answer(ctx, Answer::private(desk.begun(&caller, &table, &receipt).await?)).await
}

/// Gives the seat up.
#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.say(&caller, Intent::Leave, "done-left").await?).await
}

/// Changes an option of the lobby.
#[poise::command(slash_command)]
async fn option(
    ctx: Context<'_>,
    #[autocomplete = "complete_key"] key: String,
    #[autocomplete = "complete_value"] value: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.configure(&caller, &key, &value).await?).await
}

/// Takes somebody off the table.
#[poise::command(slash_command, guild_only)]
async fn remove(ctx: Context<'_>, person: serenity::User) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.remove(&caller, person.id.get()).await?).await
}

/// Opens a table for the same people.
#[poise::command(slash_command, guild_only)]
async fn rematch(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.here(&caller).await?;
    answer(ctx, Answer::private(desk.once_more(&caller, &table, None).await?)).await
}

/// Moves a table to this channel.
#[poise::command(slash_command, guild_only)]
async fn bring(ctx: Context<'_>, #[autocomplete = "complete_table"] table: String) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    // Discord is asked who can see the channel, and may take its time.
    if !acknowledged(ctx).await {
        return Ok(());
    }
    answer(ctx, ctx.data().desk.bring(&caller, &table).await?).await
}

/// Asks everybody whether time may stand still.
#[poise::command(slash_command)]
async fn pause(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let table = desk.own_table(&caller).await?;
    let page = desk.pause(&caller, &table).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Lets time run again.
#[poise::command(slash_command)]
async fn resume(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let table = desk.own_table(&caller).await?;
    let page = desk.resume(&caller, &table).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Gives somebody else more time.
#[poise::command(slash_command, rename = "more-time")]
async fn more_time(ctx: Context<'_>, player: Option<serenity::User>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let page = ctx.data().desk.more_time(&caller, player.map(|player| player.id.get())).await?;
    answer(ctx, Answer::private(page)).await
}

/// Ends the game without a result.
#[poise::command(slash_command)]
async fn end(ctx: Context<'_>, sure: Option<bool>, moderator: Option<bool>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let (table, sure) = (desk.own_table(&caller).await?, sure == Some(true));
    let page = match moderator {
        Some(true) => desk.settle(&caller, &table, sure).await?,
        _ => desk.end(&caller, &table, sure).await?,
    };
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Resigns.
#[poise::command(slash_command)]
async fn resign(ctx: Context<'_>, sure: bool) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    if !sure {
        let table = ctx.data().desk.own_table(&caller).await?;
        let page = apart(resign_page(&table, &caller)?, &table, &caller);
        return answer(ctx, Answer::private(page)).await;
    }
    answer(ctx, ctx.data().desk.say(&caller, Intent::Resign, "resign-done").await?).await
}

/// Says what is to be done about somebody for whom the table waits in vain.
#[poise::command(slash_command)]
async fn vote(ctx: Context<'_>, remedy: String) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, Answer::private(ctx.data().desk.vote_here(&caller, &remedy).await?)).await
}

/// Agrees to what is asked of everybody, or to what an appeal asks of the caller.
#[poise::command(slash_command)]
async fn agree(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.agree(&caller).await?).await
}

/// Declines what is asked of everybody, or what an appeal asks of the caller.
#[poise::command(slash_command)]
async fn decline(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.decline(&caller).await?).await
}

/// The tables that can be brought here.
async fn complete_table(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let tables = ctx.data().desk.bringable(&caller).await;
    let typed = typed.to_lowercase();
    let fitting = tables.iter().filter(|(label, _)| label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, number)| choice(label, &number.to_string())))
}

async fn complete_key(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let known = ctx.data().desk.lobby_choices(&caller).await;
    let typed = typed.to_lowercase();
    let fitting = known.iter().filter(|c| c.key.contains(&typed) || c.label.to_lowercase().contains(&typed));
    choices(fitting.map(|c| choice(&c.label, &c.key)))
}

async fn complete_value(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let key = argument(ctx, "key").unwrap_or_default();
    let known = ctx.data().desk.lobby_choices(&caller).await;
    let typed = typed.to_lowercase();
    let values = known.into_iter().find(|c| c.key == key).map_or_else(Vec::new, |c| c.values);
    let fitting = values
        .iter()
        .filter(|(label, value)| value.contains(&typed) || label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, value)| choice(label, value)))
}
