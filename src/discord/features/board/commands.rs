//! The command that shows the board.

use poise::serenity_prelude as serenity;

use crate::discord::answering::command::{answer, caller};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::features::board::deed;
use crate::discord::features::board::deed::Showing;
use crate::discord::message::failure::Failure;

/// Shows the board.
#[poise::command(slash_command, custom_data = "OnlyShows")]
pub(crate) async fn board(
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
    answer(ctx, deed::show(&ctx.data().app, &caller, showing).await?).await
}
