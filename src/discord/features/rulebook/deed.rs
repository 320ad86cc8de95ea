//! A game's rules, looked up.

use poise::serenity_prelude as serenity;
use tabletop::Title;

use crate::discord::answering::command::{answer, argument, caller, choice, choices, completing};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::app::{Answer, App};
use crate::discord::features::opening::{complete_game, game_id};
use crate::discord::features::rulebook::topics_about;
use crate::discord::features::settings::deed::settings_of;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::wire::caller::Caller;

/// Explains a game.
#[poise::command(slash_command, custom_data = "OnlyShows", rename = "rules")]
pub(crate) async fn rules_command(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    #[autocomplete = "complete_topic"] topic: Option<String>,
) -> Result<(), Failure> {
    let game = game.map(game_id);
    let caller = caller(ctx)?;
    answer(ctx, rules(&ctx.data().app, &caller, game.as_deref(), topic.as_deref()).await?).await
}

/// The topics of the chosen game's rules that mention the typed text.
async fn complete_topic(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let game = argument(ctx, "game").map(game_id);
    let topics = topics(&ctx.data().app, &caller, game.as_deref(), typed).await;
    choices(topics.iter().map(|(title, topic)| choice(title, topic)))
}

/// A topic of a game's rules; the channel's game and its overview if nothing is named.
pub(crate) async fn rules(
    app: &App,
    caller: &Caller,
    game: Option<&str>,
    topic: Option<&str>,
) -> Result<Answer, Failure> {
    let title = match game {
        Some(game) => games::title(game)
            .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))?,
        None => match app.seen(caller).await {
            Ok(table) => table.title,
            Err(_) => return Err(Failure::told("rules-which")),
        },
    };
    let topic = topic.or(title.topics().first().copied()).unwrap_or_default();
    rules_of(app, caller, title, topic).await.map(Answer::private)
}

/// That topic of a game's rules, in the look of the caller's server.
pub(crate) async fn rules_of(
    app: &App,
    caller: &Caller,
    title: &'static dyn Title,
    topic: &str,
) -> Result<Page, Failure> {
    let theme = settings_of(app, caller.place.guild).await?.theme();
    app.messages.rules_page(title, topic, theme, caller).await
}

/// The topics of a game's rules that mention the typed text: their names and keys.
pub(crate) async fn topics(
    app: &App,
    caller: &Caller,
    game: Option<&str>,
    typed: &str,
) -> Vec<(String, &'static str)> {
    let title = match game.and_then(games::title) {
        Some(title) => Some(title),
        None => app.seen(caller).await.ok().map(|table| table.title),
    };
    title.map_or_else(Vec::new, |title| topics_about(title, typed, &caller.speech()))
}

/// The answer to a press for the rules of the named game, or of the table's: the chosen topic, or the first.
pub(crate) async fn pressed_rules(pressed: &Pressed<'_>, game: Option<&str>) -> Result<Reply, Failure> {
    let title = match game.and_then(games::title) {
        Some(title) => title,
        None => pressed.table().await?.title,
    };
    let first = pressed.value.is_empty();
    let topic = if first { title.topics().first().copied().unwrap_or_default() } else { &pressed.value };
    let page = Box::pin(rules_of(pressed.app, pressed.caller, title, topic)).await;
    // A topic replaces another; a message with another button stays.
    if first { Reply::private(page) } else { pressed.shown(page) }
}
