//! The panel that asks which game a person would like to play, with whom and how. Its buttons carry all choices.

use games::TITLES;
use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};
use render::Theme;
use rules::{Options, Words as _};
use tabletop::Title;

use crate::discord::features::opening::setup::{Company, Part, Strength, TableSetup};
use crate::discord::features::{opening, rematch, rulebook};
use crate::discord::message::page::Page;
use crate::discord::message::press::{CustomId, RawPress, Spaced};
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, phone};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use session::{Pace, Session};
use words::Speech;

/// The key of the words for a pace; the panel offers no custom numbers.
const PACES: &str = "term-pace";

impl Messages {
    /// The panel for the setup so far; before a game is chosen it asks only for that.
    pub(crate) async fn play_page(
        &self,
        wanted: &TableSetup,
        theme: Theme,
        caller: &Caller,
    ) -> anyhow::Result<Page> {
        let speech = caller.speech();
        let Some(title) = wanted.game.as_deref().and_then(games::title) else {
            return Ok(games_page(wanted, &speech));
        };
        let name = speech.say(&format!("{}-name", title.id()));
        let blurb = speech.say(&format!("{}-blurb", title.id()));
        let content = speech.text("lobby-title", &[("game", name.into()), ("blurb", blurb.into())]);
        let picture = Some(self.cover(title, caller.lang, theme).await?);
        Ok(Page { content, rows: rows(title, wanted, caller), picture, ..Page::default() })
    }
}

/// Opens the panel with nothing chosen.
pub(crate) fn play_button(speech: &Speech) -> CreateButton {
    let id = CustomId::aside(opening::Press::Play { wanted: TableSetup::default() });
    button(&id, &speech.say("play-button")).style(ButtonStyle::Primary)
}

/// Opens the panel for a table in a thread of its own.
pub(crate) fn thread_button(speech: &Speech) -> CreateButton {
    let wanted = TableSetup { thread: true, ..TableSetup::default() };
    let id = CustomId::aside(opening::Press::Play { wanted });
    button(&id, &speech.say("play-button-thread")).style(ButtonStyle::Primary)
}

/// Opens the panel for a table that only its person sees.
pub(crate) fn private_button(speech: &Speech) -> CreateButton {
    let id = CustomId::aside(opening::Press::Play { wanted: TableSetup::default().privately() });
    button(&id, &speech.say("play-button-private")).style(ButtonStyle::Secondary)
}

/// Asks which other game the people of a finished game would like to play: one for as many.
pub(crate) fn another_page(table: &Session, caller: &Caller) -> Page {
    let (speech, seats) = (caller.speech(), session::reunion::seats_once_more(table));
    let fits = |title: &&dyn Title| {
        title.id() != table.title.id() && title.check(&Options::default(), seats).is_ok()
    };
    let another = |game| CustomId::at(table.id, rematch::Press::Another { game: Some(game) });
    let rows = game_rows(TITLES.iter().copied().filter(|title| fits(title)), &speech, another);
    let key = if rows.is_empty() { "another-none" } else { "another-which" };
    Page { content: speech.text(key, &[("count", seats.into())]), rows, ..Page::default() }
}

/// A button for each game, and what pressing it means.
pub(crate) fn game_rows(
    titles: impl Iterator<Item = &'static dyn Title>,
    speech: &Speech,
    press: impl Fn(String) -> CustomId,
) -> Vec<CreateActionRow> {
    let button = |title: &'static dyn Title| {
        let name = speech.say(&format!("{}-name", title.id()));
        button(&press(title.id().to_owned()), &name).style(ButtonStyle::Secondary)
    };
    let buttons: Vec<CreateButton> = titles.map(button).collect();
    buttons.chunks(limits::BUTTONS).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// Asks for the game.
fn games_page(wanted: &TableSetup, speech: &Speech) -> Page {
    let line = |title: &&dyn Title| {
        let say = |what: &str| speech.say(&format!("{}-{what}", title.id()));
        speech.text("play-game", &[("game", say("name").into()), ("blurb", say("blurb").into())])
    };
    let lines: Vec<String> = [speech.say("play-which")].into_iter().chain(TITLES.iter().map(line)).collect();
    let play = |game| {
        CustomId::aside(opening::Press::Play { wanted: TableSetup { game: Some(game), ..wanted.clone() } })
    };
    let rows = game_rows(TITLES.iter().copied(), speech, play);
    Page { content: limits::first_lines(&lines, limits::CONTENT), rows, ..Page::default() }
}

