//! The lobby's message: who sits, what is agreed, and whether the game could start.

use crate::discord::features::away::page::with_holiday;
use crate::discord::features::board::calls::mentions;
use crate::discord::features::board::result::secret_line;
use crate::discord::features::lesson::learn_button;
pub(crate) use crate::discord::features::lobby::choices::{COMPUTER, LobbyChoice, SEATS, choices};
use crate::discord::features::profile::page::reliable_line;
use crate::discord::features::{lobby, search};
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId, RawPress};
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_lang};
use host::standings::Reliability;
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};
use rules::{Values, Words as _};
use session::{Entropy, SeatRow, Session, Sitter, Span, Status};
use std::collections::BTreeMap;
use words::{Lang, Speech, escape_text};

/// How reliable the people of a table are, if they let others see it.
pub(crate) type Repute = BTreeMap<u64, Reliability>;

impl Messages {
    /// The message of a new lobby that calls those people to take a seat, except those who have one.
    pub(crate) fn invitation_page(&self, session: &Session, people: &[u64], repute: &Repute) -> Page {
        let lang = public_lang(session);
        let mut page = self.lobby_page(session, lang, repute);
        if session.status != Status::Lobby {
            return page;
        }
        page.ping = people.iter().copied().filter(|&user| session.seat_of(user).is_none()).collect();
        if !page.ping.is_empty() {
            let people = mentions(&page.ping);
            let name = session
                .seat_of(session.host)
                .map_or_else(String::new, |seat| session.speech(lang).name(seat));
            let invited = [("people", people.into()), ("name", name.into())];
            page.content = format!(
                "{}\n{}",
                Speech::new(lang, Vec::new()).text("lobby-invitation", &invited),
                page.content
            );
        }
        page
    }

    /// The public lobby message, with how reliable people are known to be.
    pub(crate) fn lobby_page(&self, session: &Session, lang: Lang, repute: &Repute) -> Page {
        let speech = session.speech(lang);
        let id = session.title.id();
        let name = speech.say(&format!("{id}-name"));
        let waiting = session.status == Status::Lobby;
        let started = session.now.is_some() || session.status == Status::Frozen;
        if !waiting && !started {
            let closed = speech.text("lobby-closed", &[("game", name.into())]);
            let lines: Vec<String> = [closed].into_iter().chain(secret_line(session, &speech)).collect();
            return Page::text(lines.join("\n"));
        }
        let blurb = speech.say(&format!("{id}-blurb"));
        let mut lines = vec![speech.text("lobby-title", &[("game", name.into()), ("blurb", blurb.into())])];
        let host = session.seat_of(session.host).map_or_else(String::new, |seat| speech.name(seat));
        lines.push(speech.text("lobby-host", &[("table", session.id.0.into()), ("name", host.into())]));
        for number in 1..=usize::from(session.seats_wanted) {
            lines.push(match session.seats.get(number - 1) {
                Some(row) => {
                    let reliability =
                        row.sitter.user().and_then(|user| repute.get(&user)).filter(|_| waiting);
                    let line = reliable_line(taken_line(row, &speech), reliability, &speech);
                    with_holiday(line, row, self.now(), &speech)
                }
                None if started => break,
                None => speech.text("lobby-seat-free", &[("number", number.into())]),
            });
        }
        let choices = choices(session, &speech, self.has_beacon);
        lines.extend(agreed_line(session, &choices, &speech));
        if waiting {
            lines.extend(words_line(session, &speech));
        }
        if session.is_starting() {
            let beacon = session.awaits_beacon().is_some();
            lines.push(speech.say(if beacon { "lobby-awaits-beacon" } else { "lobby-starting" }));
        }
        if started || session.is_starting() {
            return Page::text(lines.join("\n"));
        }
        lines.extend(pace_lines(session, &speech));
        lines.push(readiness(session, session.seats.len(), &speech));
        lines.extend(
            session::reunion::begins_when_full(session).then(|| speech.say("lobby-begins-when-full")),
        );
        lines.push(speech.say("lobby-hint"));
        let rows = lobby_rows(session, &choices, &speech);
        Page { content: lines.join("\n"), rows, ..Page::default() }
    }
}

