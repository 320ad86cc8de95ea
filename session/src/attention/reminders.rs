//! Reminders: a person who keeps others waiting for long is called again a few times, then left in peace until something changes.

use rules::{Seat, SeatSet};

use crate::answers::{Change, Denied, Moment, Timer, TimerKind};
use crate::life::closed;
use crate::table::{Reminders, SeatRow, Session};

/// Begins the reminders of everybody who newly keeps others waiting, and restarts those of the seat that is `there`. A question to others
/// within a person's turn does not restart that person's reminders.
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

/// The reminders that the clock sends; where nothing can be posted, only those by direct message.
pub(crate) fn reminder_timers(session: &Session) -> Vec<Timer> {
    let delays = if session.paused { SeatSet::EMPTY } else { session.delaying() };
    // One message a day replaces reminders.
    let timer = |row: &SeatRow| {
        let next = row.reminders.next.filter(|_| row.availability.digest.is_none())?;
        Some(Timer { kind: TimerKind::Reminder, seat: Some(row.seat), due: row.availability.wakes(next) })
    };
    let reached =
        session.seats.iter().filter(|row| delays.contains(row.seat) && closed::reaches(session, row));
    reached.filter_map(timer).collect()
}

/// Reminds a seat that has kept others waiting.
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