/// The menus of a chosen game, and the buttons that open its table.
fn rows(title: &'static dyn Title, wanted: &TableSetup, caller: &Caller) -> Vec<CreateActionRow> {
    let speech = caller.speech();
    let company = wanted.company(title);
    let games = TITLES.iter().map(|title| {
        let id = title.id();
        (speech.say(&format!("{id}-name")), id.to_owned(), wanted.game.as_deref() == Some(id))
    });
    let companies = wanted
        .companies(title)
        .into_iter()
        .map(|other| (company_name(other, &speech), other.to_string(), other == company));
    let menu = |part, about: &str, options: Vec<(String, String, bool)>| menu(part, wanted, about, options);
    let mut rows = vec![menu(Part::Game, "", games.collect()), menu(Part::Company, "", companies.collect())];
    match company {
        Company::People(0 | 1) => {}
        Company::People(_) => rows.push(menu(Part::Pace, &speech.say(PACES), paces(wanted, &speech))),
        Company::Computers(_) => {
            rows.push(menu(Part::Level, &speech.say("lobby-computer"), levels(wanted, &speech)));
        }
    }
    rows.push(CreateActionRow::Buttons(buttons(title, wanted, caller)));
    rows
}

/// A menu of one part of the setup: labels, values and which is chosen; `about` is the part's name where a value alone does not say it.
fn menu(
    part: Part,
    wanted: &TableSetup,
    about: &str,
    options: Vec<(String, String, bool)>,
) -> CreateActionRow {
    let option = |(label, value, chosen): (String, String, bool)| {
        phone::option(&label, about, value).default_selection(chosen)
    };
    let options = options.into_iter().take(limits::OPTIONS).map(option).collect();
    let id = CustomId::aside(opening::Press::Want { part: Spaced(part, wanted.clone()) }).to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, CreateSelectMenuKind::String { options }))
}

/// No clock, then the paces with names.
fn paces(wanted: &TableSetup, speech: &Speech) -> Vec<(String, String, bool)> {
    let names = ["none"].into_iter().chain(Pace::NAMED.map(|(name, _)| name));
    let pace = |name: &str| (speech.say(&format!("{PACES}-{name}")), name.to_owned(), wanted.pace() == name);
    names.map(pace).collect()
}

fn levels(wanted: &TableSetup, speech: &Speech) -> Vec<(String, String, bool)> {
    let level = |level: Strength| {
        (speech.say(&format!("computer-level-{level}")), level.to_string(), wanted.level() == level)
    };
    Strength::offered().map(level).collect()
}

/// Who is to play, in words.
fn company_name(company: Company, speech: &Speech) -> String {
    match company {
        Company::People(0 | 1) => speech.say("play-alone"),
        Company::People(seats) => speech.text("play-people", &[("count", seats.into())]),
        Company::Computers(count) => speech.text("play-computers", &[("count", count.into())]),
    }
}

