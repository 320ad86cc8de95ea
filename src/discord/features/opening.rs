//! Opening a table.

pub(crate) mod arguments;
pub(crate) mod choosing;
pub(crate) mod page;
pub(crate) mod permissions;
pub(crate) mod setup;
pub(crate) mod suited;

use std::collections::BTreeSet;

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use poise::serenity_prelude::{ChannelId, ChannelType, CreateThread, EditThread};
use rules::{Options, Words as _};
use tabletop::Title;

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, argument, caller, choice, choices};
use crate::discord::answering::lateness::acknowledged;
use crate::discord::answering::sending::revise;
use crate::discord::app::pressed::{Placeholder, Pressed, Reply, presses};
use crate::discord::app::promises::Promise;
use crate::discord::app::{Answer, App};
use crate::discord::features::help::refusal::refusal;
use crate::discord::features::opening::arguments::PlayArguments;
use crate::discord::features::opening::permissions::{PATIENCE, check_permissions, check_place};
use crate::discord::features::opening::setup::{Part, TableSetup};
use crate::discord::features::opening::suited::suit;
use crate::discord::features::panel::deed::begun;
use crate::discord::features::search::ask_search;
use crate::discord::features::settings::deed::settings_of;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::message::press::Spaced;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{OPTION_TEXT, fit};
use crate::discord::wire::rest;
use host::tables::Receipt;
use session::{Denied, Intent, Place, TERMS};
use words::{Lang, Speech};

/// Opens a table; without a game, asks which one, with whom and how.
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of the command of each")]
pub(crate) async fn play(
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
    private: Option<bool>,
    #[autocomplete = "complete_options"] options: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let options = read_options(options.as_deref().unwrap_or(""))?;
    let thread = thread.unwrap_or(false);
    let looking = looking.unwrap_or(false);
    let private = private.unwrap_or(false);
    let Some(game) = game.map(game_id) else {
        let wanted = PlayArguments::without_game(
            seats,
            computers,
            level.as_deref(),
            &options,
            thread,
            looking,
            private,
        )?;
        if !private && caller.kind == ChannelType::PrivateThread && !acknowledged(ctx).await {
            return Ok(());
        }
        let app = &ctx.data().app;
        if !private {
            permissions::check_place(app, &caller).await?;
        }
        return answer(ctx, Answer::private(choosing::choose_game(app, &caller, &wanted).await?)).await;
    };
    let opening = PlayArguments { game, seats, computers, level, options, thread, looking, private };
    // Discord is asked before there is an answer, and may take its time.
    if opening.is_slow(&caller) && !acknowledged(ctx).await {
        return Ok(());
    }
    answer(ctx, open(&ctx.data().app, &caller, opening).await?).await
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

/// The id of the game with that name in one of our languages, for people who do not use the list; any other text as it is.
pub(crate) fn game_id(typed: String) -> String {
    let wanted = typed.trim().to_lowercase();
    let called = |id: &str| {
        let name = |lang| Speech::new(lang, Vec::new()).say(&format!("{id}-name")).to_lowercase();
        Lang::ALL.into_iter().any(|lang| name(lang) == wanted)
    };
    let title = games::TITLES.iter().find(|title| called(title.id()));
    title.map_or(typed, |title| title.id().to_owned())
}

/// Games whose id or name contains the typed text.
pub(crate) async fn complete_game(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok(caller) = caller(ctx) else { return choices([]) };
    let speech = caller.speech();
    let named = games::TITLES.iter().map(|title| (speech.say(&format!("{}-name", title.id())), title.id()));
    let typed = typed.to_lowercase();
    let fits = |(name, id): &(String, &str)| name.to_lowercase().contains(&typed) || id.contains(&typed);
    choices(named.filter(fits).map(|(name, id)| choice(&name, id)))
}

/// The options of the chosen game, one more `key=value` after the typed text.
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
    // Discord refuses the whole list if one choice is too long.
    let whole = whole.filter(|text| text.chars().count() <= OPTION_TEXT);
    choices(whole.map(|text| choice(&text, &text)))
}

presses! {
    /// What is pressed to open a table.
    |pressed, app, caller|
    /// Asks which game the presser would like to play, with whom and how, starting from that setup.
    Play("play") { rest wanted: TableSetup, } => pressed.shown(choosing::choose_game(app, caller, &wanted).await);
    /// A menu of that panel: sets that part of the setup to the chosen value.
    Want("want") { rest part: Spaced<Part, TableSetup>, }
        => pressed.shown(choosing::choose_game(app, caller, &part.1.with(part.0, &pressed.value)).await);
    /// Opens that table.
    Open("open") { rest wanted: TableSetup, } => Box::pin(pressed_open(pressed, &wanted)).await;
}

