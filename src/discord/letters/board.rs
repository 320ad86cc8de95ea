//! The public messages of a table that tell or call: board, notice.

use games::{AnySight, Arg, Outcome, Picture as Kind, Seat, SeatSet, Viewer, Words as _};
use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use super::absent::time_lines;
use super::custom_id::{CustomId, Verb};
use super::desk::{Desk, Repute};
use super::limits;
use super::page::{Attachment, Illustration, Late, Page};
use super::rows::button;
use crate::pictures::Purpose;
use crate::session::{Note, SeatRow, Session, Status};
use crate::store::Stretch;
use crate::tables::Found;
use crate::words::{Lang, Speech};

/// The part of a table's log that a board tells.
pub(super) struct Tale {
    /// Its paragraphs.
    pub story: Vec<String>,
    /// Whether it begins with the game: then the fingerprint of the table's secret stands beside it.
    pub from_the_start: bool,
}

/// Room for what happened, within a message.
pub(super) const STORY: usize = 1200;

impl Desk {
    /// The language of a table's public texts.
    pub(super) fn public_lang(session: &Session) -> Lang {
        session.language.parse().unwrap_or_default()
    }

    /// That part of a table's log, as a board tells it.
    ///
    /// # Errors
    /// If the log does not replay.
    pub(super) fn tale(&self, session: &Session, stretch: Stretch) -> anyhow::Result<Tale> {
        let speech = self.speech(session, Desk::public_lang(session));
        let story = session.story(Viewer::Public, &speech, stretch.since, stretch.until)?;
        Ok(Tale { story, from_the_start: stretch.since < 0 })
    }

    /// The public board as published: first who is called and what for, then a story of what happened, then the small print. It
    /// pings nobody but those.
    ///
    /// # Errors
    /// If the picture cannot be drawn.
    pub(super) async fn board_page(&self, table: &Found, tale: &Tale, ping: SeatSet) -> anyhow::Result<Page> {
        let lang = Desk::public_lang(table);
        let session: &Session = table;
        let speech = self.speech(session, lang);
        let Some(sight) = session.sight(Viewer::Public) else {
            return Ok(self.lobby_page(session, lang, &Repute::new()));
        };
        let Late { mut drawing, label } =
            self.drawn(Purpose::Board, table, sight.as_ref(), lang, Kind::Table, None);
        let picture = Illustration::Ready(Attachment { bytes: drawing.finished().await?, label });
        let outcome = session.outcome();
        let mut lines = match (&outcome, session.status) {
            (Some(_), _) => vec![calling(&session.owning(ping), speech.say("board-final"), &speech)],
            (None, Status::Ended) => {
                vec![calling(&session.owning(ping), speech.say("board-abandoned"), &speech)]
            }
            (None, _) => {
                let calls = call_lines(session, sight.as_ref(), &speech);
                calls.into_iter().chain(time_lines(session, &speech)).collect()
            }
        };
        lines.push(limits::newest_lines(&tale.story, STORY));
        lines.extend(outcome.iter().flat_map(|outcome| final_lines(session, outcome, &speech)));
        lines.extend(self.away_lines(session, &speech));
        lines.extend(small_print(session, tale.from_the_start, &speech));
        lines.retain(|line| !line.is_empty());
        Ok(Page {
            content: lines.join("\n"),
            rows: board_rows(session, sight.as_ref(), &speech),
            picture: Some(picture),
            ping: if session.has_ended() {
                session.owning(session.callable(ping, self.tables.now()))
            } else {
                self.called(session, ping)
            },
            ..Page::default()
        })
    }

    /// A board that another one has replaced: it keeps its story.
    pub(super) fn past_page(&self, session: &Session, tale: &Tale) -> Page {
        let speech = self.speech(session, Desk::public_lang(session));
        let mut lines = vec![limits::newest_lines(&tale.story, STORY)];
        lines.extend(small_print(session, tale.from_the_start, &speech));
        lines.retain(|line| !line.is_empty());
        Page::text(lines.join("\n"))
    }

