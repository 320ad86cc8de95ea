//! Patience: when the others are asked what to do about a seat for which they wait.

use rules::Seat;

use crate::answers::{Timer, TimerKind};
use crate::table::{SILENT, SeatRow, Session};
use crate::time::Availability;

/// The reminders that must be sent before silence counts.
const REMINDED: u8 = 2;

/// When the others are asked what to do about a seat for which they wait.
pub(crate) fn patience_with(session: &Session, row: &SeatRow) -> Option<i64> {
    if row.offered.is_some() {
        return row.respite;
    }
    patience_at_home(session, row).into_iter().chain(patience_with_holiday(session, row)).min()
}

/// When the time of a person who is not on holiday is up, or they have been silent for long.
fn patience_at_home(session: &Session, row: &SeatRow) -> Option<i64> {
    match session.terms.pace {
        Some(_) => row.deadline(session.terms.weekends),
        None => silence_of(row),
    }
}

/// When the others are asked about a seat whose person will be on holiday; none if the table has agreed to wait, or they are back before.
fn patience_with_holiday(session: &Session, row: &SeatRow) -> Option<i64> {
    let (from, until) = row.availability.away?;
    let due = from.max(row.asked_since?) + session.terms.holidays?;
    Some(due.max(row.respite.unwrap_or(due))).filter(|&due| due < until)
}

/// The times at which patience with seats ends.
pub(crate) fn absence_timers(session: &Session) -> Vec<Timer> {
    if session.parked || session.paused {
        return Vec::new();
    }
    let delays = session.delaying();
    let known = |seat: Seat| session.absences.iter().any(|absence| absence.seat == seat);
    let rows = session.seats.iter().filter(|row| delays.contains(row.seat) && !known(row.seat));
    let timer = |row: &SeatRow| {
        Some(Timer { kind: TimerKind::TimeUp, seat: Some(row.seat), due: patience_with(session, row)? })
    };
    rows.filter_map(timer).collect()
}

/// Whether a holiday is the only reason to ask the others about a seat.
pub(crate) fn holiday_alone(session: &Session, seat: Seat, now: i64) -> bool {
    let Some(row) = session.seat(seat) else { return false };
    row.offered.is_none() && patience_at_home(session, row).is_none_or(|due| due > now)
}

/// When a person has been silent for long, at a table where no time runs out.
fn silence_of(row: &SeatRow) -> Option<i64> {
    // A person who gets a digest, or has muted this turn, is not reminded.
    let reminded =
        row.reminders.sent >= REMINDED || row.reminders.next.is_none() || row.availability.digest.is_some();
    let holiday = Availability { away: row.availability.away, ..Availability::default() };
    let silent = holiday.runs_out(row.reminders.since?, SILENT, false);
    reminded.then(|| silent.max(row.respite.unwrap_or(silent)))
}
