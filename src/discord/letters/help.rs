//! Help for where somebody stands: a few lines, and the buttons that are right there.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::parts::page::Page;
use super::parts::press::{CustomId, List, Press};
use super::parts::rows::button;
use super::ways::{at_table, games_button, row, standing, without_table};
use crate::discord::wire::caller::Caller;
use session::{Session, Status};

/// What the caller can do in a channel, by its table if there is one and by their part in it; `closed` says why none can stand there.
pub(crate) fn help_page(table: Option<&Session>, closed: Option<String>, caller: &Caller) -> Page {
    let speech = caller.speech();
    let table = standing(table);
    let nowhere = if caller.is_direct() { "help-direct" } else { "help-no-table" };
    let mut lines = vec![speech.say(table.map_or(nowhere, |table| part(table, caller)))];
    let here = match table {
        Some(table) => at_table(table, closed.is_none(), caller),
        None => without_table(&[], closed.is_none(), caller),
    };
    lines.extend(closed);
    if caller.moderator || caller.manager {
        lines.push(speech.say("help-moderator"));
    }
    let quiet = |press, key| button(&CustomId::aside(press), &speech.say(key)).style(ButtonStyle::Secondary);
    let mut everywhere = vec![quiet(Press::Help(0), "help-button-all"), games_button(caller)];
    if !caller.is_direct() {
        let leaderboard = Press::Leaderboard { list: List::default(), game: None };
        everywhere.push(quiet(leaderboard, "help-button-leaderboard"));
    }
    let rows = here.into_iter().chain([CreateActionRow::Buttons(everywhere)]).collect();
    Page { rows, ..Page::text(lines.join("\n")) }
}

/// The message for the caller's part at a table.
fn part(table: &Session, caller: &Caller) -> &'static str {
    let user = caller.person.user;
    match (table.status, table.seat_of(user)) {
        (Status::Lobby, _) if table.host == user => "help-host",
        (Status::Lobby, Some(_)) => "help-seated",
        (Status::Lobby, None) => "help-lobby",
        (Status::Over | Status::Ended, _) => "help-over",
        (Status::Live, Some(_)) if table.paused => "help-paused",
        (Status::Live, Some(seat)) if table.seat(seat).is_some_and(|row| row.must()) => "help-turn",
        (_, Some(_)) => "help-waiting",
        (_, None) => "help-watching",
    }
}

/// A page of all that can be done, with the way to the other one.
pub(crate) fn manual_page(page: usize, caller: &Caller) -> Page {
    let speech = caller.speech();
    let (text, other, way) =
        if page == 0 { ("help-text", 1, "rules-next") } else { ("help-more", 0, "rules-back") };
    let turn = button(&CustomId::aside(Press::Help(other)), &speech.say(way)).style(ButtonStyle::Secondary);
    Page { rows: row([turn]), ..Page::text(speech.say(text)) }
}
