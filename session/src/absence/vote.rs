//! Absences: what the others decide when a seat's time has run out, or its person has been silent for days. Nothing happens by itself,
//! unless the table has agreed on that.

use rules::{Seat, SeatSet};

use super::patience;
use crate::answers::{By, Change, Denied, Moment, Timer, TimerKind};
use crate::clock::grace;
use crate::life::consent;
use crate::play::orders;
use crate::table::{Absence, Call, Deed, Remedy, Session, Status, Vote};
use crate::time::DAY;

/// The time after which, without a majority, the mildest remedy that got a vote is done: a day.
const SPLIT: i64 = DAY;

/// What the others decide about an absence.
pub(crate) enum Verdict {
    /// The others no longer wait for the seat, or its person is back.
    Over,
    /// A remedy is done.
    Remedy(Remedy),
}

impl Session {
    /// The people who decide about an absence: all others; absent people and people on holiday only if nobody else is there.
    pub fn electors(&self, absence: &Absence, now: i64) -> SeatSet {
        let others: SeatSet = self.people().iter().filter(|&seat| seat != absence.seat).collect();
        let absent = |seat: Seat| self.absences.iter().any(|other| other.seat == seat);
        let away = |seat: Seat| self.seat(seat).is_some_and(|row| row.availability.is_away(now));
        let present: SeatSet = others.iter().filter(|&seat| !absent(seat) && !away(seat)).collect();
        if present.is_empty() { others } else { present }
    }

    /// The remedies that people who still play have voted for.
    pub(crate) fn wishes(&self, absence: &Absence) -> impl Iterator<Item = Remedy> {
        let people = self.people();
        absence.votes.iter().filter(move |(voter, _)| people.contains(*voter)).map(|(_, remedy)| *remedy)
    }
}

/// Asks the others what to do about a seat whose time has run out, or lets a computer make its move if the table agreed on that. First it
/// carries out what the seat's person has decided ahead.
pub(crate) fn time_up(session: &Session, seat: Seat, by: By<'_>) -> Result<Change, Denied> {
    let due = |timer: &Timer| timer.seat == Some(seat) && timer.due <= by.moment.now;
    if session.status != Status::Live || !patience::absence_timers(session).iter().any(due) {
        return Err(Denied::NotAsked);
    }
    let (mut change, done) = orders::obey(session, seat, by.moment)?;
    if done {
        return Ok(change);
    }
    let row = change.session.row(seat);
    let run_out =
        row.offered.is_none() && row.deadline(session.terms.weekends).is_some_and(|at| at <= by.moment.now);
    let back = row.availability.away.map(|(_, until)| until).filter(|&until| until <= by.moment.now);
    if let Some(back) = back.filter(|_| patience::holiday_alone(session, seat, by.moment.now)) {
        // The bot was away during their holiday: their own time begins at its end.
        row.respite = Some(back);
        return Ok(change);
    }
    let number = change.announce(Deed::TimeUp, Some(seat), by.who);
    if session.terms.strict && run_out {
        change.remedy(number, seat, Remedy::Move, by.who);
        change.tell_absent("notice-time-up", seat);
    } else {
        // Nobody is voted about without being called first.
        let row = change.session.row(seat);
        if row.may_be_called(by.moment.now) {
            change.call_out(seat);
        } else if row.call == Call::Quiet {
            row.call = Call::Owed(by.moment.now);
        }
    }
    Ok(change)
}

/// Notes which remedy somebody wishes for an absence. Whether that decides it is settled after every change.
pub(crate) fn vote(session: &Session, number: i64, remedy: Remedy, by: By<'_>) -> Result<Change, Denied> {
    let seat = session.player(by.who)?;
    let open = session.absences.iter().find(|absence| absence.number == number);
    let absence = open.ok_or(Denied::NoQuestion)?;
    if !session.electors(absence, by.moment.now).contains(seat) {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::onward(session, by.moment);
    change.note(Deed::Vote(Vote::new(number, remedy)), Some(seat), by.who);
    Ok(change)
}

/// What is decided about an absence now; none while the others are still deciding.
pub(crate) fn verdict(session: &Session, absence: &Absence, now: i64) -> Option<Verdict> {
    if session.status == Status::Frozen || (session.parked && session.status == Status::Live) {
        return None;
    }
    let seat = absence.seat;
    let row = session.seat(seat)?;
    let goes_on = session.status == Status::Live && !session.paused;
    let waited =
        session.people().contains(seat) && session.people().len() > 1 && session.on_turn().contains(seat);
    // While others are asked within the turn, the seat is still absent: its time does not run out, and it is not back.
    let patient = row.must() && patience::patience_with(session, row).is_none_or(|due| due > now);
    if !goes_on || !waited || patient {
        return Some(Verdict::Over);
    }
    let electors = session.electors(absence, now);
    let most = |remedy: &Remedy| {
        let voters = absence.voters(*remedy).iter().filter(|&voter| electors.contains(voter)).count();
        2 * voters > electors.len()
    };
    let mildest = session.wishes(absence).min();
    let split = mildest.filter(|_| now >= grace::decided_at(session, absence.since, SPLIT));
    Remedy::ALL.into_iter().find(most).or(split).map(Verdict::Remedy)
}

/// The times at which a split vote and an unanswered question are decided.
pub(crate) fn verdict_timers(session: &Session) -> Vec<Timer> {
    if session.parked {
        return Vec::new();
    }
    let kind = TimerKind::Verdict;
    let wished = |absence: &&Absence| session.wishes(absence).next().is_some();
    let split = session.absences.iter().filter(|_| !session.paused).filter(wished);
    let split = split.map(|absence| (Some(absence.seat), grace::decided_at(session, absence.since, SPLIT)));
    let question = session.question.as_ref().filter(|_| !session.paused);
    let question = question.map(|question| (None, consent::unanswered_at(session, question)));
    split.chain(question).map(|(seat, due)| Timer { kind, seat, due }).collect()
}

/// Settles everything once more, because a question has been open long enough to be decided.
pub(crate) fn overdue(session: &Session, seat: Option<Seat>, moment: &Moment) -> Result<Change, Denied> {
    let due = |timer: &Timer| timer.seat == seat && timer.due <= moment.now;
    if session.status != Status::Live || !verdict_timers(session).iter().any(due) {
        return Err(Denied::NotAsked);
    }
    Ok(Change::untouched(session, moment))
}
