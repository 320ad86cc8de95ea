//! Grace: time in which the bot was away counts for nobody, whether it runs out, a vote or a question waits for answers, or a computer does.

use games::{Seat, SeatSet};

use crate::answers::{Change, Denied, Moment};
use crate::table::{Kind, Person, Return, SeatRow, Session, Status};
use crate::time::HOUR;

/// The time before the end of a grace within which a bank began to run by a clock that was set back already: that is noticed within it.
const NOTICED: i64 = 5 * 60;

impl Session {
    /// Makes good for the time in which the bot was away: it counts for nobody, and nobody has less than an hour behind it. Where a clock
    /// was set back, from a later moment to an earlier one, what was left at the one is left at the other; by no time at all, only time
    /// that runs from what is to come runs from now on.
    pub(crate) fn grace(
        &self,
        from: i64,
        until: i64,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let delays = if self.paused { SeatSet::EMPTY } else { self.delaying() };
        let set_back = from >= until;
        let silent = !self.silent().is_empty();
        let concerned = if set_back {
            let another_clock = |row| runs_by_another_clock(row, from, until, moment.now);
            let answers = self.appealed().filter(|_| silent).map(|(since, _)| since);
            let moments = [answers, self.returned.map(|returned| returned.at)];
            let ahead = moments.into_iter().flatten().any(|at| at > moment.now);
            !delays.is_empty() && self.seats.iter().any(another_clock) || ahead
        } else {
            !delays.is_empty() || silent || self.question.is_some() || !self.absences.is_empty()
        };
        if self.status != Status::Live || !concerned {
            return Err(Denied::NotAsked);
        }
        let mut change = self.untouched(moment);
        change.session.returned = Some(Return { seq: change.session.next, at: until });
        for seat in delays.iter() {
            change.session.refund(seat, from, until, moment.now);
            if !set_back {
                let row = change.session.row(seat);
                row.respite = Some(row.respite.map_or(until + HOUR, |respite| respite.max(until + HOUR)));
            }
        }
        change.note(Kind::Grace, None, who, format!("{from} {until}"));
        if delays.iter().any(|seat| change.session.deadline(seat) != self.deadline(seat)) {
            change.show_anew();
        }
        Ok(change)
    }

    /// When something that was asked then is decided without those who say nothing for so long: behind an absence of the bot not within
    /// an hour.
    pub(crate) fn decided_at(&self, asked: i64, patience: i64) -> i64 {
        let returned = self.returned.filter(|returned| asked < returned.at);
        (asked + patience).max(returned.map_or(i64::MIN, |returned| returned.at + HOUR))
    }

    /// Gives back the time that ran between two moments: what was left at the first of them is left at the second, and no less than an
    /// hour if there is something between them.
    fn refund(&mut self, seat: Seat, from: i64, until: i64, now: i64) {
        let weekends = self.terms.weekends;
        let row = self.row(seat);
        if from >= until {
            if runs_by_another_clock(row, from, until, now) {
                row.bank.turn(true, &row.rhythm, weekends, from);
                row.bank.since = Some(until);
            }
            return;
        }
        let Some(since) = row.bank.since.map(|since| if since > now { until } else { since }) else { return };
        row.bank.since = Some(since);
        // A bank that began to run later has lost nothing.
        if since > until {
            return;
        }
        row.bank.turn(true, &row.rhythm, weekends, from.max(since));
        row.bank.since = Some(until);
        row.bank.left = row.bank.left.max(HOUR);
    }
}

/// Whether a seat's time runs since a moment of a clock that was set back: one that is yet to come, or one that passed before.
fn runs_by_another_clock(row: &SeatRow, from: i64, until: i64, now: i64) -> bool {
    row.bank.since.is_some_and(|since| since > now || (from > until && since < until - NOTICED))
}
