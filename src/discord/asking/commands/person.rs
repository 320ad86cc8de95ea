//! The command about how somebody plays.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller};
use crate::discord::letters::failure::Failure;

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