    /// A message that calls one seat, and says what for; none if the game no longer waits for it.
    pub(super) fn call_page(&self, session: &Session, seat: Seat) -> Option<Page> {
        let speech = self.speech(session, Desk::public_lang(session));
        let duty = asked_of(session, seat, self.tables.now(), &speech)?;
        let (row, ping) = (session.seat(seat)?, session.owning(SeatSet::one(seat)));
        if ping.is_empty() {
            return None;
        }
        let mut lines = vec![call_line(&ping, &duty, &speech)];
        lines.extend(time_lines(session, &speech));
        lines.extend(reminder_line(row, &speech));
        // A custom_id of its own keeps the message apart from the board's.
        let id = CustomId::plain(session.id.0, Verb::Panel).with("call");
        let mut buttons = vec![button(&id, &speech.say("board-button-panel")).style(ButtonStyle::Primary)];
        if ping.iter().any(|&user| session.can_be_muted(user)) {
            let id = CustomId::plain(session.id.0, Verb::Mute).with("call");
            buttons.push(button(&id, &speech.say("call-button-mute")).style(ButtonStyle::Secondary));
        }
        Some(Page {
            content: lines.join("\n"),
            rows: vec![CreateActionRow::Buttons(buttons)],
            ping,
            ..Page::default()
        })
    }

    /// A public sentence, which may call somebody.
    pub(super) fn notice_page(&self, session: &Session, note: &Note) -> Page {
        let speech = self.speech(session, Desk::public_lang(session));
        let called = session.users(note.calls);
        Page { ping: called.clone(), ..Page::text(calling(&called, note.say(&speech), &speech)) }
    }

    /// The last words of a message that has asked or offered something. They are about people, whoever plays on their seats by now.
    pub(super) fn closed_page(&self, session: &Session, note: &Note) -> Page {
        let person = |row: &SeatRow| SeatRow { caretaker: None, ..row.clone() };
        let seats: Vec<SeatRow> = session.seats.iter().map(person).collect();
        Page::text(note.say(&Speech::escaped(Desk::public_lang(session), &seats)))
    }

    /// A sentence for the channel that a table has left.
    pub(super) fn moved_page(&self, session: &Session) -> Page {
        let speech = self.speech(session, Desk::public_lang(session));
        let channel = format!("<#{}>", session.place.channel);
        let args = [("table", session.id.0.into()), ("channel", channel.into())];
        Page::text(speech.text("table-moved", &args))
    }
}

