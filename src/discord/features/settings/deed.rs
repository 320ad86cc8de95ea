//! The settings of a server, changed by people who manage it.

use std::collections::BTreeMap;

use poise::serenity_prelude::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use render::Theme;
use rules::Words as _;

use crate::discord::app::{Answer, App};
use crate::discord::features::search::page::role;
use crate::discord::features::settings;
use crate::discord::message::failure::{Failure, typed};
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use crate::pictures::theme;
use host::database::{Owner, StoreError};
use host::standings::Cycle;
use words::Lang;

/// The settings of a server.
pub(crate) async fn settings_of(app: &App, guild: u64) -> Result<Settings, StoreError> {
    Ok(Settings::of(&app.tables.database().settings(Owner::Guild(guild)).await?))
}

/// Shows the server's settings, or changes the named ones, each to its new value.
///
/// # Errors
/// [`Failure`]: a person who may not manage the server, or a value that is not in the list.
pub(crate) async fn settings(
    app: &App,
    caller: &Caller,
    changes: &[(&str, &str)],
) -> Result<Answer, Failure> {
    if !caller.manager {
        return Err(Failure::told("deny-not-settings"));
    }
    let owner = Owner::Guild(caller.place.guild);
    for &(key, value) in changes {
        // The role of everybody, which has the server's number, means none.
        let all = key == PLAYERS && value == caller.place.guild.to_string();
        let value = if all { AUTO } else { value };
        if !Settings::takes(key, value) {
            return Err(Failure::Told("deny-argument", vec![("text", typed(value))]));
        }
        if key == SEASONS {
            app.tables.choose_seasons(caller.place.guild, value.parse().ok()).await?;
        } else {
            app.tables.database().set(owner, key, Some(value).filter(|&value| value != AUTO)).await?;
        }
    }
    let settings = settings_of(app, caller.place.guild).await?;
    let last = app.tables.standings().seasons(caller.place.guild, 1).await?;
    let runs = last.first().filter(|season| !season.ended).map(|season| season.cycle);
    Ok(Answer::private(settings_page(&settings, runs, !changes.is_empty(), caller)))
}

/// The value that means: as the person who opens the table.
pub(crate) const AUTO: &str = "auto";

const LANGUAGE: &str = "language";

const THEME: &str = "theme";

const BOARDS: &str = "boards";

/// The seasons of the ladder, stored in rows of their own.
pub(crate) const SEASONS: &str = "seasons";

/// The role of people who like to be called when somebody looks for players.
pub(crate) const PLAYERS: &str = "players";

/// No seasons.
const NO_SEASONS: &str = "none";

/// The picture of a board is removed when a newer one stands below it.
const LATEST: &str = "latest";

/// Every board keeps its picture.
const KEEP: &str = "keep";

/// The settings of a server for its tables.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Settings {
    /// The language of public texts; none: the opener's.
    pub language: Option<Lang>,
    /// The look of the pictures; none: paper.
    pub theme: Option<Theme>,
    /// Whether boards keep their pictures when newer ones stand below them.
    pub keeps_boards: bool,
    /// Discord's number of the role that is called when somebody looks for players; none: people who know the game are called.
    pub players: Option<u64>,
}

impl Settings {
    /// Reads them by key.
    pub(crate) fn of(settings: &BTreeMap<String, String>) -> Settings {
        let text = |key: &str| settings.get(key).map(String::as_str);
        Settings {
            language: text(LANGUAGE).and_then(|code| code.parse().ok()),
            theme: text(THEME).and_then(theme),
            keeps_boards: text(BOARDS) == Some(KEEP),
            players: text(PLAYERS).and_then(|role| role.parse().ok()).filter(|&role| role > 0),
        }
    }

    /// Whether there is a setting of that key with that value.
    pub(crate) fn takes(key: &str, value: &str) -> bool {
        match key {
            LANGUAGE => value == AUTO || value.parse::<Lang>().is_ok(),
            THEME => theme(value).is_some(),
            BOARDS => [LATEST, KEEP].contains(&value),
            PLAYERS => value == AUTO || value.parse::<u64>().is_ok_and(|role| role > 0),
            SEASONS => value == NO_SEASONS || value.parse::<Cycle>().is_ok(),
            _ => false,
        }
    }

    /// The look of the pictures.
    pub(crate) fn theme(&self) -> Theme {
        self.theme.unwrap_or(Theme::Paper)
    }
}

/// The settings of a server, with menus to change them.
pub(crate) fn settings_page(
    settings: &Settings,
    seasons: Option<Cycle>,
    changed: bool,
    caller: &Caller,
) -> Page {
    let speech = caller.speech();
    let night = settings.theme() == Theme::Night;
    let language =
        settings.language.map_or_else(|| speech.say("choice-auto"), |lang| lang.own_name().to_owned());
    let look = speech.say(if night { "choice-night" } else { "choice-paper" });
    let key = if changed { "done-settings" } else { "settings-now" };
    let kept = if settings.keeps_boards { KEEP } else { LATEST };
    let boards = speech.say(&format!("choice-boards-{kept}"));
    let cycle = seasons.map_or_else(|| NO_SEASONS.to_owned(), |cycle| cycle.to_string());
    let named = |value: &str| speech.say(&format!("choice-seasons-{value}"));
    let args = [
        ("language", language.into()),
        ("theme", look.into()),
        ("boards", boards.into()),
        ("seasons", named(&cycle).into()),
        ("players", settings.players.map_or_else(|| speech.say("choice-players-none"), role).into()),
    ];
    let content = speech.text(key, &args);
    let menu = |what: &str, ask: String, options: Vec<(String, &str)>, now: &str| {
        let option = |(label, value): (String, &str)| {
            CreateSelectMenuOption::new(label, value).default_selection(value == now)
        };
        let kind = CreateSelectMenuKind::String { options: options.into_iter().map(option).collect() };
        let id = CustomId::aside(settings::Press::Set { key: what.to_owned() }).to_string();
        CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(ask))
    };
    let mut languages = vec![(speech.say("choice-auto"), AUTO)];
    languages.extend(Lang::ALL.map(|lang| (lang.own_name().to_owned(), lang.code())));
    let boards = [LATEST, KEEP].map(|value| (speech.say(&format!("choice-boards-{value}")), value)).to_vec();
    let looks = vec![(speech.say("choice-paper"), "paper"), (speech.say("choice-night"), "night")];
    let cycles = [NO_SEASONS, "months", "quarters"].map(|value| (named(value), value)).to_vec();
    let rows = vec![
        menu(
            LANGUAGE,
            speech.say("settings-language"),
            languages,
            settings.language.map_or(AUTO, Lang::code),
        ),
        menu(THEME, speech.say("settings-theme"), looks, if night { "night" } else { "paper" }),
        menu(BOARDS, speech.say("settings-boards"), boards, kept),
        menu(SEASONS, speech.say("settings-seasons"), cycles, &cycle),
        players_menu(speech.say("settings-players")),
    ];
    Page { content, rows, ..Page::default() }
}

/// The menu of roles. The role of everybody means none; the text says which is chosen.
fn players_menu(ask: String) -> CreateActionRow {
    let id = CustomId::aside(settings::Press::Set { key: PLAYERS.to_owned() }).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::Role { default_roles: None });
    CreateActionRow::SelectMenu(menu.placeholder(ask))
}
