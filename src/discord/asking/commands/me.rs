//! The command for a person's own page, and for what is stored about them.

use poise::serenity_prelude as serenity;

use super::{Context, answer, caller, choice, choices};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::letters::parts::wishes::Wish;

/// Shows or changes when the caller is there and how they are called, or asks about their data.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of the command of each")]
pub(super) async fn me(
    ctx: Context<'_>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
    #[autocomplete = "complete_quiet"] quiet: Option<String>,
    weekends: Option<String>,
    #[autocomplete = "complete_remind"] remind: Option<String>,
    #[autocomplete = "complete_digest"] digest: Option<String>,
    by: Option<String>,
    language: Option<String>,
    reliability: Option<String>,
    invitations: Option<String>,
    data: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let named = [
        ("zone", &zone),
        ("quiet", &quiet),
        ("weekends", &weekends),
        ("remind", &remind),
        ("digest", &digest),
        ("by", &by),
        ("language", &language),
        ("reliability", &reliability),
        ("invitations", &invitations),
    ];
    let wishes = named.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
    let wishes: Vec<(&str, &str)> = wishes.collect();
    let data = data.map(|data| {
        Wish::of(&data).ok_or_else(|| Failure::Told("deny-argument", vec![("text", typed(&data))]))
    });
    let (data, desk) = (data.transpose()?, &ctx.data().desk);
    let own = desk.me(&caller, &wishes).await?;
    let own = match data {
        Some(wish) => desk.privacy(&caller, wish).await?,
        None => own,
    };
    answer(ctx, own).await
}

async fn complete_zone(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "zone", typed).await
}

async fn complete_quiet(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "quiet", typed).await
}

async fn complete_remind(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "remind", typed).await
}

async fn complete_digest(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete(ctx, "digest", typed).await
}

/// What can be wished for that key.
async fn complete(ctx: Context<'_>, key: &str, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let offered = ctx.data().desk.offered(&caller, key, typed).await;
    choices(offered.iter().map(|(label, value)| choice(label, value)))
}