/// Says for whom the table waits, and what for. Nobody is pinged by being named.
fn call_lines(session: &Session, sight: &dyn AnySight, speech: &Speech) -> Vec<String> {
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

/// Says of somebody who has been reminded since when they are waited for, and when they are left in peace.
pub(super) fn reminder_line(row: &SeatRow, speech: &Speech) -> Option<String> {
    let since = row.asked_since.filter(|_| row.reminders.sent > 0)?;
    let key = if row.reminders.are_over() { "call-last-reminder" } else { "call-reminder" };
    Some(speech.text(key, &[("since", format!("<t:{since}:f>").into())]))
}

/// What is asked of a seat, by the game or beside it, as everybody may read it; none if nothing is.
pub(super) fn asked_of(session: &Session, seat: Seat, now: i64, speech: &Speech) -> Option<String> {
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

/// Writes those people so that a message which may call them does.
pub(super) fn mentions(people: &[u64]) -> String {
    people.iter().map(|user| format!("<@{user}>")).collect::<Vec<_>>().join(", ")
}

/// The game, the table's number, and at the beginning the fingerprint of its secret.
fn small_print(session: &Session, from_the_start: bool, speech: &Speech) -> Vec<String> {
    let name = speech.say(&format!("{}-name", session.title.id()));
    let mut lines =
        vec![speech.text("board-title", &[("game", name.into()), ("table", session.id.0.into())])];
    let computers = session.seats.iter().filter_map(|row| row.computer().map(|level| (row.seat, level)));
    let computers = computers.map(|(seat, level)| {
        let level = speech.say(&format!("computer-level-{level}"));
        speech.text("board-computer", &[("name", speech.name(seat).into()), ("level", level.into())])
    });
    let computers: Vec<String> = computers.collect();
    if !computers.is_empty() {
        lines.push(speech.text("board-computers", &[("computers", computers.join(" · ").into())]));
    }
    if from_the_start {
        lines.push(speech.text("board-fingerprint", &[("fingerprint", session.commitment().into())]));
    }
    lines
}

/// A sentence that calls people.
fn calling(people: &[u64], sentence: String, speech: &Speech) -> String {
    if people.is_empty() {
        return sentence;
    }
    speech.text("notice-call", &[("people", mentions(people).into()), ("notice", sentence.into())])
}

fn board_rows(session: &Session, sight: &dyn AnySight, speech: &Speech) -> Vec<CreateActionRow> {
    let mut rows = vec![board_buttons(session, speech)];
    if session.status == Status::Live && sight.interruptible() {
        // The panel is the same; only a custom_id of its own keeps the two buttons apart.
        let id = CustomId::plain(session.id.0, Verb::Panel).with("out");
        let label = speech.say("board-button-interrupt");
        rows.push(CreateActionRow::Buttons(vec![button(&id, &label).style(ButtonStyle::Secondary)]));
    }
    rows
}

fn board_buttons(session: &Session, speech: &Speech) -> CreateActionRow {
    let id = |verb| CustomId::plain(session.id.0, verb);
    let labelled = |verb, key| button(&id(verb), &speech.say(key));
    let quiet = |verb, key| labelled(verb, key).style(ButtonStyle::Secondary);
    let (first, rules) = match session.status {
        Status::Live => {
            let panel = labelled(Verb::Panel, "board-button-panel").style(ButtonStyle::Primary);
            (Some(panel), quiet(Verb::Rules, "board-button-rules"))
        }
        // A row has no room for six; the rules are behind the last one, too.
        Status::Over | Status::Ended => {
            let rematch = labelled(Verb::Rematch, "board-button-rematch").style(ButtonStyle::Success);
            (Some(rematch), quiet(Verb::Replay, "board-button-replay"))
        }
        Status::Lobby | Status::Frozen => (None, quiet(Verb::Rules, "board-button-rules")),
    };
    let reading = [
        quiet(Verb::Text, "board-button-text"),
        quiet(Verb::Log, "board-button-log"),
        rules,
        quiet(Verb::More, "panel-more"),
    ];
    CreateActionRow::Buttons(first.into_iter().chain(reading).collect())
}

/// Says for whom a computer has finished, and what that means for their place.
fn finished_line(session: &Session, speech: &Speech) -> Option<String> {
    let kept = session.seats.iter().filter(|row| session.is_left_to_computer(row.seat));
    let names: Vec<String> = kept.map(|row| speech.name(row.seat)).collect();
    let key = if session.terms.leavers_out { "board-finished-out" } else { "board-finished-last" };
    (!names.is_empty()).then(|| speech.text(key, &[("names", names.join(", ").into())]))
}

/// Says what somebody has done alone for which the game does not count.
fn uncounted_lines(session: &Session, speech: &Speech) -> Vec<String> {
    let done = [("board-taken-back", session.taken_back()), ("board-own-hints", session.own_hints())];
    let done = done.into_iter().filter(|(_, count)| *count > 0);
    let mut lines: Vec<String> =
        done.map(|(key, count)| speech.text(key, &[("count", count.into())])).collect();
    if !lines.is_empty() {
        lines.push(speech.say("board-uncounted"));
    }
    lines
}

/// Places, points and the winner.
fn final_lines(session: &Session, outcome: &Outcome, speech: &Speech) -> Vec<String> {
    if outcome.standings.is_empty() {
        return vec![speech.say("board-solo-abandoned")];
    }
    let mut lines = Vec::new();
    let resigned = session.shown.as_ref().map_or(SeatSet::EMPTY, |stage| stage.table.resigned());
    if !resigned.is_empty() {
        let names: Vec<String> = resigned.iter().map(|seat| speech.name(seat)).collect();
        let args = [("names", names.join(", ").into()), ("count", names.len().into())];
        lines.push(speech.text("board-resigned", &args));
    }
    lines.extend(finished_line(session, speech));
    let mut standings = outcome.standings.clone();
    standings.sort_by_key(|standing| (standing.place, standing.seat));
    lines.extend(standings.iter().map(|standing| {
        let args = [
            ("place", standing.place.into()),
            ("name", Arg::Name(standing.seat)),
            ("score", standing.score.into()),
        ];
        speech.text("board-place", &args)
    }));
    let winners: Vec<String> = outcome.winners().iter().map(|seat| speech.name(seat)).collect();
    match (&outcome.verdict, winners.as_slice()) {
        (Some(verdict), _) => lines.push(speech.say(verdict)),
        (None, []) => lines.push(speech.say("board-nobody-won")),
        (None, [winner]) => lines.push(speech.text("board-winner", &[("name", winner.as_str().into())])),
        (None, _) => lines.push(speech.text("board-shared", &[("names", winners.join(", ").into())])),
    }
    if outcome.rematch {
        lines.push(speech.say("board-decider"));
    }
    lines.extend(uncounted_lines(session, speech));
    if let Some(secret) = session.revealed_secret() {
        lines.push(speech.text("board-secret", &[("secret", secret.into())]));
    }
    lines
}
