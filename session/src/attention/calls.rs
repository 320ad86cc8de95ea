//! Calls: a person whom the game waits for is called, once for each thing.
//!
//! A person who has just acted sees the next question in the answer, so they are only owed a call: it comes as soon as the table waits for
//! them alone, or when the clock finds that they have been silent. A person in quiet hours or on holiday is owed a call until they are
//! there again. A person who wants one message a day is never called.

use rules::{Seat, SeatSet};

use super::looking::{LOOK, SILENCE};
use crate::answers::{Change, Denied, Effect, Moment, Timer, TimerKind};
use crate::life::closed;
use crate::play::appeal;
use crate::table::{Absence, Author, Call, SeatRow, Session, Status};

impl SeatRow {
    /// Whether the person may be called at that moment.
    pub fn may_be_called(&self, now: i64) -> bool {
        self.availability.may_be_called(now)
    }

    /// The timer of a call that has been owed since that time.
    fn call_timer(&self, since: i64) -> Timer {
        let due = self.availability.wakes(since + SILENCE);
        let kind = if due == since + SILENCE { TimerKind::Call } else { TimerKind::Wake };
        Timer { kind, seat: Some(self.seat), due }
    }
}

impl Session {
    /// Whether the table calls people: those whom the game waits for, and the host of a full lobby.
    pub fn calls(&self) -> bool {
        matches!(self.status, Status::Lobby | Status::Live)
    }

    /// The seats among these whose people may be called at that moment.
    pub fn callable(&self, seats: SeatSet, now: i64) -> SeatSet {
        seats.iter().filter(|&seat| self.seat(seat).is_some_and(|row| row.may_be_called(now))).collect()
    }

    /// Whether a seat is asked something by a message other than the board: a question to everybody, an appeal, an absence.
    pub fn is_asked_beside(&self, seat: Seat, now: i64) -> bool {
        let question = self.question.as_ref().is_some_and(|question| question.missing().contains(seat));
        let absence = |absence: &Absence| {
            let voted = absence.votes.iter().any(|(voter, _)| *voter == seat);
            self.electors(absence, now).contains(seat) && !voted
        };
        question || appeal::silent(self).contains(seat) || self.absences.iter().any(absence)
    }
}

/// Settles who is called now: seats that `newly` must act, those whose appeal is `answered`, and a seat that is owed a call and keeps the
/// table waiting alone. Seats that are `asked` by a question whose message is still open keep a call for that. The `doer` is looking;
/// `looks` says who is looking although a computer has acted, and when they acted.
pub(crate) fn settle_calls(
    session: &mut Session,
    (newly, answered, asked): (SeatSet, SeatSet, SeatSet),
    doer: Option<Seat>,
    looks: Option<(Seat, i64)>,
) -> SeatSet {
    let Some(must) = session.table().map(|table| table.turn().must()) else { return SeatSet::EMPTY };
    let (people, now) = (session.people(), session.touched);
    let company = session.seats.len() > 1;
    let silent = session.appeal().is_some_and(|(_, appeal)| !appeal.open.is_empty());
    let alone = must.len() == 1 && !silent;
    let is_asked = |seat: &Seat| asked.contains(*seat) || session.is_asked_beside(*seat, now);
    let beside = session.owners().iter().filter(is_asked).collect::<SeatSet>();
    let mut called = SeatSet::EMPTY;
    for row in &mut session.seats {
        let seat = row.seat;
        if !company || !(beside.contains(seat) || must.contains(seat) && people.contains(seat)) {
            row.call = Call::Quiet;
        } else if !must.contains(seat) || !people.contains(seat) {
            // A question, an appeal or an absence asks them: their call for that stays.
        } else if doer == Some(seat) {
            row.call = Call::Owed(now);
        } else if newly.contains(seat)
            || answered.contains(seat)
            || (alone && matches!(row.call, Call::Owed(_)))
        {
            let acted = looks.filter(|(looking, _)| *looking == seat).map(|(_, acted)| acted);
            if let Some(acted) = acted {
                // A person who is merely alone now has seen the question in their answer.
                if newly.contains(seat) || answered.contains(seat) {
                    row.call = owed_soon(acted);
                }
            } else if row.may_be_called(now) {
                row.call = Call::Quiet;
                called = called.with(seat);
            } else if !matches!(row.call, Call::Owed(_)) {
                row.call = Call::Owed(now);
            }
        }
    }
    called
}

/// The calls that the clock makes.
pub(crate) fn call_timers(session: &Session) -> Vec<Timer> {
    let owed = session.seats.iter().filter_map(|row| match row.call {
        Call::Owed(since) if row.availability.digest.is_none() && closed::reaches(session, row) => {
            Some(row.call_timer(since))
        }
        Call::Owed(_) | Call::Quiet | Call::Out => None,
    });
    let owed: Vec<Timer> = if session.paused { Vec::new() } else { owed.collect() };
    // While an appeal is open and nobody has agreed to it, the seats that must act have nothing to do.
    let unanswered =
        session.appeal().is_some_and(|(_, appeal)| !appeal.open.is_empty() && appeal.choices.is_empty());
    let must = session.table().map_or(SeatSet::EMPTY, |table| table.turn().must());
    let idle = |timer: &Timer| timer.seat.is_some_and(|seat| must.contains(seat) && unanswered);
    owed.into_iter().filter(|timer| !idle(timer)).collect()
}

