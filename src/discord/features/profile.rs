//! How a person plays.

pub(crate) mod page;

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use rules::Words as _;
use tabletop::{FigureKind, Title};

use crate::discord::answering::Context;
use crate::discord::answering::command::{answer, caller};
use crate::discord::app::pressed::presses;
use crate::discord::app::{Answer, App};
use crate::discord::features::leaderboard::line;
use crate::discord::features::profile::page::{beside_lines, others_page, own_page, parts_menu};
use crate::discord::features::settings::deed::settings_of;
use crate::discord::features::standings::{GameLine, Luck, Parts, Profile, Streaks, called};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::press::AsText;
use crate::discord::wire::caller::Caller;
use host::database::{Owner, StoreError};
use host::standings::{ALL_GAMES, Mean, Played, RELIABILITY, SHOWN, Standing};
use session::Names;

/// Shows how somebody plays.
#[poise::command(slash_command, guild_only, rename = "profile")]
pub(crate) async fn profile_command(
    ctx: Context<'_>,
    person: Option<serenity::User>,
    with: Option<serenity::User>,
    #[rename = "as"] form: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let named = |person: serenity::User| {
        let name = person.display_name().to_owned();
        (person.id.get(), Names { name, username: person.name })
    };
    let (person, with) = (person.map(named), with.map(named));
    let as_text = form.as_deref() == Some("text");
    answer(ctx, profile(&ctx.data().app, &caller, person, with, as_text).await?).await
}

presses! {
    /// What is pressed on a profile.
    |pressed, app, caller|
    /// Shows the presser's reliability to others, or hides it.
    Reliability("prof") { rest shown: Option<String>, }
        => pressed.shown(show_reliability(app, caller, shown.as_deref() == Some(SHOWN)).await);
    /// A menu on a person's profile, perhaps against one opponent: the game whose points it breaks down.
    Parts("parts") { number user: u64, rest form: (AsText, Option<u64>), }
        => pressed.shown(profile_parts(app, caller, (user, form.1), &pressed.value, form.0.0).await);
}

/// The most opponents on a profile.
const RIVALS: u32 = 5;

/// How a person has played on this server, by default the caller; on request against one opponent.
pub(crate) async fn profile(
    app: &App,
    caller: &Caller,
    person: Option<(u64, Names)>,
    with: Option<(u64, Names)>,
    as_text: bool,
) -> Result<Answer, Failure> {
    let person = person.unwrap_or_else(|| (caller.person.user, caller.person.names()));
    let page = profile_page(app, caller, person, with, None, as_text).await?;
    Ok(Answer::private(page))
}

/// That profile with the points at that game broken down, from the profile's menu.
pub(crate) async fn profile_parts(
    app: &App,
    caller: &Caller,
    (user, with): (u64, Option<u64>),
    game: &str,
    as_text: bool,
) -> Result<Page, Failure> {
    let (standings, guild) = (app.tables.standings(), caller.place.guild);
    let names = match standings.standing(guild, ALL_GAMES, user).await? {
        _ if user == caller.person.user => caller.person.names(),
        standing => standing.map(|(standing, _)| standing.names).unwrap_or_default(),
    };
    let with = match with {
        Some(other) => standings.rival(guild, user, other).await?.map(|rival| (other, rival.names)),
        None => None,
    };
    profile_page(app, caller, (user, names), with, Some(game), as_text).await
}

/// A person's profile with the points at a game broken down: that one, or else the one that they have played most.
async fn profile_page(
    app: &App,
    caller: &Caller,
    (user, names): (u64, Names),
    with: Option<(u64, Names)>,
    game: Option<&str>,
    as_text: bool,
) -> Result<Page, Failure> {
    let (mut profile, beside) =
        gathered(app, caller, (user, names), with.as_ref().map(|(other, _)| *other)).await?;
    let speech = caller.speech();
    let mut known = Vec::new();
    for line in &profile.games {
        known.extend(parts(app, caller, line.title, user).await?);
    }
    let titles: Vec<&'static dyn Title> = known.iter().map(|parts| parts.title).collect();
    let chosen = titles.iter().position(|title| game == Some(title.id())).unwrap_or(0);
    profile.parts = known.into_iter().nth(chosen);
    let press = Press::Parts { user, form: (AsText(as_text), with.as_ref().map(|(other, _)| *other)) };
    let menu = parts_menu(&titles, profile.parts.as_ref(), press, &speech);
    let mut lines = Vec::new();
    if let Some((with, other)) = with.filter(|_| profile.rivals.is_empty()) {
        let other = words::escape(&called(with, &other, &speech));
        lines.push(speech.text("profile-not-together", &[("name", other.into())]));
    }
    lines.extend(beside_lines(&profile, &beside, &speech));
    let page = if user == caller.person.user {
        own(app, caller, lines).await?
    } else {
        let (standings, guild) = (app.tables.standings(), Some(caller.place.guild));
        let shown = standings.shows_reliability(user).await?;
        let reliability = if shown { Some(standings.reliability(user, guild).await?) } else { None };
        others_page(lines, reliability, &speech)
    };
    let page = drawn_profile(app, caller, profile, as_text, page).await?;
    Ok(Page { rows: page.rows.into_iter().chain(menu).collect(), ..page })
}

