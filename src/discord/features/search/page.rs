//! Company for a lobby: the messages that ask who would like to join, and that ask its host about free seats.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::Words as _;

use crate::discord::features::board::calls::mentions;
use crate::discord::features::{lobby, search};
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_speech};
use crate::discord::wire::caller::Caller;
use session::Session;
use words::Speech;

/// Who is called when a lobby asks who would like to join.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Callees {
    /// Discord's numbers of people.
    pub people: Vec<u64>,
    /// Discord's number of a role that they have chosen.
    pub role: Option<u64>,
}

/// The public message that asks who would like to join, and calls those; none if the lobby is over.
pub(crate) fn search_page(session: &Session, called: Callees) -> Option<Page> {
    if !session::search::shows_search(session) {
        return None;
    }
    let speech = public_speech(session);
    let full = !session::search::has_free_seats(session);
    let told = speech.text(if full { "search-full" } else { "search-open" }, &seats(session, &speech));
    let names = called
        .role
        .map(role)
        .into_iter()
        .chain((!called.people.is_empty()).then(|| mentions(&called.people)));
    let names = names.collect::<Vec<_>>().join(", ");
    let mut lines = vec![match names.is_empty() {
        true => told,
        false => speech.text("notice-call", &[("people", names.into()), ("notice", told.into())]),
    }];
    lines.extend((!called.people.is_empty()).then(|| speech.say("search-why")));
    let join = button(
        &CustomId::at(session.id, lobby::Press::Join { bearer: Bearer::Search }),
        &speech.say("lobby-button-join"),
    );
    let style = if full { ButtonStyle::Secondary } else { ButtonStyle::Success };
    let rows = vec![CreateActionRow::Buttons(vec![join.style(style).disabled(full)])];
    let Callees { people: ping, role: ping_role } = called;
    Some(Page { content: lines.join("\n"), rows, ping, ping_role, ..Page::default() })
}

impl Messages {
    /// The public message that asks the host what to do about free seats; none if that is settled.
    pub(crate) fn unfilled_page(&self, session: &Session) -> Option<Page> {
        if !session::search::shows_doubt(session) {
            return None;
        }
        let speech = public_speech(session);
        let host = session.seat_of(session.host).and_then(|seat| session.seat(seat));
        let at = |press: RawPress, key: &str, style| {
            button(&CustomId::at(session.id, press), &speech.say(key)).style(style)
        };
        let begins = session.seats.len() >= usize::from(session.fewest());
        let searches = session.search.called.is_none();
        let buttons = [
            begins.then(|| at(lobby::Press::Start.into(), "lobby-button-start", ButtonStyle::Primary)),
            Some(at(lobby::Press::Fill.into(), "unfilled-button-fill", ButtonStyle::Secondary)),
            searches.then(|| at(search::Press::Ask.into(), "lobby-button-search", ButtonStyle::Secondary)),
            Some(at(lobby::Press::Close.into(), "lobby-button-close", ButtonStyle::Danger)),
        ];
        let told = speech.text("unfilled-asks", &seats(session, &speech));
        let told = speech
            .text("notice-call", &[("people", mentions(&[session.host]).into()), ("notice", told.into())]);
        let called = host.is_some_and(|row| row.may_be_called(self.now()));
        Some(Page {
            content: told,
            rows: vec![CreateActionRow::Buttons(buttons.into_iter().flatten().collect())],
            ping: called.then_some(session.host).into_iter().collect(),
            ..Page::default()
        })
    }
}

/// Asks the host whether to call those people.
pub(crate) fn search_question(session: &Session, called: &Callees, caller: &Caller) -> Page {
    let speech = caller.speech();
    let game = speech.say(&format!("{}-name", session.title.id()));
    let who = match called.role {
        Some(number) => speech.text("search-calls-role", &[("role", role(number).into())]),
        None => speech.text("search-calls", &[("count", called.people.len().into()), ("game", game.into())]),
    };
    let sure = CustomId::at(session.id, search::Press::Sure);
    let sure = button(&sure, &speech.say("search-button-sure")).style(ButtonStyle::Primary);
    let content = format!("{who}\n{}", speech.say("search-once"));
    Page { content, rows: vec![CreateActionRow::Buttons(vec![sure])], ..Page::default() }
}

/// The mention of a role.
pub(crate) fn role(number: u64) -> String {
    format!("<@&{number}>")
}

/// Who looks for whom: the variables of the sentences about it.
fn seats(session: &Session, speech: &Speech) -> [(&'static str, rules::Arg); 4] {
    let host = session.seat_of(session.host).map_or_else(String::new, |seat| speech.name(seat));
    [
        ("name", host.into()),
        ("game", speech.say(&format!("{}-name", session.title.id())).into()),
        ("taken", session.seats.len().into()),
        ("seats", session.seats_wanted.into()),
    ]
}
