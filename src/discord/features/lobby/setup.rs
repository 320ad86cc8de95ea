//! The options of a lobby: two menus for the host, what to change and how; a list for everybody else.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind};

use crate::discord::features::lobby;
use crate::discord::features::lobby::choices::{LobbyChoice, choices};
use crate::discord::features::lobby::page::typed_options;
use crate::discord::message::page::Page;
use crate::discord::message::phone;
use crate::discord::message::press::{CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits::{OPTIONS, PLACEHOLDER, fit};
use session::{Session, Terms};
use words::Speech;

/// The key that stands for taking somebody off the table; its values are the numbers of those who sit there.
pub(crate) const REMOVE: &str = "remove";

/// The host's two menus: everything that can be changed, with its present value, and the values of one, by its key.
pub(crate) fn setup_page(session: &Session, caller: &Caller, key: &str, has_beacon: bool) -> Page {
    let speech = session.speech(caller.lang);
    let mut offered = choices(session, &speech, has_beacon);
    // The terms of every table, the last choices, are seldom changed.
    let terms = offered.iter().position(|choice| Terms::has(&choice.key)).unwrap_or(offered.len());
    offered.splice(terms..terms, removal(session, caller, &speech));
    let mut rows = Vec::new();
    if let Some(chosen) = offered.iter().find(|choice| choice.key == key).or(offered.first()) {
        let what = |choice: &LobbyChoice| {
            phone::option(&choice.label, choice.now().unwrap_or_default(), &choice.key)
                .default_selection(choice.key == chosen.key)
        };
        let how = |(label, value): &(String, String)| {
            phone::option(label, "", value).default_selection(chosen.now.as_ref() == Some(value))
        };
        let set = match &chosen.key {
            key if key == REMOVE => lobby::Press::Remove { page: 0 },
            key => lobby::Press::Option { page: 0, key: key.clone() },
        };
        let menu = |press: lobby::Press, options: Vec<_>| {
            let options = options.into_iter().take(OPTIONS).collect();
            let id = CustomId::at(session.id, press).to_string();
            CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
                .placeholder(fit(&chosen.label, PLACEHOLDER))
        };
        rows.extend([
            menu(lobby::Press::Choose { key: None }, offered.iter().map(what).collect()),
            menu(set, chosen.values.iter().map(how).collect()),
        ]);
    }
    let mut rows: Vec<_> = rows.into_iter().map(CreateActionRow::SelectMenu).collect();
    let close: RawPress = lobby::Press::Close.into();
    let close = button(&CustomId::at(session.id, close), &speech.say("lobby-button-close"));
    rows.push(CreateActionRow::Buttons(vec![close.style(ButtonStyle::Danger)]));
    Page { content: speech.say("lobby-setup"), rows, ..Page::default() }
}

/// Taking somebody off the table, if somebody but the host sits there.
fn removal(session: &Session, caller: &Caller, speech: &Speech) -> Option<LobbyChoice> {
    let others = session.seats.iter().filter(|row| row.sitter.number() != session.host);
    let values: Vec<(String, String)> =
        others.map(|row| (row.sitter.plain_name(caller.lang), row.sitter.number().to_string())).collect();
    let (key, label) = (REMOVE.to_owned(), speech.say("lobby-remove"));
    (!values.is_empty()).then_some(LobbyChoice { key, label, values, now: None, is_usual: true })
}

/// Everything that is agreed, for people who cannot change it; what is unusual stands out.
pub(crate) fn options_page(session: &Session, caller: &Caller, has_beacon: bool) -> Page {
    let speech = session.speech(caller.lang);
    let said = |choice: &LobbyChoice| {
        let line = format!("{}: {}", choice.label, choice.now()?);
        Some(if choice.is_usual { line } else { format!("**{line}**") })
    };
    let known: Vec<String> = choices(session, &speech, has_beacon).iter().filter_map(said).collect();
    let typed = typed_options(session, &speech).into_iter().map(|line| format!("**{line}**"));
    let lines = known.into_iter().chain(typed).map(|line| format!("• {line}"));
    let lines: Vec<String> = [speech.say("lobby-agreed")].into_iter().chain(lines).collect();
    Page::text(lines.join("\n"))
}
