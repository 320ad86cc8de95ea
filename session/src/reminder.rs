//! Reminders: whoever lets others wait for long is called again, a few times, and then left in peace until something changes.

use games::{Seat, SeatSet};

use super::{Change, DELAY, Denied, Moment, Rhythm, SeatRow, Session, Status, Timer, TimerKind};

/// The time after which somebody is reminded first, in seconds: twelve hours.
pub(super) const FIRST: i64 = 12 * 60 * 60;
/// The time from one reminder to the next, in seconds: a day.
pub(super) const AGAIN: i64 = 24 * 60 * 60;
/// The most reminders for the same thing.
pub(super) const MOST: u8 = 4;

/// How often a person has been reminded of what the game asks of them, and when they will be next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reminders {
    /// The time since which they have done nothing; none if they are not reminded.
    pub since: Option<i64>,
    /// The number of reminders so far.
    pub sent: u8,
    /// The time of the next one, in seconds since 1970; none if there will be none.
    pub next: Option<i64>,
}

impl Reminders {
    /// Those of somebody who is asked for something now, or has just done something and is asked on.
    pub(super) fn begun(now: i64, rhythm: &Rhythm) -> Reminders {
        let next = (rhythm.most > 0).then(|| rhythm.wakes(now + rhythm.first));
        Reminders { since: Some(now), sent: 0, next }
    }

    /// Whether the last one has been sent.
    pub const fn are_over(self) -> bool {
        self.sent > 0 && self.next.is_none()
    }

    /// The same for somebody who wishes to be reminded otherwise from now on. Whoever has muted what is asked now stays so.
    pub(super) fn under(self, was: &Rhythm, is: &Rhythm, now: i64) -> Reminders {
        let next = match self.next {
            _ if (was.first, was.again, was.most) == (is.first, is.again, is.most) => self.next,
            _ if self.sent >= is.most => None,
            None if self.sent < was.most => None,
            _ => Some(is.wakes(now + if self.sent == 0 { is.first } else { is.again })),
        };
        Reminders { next, ..self }
    }

    /// After one more. What was missed while nobody served is not made up for.
    pub(super) fn after_one(self, now: i64, rhythm: &Rhythm) -> Reminders {
        let sent = self.sent + 1;
        let next = (sent < rhythm.most).then(|| rhythm.wakes(now + rhythm.again));
        Reminders { sent, next, ..self }
    }
}

impl Session {
    /// Begins the reminders of everybody for whom others wait and did not before, and anew those of whoever is `there`. Others who are
    /// asked within somebody's turn change nothing of theirs.
    pub(super) fn settle_reminders(&mut self, there: Option<Seat>, now: i64) {
        let (delays, people, on_turn) = (self.delaying(), self.people(), self.on_turn());
        for row in &mut self.seats {
            let seat = row.seat;
            if delays.contains(seat) && (there == Some(seat) || row.reminders == Reminders::default()) {
                row.reminders = Reminders::begun(now, &row.rhythm);
            } else if people.len() < 2 || !people.contains(seat) || !on_turn.contains(seat) {
                row.reminders = Reminders::default();
            }
        }
    }

    /// Lets time run again where it stood still: silence, and the time before what was decided ahead is done, begin anew.
    pub(super) fn begin_anew(&mut self, now: i64) {
        for row in &mut self.seats {
            if row.reminders.since.is_some() {
                row.reminders = Reminders::begun(now, &row.rhythm);
            }
            row.orders.due = row.orders.due.map(|due| due.max(now + DELAY));
        }
    }

    /// The people whom other people wait for.
    pub(super) fn delaying(&self) -> SeatSet {
        let people = self.people();
        let asked = people.iter().filter(|&seat| self.seat(seat).is_some_and(|row| row.must()));
        if people.len() > 1 { asked.collect() } else { SeatSet::EMPTY }
    }

    /// The reminders that the clock is to send. Where nothing can be posted, those by direct message alone.
    pub(super) fn reminder_timers(&self) -> Vec<Timer> {
        let delays = if self.paused { SeatSet::EMPTY } else { self.delaying() };
        // One message a day takes the place of reminders.
        let timer = |row: &SeatRow| {
            let next = row.reminders.next.filter(|_| row.rhythm.digest.is_none())?;
            Some(Timer { kind: TimerKind::Reminder, seat: Some(row.seat), due: row.rhythm.wakes(next) })
        };
        let reached = self.seats.iter().filter(|row| delays.contains(row.seat) && self.reaches(row));
        reached.filter_map(timer).collect()
    }

    /// Reminds a seat that has let others wait.
    pub(super) fn remind(&self, seat: Seat, moment: &Moment) -> Result<Change, Denied> {
        let due = |timer: &Timer| timer.seat == Some(seat) && timer.due <= moment.now;
        if self.status != Status::Live || !self.reminder_timers().iter().any(due) {
            return Err(Denied::NotAsked);
        }
        // Nobody has touched the table.
        let mut change = Change::new(Session { touched: self.touched, ..self.onward(moment.now) });
        let row = &mut change.session.seats[seat.index()];
        if row.rhythm.rests(moment.now) {
            // Nobody served while they were awake.
            row.reminders.next = Some(row.rhythm.wakes(moment.now));
            return Ok(change);
        }
        row.reminders = row.reminders.after_one(moment.now, &row.rhythm);
        change.call_out(seat);
        Ok(change)
    }
}
