//! The host's menus for the set-up.

use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::discord::features::lobby;
use crate::discord::features::lobby::choices::{COMPUTER, LobbyChoice, choices};
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::discord::wire::limits::fit;
use session::{SeatRow, Session, Terms};

/// Menus on one page of the set-up; the last row turns the page.
const MENUS: usize = limits::ROWS - 1;

/// The page of the set-up on which computers are seated; none if no seat is free for one.
pub(crate) fn computer_page(choices: &[LobbyChoice]) -> Option<usize> {
    choices.iter().position(|choice| choice.key == COMPUTER).map(|menu| menu / MENUS)
}

/// The host's menus; `page` counts from 0.
pub(crate) fn setup_page(session: &Session, caller: &Caller, page: usize, has_beacon: bool) -> Page {
    let speech = session.speech(caller.lang);
    let choices = choices(session, &speech, has_beacon);
    let id = |press| CustomId::at(session.id, press).to_string();
    let mut menus: Vec<CreateActionRow> = choices
        .iter()
        .map(|choice| {
            let option = |(label, value): &(String, String)| {
                let label = fit(&format!("{}: {label}", choice.label), limits::OPTION_TEXT);
                CreateSelectMenuOption::new(label, value)
                    .default_selection(choice.now.as_ref() == Some(value))
            };
            let options = choice.values.iter().map(option).collect();
            let kind = CreateSelectMenuKind::String { options };
            let menu =
                CreateSelectMenu::new(id(lobby::Press::Option { page, key: choice.key.clone() }), kind);
            CreateActionRow::SelectMenu(match &choice.now {
                Some(_) => menu,
                None => menu.placeholder(speech.say("lobby-computer-add")),
            })
        })
        .collect();
    let others: Vec<_> = session.seats.iter().filter(|row| row.sitter.number() != session.host).collect();
    if !others.is_empty() {
        let option = |row: &&SeatRow| {
            let name = row.sitter.plain_name(caller.lang);
            CreateSelectMenuOption::new(fit(&name, limits::OPTION_TEXT), row.sitter.number().to_string())
        };
        let kind = CreateSelectMenuKind::String { options: others.iter().map(option).collect() };
        let menu = CreateSelectMenu::new(id(lobby::Press::Remove { page }), kind)
            .placeholder(speech.say("lobby-remove"));
        // The terms of every table, the last choices, are seldom changed: they may be on the next page.
        let terms = choices.iter().position(|choice| Terms::has(&choice.key)).unwrap_or(choices.len());
        menus.insert(terms, CreateActionRow::SelectMenu(menu));
    }
    let pages = menus.len().div_ceil(MENUS).max(1);
    let page = page % pages;
    let mut rows: Vec<_> = menus.into_iter().skip(page * MENUS).take(MENUS).collect();
    let mut last = Vec::new();
    if pages > 1 {
        let next = CustomId::at(session.id, lobby::Press::Setup { page: Some(page + 1) });
        last.push(button(&next, &speech.say("lobby-button-next")).style(ButtonStyle::Secondary));
    }
    let close = CustomId::at(session.id, lobby::Press::Close);
    last.push(button(&close, &speech.say("lobby-button-close")).style(ButtonStyle::Danger));
    rows.push(CreateActionRow::Buttons(last));
    Page { content: speech.say("lobby-setup"), rows, ..Page::default() }
}
