//! Banks run while others wait: they are filled, given bonuses, and stopped.

use rules::Seat;

use crate::answers::{By, Change, Denied, Effect, Note};
use crate::table::{Bank, Deed, SeatRow, Session, Status};
use crate::time::DAY;

/// The least time that a person who comes back has, in seconds: ten minutes, or the start of a quicker pace.
pub(crate) const BACK: i64 = 10 * 60;

impl SeatRow {
    /// When the seat's time runs out; none while none runs.
    pub fn deadline(&self, weekends: bool) -> Option<i64> {
        let since = self.bank.since?;
        Some(self.availability.runs_out(since, self.bank.left, weekends))
    }
}

impl Session {
    /// When that seat's time runs out; none while none runs.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        self.seat(seat)?.deadline(self.terms.weekends)
    }
}

/// Gives every seat its starting time.
pub(crate) fn fill_banks(session: &mut Session) {
    let start = session.terms.pace.map_or(0, |pace| pace.start);
    for row in &mut session.seats {
        row.bank = Bank { left: start, ..Bank::default() };
    }
}

/// Adds the bonus to the banks of people whose turn `before` has passed and was ended by an act of theirs. A caretaker's acts earn nothing.
pub(crate) fn add_bonuses(session: &mut Session, before: &Session, now: i64) {
    let (Some(pace), entries) = (session.terms.pace, session.log.len()) else { return };
    let (was, is) = (before.on_turn(), session.on_turn());
    for row in &mut session.seats {
        let plays = row.left.is_none() && row.computer().is_none();
        let passed = plays && was.contains(row.seat) && !is.contains(row.seat);
        let since = session.facts.log.get(row.bank.entries..).unwrap_or_default();
        if passed && since.iter().any(|logged| logged.is_act_of(row.seat)) {
            row.bank.turn(false, &row.availability, session.terms.weekends, now);
            // Given time above the most stays.
            row.bank.left = row.bank.left.max((row.bank.left + pace.bonus).min(pace.most));
            row.bank.entries = entries;
        }
    }
}

/// Gives a person who is back, after the others had been asked about them, time to look: once for each thing that the game asks. An act that
/// brought them back may have earned a bonus, too.
pub(crate) fn welcome(session: &mut Session, before: &Session, seat: Seat, now: i64) {
    let entries = session.log.len();
    if before.seat(seat).is_some_and(|row| row.bank.entries < entries) {
        leave_time_to_look(session, seat, now);
        session.row(seat).bank.entries = entries;
    }
}

/// Leaves a seat the time that a person who comes back has to look.
pub(crate) fn leave_time_to_look(session: &mut Session, seat: Seat, now: i64) {
    if let Some(pace) = session.terms.pace {
        leave_at_least(session, seat, BACK.min(pace.start), now);
    }
}

/// Lets the banks run of those people whom other people wait for, and stops the others.
pub(crate) fn run_banks(session: &mut Session, now: i64) {
    let delays = session.delaying();
    let runs =
        session.status == Status::Live && session.terms.pace.is_some() && !session.paused && !session.parked;
    for row in &mut session.seats {
        let runs = runs && delays.contains(row.seat) && row.offered.is_none();
        if runs != row.bank.since.is_some() {
            row.bank.turn(runs, &row.availability, session.terms.weekends, now);
        }
    }
}

/// Gives a seat more time.
pub(crate) fn give(session: &mut Session, seat: Seat, seconds: i64, now: i64) {
    let weekends = session.terms.weekends;
    let row = session.row(seat);
    let runs = row.bank.since.is_some();
    row.bank.turn(runs, &row.availability, weekends, now);
    row.bank.left += seconds;
}

/// Leaves a seat at least so much time.
pub(crate) fn leave_at_least(session: &mut Session, seat: Seat, seconds: i64, now: i64) {
    give(session, seat, 0, now);
    let bank = &mut session.row(seat).bank;
    bank.left = bank.left.max(seconds);
}

/// Gives somebody else more time.
pub(crate) fn more_time(session: &Session, seat: Seat, by: By<'_>) -> Result<Change, Denied> {
    let giver = session.player(by.who)?;
    if seat == giver {
        return Err(Denied::OwnTime);
    }
    if !session.delaying().contains(seat) {
        return Err(Denied::NotWaitedFor);
    }
    let mut change = Change::onward(session, by.moment);
    change.give_time(seat);
    change.note(Deed::MoreTime, Some(seat), by.who);
    let args = Note::new("notice-more-time").with("name", giver).with("other", seat);
    change.effects.push(Effect::Notice(args));
    change.show_anew();
    Ok(change)
}

impl Change {
    /// Gives a seat more time: in its bank, and, where no bank decides it, before the others are asked.
    pub(crate) fn give_time(&mut self, seat: Seat) {
        let (pace, now) = (self.session.terms.pace, self.at);
        let row = self.session.row(seat);
        let offered = row.offered.is_some();
        if pace.is_none() || offered || row.availability.is_away(now) {
            row.respite = Some(row.respite.unwrap_or(now).max(now) + DAY);
        }
        if let Some(pace) = pace.filter(|_| !offered) {
            give(&mut self.session, seat, pace.gift(), now);
        }
    }
}