/// Calls a seat that has been silent; later, if its person rests now.
pub(crate) fn call(session: &Session, seat: Seat, moment: &Moment) -> Result<Change, Denied> {
    let row = session.seat(seat).filter(|row| matches!(row.call, Call::Owed(_)));
    let row = row
        .filter(|row| session.calls() && row.availability.digest.is_none() && closed::reaches(session, row));
    let row = row.ok_or(Denied::NotAsked)?;
    let rests = row.availability.rests(moment.now);
    // Neither is true if a holiday has begun meanwhile and the others decide.
    let asked = (row.must() && row.computer().is_none()) || session.is_asked_beside(seat, moment.now);
    let mut change = Change::untouched(session, moment);
    if rests {
        change.session.row(seat).call = Call::Owed(moment.now);
    } else if asked {
        // A reminder that is also due, because no process has served meanwhile, is the same message.
        let row = change.session.row(seat);
        if row.reminders.next.is_some_and(|next| next <= moment.now) {
            row.reminders = row.reminders.after_one(moment.now, &row.availability);
        }
        change.call_out(seat);
    }
    Ok(change)
}

impl Change {
    /// Who is looking although a computer has acted, and when they acted.
    pub(crate) fn looks(&self) -> Option<(Seat, i64)> {
        let by_computer = self.rows.last().is_some_and(|row| row.author == Author::Computer);
        self.session.looking(self.at).filter(|_| by_computer)
    }

    /// Calls a seat with a message of its own.
    pub(crate) fn call_out(&mut self, seat: Seat) {
        self.session.row(seat).call = Call::Out;
        self.effects.push(Effect::Call(seat));
    }

    /// Deletes the messages that called seats which have acted since, or for which nobody waits any more.
    pub(crate) fn take_calls_away(&mut self, before: &Session) {
        // A call is not posted if the same change ends its reason.
        let session = &self.session;
        let stands = |seat: Seat| session.seat(seat).is_some_and(|row| row.call == Call::Out);
        self.effects.retain(|effect| !matches!(effect, Effect::Call(seat) if !stands(*seat)));
        // The messages are deleted with their channel.
        let gone = session.vanished;
        let out =
            before.seats.iter().filter(|row| row.call == Call::Out && (!gone || row.availability.direct));
        let heard = out.filter(|was| self.session.seat(was.seat).is_none_or(|row| row.call != Call::Out));
        let heard: Vec<Effect> = heard.map(|row| Effect::TakeCallAway(row.seat)).collect();
        let new = heard.into_iter().filter(|effect| !self.effects.contains(effect)).collect::<Vec<_>>();
        self.effects.extend(new);
    }

    /// Settles the calls for what is asked besides the game: a person who rests now is owed a call, a person who has answered is not.
    pub(crate) fn settle_asked(&mut self, before: &Session) {
        let (now, looks) = (self.at, self.looks());
        let beside_at =
            |session: &Session, seat, at| session.status == Status::Live && session.is_asked_beside(seat, at);
        let beside = |session: &Session, seat| beside_at(session, seat, now);
        let asked = self.session.seats.iter().map(|row| {
            let back =
                row.availability.away.map(|(_, until)| until).filter(|_| row.availability.is_away(now));
            let later = back.is_some_and(|until| beside_at(&self.session, row.seat, until));
            (beside(&self.session, row.seat), beside(before, row.seat), later)
        });
        let asked: Vec<_> = asked.collect();
        for (row, (asked, was, later)) in self.session.seats.iter_mut().zip(asked) {
            let acted = looks.filter(|(looking, _)| *looking == row.seat).map(|(_, acted)| acted);
            let new = asked && !was && row.call == Call::Quiet;
            if let (true, Some(acted)) = (new, acted) {
                row.call = owed_soon(acted);
            } else if new && !row.may_be_called(now) {
                row.call = Call::Owed(now);
            } else if !(asked || row.must() && row.computer().is_none()) {
                // What is still open when a holiday ends is asked then.
                row.call = if later { Call::Owed(now) } else { Call::Quiet };
            }
        }
        self.take_calls_away(before);
    }

    /// Drops people who rest from the pings of boards and notices, and from notices everyone whom the new board calls anyway. A person for
    /// whom the game waits is owed that call.
    pub(crate) fn drop_pings_of_resting(&mut self) {
        let now = self.at;
        let mut spared = SeatSet::EMPTY;
        let mut by_board = SeatSet::EMPTY;
        for effect in &mut self.effects {
            let calls = match effect {
                Effect::Board { ping, .. } => ping,
                Effect::Notice(note) => &mut note.calls,
                _ => continue,
            };
            let callable = self.session.callable(*calls, now);
            spared = calls.iter().chain(spared.iter()).filter(|&seat| !callable.contains(seat)).collect();
            *calls = callable;
            if let Effect::Board { ping, .. } = effect {
                by_board = ping.iter().chain(by_board.iter()).collect();
            }
        }
        for effect in &mut self.effects {
            if let Effect::Notice(note) = effect {
                note.calls = note.calls.iter().filter(|&seat| !by_board.contains(seat)).collect();
            }
        }
        for row in &mut self.session.seats {
            if spared.contains(row.seat) && row.must() && row.call == Call::Quiet {
                row.call = Call::Owed(now);
            }
        }
    }
}

/// A call that is owed to a person who has been looking since they acted at that time: due when they no longer count as looking.
const fn owed_soon(acted: i64) -> Call {
    Call::Owed(acted - (SILENCE - LOOK))
}
