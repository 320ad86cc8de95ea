//! The commands that agree and decline.

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::features::answers::deed;
use crate::discord::message::failure::Failure;

/// Agrees to the question to everybody, or to what an appeal asks of the caller.
#[poise::command(slash_command)]
pub(crate) async fn agree(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, deed::agree(&ctx.data().app, &caller).await?).await
}

/// Declines the question to everybody, or what an appeal asks of the caller.
#[poise::command(slash_command)]
pub(crate) async fn decline(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, deed::decline(&ctx.data().app, &caller).await?).await
}
