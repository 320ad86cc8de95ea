//! Appeals: what the game asks of people besides the turn. An offer is announced by its own message, on which they answer.

use rules::{Seat, SeatSet, Viewer, Words};
use tabletop::{Appeal, ReplayError};

use super::playing::Playing;
use crate::answers::{By, Change, Denied, Effect, Timer, TimerKind};
use crate::attention::looking;
use crate::attention::looking::SILENCE;
use crate::record::{asked, told};
use crate::table::{Call, LogEntry, Session, Status};
use crate::time::Availability;

/// The seconds for which a computer waits for people to answer its offer.
const PATIENCE: i64 = 2 * 60;
/// The seconds for which it waits for a person who was looking when it made the offer.
const PATIENCE_WITH_LOOKING: i64 = 30 * 60;

impl Session {
    /// The appeal of the published table, and its public number.
    pub fn appeal(&self) -> Option<(i64, Appeal)> {
        let shown = self.shown.as_ref().filter(|_| self.status == Status::Live)?;
        Some((shown.appeal?, asked(shown.table.as_ref())?))
    }
}

/// The narration of the appeal with that number, from its announcement to its end; empty if it was taken back.
pub fn appeal_narration(
    session: &Session,
    number: i64,
    words: &dyn Words,
) -> Result<Vec<String>, ReplayError> {
    let last = session.shown.as_ref().map_or(-1, |position| position.seq);
    let (mut narration, mut was) = (Vec::new(), None);
    let known = |logged: &&LogEntry| logged.number.unwrap_or(logged.seq) == number;
    let Some(first) = session.log.iter().find(known) else { return Ok(narration) };
    let entries = told::recall(session, first.seq - 1)?;
    // In tables older than public numbers, another entry may have the seq.
    let entries = entries.iter().skip_while(|recent| recent.number != Some(number));
    for recent in entries.take_while(|recent| recent.seq <= last) {
        if recent.appeal != was {
            let tale = recent.tale.iter();
            narration.extend(tale.flat_map(|tale| tale.tell(Viewer::Public, words)));
        }
        if recent.number != Some(number) {
            break;
        }
        was.clone_from(&recent.appeal);
    }
    Ok(narration)
}

/// The people who have not answered the open appeal, and still can.
pub(crate) fn silent(session: &Session) -> SeatSet {
    let (Some((_, appeal)), Some(table)) = (session.appeal(), session.table()) else { return SeatSet::EMPTY };
    let declining = appeal.declining();
    let can = |&seat: &Seat| table.sight(Viewer::Seat(seat)).allows(&declining);
    session.people().iter().filter(|&seat| appeal.open.contains(seat)).filter(can).collect()
}

/// The times at which people have been silent for too long: a computer waits so long for their answers before it goes on, longer for a
/// person who is looking, and no longer than the table's pace gives anybody. While everybody is asked something, and at night, nobody is
/// too late.
pub(crate) fn patience_timers(session: &Session) -> Vec<Timer> {
    let must = session.table().map_or(SeatSet::EMPTY, |table| table.turn().must());
    let waits = must.iter().any(|seat| session.seat(seat).is_some_and(|row| row.computer().is_some()));
    let still = !waits || session.paused || session.parked || session.question.is_some();
    let silent = if still { SeatSet::EMPTY } else { silent(session) };
    let Some((since, looked)) = appealed(session).filter(|_| !silent.is_empty()) else { return Vec::new() };
    let timer = |seat: Seat| {
        let availability = Availability { away: None, ..session.seat(seat)?.availability.clone() };
        let patience = if looked == Some(seat) { PATIENCE_WITH_LOOKING } else { PATIENCE };
        let patience = session.terms.pace.map_or(patience, |pace| pace.gift().min(patience));
        let due = availability.runs_out(since, patience, false);
        Some(Timer { kind: TimerKind::Patience, seat: Some(seat), due })
    };
    silent.iter().filter_map(timer).collect()
}

