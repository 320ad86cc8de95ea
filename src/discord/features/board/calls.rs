//! Calls: for whom a table waits and why, on the board and in messages of their own.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow, CreateButton};
use rules::{Seat, SeatSet, Viewer, Words as _};
use sha2::{Digest as _, Sha256};
use tabletop::{AnySight, Appeal};

use crate::discord::features::{answers, lobby, mute, panel};
use crate::discord::message::page::Page;
use crate::discord::message::press::{Bearer, CustomId, RawPress, Spaced};
use crate::discord::message::rows::button;
use crate::discord::message::{Messages, public_speech};
use crate::discord::wire::limits;
use session::{SeatRow, Session, Status, hex};
use words::Speech;

impl Messages {
    /// The people on those seats who may be called now.
    pub(crate) fn called(&self, session: &Session, seats: SeatSet) -> Vec<u64> {
        session.users(session.callable(seats, self.now()))
    }

    /// A message that calls one seat, and says why; none if the game no longer waits for it.
    pub(crate) fn call_page(&self, session: &Session, seat: Seat) -> Option<Page> {
        let speech = public_speech(session);
        let duty = asked_of(session, seat, self.now(), &speech)?;
        let (row, ping) = (session.seat(seat)?, session.owning(SeatSet::one(seat)));
        if ping.is_empty() {
            return None;
        }
        let mut lines = vec![call_line(&ping, &duty, &speech)];
        lines.extend(time_lines(session, &speech));
        lines.extend(absence_line(session, seat, self.now(), &speech));
        lines.extend(reminder_line(row, &speech));
        let id = |press: RawPress| CustomId::at(session.id, press);
        let (press, key) = match session.status {
            Status::Lobby => (lobby::Press::Start.into(), "lobby-button-start"),
            _ => (panel::Press::Open { bearer: Bearer::Call }.into(), "board-button-panel"),
        };
        let panel = button(&id(press), &speech.say(key));
        let mut buttons = vec![panel.style(ButtonStyle::Primary)];
        if ping.iter().any(|&user| session.can_be_muted(user)) {
            let mute = button(
                &id(mute::Press::Mute { bearer: Bearer::Call }.into()),
                &speech.say("call-button-mute"),
            );
            buttons.push(mute.style(ButtonStyle::Secondary));
        }
        let mut rows = vec![CreateActionRow::Buttons(buttons)];
        let choices = choices(session, row, &speech);
        if !choices.is_empty() {
            rows.insert(0, CreateActionRow::Buttons(choices));
        }
        Some(Page { content: lines.join("\n"), rows, ping, ..Page::default() })
    }
}

/// What a seat that is called with the answers to its appeal can do about them.
fn choices(session: &Session, row: &SeatRow, speech: &Speech) -> Vec<CreateButton> {
    let waits = row.must() && row.computer().is_none();
    let (Some((number, appeal)), Some(sight)) = (session.appeal(), session.sight(Viewer::Public)) else {
        return Vec::new();
    };
    if !waits || !appeal.open.is_empty() {
        return Vec::new();
    }
    let styles = std::iter::once(ButtonStyle::Success).chain(std::iter::repeat(ButtonStyle::Secondary));
    let choice = |(action, style): (&String, ButtonStyle)| {
        let press =
            answers::Press::Conclude { appeal: number, choice: Spaced(mark_of(&appeal), action.clone()) };
        button(&CustomId::at(session.id, press), &sight.label(action, speech)).style(style)
    };
    appeal.choices.iter().take(limits::BUTTONS).zip(styles).map(choice).collect()
}

/// A mark of an appeal and its answers, so that an action chosen for other answers is not done.
pub(crate) fn mark_of(appeal: &Appeal) -> String {
    hex(&Sha256::digest(&appeal.state)[..4])
}

/// The mentions of those people, for a message that may call them.
pub(crate) fn mentions(people: &[u64]) -> String {
    people.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(", ")
}