/// Discord's longest time before a thread is archived: a week, in minutes.
const THREAD_LIFE: serenity::AutoArchiveDuration = serenity::AutoArchiveDuration::OneWeek;

/// Opens a table in the caller's channel, or in a thread of its own. A game that computers fill begins at once: nobody else is waited for.
///
/// # Errors
/// [`Failure`]: an unknown game or level, more computers than seats, options that do not fit, a channel that has a table, a missing
/// permission.
pub(crate) async fn open(app: &App, caller: &Caller, opening: PlayArguments) -> Result<Answer, Failure> {
    let title = games::title(&opening.game)
        .ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(&opening.game))]))?;
    // An unknown level is reported first.
    opening.computers(title)?;
    for (key, value) in &opening.options.0 {
        app.check_beacon(key, value)?;
    }
    if opening.private {
        return open_privately(app, caller, title, opening).await;
    }
    check_place(app, caller).await?;
    let thread = thread_for(caller, opening.thread)?;
    check_permissions(caller, thread.is_some())?;
    let (opening, suited) = suit(app, caller, title, opening).await?;
    let settings = settings_of(app, caller.place.guild).await?;
    let language = settings.language.unwrap_or(caller.lang);
    let speech = caller.speech();
    let mut caller = caller.clone();
    let intent = opening.intent(title, language)?;
    let opened = open_at(app, &mut caller, title, &intent, thread, language).await?;
    if opened.session.is_starting() {
        let table = app.here(&caller).await?;
        return Ok(Answer::private(begun(app, &caller, &table, &opened).await?.headed_on(suited)));
    }
    let key = if thread.is_some() { "lobby-thread-opened" } else { "lobby-opened" };
    let channel = format!("<#{}>", caller.place.channel);
    let told = [suited, Some(speech.text(key, &[("channel", channel.into())]))];
    let told = told.into_iter().flatten().collect::<Vec<_>>().join("\n");
    if !opening.looking {
        return Ok(Answer::private(Page::text(told)));
    }
    let table = app.here(&caller).await?;
    let asked = match ask_search(app, &caller, &table).await {
        Ok(question) => question,
        // The table is open all the same.
        Err(refused) => Page::text(refused.sentence(&speech, Some(table.id.0))),
    };
    Ok(Answer::private(asked.headed(Some(told))))
}

/// Opens a table that only the caller sees, and begins it.
async fn open_privately(
    app: &App,
    caller: &Caller,
    title: &dyn Title,
    opening: PlayArguments,
) -> Result<Answer, Failure> {
    let (opening, suited) = suit(app, caller, title, opening).await?;
    let page = private_panel(app, caller, &opening.intent(title, caller.lang)?).await?;
    Ok(Answer::private(page.headed_on(suited)))
}

/// Opens a table that only the caller sees; the answer is their first panel.
///
/// # Errors
/// [`Failure`]: nobody plays at a table in a direct message's place, options that do not fit, as many computers as may play.
pub(crate) async fn private_panel(app: &App, caller: &Caller, intent: &Intent) -> Result<Page, Failure> {
    if caller.is_direct() {
        return Err(Failure::told("deny-guild-only"));
    }
    let place = Place::of_person(caller.place.guild, caller.person.user);
    let opened = app.tables.open(place, &caller.person, intent, caller.delivery()).await?;
    let table = app.tables.find(opened.session.id).await?.ok_or(Denied::NoTable)?;
    begun(app, caller, &table, &opened).await
}

/// Opens a table in the caller's channel, or in a thread of that kind below it; from then on that is the caller's place.
pub(crate) async fn open_at(
    app: &App,
    caller: &mut Caller,
    title: &dyn Title,
    intent: &Intent,
    thread: Option<ChannelType>,
    language: Lang,
) -> Result<Receipt, Failure> {
    let mut promised = None;
    if let Some(kind) = thread {
        // A thread without a table would stay for all to see.
        app.tables.check_opening(caller.place, &caller.person, intent).await?;
        let number = promise_number(app).await?;
        let name = thread_name(title, number.0, language);
        caller.place = open_thread(app, caller.place, kind, &name).await?;
        promised = Some(number);
    }
    let opened = app.tables.open(caller.place, &caller.person, intent, caller.delivery()).await;
    let stands = opened.as_ref().is_ok_and(|opened| opened.session.place == caller.place);
    if thread.is_some() && !stands {
        remove_thread(&app.http, ChannelId::new(caller.place.channel)).await;
    }
    let opened = opened?;
    caller.place = opened.session.place;
    let number = opened.session.id.0;
    if promised.is_some_and(|promised| promised.0 != number) && stands {
        let (http, thread) = (app.http.clone(), ChannelId::new(caller.place.channel));
        let name = thread_name(title, number, language);
        // No answer waits for it.
        tokio::spawn(async move { rename_thread(&http, thread, &name).await });
    }
    Ok(opened)
}

