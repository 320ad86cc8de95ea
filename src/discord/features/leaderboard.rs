//! Leaderboards, seasons, ratings.

pub(crate) mod page;
pub(crate) mod rating;

use poise::serenity_prelude as serenity;
use tabletop::Title;
use thinking::Level;

use crate::discord::answering::command::{answer, caller, choice, choices, completing};
use crate::discord::answering::{Context, OnlyShows};
use crate::discord::app::pressed::{Pressed, Reply, presses};
use crate::discord::app::{Answer, App};
use crate::discord::features::leaderboard::page::{
    ALL, Lists, about_page, alone_page, buttons, challenge_page, leaderboard_page, records_page,
    season_buttons, season_label,
};
use crate::discord::features::opening::{complete_game, game_id};
use crate::discord::features::settings::deed::settings_of;
use crate::discord::features::standings::{Ladder, Line, RATED};
use crate::discord::message::failure::{Failure, suggested, typed};
use crate::discord::message::page::Page;
use crate::discord::message::press::{AsText, codes};
use crate::discord::message::public_lang;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::OPTIONS;
use host::database::StoreError;
use host::standings::{ALL_GAMES, Challenge, Season, Span, Standing};
use session::FIGURES;
use words::Lang;

/// Shows who plays best.
#[poise::command(slash_command, guild_only, custom_data = "OnlyShows", rename = "leaderboard")]
pub(crate) async fn leaderboard_command(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    list: Option<String>,
    span: Option<String>,
    #[autocomplete = "complete_season"] season: Option<String>,
) -> Result<(), Failure> {
    let (mut caller, app) = (caller(ctx)?, &ctx.data().app);
    let game = game.map(game_id);
    let list = list.and_then(|list| List::of(&list)).unwrap_or_default();
    if list != List::About {
        caller.lang = public_lang_at(app, &caller).await?;
    }
    if let Some(season) = season.filter(|_| list != List::About) {
        let as_text = list == List::Text;
        let page = season_of_days(app, &caller, game.as_deref(), &season, as_text).await?;
        return answer(ctx, Answer::public(page)).await;
    }
    let span = match span.as_deref() {
        Some("year") => Span::Year,
        Some("month") => Span::Month,
        _ => Span::All,
    };
    let page = leaderboard(app, &caller, game.as_deref(), list, span).await?;
    answer(ctx, if list == List::About { Answer::private(page) } else { Answer::public(page) }).await
}

/// The language of what everybody reads in the caller's channel: the server's; or else that of the channel's table, or the caller's.
pub(crate) async fn public_lang_at(app: &App, caller: &Caller) -> Result<Lang, Failure> {
    if let Some(lang) = settings_of(app, caller.place.guild).await?.language {
        return Ok(lang);
    }
    let table = app.tables.find_at(caller.place).await?;
    Ok(table.map_or(caller.lang, |table| public_lang(&table)))
}

/// The seasons of the server, by their days.
async fn complete_season(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some((caller, _asker)) = completing(ctx) else { return choices([]) };
    let seasons = suggested(seasons(&ctx.data().app, &caller, typed).await).unwrap_or_default();
    choices(seasons.iter().map(|season| season_label(&season.span)).map(|label| choice(&label, &label)))
}

/// A list of a server's leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum List {
    /// People by their ratings, as a picture.
    #[default]
    Ratings,
    /// The ratings as text.
    Text,
    /// The best results alone.
    Alone,
    /// How people fare against computers.
    Computers,
    /// The server's records.
    Records,
    /// The ladder of the present season, or of the last one.
    Season,
    /// How ratings work, in words.
    About,
}

codes! {
    List: Ratings = "", Text = "text", Alone = "alone", Computers = "computers", Records = "records", Season = "season", About = "about"
}

impl List {
    /// Every list, the usual one first.
    pub(crate) const ALL: [List; 7] =
        [List::Ratings, List::Text, List::Alone, List::Computers, List::Records, List::Season, List::About];

    /// Whether the list also exists for all games together: a list of ratings.
    pub(crate) const fn is_of_all_games(self) -> bool {
        matches!(self, List::Ratings | List::Text | List::Season | List::About)
    }
}

presses! {
    /// What is pressed on a leaderboard.
    |pressed, app, caller|
    /// Shows a list of the server's leaderboard, of a game or of all. As a menu: the game.
    Show("top") { rest list: (List, Option<String>), }
        => pressed_list(pressed, list.0, list.1.as_deref()).await;
    /// A menu on a season's ladder, of a game or of all: the seasons; for the season that began in that second, the games.
    Season("season") { number since: Option<i64>, rest game: Option<String>, }
        => pressed_season(pressed, since, game.as_deref()).await;
    /// Shows the ladder of the season that began in that second, as text or as a picture, of a game or of all.
    SeasonAs("season-as") { number since: i64, rest form: (AsText, Option<String>), }
        => pressed.shown(season(app, caller, form.1.as_deref(), Some(since), form.0.0).await);
}

