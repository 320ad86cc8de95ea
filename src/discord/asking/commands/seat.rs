//! The group for seats that change hands.

use super::{Context, answer, caller};
use crate::discord::desk::Answer;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::ways::apart;

/// What becomes of a seat.
#[poise::command(slash_command, subcommands("hand_over", "come_back", "offer", "take"))]
pub(super) async fn seat(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// Has a computer play on for the caller.
#[poise::command(slash_command, rename = "hand-over")]
async fn hand_over(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let table = desk.own_table(&caller).await?;
    let page = desk.hand_over(&caller, &table, false).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Takes the caller's seat back from the computer that plays for them.
#[poise::command(slash_command, rename = "come-back")]
async fn come_back(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.come_back(&caller, &desk.own_table(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Offers the caller's seat to others.
#[poise::command(slash_command)]
async fn offer(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let table = desk.own_table(&caller).await?;
    let page = desk.offer_seat(&caller, &table).await?;
    answer(ctx, Answer::private(apart(page, &table, &caller))).await
}

/// Takes a seat that is offered.
#[poise::command(slash_command, guild_only)]
async fn take(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.take_seat(&caller, &desk.here(&caller).await?, None).await?;
    answer(ctx, Answer::private(page)).await
}
