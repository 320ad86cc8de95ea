//! Help for where somebody stands: a few lines, and the buttons that are right there.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::parts::page::Page;
use super::parts::press::{CustomId, List, Press};
use super::parts::rows::button;
use super::public::board::board_buttons;
use crate::discord::wire::caller::Caller;
use session::{Session, Status};

/// What the caller can do in a channel, by its table if there is one and by their part in it.
pub(crate) fn help_page(table: Option<&Session>, caller: &Caller) -> Page {
    let speech = caller.speech();
    let mut lines = vec![speech.say(situation(table, caller))];
    if caller.moderator || caller.manager {
        lines.push(speech.say("help-moderator"));
    }
    let quiet = |press, key| button(&CustomId::aside(press), &speech.say(key)).style(ButtonStyle::Secondary);
    let everywhere = vec![
        quiet(Press::Help, "help-button-all"),
        quiet(Press::Digest(caller.person.user), "help-button-games"),
        quiet(Press::Leaderboard { list: List::default(), game: None }, "help-button-leaderboard"),
    ];
    let here = table.map(|table| match table.status {
        Status::Lobby => lobby_buttons(table, caller),
        _ => board_buttons(table, &speech),
    });
    let rows = here.into_iter().chain([CreateActionRow::Buttons(everywhere)]).collect();
    Page { embed: Some(lines.join("\n")), rows, ..Page::default() }
}

/// The message for where the caller stands.
fn situation(table: Option<&Session>, caller: &Caller) -> &'static str {
    let Some(table) = table else { return "help-no-table" };
    let seat = table.seat_of(caller.person.user);
    match (table.status, seat) {
        (Status::Lobby, _) if table.host == caller.person.user => "help-host",
        (Status::Lobby, Some(_)) => "help-seated",
        (Status::Lobby, None) => "help-lobby",
        (Status::Over | Status::Ended, _) => "help-over",
        (Status::Live, Some(seat)) if table.seat(seat).is_some_and(|row| row.must()) => "help-turn",
        (Status::Live | Status::Frozen, Some(_)) => "help-waiting",
        (Status::Live | Status::Frozen, None) => "help-watching",
    }
}

/// What the caller can press in a lobby: whoever opened it begins, the others sit down or get up.
fn lobby_buttons(table: &Session, caller: &Caller) -> CreateActionRow {
    let speech = caller.speech();
    let at = |press, key, style| button(&CustomId::at(table.id, press), &speech.say(key)).style(style);
    let mut buttons = match situation(Some(table), caller) {
        "help-host" => vec![
            at(Press::Start, "lobby-button-start", ButtonStyle::Primary),
            at(Press::Setup { page: None }, "lobby-button-setup", ButtonStyle::Secondary),
        ],
        "help-seated" => vec![at(Press::Leave, "lobby-button-leave", ButtonStyle::Secondary)],
        _ => vec![at(Press::Join, "lobby-button-join", ButtonStyle::Success)],
    };
    buttons.push(at(Press::Rules(None), "board-button-rules", ButtonStyle::Secondary));
    CreateActionRow::Buttons(buttons)
}

/// All that can be done.
pub(crate) fn manual_page(caller: &Caller) -> Page {
    Page { embed: Some(caller.speech().say("help-text")), ..Page::default() }
}