/// The time since which people can answer the open appeal, no matter who else has answered it, and the seat whose person was looking when
/// it was made. Nobody could answer while the bot was away or time stood still, and nobody need answer while everybody is asked something.
pub(crate) fn appealed(session: &Session) -> Option<(i64, Option<Seat>)> {
    let (number, _) = session.appeal()?;
    let known = |logged: &LogEntry| logged.number.unwrap_or(logged.seq) == number;
    let last = session.log.iter().rposition(known)?;
    let begun = session.log[..last].iter().rposition(|logged| !known(logged)).map_or(0, |before| before + 1);
    let LogEntry { seq, at, .. } = session.log[begun];
    let again = [session.returned, session.still.over].into_iter().flatten().filter(|again| again.seq > seq);
    let since = again.max_by_key(|again| again.seq).map_or(at, |again| again.at);
    Some((since, looking::looked(session, &session.log[..begun], at).map(|(seat, _)| seat)))
}

/// Counts a person who has been silent for too long as declining.
pub(crate) fn decline_for(session: &Session, seat: Seat, by: By<'_>) -> Result<Change, Denied> {
    let due = patience_timers(session).into_iter().find(|timer| timer.seat == Some(seat));
    let (_, appeal) = session.appeal().ok_or(Denied::NotAsked)?;
    if due.is_none_or(|timer| timer.due > by.moment.now) {
        return Err(Denied::NotAsked);
    }
    let mut playing = Playing::resume(Change::onward(session, by.moment), by.who)?;
    playing.act(seat, &appeal.declining())?;
    let mut change = playing.finish(session, seat);
    // Nobody has touched the table.
    change.session.touched = session.touched;
    Ok(change)
}

/// Answers the appeal with that number.
pub(crate) fn answer(session: &Session, number: i64, action: &str, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    let open = session.appeal().filter(|(open, _)| *open == number);
    let (_, appeal) = open.ok_or(Denied::NoQuestion)?;
    if !appeal.asked.contains(seat) {
        return Err(Denied::NotAsked);
    }
    if !session.table().is_some_and(|table| table.turn().admits(seat)) {
        return Err(Denied::Answered);
    }
    let mut playing = Playing::resume(Change::onward(session, by.moment), by.who)?;
    playing.act(seat, action)?;
    Ok(playing.finish(session, seat))
}

impl Change {
    /// Redraws an open appeal as closed, because the game is over.
    pub(crate) fn close_appeal(&mut self) {
        let open = self.session.appeal().map(|(number, _)| Effect::Appeal(number));
        let open = open.filter(|effect| !self.effects.contains(effect));
        self.effects.extend(open);
    }

    /// Announces a new appeal, or updates the old one's message. Returns the seats to call now: the person who asked can choose for the
    /// first time, or everybody has answered.
    pub(crate) fn appeal(&mut self, before: &Session, doer: Option<Seat>) -> SeatSet {
        let (was, is) = (before.appeal(), self.session.appeal());
        let (number, now) = (was.as_ref().map(|(number, _)| *number), is.as_ref().map(|(number, _)| *number));
        if was != is {
            self.effects.extend(number.map(Effect::Appeal));
            self.effects.extend(now.filter(|_| now != number).map(Effect::Appeal));
        }
        let answers_changed = was != is;
        let waited = was.filter(|(_, appeal)| !appeal.open.is_empty());
        let answered =
            waited.as_ref().is_some_and(|(_, was)| doer.is_some_and(|doer| was.asked.contains(doer)));
        let silent = is.as_ref().is_some_and(|(_, appeal)| !appeal.open.is_empty());
        let chooses =
            |appeal: &Option<(i64, Appeal)>| appeal.as_ref().is_some_and(|(_, it)| !it.choices.is_empty());
        let first = chooses(&is) && !chooses(&waited);
        let must = self.session.table().map_or(SeatSet::EMPTY, |table| table.turn().must());
        let out = |seat: &Seat| self.session.seat(*seat).is_some_and(|row| row.call == Call::Out);
        let out: SeatSet = must.iter().filter(out).collect();
        if chooses(&waited) && silent && !chooses(&is) {
            // The agreement was taken back: there is nothing to choose.
            out.iter().for_each(|seat| self.session.row(seat).call = Call::Quiet);
        }
        let called = if answered && (first || !silent) { must } else { SeatSet::EMPTY };
        // Answers that follow one another make one call.
        let follows = before.log.last().is_some_and(|last| self.at < last.at + SILENCE);
        let (merged, called): (Vec<Seat>, Vec<Seat>) =
            called.iter().partition(|&seat| !first && follows && out.contains(seat));
        if answers_changed && chooses(&is) {
            let told = out.iter().filter(|seat| merged.contains(seat) || !called.contains(seat));
            self.effects.extend(told.map(Effect::UpdateCall));
        }
        called.into_iter().collect()
    }
}
