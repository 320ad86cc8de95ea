//! Commands about a person: their profile, and what is stored about them.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::wishes::Wish;

/// Shows how somebody plays.
#[poise::command(slash_command, guild_only)]
pub(super) async fn profile(
    ctx: Context<'_>,
    person: Option<serenity::User>,
    with: Option<serenity::User>,
    #[rename = "as"] form: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let named = |person: &Option<serenity::User>| {
        person.as_ref().map(|person| (person.id.get(), person.display_name().to_owned()))
    };
    let (person, with) = (named(&person), named(&with));
    let person = person.as_ref().map(|(user, name)| (*user, name.as_str()));
    let with = with.as_ref().map(|(user, name)| (*user, name.as_str()));
    let as_text = form.as_deref() == Some("text");
    answer(ctx, ctx.data().desk.profile(&caller, person, with, as_text).await?).await
}

/// What is stored about the caller. Discord knows the two below it only.
#[poise::command(slash_command, guild_only, subcommands("export", "delete"))]
pub(super) async fn privacy(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::told("deny-command-changed"))
}

/// Gives everything that is stored about the caller.
#[poise::command(slash_command, guild_only)]
async fn export(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.privacy(&caller, Wish::Export).await?).await
}

/// Forgets the caller.
#[poise::command(slash_command, guild_only)]
async fn delete(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.privacy(&caller, Wish::Delete).await?).await
}
