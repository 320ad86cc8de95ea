//! Commands before a game: opening a table, the lobby, moving a table.

use std::collections::BTreeSet;

use games::Options;
use poise::serenity_prelude::{self as serenity, ChannelType};

use super::{Context, answer, caller, choice, choices, completing};
use crate::discord::asking::lateness::acknowledged;
use crate::discord::desk::{Answer, Opening};
use crate::discord::letters::failure::{Failure, typed};
use crate::discord::wire::limits::OPTION_TEXT;
use session::{Intent, TERMS};

/// Opens a table.
#[poise::command(slash_command, guild_only)]
pub(super) async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: String,
    #[min = 1]
    #[max = 16]
    seats: Option<u8>,
    #[min = 1]
    #[max = 15]
    computers: Option<u8>,
    level: Option<String>,
    thread: Option<bool>,
    #[autocomplete = "complete_options"] options: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let options = read_options(options.as_deref().unwrap_or(""))?;
    let opening = Opening { game, seats, computers, level, options, thread: thread.unwrap_or(false) };
    // Discord is asked before there is an answer, and may take its time.
    if (opening.thread || caller.kind == ChannelType::PrivateThread) && !acknowledged(ctx).await {
        return Ok(());
    }
    answer(ctx, ctx.data().desk.open(&caller, opening).await?).await
}

/// Takes a seat.
#[poise::command(slash_command, guild_only)]
pub(super) async fn join(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.say(&caller, Intent::Join, "done-joined").await?).await
}

/// Gives the seat up.
#[poise::command(slash_command, guild_only)]
pub(super) async fn leave(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.say(&caller, Intent::Leave, "done-left").await?).await
}

/// Changes an option of the lobby.
#[poise::command(slash_command, guild_only)]
pub(super) async fn option(
    ctx: Context<'_>,
    #[autocomplete = "complete_key"] key: String,
    #[autocomplete = "complete_value"] value: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.configure(&caller, &key, &value).await?).await
}

/// Takes somebody off the table.
#[poise::command(slash_command, guild_only)]
pub(super) async fn remove(ctx: Context<'_>, person: serenity::User) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    answer(ctx, ctx.data().desk.remove(&caller, person.id.get()).await?).await
}

/// Starts the game.
#[poise::command(slash_command, guild_only)]
pub(super) async fn start(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.here(&caller).await?;
    let receipt = desk.act(&caller, &table, Intent::Start).await?;
    answer(ctx, Answer::private(desk.begun(&caller, &table, &receipt).await?)).await
}

/// Opens a table for the same people.
#[poise::command(slash_command, guild_only)]
pub(super) async fn rematch(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let desk = &ctx.data().desk;
    let table = desk.here(&caller).await?;
    answer(ctx, Answer::private(desk.rematch(&caller, &table).await?)).await
}

/// Moves a table to this channel.
#[poise::command(slash_command, guild_only)]
pub(super) async fn bring(
    ctx: Context<'_>,
    #[autocomplete = "complete_table"] table: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    if caller.kind == ChannelType::PrivateThread && !acknowledged(ctx).await {
        return Ok(());
    }
    answer(ctx, ctx.data().desk.bring(&caller, &table).await?).await
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
    let game = argument(ctx, "game").unwrap_or_default();
    let Some(title) = games::title(&game) else { return choices([]) };
    let (before, last) = typed.rsplit_once(' ').unwrap_or(("", typed));
    let pairs = title.options().iter().flat_map(|spec| match spec.values {
        games::Values::OneOf(values) => values.iter().map(|value| format!("{}={value}", spec.key)).collect(),
        games::Values::Text => Vec::new(),
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
