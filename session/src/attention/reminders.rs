//! Reminders: a person who lets others wait for long is called again, a few times, and then left in peace until something changes.

use rules::{Seat, SeatSet};

use crate::answers::{Change, Denied, Moment, Timer, TimerKind};
use crate::life::closed;
use crate::table::{Reminders, SeatRow, Session};

/// Begins the reminders of everybody for whom others wait and did not before, and anew those of the one who is `there`. Others who are
/// asked within somebody's turn change nothing of theirs.
pub(crate) fn settle_reminders(session: &mut Session, there: Option<Seat>, now: i64) {
    let (delays, people, on_turn) = (session.delaying(), session.people(), session.on_turn());
    for row in &mut session.seats {
        let seat = row.seat;
        if delays.contains(seat) && (there == Some(seat) || row.reminders == Reminders::default()) {
            row.reminders = Reminders::begun(now, &row.availability);
        } else if people.len() < 2 || !people.contains(seat) || !on_turn.contains(seat) && !row.must() {
            row.reminders = Reminders::default();
        }
    }
}

/// The reminders that the clock is to send. Where nothing can be posted, those by direct message alone.
pub(crate) fn reminder_timers(session: &Session) -> Vec<Timer> {
    let delays = if session.paused { SeatSet::EMPTY } else { session.delaying() };
    // One message a day takes the place of reminders.
    let timer = |row: &SeatRow| {
        let next = row.reminders.next.filter(|_| row.availability.digest.is_none())?;
        Some(Timer { kind: TimerKind::Reminder, seat: Some(row.seat), due: row.availability.wakes(next) })
    };
    let reached =
        session.seats.iter().filter(|row| delays.contains(row.seat) && closed::reaches(session, row));
    reached.filter_map(timer).collect()
}

/// Reminds a seat that has let others wait.
pub(crate) fn remind(session: &Session, seat: Seat, moment: &Moment) -> Result<Change, Denied> {
    let due = |timer: &Timer| timer.seat == Some(seat) && timer.due <= moment.now;
    if !session.calls() || !reminder_timers(session).iter().any(due) {
        return Err(Denied::NotAsked);
    }
    let mut change = Change::untouched(session, moment);
    let row = change.session.row(seat);
    if row.availability.rests(moment.now) {
        // The bot was away while they were awake.
        row.reminders.next = Some(row.availability.wakes(moment.now));
        return Ok(change);
    }
    row.reminders = row.reminders.after_one(moment.now, &row.availability);
    change.call_out(seat);
    Ok(change)
}