/// Opens a thread below a channel. A thread that comes after the person has read that it failed is deleted.
async fn open_thread(app: &App, place: Place, kind: ChannelType, name: &str) -> Result<Place, Failure> {
    let thread = CreateThread::new(name).kind(kind).auto_archive_duration(THREAD_LIFE);
    let http = app.http.clone();
    let mut opening =
        tokio::spawn(async move { rest::open_thread(&http, ChannelId::new(place.channel), thread).await });
    if let Ok(opened) = tokio::time::timeout(PATIENCE, &mut opening).await {
        let thread = opened.context("opening a thread")??;
        return Ok(Place { channel: thread.get(), ..place });
    }
    let http = app.http.clone();
    tokio::spawn(async move {
        if let Ok(Ok(late)) = opening.await {
            remove_thread(&http, late).await;
        }
    });
    Err(Failure::told("deny-discord-slow"))
}

/// The number that the next table is likely to get, because its thread is named first. It is promised to nobody else meanwhile.
async fn promise_number(app: &App) -> Result<Promise, Failure> {
    let next = app.tables.store().next_number().await?;
    Ok(app.promises.promise(next))
}

/// The name of the thread of the table with that number.
fn thread_name(title: &dyn Title, number: i64, lang: Lang) -> String {
    let speech = Speech::new(lang, Vec::new());
    let game = speech.say(&format!("{}-name", title.id()));
    fit(&speech.text("thread-name", &[("game", game.into()), ("table", number.into())]), 90)
}

/// Gives a thread the number of its table: two tables opened at the same moment may get each other's. Discord shows the change in the
/// thread.
async fn rename_thread(http: &serenity::Http, thread: ChannelId, name: &str) {
    if let Err(error) = rest::done(thread.edit_thread(http, EditThread::new().name(name)).await) {
        tracing::warn!(thread = thread.get(), %error, "a thread bears the number of another table");
    }
}

/// Deletes a thread without a table; if the bot may not, archives it.
async fn remove_thread(http: &serenity::Http, thread: ChannelId) {
    let Err(error) = rest::done(thread.delete(http).await) else { return };
    tracing::info!(thread = thread.get(), %error, "a thread without a table is archived, not deleted");
    if let Err(error) = rest::done(thread.edit_thread(http, EditThread::new().archived(true)).await) {
        tracing::warn!(thread = thread.get(), %error, "a thread without a table stays");
    }
}

/// The kind of thread that a table gets, if one is wanted; inside a thread there is none.
fn thread_for(caller: &Caller, wanted: bool) -> Result<Option<ChannelType>, Failure> {
    if !wanted || caller.is_in_thread() {
        return Ok(None);
    }
    caller.thread_kind().map(Some).ok_or(Failure::told("deny-no-threads"))
}

/// Opens the table that was set up by pressing; if Discord is asked first, the presser reads that meanwhile.
pub(crate) async fn pressed_open(pressed: &Pressed<'_>, wanted: &TableSetup) -> Result<Reply, Failure> {
    let opening = choosing::wanted(wanted)?;
    if !opening.is_slow(pressed.caller) {
        let page = open(pressed.app, pressed.caller, opening).await?.page;
        // A game that has begun posts its start and its board below the set-up.
        if pressed.private && page.panel.as_ref().is_some_and(|session| !session.is_private()) {
            let begun = || pressed.caller.speech().say("done-started");
            let line = if page.rows.is_empty() { page.content.clone() } else { begun() };
            return Ok(Reply::Below(line, page));
        }
        return pressed.shown(Ok(page));
    }
    let meanwhile = Placeholder::Saying(pressed.caller.speech().say("play-opening"));
    Ok(Reply::slow(meanwhile, |app, caller, edit| {
        Box::pin(async move {
            let page = match Box::pin(open(app, caller, opening)).await {
                Ok(answer) => answer.page,
                Err(failure) => refusal(app, caller, &failure, None).await,
            };
            let page = page.linked(&app.messages.mentions);
            match revise(&page, &caller.speech(), edit).await {
                Ok(()) => Some(page),
                Err(error) => {
                    tracing::warn!(%error, "nobody could be told of their table");
                    None
                }
            }
        })
    }))
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
