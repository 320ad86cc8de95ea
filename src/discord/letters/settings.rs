//! The settings of a server: what they mean, and the page that shows them.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use render::Theme;
use rules::Words as _;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use super::lobby::search::role;
use super::parts::page::Page;
use super::parts::press::{CustomId, Press};
use crate::discord::wire::caller::Caller;
use crate::pictures::theme;
use host::store::Cycle;
use words::Lang;

/// The value that means: as whoever opens the table.
pub(crate) const AUTO: &str = "auto";
const LANGUAGE: &str = "language";
const THEME: &str = "theme";
const BOARDS: &str = "boards";
/// The seasons of the ladder; they stand in rows of their own.
pub(crate) const SEASONS: &str = "seasons";
/// The role of those who like to be called when somebody looks for players.
pub(crate) const PLAYERS: &str = "players";
/// There are none.
const NO_SEASONS: &str = "none";
/// The picture of a board goes when a newer one stands below it.
const LATEST: &str = "latest";
/// Every board keeps its picture.
const KEEP: &str = "keep";

/// The settings of a server for its tables.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Settings {
    /// The language of public texts; none: of whoever opens the table.
    pub language: Option<Lang>,
    /// The look of the pictures; none: paper.
    pub theme: Option<Theme>,
    /// Whether boards keep their pictures when newer ones stand below them.
    pub keeps_boards: bool,
    /// Discord's number of the role that is called when somebody looks for players; none: people who know the game are.
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
        let id = CustomId::aside(Press::Setting(what.to_owned())).to_string();
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

/// The menu of roles. The role of everybody stands for none; which is chosen the text says.
fn players_menu(ask: String) -> CreateActionRow {
    let id = CustomId::aside(Press::Setting(PLAYERS.to_owned())).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::Role { default_roles: None });
    CreateActionRow::SelectMenu(menu.placeholder(ask))
}