/// What can be pressed in a lobby that waits.
fn lobby_rows(session: &Session, choices: &[LobbyChoice], speech: &Speech) -> Vec<CreateActionRow> {
    let at = |press: RawPress, key: &str, style| {
        button(&CustomId::at(session.id, press), &speech.say(key)).style(style)
    };
    let quiet = |press, key| at(press, key, ButtonStyle::Secondary);
    let join =
        at(lobby::Press::Join { bearer: Bearer::Board }.into(), "lobby-button-join", ButtonStyle::Success);
    let full = session.seats.len() >= usize::from(session.seats_wanted);
    let mut buttons = vec![
        if full { join.style(ButtonStyle::Secondary).disabled(true) } else { join },
        quiet(lobby::Press::Leave.into(), "lobby-button-leave"),
        at(lobby::Press::Start.into(), "lobby-button-start", ButtonStyle::Primary),
        quiet(lobby::Press::Setup { page: None }.into(), "lobby-button-setup"),
    ];
    if choices.iter().any(|choice| choice.key == COMPUTER) {
        let levels = lobby::Press::Choose { key: Some(COMPUTER.to_owned()) };
        buttons.push(quiet(levels.into(), "lobby-button-computer"));
    }
    let several = session.seats_wanted > 1;
    let words = (session.terms.luck == Entropy::People)
        .then(|| quiet(lobby::Press::Words.into(), "lobby-button-words"));
    let rated = several && session.seats.iter().all(|row| !row.sitter.is_computer());
    let stakes = rated.then(|| quiet(lobby::Press::Stakes.into(), "lobby-button-stakes"));
    let searches = several && session::search::has_free_seats(session) && session.search.called.is_none();
    let search = searches.then(|| quiet(search::Press::Ask.into(), "lobby-button-search"));
    // A person who waits alone can learn the game meanwhile.
    let alone = session.seats.len() == 1 && session.people().len() == 1;
    let learn = Some(session.title).filter(|_| alone).and_then(|title| learn_button(title, speech));
    let learn = learn.map(|learn| learn.style(ButtonStyle::Secondary));
    let beside: Vec<_> = words.into_iter().chain(stakes).chain(search).chain(learn).collect();
    let rows = [buttons, beside].into_iter().filter(|row| !row.is_empty());
    rows.map(CreateActionRow::Buttons).collect()
}

/// What the host has agreed on that is not usual.
pub(crate) fn agreed_line(session: &Session, choices: &[LobbyChoice], speech: &Speech) -> Option<String> {
    let told = |choice: &LobbyChoice| Some(format!("{}: {}", choice.label, choice.now()?));
    let unusual = choices.iter().filter(|choice| !choice.is_usual).filter_map(told);
    let agreed: Vec<String> = unusual.chain(typed_options(session, speech)).collect();
    (!agreed.is_empty()).then(|| speech.text("lobby-options", &[("options", agreed.join(" · ").into())]))
}

/// The options that somebody has typed, in words.
pub(crate) fn typed_options(session: &Session, speech: &Speech) -> Vec<String> {
    let (title, options) = (session.title, &session.options);
    let typed = title.options().iter().filter(|spec| matches!(spec.values, Values::Text));
    let told = typed.filter_map(|spec| {
        let value = Some(options.value(title.options(), spec.key)).filter(|value| !value.is_empty())?;
        let label = speech.say(&format!("{}-option-{}", title.id(), spec.key));
        Some(format!("{label}: {}", escape_text(value)))
    });
    told.collect()
}

/// Who has added words to the luck, without the words.
fn words_line(session: &Session, speech: &Speech) -> Option<String> {
    let has =
        |row: &&SeatRow| row.sitter.user().is_some_and(|user| session.fairness.words.contains_key(&user));
    let people: Vec<String> = session.seats.iter().filter(has).map(|row| speech.name(row.seat)).collect();
    let takes = session.terms.luck == Entropy::People && !people.is_empty();
    takes.then(|| speech.text("lobby-words", &[("people", people.join(", ").into())]))
}

/// A taken seat, with how well a computer plays there.
pub(crate) fn taken_line(row: &SeatRow, speech: &Speech) -> String {
    let mut args = vec![("number", (row.seat.0 + 1).into()), ("name", speech.name(row.seat).into())];
    match &row.sitter {
        Sitter::Person { .. } => speech.text("lobby-seat-taken", &args),
        Sitter::Computer { level, .. } => {
            args.push(("level", speech.say(&format!("computer-level-{level}")).into()));
            speech.text("lobby-seat-computer", &args)
        }
    }
}

/// What the pace of a table means for people who sit down.
fn pace_lines(session: &Session, speech: &Speech) -> Vec<String> {
    let Some(pace) = session.terms.pace else { return Vec::new() };
    let span = |seconds| Span(seconds).to_string().into();
    let args = [("start", span(pace.start)), ("bonus", span(pace.bonus)), ("most", span(pace.most))];
    let end = if session.terms.strict { "lobby-pace-strict" } else { "lobby-pace-vote" };
    vec![speech.text("lobby-pace", &args), speech.say(end)]
}

fn readiness(session: &Session, taken: usize, speech: &Speech) -> String {
    let fewest = usize::from(session.fewest());
    if taken < fewest {
        return speech.text("lobby-missing", &[("count", (fewest - taken).into())]);
    }
    let full = taken >= usize::from(session.seats_wanted);
    speech.say(if full { "lobby-ready" } else { "lobby-could-start" })
}