/// The most places of a list.
const PLACES: u32 = 15;

/// The most places of each level on the leaderboard of games with computers.
const PLACES_BY_LEVEL: u32 = 10;

/// The most results of each record.
const BEST: u32 = 5;

/// The most games of a course.
const COURSE: u32 = 30;

/// A list of this server's leaderboard for a game, or for all games. A span of time has a list of its own, by wins.
///
/// # Errors
/// [`Failure`]: there is no such game, or the list needs one.
pub(crate) async fn leaderboard(
    app: &App,
    caller: &Caller,
    game: Option<&str>,
    list: List,
    span: Span,
) -> Result<Page, Failure> {
    let title = titled(game)?;
    let has_seasons = !app.tables.standings().seasons(caller.place.guild, 1).await?.is_empty();
    let page = match (list, title) {
        (List::Ratings | List::Text, _) if span == Span::All => {
            let ladder = ladder(app, caller, title).await?;
            let settings = settings_of(app, caller.place.guild).await?;
            app.messages.ladder_page(ladder, list == List::Text, settings.theme(), caller.lang).await?
        }
        (List::Season, _) => return season(app, caller, game, None, false).await,
        (List::About, _) => return Ok(about_page(&caller.speech())),
        (_, None) => return Err(Failure::told("leaderboard-which-game")),
        (List::Ratings | List::Text, Some(title)) => spanned(app, caller, title, span).await?,
        (List::Alone, Some(title)) => {
            let (standings, guild) = (app.tables.standings(), caller.place.guild);
            let bests = standings.solo_bests(guild, title.id(), span, app.tables.now(), PLACES).await?;
            alone_page(title, &bests, span, &caller.speech())
        }
        (List::Computers, Some(title)) => {
            let challenges = challenges(app, caller, title, span).await?;
            challenge_page(title, &challenges, span, &caller.speech())
        }
        (List::Records, Some(title)) => {
            let specs = FIGURES.iter().chain(title.figure_specs());
            let standings = app.tables.standings();
            let records = standings.records(caller.place.guild, title.id(), specs, BEST).await?;
            records_page(title, &records, &caller.speech())
        }
    };
    let favourite = match title {
        None => app.tables.standings().most_played(caller.place.guild).await?,
        Some(_) => None,
    };
    let rows = buttons(list, title, favourite.as_deref(), has_seasons, &caller.speech());
    Ok(Page { rows, ..page })
}

/// The ladder of the season that began in that second, for a game or all games, as text or as a picture; of the newest season if none is
/// named.
///
/// # Errors
/// [`Failure`]: there is no such game or season.
pub(crate) async fn season(
    app: &App,
    caller: &Caller,
    game: Option<&str>,
    since: Option<i64>,
    as_text: bool,
) -> Result<Page, Failure> {
    let title = titled(game)?;
    let (guild, own) = (caller.place.guild, Some(caller.person.user));
    let standings = app.tables.standings();
    let seasons = standings.seasons(guild, OPTIONS as u32).await?;
    let named = match since {
        Some(since) => standings.season(guild, since).await?,
        None => seasons.first().cloned(),
    };
    let span = named.ok_or(Failure::told("season-none"))?.span;
    let game = title.map_or(ALL_GAMES, |title| title.id());
    let found = standings.season_ladder(guild, game, &span, RATED, own).await?;
    let ladder = Ladder::of_season(title, span.clone(), found, own);
    let settings = settings_of(app, guild).await?;
    let page = app.messages.ladder_page(ladder, as_text, settings.theme(), caller.lang).await?;
    Ok(Page { rows: season_buttons(&seasons, &span, title, as_text, &caller.speech()), ..page })
}

/// The ladder of the newest season whose days begin with the typed text.
///
/// # Errors
/// [`Failure`]: there is no such game or season.
pub(crate) async fn season_of_days(
    app: &App,
    caller: &Caller,
    game: Option<&str>,
    typed: &str,
    as_text: bool,
) -> Result<Page, Failure> {
    let known = seasons(app, caller, typed).await?;
    let since = known.first().ok_or(Failure::told("season-unknown"))?.span.start;
    season(app, caller, game, Some(since), as_text).await
}

