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
    let (situation, here) = match table {
        Some(table) if table.status == Status::Lobby => lobby(table, caller),
        Some(table) => (part(table, caller), Some(board_buttons(table, &speech))),
        None => ("help-no-table", None),
    };
    let mut lines = vec![speech.say(situation)];
    if caller.moderator || caller.manager {
        lines.push(speech.say("help-moderator"));
    }
    let quiet = |press, key| button(&CustomId::aside(press), &speech.say(key)).style(ButtonStyle::Secondary);
    let everywhere = vec![
        quiet(Press::Help, "help-button-all"),
        quiet(Press::Digest(caller.person.user), "help-button-games"),
        quiet(Press::Leaderboard { list: List::default(), game: None }, "help-button-leaderboard"),
    ];
    let rows = here.into_iter().chain([CreateActionRow::Buttons(everywhere)]).collect();
    Page { embed: Some(lines.join("\n")), rows, ..Page::default() }
}

/// The message for the caller's part in a game that has begun.
fn part(table: &Session, caller: &Caller) -> &'static str {
    match (table.status, table.seat_of(caller.person.user)) {
        (Status::Over | Status::Ended, _) => "help-over",
        (Status::Live, Some(seat)) if table.seat(seat).is_some_and(|row| row.must()) => "help-turn",
        (_, Some(_)) => "help-waiting",
        (_, None) => "help-watching",
    }
}

/// The message and the buttons of a lobby: whoever opened it begins, the others sit down or get up.
fn lobby(table: &Session, caller: &Caller) -> (&'static str, Option<CreateActionRow>) {
    let (speech, user) = (caller.speech(), caller.person.user);
    let at = |press, key, style| button(&CustomId::at(table.id, press), &speech.say(key)).style(style);
    let quiet = |press, key| at(press, key, ButtonStyle::Secondary);
    let (situation, mut buttons) = match table.seat_of(user) {
        _ if table.host == user => (
            "help-host",
            vec![
                at(Press::Start, "lobby-button-start", ButtonStyle::Primary),
                quiet(Press::Setup { page: None }, "lobby-button-setup"),
            ],
        ),
        Some(_) => ("help-seated", vec![quiet(Press::Leave, "lobby-button-leave")]),
        None => ("help-lobby", vec![at(Press::Join, "lobby-button-join", ButtonStyle::Success)]),
    };
    buttons.push(quiet(Press::Rules(None), "board-button-rules"));
    (situation, Some(CreateActionRow::Buttons(buttons)))
}

/// All that can be done.
pub(crate) fn manual_page(caller: &Caller) -> Page {
    Page { embed: Some(caller.speech().say("help-text")), ..Page::default() }
}