/// Shows the caller's reliability to others, or hides it; returns their profile after that.
pub(crate) async fn show_reliability(app: &App, caller: &Caller, shown: bool) -> Result<Page, Failure> {
    let value = Some(SHOWN).filter(|_| shown);
    app.tables.database().set(Owner::Person(caller.person.user), RELIABILITY, value).await?;
    Ok(profile(app, caller, None, None, false).await?.page)
}

/// The caller's own reliability on all servers below those lines, with the button that shows it to others or hides it.
async fn own(app: &App, caller: &Caller, lines: Vec<String>) -> Result<Page, StoreError> {
    let (standings, user) = (app.tables.standings(), caller.person.user);
    let (reliability, shown) =
        (standings.reliability(user, None).await?, standings.shows_reliability(user).await?);
    Ok(own_page(lines, reliability, shown, &caller.speech()))
}

/// A page with the picture of a profile, or with its text.
async fn drawn_profile(
    app: &App,
    caller: &Caller,
    profile: Profile,
    as_text: bool,
    page: Page,
) -> Result<Page, Failure> {
    let settings = settings_of(app, caller.place.guild).await?;
    let reader = (caller.place, caller.lang);
    Ok(app.messages.profile_page(profile, as_text, settings.theme(), reader, page).await?)
}

/// What a person has played with others on this server, and also alone and with computers.
async fn gathered(
    app: &App,
    caller: &Caller,
    (user, names): (u64, Names),
    with: Option<u64>,
) -> Result<(Profile, Vec<Played>), Failure> {
    let (standings, guild) = (app.tables.standings(), caller.place.guild);
    let (people, beside): (Vec<Played>, Vec<Played>) = standings
        .played(user, Some(guild))
        .await?
        .into_iter()
        .partition(|played| !played.solo && !played.computers);
    let mut places: BTreeMap<String, BTreeMap<u8, Vec<i64>>> = BTreeMap::new();
    for count in standings.places(guild, user).await? {
        let places = places.entry(count.game).or_default().entry(count.seats).or_default();
        places.resize(usize::from(count.seats), 0);
        if let Some(place) = places.get_mut(usize::from(count.place).saturating_sub(1)) {
            *place += count.games;
        }
    }
    let mut games = Vec::new();
    for played in people {
        let Some(title) = games::title(&played.game) else { continue };
        let line = match standings.standing(guild, title.id(), user).await? {
            Some((standing, before)) => Some(line(app, caller, title.id(), before + 1, standing).await?),
            None => None,
        };
        let places = places.remove(title.id()).unwrap_or_default().into_iter().collect();
        let best = match played.best {
            Some(score) => standings.game_of(user, guild, title.id(), score).await?,
            None => None,
        };
        let streaks = match &line {
            Some(line) => streaks(app, guild, title.id(), &line.standing).await?,
            None => None,
        };
        games.push(GameLine { title, line, streaks, played, best, places });
    }
    let rivals = match with {
        Some(other) => standings.rival(guild, user, other).await?.into_iter().collect(),
        None => standings.rivals(guild, user, RIVALS).await?,
    };
    let streaks = match standings.standing(guild, ALL_GAMES, user).await? {
        Some((standing, _)) => streaks(app, guild, ALL_GAMES, &standing).await?,
        None => None,
    };
    Ok((Profile { user, names, games, rivals, streaks, parts: None }, beside))
}

/// The winning streaks of a person who stands so on a ladder; none if there were none.
async fn streaks(
    app: &App,
    guild: u64,
    game: &str,
    standing: &Standing,
) -> Result<Option<Streaks>, StoreError> {
    let best = app.tables.standings().best_streak(guild, game, standing.user).await?;
    Ok((best > 0).then_some(Streaks { now: standing.streak, best }))
}

/// A person's mean points at a game by category, next to everybody's here; none if that was never counted.
async fn parts(
    app: &App,
    caller: &Caller,
    title: &'static dyn Title,
    user: u64,
) -> Result<Option<Parts>, Failure> {
    let keys = |kind| {
        let of_kind = title.figure_specs().iter().filter(move |spec| spec.kind == kind);
        of_kind.map(|spec| spec.key).collect::<Vec<_>>()
    };
    let means =
        async |kind| app.tables.standings().means(caller.place.guild, title.id(), user, &keys(kind)).await;
    let speech = caller.speech();
    let row = |mean: &Mean| (title.say_figure(mean.key, &speech), mean.own, mean.all);
    let rows: Vec<(String, f64, f64)> = means(FigureKind::Part).await?.iter().map(row).collect();
    let (luck, variance) = (means(FigureKind::Luck).await?, means(FigureKind::Variance).await?);
    let luck = luck.first().zip(variance.first()).map(|(luck, variance)| Luck {
        label: title.say_figure(luck.key, &speech),
        games: luck.games,
        mean: luck.own,
        deviation: (variance.own.max(0.0) / luck.games as f64).sqrt(),
    });
    Ok((!rows.is_empty()).then_some(Parts { title, rows, luck }))
}
