//! Who is looking: a person who acted or began the game moments ago, with only computers acting since, has a panel open that goes on to the
//! next question.
//!
//! Computers' moves do not call them; they are owed a call, which the clock makes soon, because the panel may be gone with its process or
//! may never have been there. A person who is known to have seen the question has as long as one who saw it in an answer.

use rules::Seat;

use crate::answers::{Change, Denied, Moment};
use crate::table::{Author, Call, LogEntry, Session, Status};

/// The time for which a person who has acted counts as looking, in seconds: two minutes.
pub const LOOK: i64 = 2 * 60;

/// The time after which a person who has seen the question in an answer is called, in seconds: ten minutes.
pub const SILENCE: i64 = 10 * 60;

impl Session {
    /// The seat whose person is looking at that moment, and when they acted: only computers have acted since.
    pub fn looking(&self, now: i64) -> Option<(Seat, i64)> {
        looked(self, &self.log, now)
    }
}

/// Who was looking when this was the whole log.
pub(crate) fn looked(session: &Session, log: &[LogEntry], now: i64) -> Option<(Seat, i64)> {
    let entries = log.iter().rev();
    let mut theirs =
        entries.filter(|logged| logged.author != Author::Computer && !logged.is_answer()).peekable();
    let Some(seat) = theirs.peek()?.seat() else { return began(session, now) };
    // What they decided ahead may be done between two acts of their own.
    let mut theirs = theirs.take_while(|logged| logged.is_act_of(seat));
    let act = theirs.find(|logged| logged.author == Author::Person)?;
    let own = session.taken(seat).is_none_or(|taken| act.seq > taken);
    (own && act.at <= now && now < act.at + LOOK).then_some((seat, act.at))
}

/// The seat of the person who has just begun the game, and when: the answer goes on to their first question.
fn began(session: &Session, now: i64) -> Option<(Seat, i64)> {
    let (seat, at) = (session.seat_of(session.host)?, session.log.first()?.at);
    (at <= now && now < at + LOOK).then_some((seat, at))
}

/// Notes that a seat that is owed a call has been shown the question after all.
pub(crate) fn shown_to(session: &Session, seat: Seat, moment: &Moment) -> Result<Change, Denied> {
    let owed = session.seat(seat).is_some_and(|row| matches!(row.call, Call::Owed(_)));
    if !owed || session.status != Status::Live {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::untouched(session, moment);
    change.session.row(seat).call = Call::Owed(moment.now);
    Ok(change)
}