/// The seasons of this server whose days begin with the typed text, the newest first.
pub(crate) async fn seasons(app: &App, caller: &Caller, typed: &str) -> Result<Vec<Season>, StoreError> {
    let mut seasons = app.tables.standings().seasons(caller.place.guild, u32::MAX).await?;
    seasons.retain(|season| season_label(&season.span).starts_with(typed.trim()));
    Ok(seasons)
}

/// Who has won how often in a span of time.
async fn spanned(app: &App, caller: &Caller, title: &dyn Title, span: Span) -> Result<Page, Failure> {
    let (standings, guild, now) = (app.tables.standings(), caller.place.guild, app.tables.now());
    let ranks = standings.leaderboard(guild, title.id(), span, now, PLACES).await?;
    let bests = standings.solo_bests(guild, title.id(), span, now, PLACES).await?;
    let challenges = challenges(app, caller, title, span).await?;
    Ok(leaderboard_page(title, &Lists { ranks, bests, challenges }, span, &caller.speech()))
}

/// How people fare against computers, the strongest first. A level for measuring only is listed if somebody has played it.
async fn challenges(
    app: &App,
    caller: &Caller,
    title: &dyn Title,
    span: Span,
) -> Result<Vec<Challenge>, Failure> {
    let (standings, guild, now) = (app.tables.standings(), caller.place.guild, app.tables.now());
    let mut challenges = Vec::new();
    for level in Level::ALL.into_iter().rev() {
        let challenge = standings.against(level, (guild, title.id()), span, now, PLACES_BY_LEVEL).await?;
        challenges.extend((!challenge.ranks.is_empty()).then_some(challenge));
    }
    Ok(challenges)
}

/// The people of a server by their ratings, with the caller's own line.
async fn ladder(app: &App, caller: &Caller, title: Option<&'static dyn Title>) -> Result<Ladder, Failure> {
    let (standings, guild, own) = (app.tables.standings(), caller.place.guild, caller.person.user);
    let game = title.map_or(ALL_GAMES, |title| title.id());
    let (ladder, people) =
        (standings.ladder(guild, game, RATED as u32).await?, standings.rated(guild, game).await?);
    let mut rows = Vec::new();
    for (place, standing) in (1..).zip(ladder) {
        rows.push(line(app, caller, game, place, standing).await?);
    }
    let is_shown = rows.iter().any(|line| line.is_own);
    let own = match standings.standing(guild, game, own).await?.filter(|_| !is_shown) {
        Some((standing, before)) => Some(line(app, caller, game, before + 1, standing).await?),
        None => None,
    };
    Ok(Ladder { title, season: None, rows, own, people })
}

/// A person's line of a ladder, at that place if they have one.
pub(crate) async fn line(
    app: &App,
    caller: &Caller,
    game: &str,
    place: i64,
    standing: Standing,
) -> Result<Line, Failure> {
    let course = app.tables.standings().course(caller.place.guild, game, standing.user, COURSE).await?;
    let place = Some(place).filter(|_| !standing.is_young());
    let is_own = standing.user == caller.person.user;
    Ok(Line { place, standing, course, is_own })
}

/// The game with that id; none for all games.
fn titled(game: Option<&str>) -> Result<Option<&'static dyn Title>, Failure> {
    let known = |game: &str| {
        games::title(game).ok_or_else(|| Failure::Told("denied-unknown-game", vec![("game", typed(game))]))
    };
    game.map(known).transpose()
}

/// The answer to a press for a list: of the game chosen from a menu, or else of that one.
pub(crate) async fn pressed_list(
    pressed: &Pressed<'_>,
    list: List,
    game: Option<&str>,
) -> Result<Reply, Failure> {
    if list == List::About {
        return Ok(Reply::Private(about_page(&pressed.caller.speech())));
    }
    let game = if pressed.value.is_empty() { game } else { chosen_game(&pressed.value) };
    let list = if game.is_none() && !list.is_of_all_games() { List::Ratings } else { list };
    pressed.shown(leaderboard(pressed.app, pressed.caller, game, list, Span::All).await)
}

/// The answer to a press on a season's ladder: the chosen season of that game, or that season of the chosen game.
pub(crate) async fn pressed_season(
    pressed: &Pressed<'_>,
    since: Option<i64>,
    game: Option<&str>,
) -> Result<Reply, Failure> {
    let (game, since) = match since {
        None => (game, pressed.value.parse().ok()),
        since => (chosen_game(&pressed.value), since),
    };
    pressed.shown(season(pressed.app, pressed.caller, game, since, false).await)
}

/// The game chosen from a menu of leaderboards; none for all games.
fn chosen_game(value: &str) -> Option<&str> {
    Some(value).filter(|game| *game != ALL)
}