/// Says for whom the table waits, and why. Names alone ping nobody.
pub(crate) fn call_lines(session: &Session, sight: &dyn AnySight, speech: &Speech) -> Vec<String> {
    let Some(table) = session.shown.as_ref().map(|stage| &stage.table) else { return Vec::new() };
    let mut duties: Vec<(String, SeatSet)> = Vec::new();
    let (mut thinking, mut computers) = (Vec::new(), Vec::new());
    for seat in table.turn().must().iter() {
        if session.users(SeatSet::one(seat)).is_empty() {
            let thinks = session.computers_to_act().contains(seat);
            if thinks { &mut thinking } else { &mut computers }.push(speech.name(seat));
            continue;
        }
        let duty = duty(sight, seat, speech);
        match duties.iter_mut().find(|(known, _)| *known == duty) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => duties.push((duty, SeatSet::one(seat))),
        }
    }
    let mut lines: Vec<String> =
        duties.iter().map(|(duty, seats)| call_line(&session.users(*seats), duty, speech)).collect();
    if !thinking.is_empty() {
        let args = [("count", thinking.len().into()), ("names", thinking.join(", ").into())];
        lines.push(speech.text("board-thinking", &args));
    }
    if !computers.is_empty() {
        lines.push(speech.text("board-waiting", &[("names", computers.join(", ").into())]));
    }
    lines
}

/// Says since when a reminded person has kept others waiting, and when the reminders end.
pub(crate) fn reminder_line(row: &SeatRow, speech: &Speech) -> Option<String> {
    let since = row.asked_since.filter(|_| row.reminders.sent > 0)?;
    let key = if row.reminders.are_over() { "call-last-reminder" } else { "call-reminder" };
    Some(speech.text(key, &[("since", format!("<t:{since}:f>").into())]))
}

/// Says that the others are asked what to do about a seat, and why.
pub(crate) fn absence_line(session: &Session, seat: Seat, now: i64, speech: &Speech) -> Option<String> {
    let absent = session.absences.iter().any(|absence| absence.seat == seat);
    let up = session.deadline(seat).is_some_and(|deadline| deadline <= now);
    absent.then(|| speech.say(if up { "call-time-up" } else { "call-absent" }))
}

/// What a seat is asked, by the game or besides it, as everybody may read it; none if nothing.
pub(crate) fn asked_of(session: &Session, seat: Seat, now: i64, speech: &Speech) -> Option<String> {
    if session.status == Status::Lobby {
        return session.seat(seat).filter(|row| row.must()).map(|_| speech.say("call-begin"));
    }
    let sight = session.sight(Viewer::Public).filter(|_| session.status == Status::Live)?;
    let row = session.seat(seat)?;
    match (row.must() && row.computer().is_none(), session.is_asked_beside(seat, now)) {
        (true, _) => Some(duty(sight.as_ref(), seat, speech)),
        (false, true) => Some(speech.say("call-asked")),
        (false, false) => None,
    }
}

/// What the game asks of a seat, as everybody may read it.
fn duty(sight: &dyn AnySight, seat: Seat, speech: &Speech) -> String {
    sight.call(seat, speech).unwrap_or_else(|| speech.say("board-your-turn"))
}

fn call_line(people: &[u64], duty: &str, speech: &Speech) -> String {
    speech.text("board-call", &[("people", mentions(people).into()), ("duty", duty.into())])
}

/// Says that the game is paused.
pub(crate) fn paused_line(session: &Session, speech: &Speech) -> Option<String> {
    let paused = session.paused && session.status == Status::Live;
    paused.then(|| speech.say("board-paused"))
}

/// Says when the time of those whom the table waits for runs out, and whether time stands still.
pub(crate) fn time_lines(session: &Session, speech: &Speech) -> Vec<String> {
    if let Some(paused) = paused_line(session, speech) {
        return vec![paused];
    }
    let must = session.seats.iter().filter(|row| row.must()).map(|row| row.seat);
    let left = |seat: Seat| {
        let deadline = session.deadline(seat)?;
        Some(speech.text(
            "board-time",
            &[("name", speech.name(seat).into()), ("time", format!("<t:{deadline}:R>").into())],
        ))
    };
    let times: Vec<String> = must.filter_map(left).collect();
    if times.is_empty() {
        Vec::new()
    } else {
        vec![speech.text("board-times", &[("times", times.join(" · ").into())])]
    }
}
