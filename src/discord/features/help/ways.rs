//! Next steps: the buttons for a channel's table, for a channel without one, and under a refusal.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::Words as _;

use crate::discord::features::board::deed::board_buttons;
use crate::discord::features::direct::link;
use crate::discord::features::opening::page::{play_button, private_button, thread_button};
use crate::discord::features::{lobby, panel, rulebook, seat, waiting};
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::limits;
use crate::discord::wire::limits::fit;
use host::store::Sitting;
use session::{Denied, Place, Session, SessionId, Status};
use words::Speech;

/// The table of a channel; a lobby that was closed before its game does not count.
pub(crate) fn standing(table: Option<&Session>) -> Option<&Session> {
    table.filter(|table| table.status.is_open() || !matches!(table.boardless(), Denied::Closed))
}

/// What the caller can do at a table, by their part in it; after its game also a new table, if one can stand there.
pub(crate) fn at_table(table: &Session, can_stand: bool, caller: &Caller) -> Vec<CreateActionRow> {
    let speech = caller.speech();
    let here = match table.status {
        Status::Lobby => CreateActionRow::Buttons(in_lobby(table, caller)),
        _ => board_buttons(table, &speech),
    };
    let play = (can_stand && !table.status.is_open()).then(|| play_button(&speech));
    std::iter::once(here).chain(row(play)).collect()
}

/// The host of a lobby begins, the others sit down or get up.
fn in_lobby(table: &Session, caller: &Caller) -> Vec<CreateButton> {
    let (speech, user) = (caller.speech(), caller.person.user);
    let at =
        |press: RawPress, key, style| button(&CustomId::at(table.id, press), &speech.say(key)).style(style);
    let quiet = |press: RawPress, key| at(press, key, ButtonStyle::Secondary);
    let free = table.seats.len() < usize::from(table.seats_wanted);
    let mut buttons = match table.seat_of(user) {
        _ if table.host == user => vec![
            at(lobby::Press::Start.into(), "lobby-button-start", ButtonStyle::Primary),
            quiet(lobby::Press::Setup { page: None }.into(), "lobby-button-setup"),
        ],
        Some(_) => vec![quiet(lobby::Press::Leave.into(), "lobby-button-leave")],
        None if free => {
            vec![at(
                lobby::Press::Join { bearer: Bearer::Board }.into(),
                "lobby-button-join",
                ButtonStyle::Success,
            )]
        }
        None => Vec::new(),
    };
    buttons.push(quiet(rulebook::Press::Show { game: None }.into(), "board-button-rules"));
    buttons
}

/// Without a table: a new one, if one can stand there, and the tables in other channels at which the caller sits.
pub(crate) fn without_table(sittings: &[Sitting], can_stand: bool, caller: &Caller) -> Vec<CreateActionRow> {
    let speech = caller.speech();
    let play = (can_stand && !caller.is_direct()).then(|| play_button(&speech));
    let first =
        sittings.iter().take(1).map(|first| (&*first.game, first.session, first.place, first.message));
    let first = table_buttons(first, caller.person.user, &speech);
    let all = (sittings.len() > 1).then(|| games_button(caller));
    row(play.into_iter().chain(first).chain(all))
}

/// The caller's panels at tables elsewhere: they open here, even if the caller does not see those channels.
pub(crate) fn panels(sittings: &[Sitting], caller: &Caller) -> Vec<CreateActionRow> {
    let speech = caller.speech();
    let begun = sittings.iter().filter(|sitting| sitting.status == Status::Live);
    row(begun.take(limits::BUTTONS).map(|sitting| {
        let table = table_name(&sitting.game, sitting.session.0, &speech);
        let label = fit(&speech.text("games-panel", &[("table", table.into())]), limits::BUTTON_LABEL);
        let id = CustomId::at(sitting.session, panel::Press::Open { bearer: Bearer::Board });
        button(&id, &label).style(ButtonStyle::Secondary)
    }))
}

/// A page about a table elsewhere, headed by which table that is.
pub(crate) fn apart(page: Page, table: &Session, caller: &Caller) -> Page {
    let elsewhere = table.place != caller.place;
    page.headed(elsewhere.then(|| told_apart(table, &caller.speech())))
}

/// The table that a page is about, and its channel.
pub(crate) fn told_apart(table: &Session, speech: &Speech) -> String {
    let name = table_name(table.title.id(), table.id.0, speech);
    if table.is_private() {
        return speech.text("games-apart-private", &[("table", name.into())]);
    }
    let channel = format!("<#{}>", table.place.channel);
    speech.text("games-apart", &[("table", name.into()), ("channel", channel.into())])
}

/// Buttons to other tables of a person, each by its game, number, channel and message: to the next, and to later ones. A private one's
/// panel opens where the button is.
pub(crate) fn table_buttons<'a>(
    tables: impl Iterator<Item = (&'a str, SessionId, Place, Option<u64>)>,
    user: u64,
    speech: &Speech,
) -> Vec<CreateButton> {
    let lead = |(nth, (game, table, place, message)): (usize, (&str, SessionId, Place, Option<u64>))| {
        let name = table_name(game, table.0, speech);
        let label = if nth == 0 { speech.text("games-next", &[("table", name.into())]) } else { name };
        let label = fit(&label, limits::BUTTON_LABEL);
        if place.is_of(user) {
            let id = CustomId::at(table, panel::Press::Open { bearer: Bearer::Call });
            return button(&id, &label).style(ButtonStyle::Primary);
        }
        CreateButton::new_link(link(place, message)).label(label)
    };
    tables.enumerate().map(lead).collect()
}

/// The game and the number of a table.
pub(crate) fn table_name(game: &str, table: i64, speech: &Speech) -> String {
    let game = speech.say(&format!("{game}-name"));
    speech.text("games-table", &[("game", game.into()), ("table", table.into())])
}

/// For a channel that has a table already: a link to it, and another table in a thread, or for the caller alone.
pub(crate) fn beside_table(table: Option<(&Session, Option<u64>)>, caller: &Caller) -> Vec<CreateActionRow> {
    let speech = caller.speech();
    let there = table.map(|(table, message)| {
        CreateButton::new_link(link(table.place, message)).label(speech.say("button-table"))
    });
    let thread = caller.thread_kind().map(|_| thread_button(&speech));
    let private = (!caller.is_direct()).then(|| private_button(&speech));
    row(there.into_iter().chain(thread).chain(private))
}

/// The one way back from a computer that plays for the caller.
pub(crate) fn back(table: &Session, caller: &Caller) -> Vec<CreateActionRow> {
    let id = CustomId::at(table.id, seat::Press::ComeBack);
    row([button(&id, &caller.speech().say("more-come-back")).style(ButtonStyle::Success)])
}

/// Lists the caller's tables.
pub(crate) fn games_button(caller: &Caller) -> CreateButton {
    let id = CustomId::aside(waiting::Press::Digest { user: caller.person.user });
    button(&id, &caller.speech().say("help-button-games")).style(ButtonStyle::Secondary)
}

/// One row of those buttons, if there are any.
pub(crate) fn row(buttons: impl IntoIterator<Item = CreateButton>) -> Vec<CreateActionRow> {
    let buttons: Vec<CreateButton> = buttons.into_iter().collect();
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}