/// Buttons that open the table as set up, that start a game against computers at once, and the rest.
fn buttons(title: &'static dyn Title, wanted: &TableSetup, caller: &Caller) -> Vec<CreateButton> {
    let speech = caller.speech();
    let labelled = |press: RawPress, label: &str, style| button(&CustomId::aside(press), label).style(style);
    let company = wanted.company(title);
    let against = |company| {
        (company_name(company, &speech), opening::Press::Open { wanted: wanted.against(company) }.into())
    };
    let mut buttons = Vec::new();
    match company {
        Company::People(_) if !wanted.private => {
            let open = opening::Press::Open { wanted: wanted.clone() }.into();
            buttons.push(labelled(open, &speech.say("play-button-open"), ButtonStyle::Success));
            buttons.extend(Company::few_computers(title).map(|few| {
                let (label, press) = against(few);
                labelled(press, &label, ButtonStyle::Primary)
            }));
        }
        Company::People(_) | Company::Computers(_) => {
            let open = match company {
                Company::People(_) => wanted.clone(),
                Company::Computers(_) => wanted.against(company),
            };
            buttons.push(labelled(
                opening::Press::Open { wanted: open }.into(),
                &speech.say("lobby-button-start"),
                ButtonStyle::Success,
            ));
        }
    }
    if !wanted.private {
        let alone = wanted.privately();
        let press = match alone.company(title) {
            Company::People(_) => opening::Press::Open { wanted: alone },
            computers @ Company::Computers(_) => opening::Press::Open { wanted: alone.against(computers) },
        };
        buttons.push(labelled(press.into(), &speech.say("play-button-private"), ButtonStyle::Secondary));
    }
    if !wanted.private && caller.thread_kind().is_some() {
        let key = if wanted.thread { "play-button-here" } else { "play-button-thread" };
        let turned = TableSetup { thread: !wanted.thread, ..wanted.clone() };
        buttons.push(labelled(
            opening::Press::Play { wanted: turned }.into(),
            &speech.say(key),
            ButtonStyle::Secondary,
        ));
    }
    let rules = rulebook::Press::Show { game: Some(title.id().to_owned()) }.into();
    buttons.push(labelled(rules, &speech.say("board-button-rules"), ButtonStyle::Secondary));
    buttons
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::discord::tests::trips::caller;

    /// The custom_ids of a panel's parts.
    fn ids(rows: &[CreateActionRow]) -> Vec<String> {
        let rows = serde_json::to_value(rows).expect("rows are JSON");
        let parts = rows.as_array().into_iter().flatten().filter_map(|row| row["components"].as_array());
        let ids =
            parts.flatten().map(|part| part["custom_id"].as_str().expect("it can be pressed").to_owned());
        ids.collect()
    }

    #[test]
    fn every_panel_fits_and_each_of_its_parts_means_something_else() {
        let caller = caller(1, 2);
        for title in TITLES.iter().copied() {
            for company in Company::all(title).into_iter().map(Some).chain([None]) {
                for (pace, level) in [(None, None), (Some("relaxed".to_owned()), Some(Strength::Suited))] {
                    let game = Some(title.id().to_owned());
                    let wanted = TableSetup {
                        game,
                        company,
                        pace,
                        level,
                        thread: true,
                        looking: true,
                        private: false,
                    };
                    let rows = rows(title, &wanted, &caller);
                    assert!(rows.len() <= limits::ROWS);
                    let ids = ids(&rows);
                    let unique: BTreeSet<&String> = ids.iter().collect();
                    assert_eq!(unique.len(), ids.len(), "{ids:?}");
                    for id in &ids {
                        assert!(id.len() <= limits::CUSTOM_ID, "{id}");
                        assert_eq!(id.parse::<CustomId>().map(|read| read.to_string()).as_ref(), Ok(id));
                    }
                }
            }
        }
        let whichever = games_page(&TableSetup::default(), &caller.speech());
        assert_eq!(ids(&whichever.rows).len(), TITLES.len());
    }

    #[test]
    fn what_a_game_does_not_take_is_as_usual_there() {
        let title = |id| games::title(id).expect("there is such a game");
        let five = TableSetup { company: Some(Company::People(5)), ..TableSetup::default() };
        assert_eq!(five.company(title("village-green")), Company::People(5));
        assert_eq!(five.company(title("catan")), Company::People(4));
        let one = TableSetup { company: Some(Company::Computers(1)), ..TableSetup::default() };
        assert_eq!(one.company(title("confusing-lands")), Company::Computers(1));
        assert_eq!(one.company(title("catan")), Company::People(4), "Catan takes two computers at least");
        assert_eq!(Company::few_computers(title("catan")), Some(Company::Computers(2)));
        let hard =
            TableSetup { level: Some(Strength::Level(thinking::Level::Hard)), ..TableSetup::default() };
        assert_eq!(hard.company(title("catan")), Company::Computers(2), "a level is a computer's");
        // Nobody waits for a person who plays alone or with computers, so they have no clock.
        let quick = TableSetup { pace: Some("live".to_owned()), ..one };
        assert!(quick.options(title("confusing-lands")).0.is_empty());
        assert!(!quick.options(title("catan")).0.is_empty());
    }
}
