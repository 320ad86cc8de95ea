//! Commands with which everybody begins: a table is opened, a seat taken.

use std::collections::BTreeSet;

use poise::serenity_prelude::{self as serenity, ChannelType};
use rules::Options;

use super::{Context, answer, caller, choice, choices};
use crate::discord::asking::lateness::acknowledged;
use crate::discord::desk::{Answer, Opening};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::wire::limits::OPTION_TEXT;
use session::TERMS;
use words::{Lang, Speech};

/// Opens a table; without a game, asks which one, with whom and how.
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of the command of each")]
pub(super) async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    #[min = 1]
    #[max = 16]
    seats: Option<u8>,
    #[min = 1]
    #[max = 15]
    computers: Option<u8>,
    level: Option<String>,
    thread: Option<bool>,
    looking: Option<bool>,
    #[autocomplete = "complete_options"] options: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let options = read_options(options.as_deref().unwrap_or(""))?;
    let thread = thread.unwrap_or(false);
    let looking = looking.unwrap_or(false);
    let Some(game) = game.map(game_id) else {
        let wanted = Opening::without_game(seats, computers, level.as_deref(), &options, thread, looking)?;
        if caller.kind == ChannelType::PrivateThread && !acknowledged(ctx).await {
            return Ok(());
        }
        let desk = &ctx.data().desk;
        desk.check_place(&caller).await?;
        return answer(ctx, Answer::private(desk.choose_game(&caller, &wanted).await?)).await;
    };
    let opening = Opening { game, seats, computers, level, options, thread, looking };
    // Discord is asked before there is an answer, and may take its time.
    if opening.is_slow(&caller) && !acknowledged(ctx).await {
        return Ok(());
    }
    answer(ctx, ctx.data().desk.open(&caller, opening).await?).await
}

/// Takes a seat.
#[poise::command(slash_command, guild_only)]
pub(super) async fn join(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    answer(ctx, Answer::private(desk.join(&caller, &desk.here(&caller).await?).await?)).await
}

/// Reads `key=value key=value`.
fn read_options(text: &str) -> Result<Options, Failure> {
    let mut named = BTreeSet::new();
    text.split_whitespace().try_fold(Options::default(), |options, pair| match pair.split_once('=') {
        Some((key, _)) if named.contains(key) => {
            Err(Failure::Told("deny-option-twice", vec![("option", typed(key))]))
        }
        Some((key, value)) if !key.is_empty() && !value.is_empty() => {
            named.insert(key);
            Ok(options.with(key, value))
        }
        _ => Err(Failure::Told("deny-options", vec![("text", typed(pair))])),
    })
}

/// The id of the game that is so called in one of our languages, for whoever types on without the list; any other text as it is.
pub(super) fn game_id(typed: String) -> String {
    let wanted = typed.trim().to_lowercase();
    let called = |id: &str| {
        let name = |lang| Speech::new(lang, Vec::new()).say(&format!("{id}-name")).to_lowercase();
        Lang::ALL.into_iter().any(|lang| name(lang) == wanted)
    };
    let title = games::TITLES.iter().find(|title| called(title.id()));
    title.map_or(typed, |title| title.id().to_owned())
}

/// Games whose id or name contains what is typed.
pub(super) async fn complete_game(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let speech = caller.speech();
    let named = games::TITLES.iter().map(|title| (speech.say(&format!("{}-name", title.id())), title.id()));
    let typed = typed.to_lowercase();
    let fits = |(name, id): &(String, &str)| name.to_lowercase().contains(&typed) || id.contains(&typed);
    choices(named.filter(fits).map(|(name, id)| choice(&name, id)))
}

/// The options of the chosen game, one more `key=value` behind what is typed.
async fn complete_options(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let game = argument(ctx, "game").map(game_id).unwrap_or_default();
    let Some(title) = games::title(&game) else { return choices([]) };
    let (before, last) = typed.rsplit_once(' ').unwrap_or(("", typed));
    let pairs = title.options().iter().flat_map(|spec| match spec.values {
        rules::Values::OneOf(values) => values.iter().map(|value| format!("{}={value}", spec.key)).collect(),
        rules::Values::Text => Vec::new(),
    });
    let terms = TERMS.iter();
    let terms = terms.flat_map(|term| term.values.iter().map(|value| format!("{}={value}", term.key)));
    let pairs = pairs.chain(terms);
    let fresh = |pair: &String| {
        pair.starts_with(last) && pair.split('=').next().is_none_or(|key| !before.contains(key))
    };
    let whole = pairs.filter(fresh).map(|pair| format!("{before} {pair}").trim().to_owned());
    // Discord takes none of the list if one of it is too long.
    let whole = whole.filter(|text| text.chars().count() <= OPTION_TEXT);
    choices(whole.map(|text| choice(&text, &text)))
}

/// The text typed so far for another parameter of the command that is being completed.
pub(super) fn argument(ctx: Context<'_>, name: &str) -> Option<String> {
    let poise::Context::Application(app) = ctx else { return None };
    let argument = app.args.iter().find(|argument| argument.name == name)?;
    match &argument.value {
        serenity::ResolvedValue::String(text) => Some((*text).to_owned()),
        serenity::ResolvedValue::Autocomplete { value, .. } => Some((*value).to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::game_id;

    #[test]
    fn a_game_is_known_by_its_name_in_every_language() {
        for (typed, id) in [
            ("catan", "catan"),
            ("Catan", "catan"),
            (" wolves AND sheep ", "wolves-and-sheep"),
            ("confusing-lands", "confusing-lands"),
            ("chess", "chess"),
        ] {
            assert_eq!(game_id(typed.to_owned()), id, "{typed}");
        }
        for title in games::TITLES {
            for lang in words::Lang::ALL {
                let name = words::Speech::new(lang, Vec::new()).say(&format!("{}-name", title.id()));
                assert_eq!(game_id(name), title.id());
            }
        }
    }
}
