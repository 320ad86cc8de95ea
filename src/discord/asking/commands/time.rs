//! Commands about time and absent people.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller};
use crate::discord::desk::Answer;
use crate::discord::letters::failure::Failure;

/// Asks everybody whether time may stand still.
#[poise::command(slash_command, guild_only)]
pub(super) async fn pause(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.pause(&caller, &desk.here(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Lets time run again.
#[poise::command(slash_command, guild_only)]
pub(super) async fn resume(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.resume(&caller, &desk.here(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Gives somebody else more time.
#[poise::command(slash_command, guild_only, rename = "more-time")]
pub(super) async fn more_time(ctx: Context<'_>, player: Option<serenity::User>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let page = ctx.data().desk.more_time(&caller, player.map(|player| player.id.get())).await?;
    answer(ctx, Answer::private(page)).await
}

/// Says what is to be done about somebody for whom the table waits in vain.
#[poise::command(slash_command, guild_only)]
pub(super) async fn vote(ctx: Context<'_>, remedy: String) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, Answer::private(ctx.data().desk.vote_here(&caller, &remedy).await?)).await
}

/// Offers the caller's seat to others.
#[poise::command(slash_command, guild_only, rename = "find-substitute")]
pub(super) async fn find_substitute(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.offer_seat(&caller, &desk.here(&caller).await?).await?;
    answer(ctx, Answer::private(page)).await
}

/// Takes a seat that is offered.
#[poise::command(slash_command, guild_only)]
pub(super) async fn take(ctx: Context<'_>) -> Result<(), Failure> {
    let (caller, desk) = (caller(ctx)?, &ctx.data().desk);
    let page = desk.take_seat(&caller, &desk.here(&caller).await?, None).await?;
    answer(ctx, Answer::private(page)).await
}
