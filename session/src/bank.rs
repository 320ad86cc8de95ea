//! Banks: the time that a seat has left for what the game asks of it, where the table has a pace.

use games::Seat;

use super::{
    Change, Denied, Effect, Kind, Moment, Note, Person, Reminders, Rhythm, SeatRow, Session, Status,
};

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;
/// The least time that somebody has who has come back, in seconds: ten minutes, or what a quicker pace begins with.
pub(super) const BACK: i64 = 10 * 60;

/// The time that a seat has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bank {
    /// The seconds that were left when it last began to run, or stood still.
    pub left: i64,
    /// The time since which it runs; none while it stands still.
    pub since: Option<i64>,
    /// The length of the effective log behind which the last time was added, so that taking back adds nothing.
    pub entries: usize,
}

impl Bank {
    /// Lets it stand still, or run from now on. Of what is to come nothing has run: a clock was set back.
    fn turn(&mut self, runs: bool, rhythm: &Rhythm, weekends: bool, now: i64) {
        if let Some(since) = self.since.take() {
            self.left = (self.left - rhythm.passed(since, now, weekends)).max(0);
        }
        self.since = runs.then_some(now);
    }
}

impl SeatRow {
    /// When the seat's time runs out; none while none runs.
    pub fn deadline(&self, weekends: bool) -> Option<i64> {
        let since = self.bank.since?;
        Some(self.rhythm.runs_out(since, self.bank.left, weekends))
    }
}

impl Session {
    /// When that seat's time runs out; none while none runs.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        self.seat(seat)?.deadline(self.terms.weekends)
    }

    /// Gives every seat the time that it begins with.
    pub(super) fn fill_banks(&mut self) {
        let start = self.terms.pace.map_or(0, |pace| pace.start);
        for row in &mut self.seats {
            row.bank = Bank { left: start, ..Bank::default() };
        }
    }

    /// Adds the bonus to the banks of people whose turn was `before`, has passed, and was ended by an act of theirs. What a caretaker does
    /// is not paid.
    pub(super) fn add_bonuses(&mut self, before: &Session, now: i64) {
        let (Some(pace), entries) = (self.terms.pace, self.log.len()) else { return };
        let (was, is) = (before.on_turn(), self.on_turn());
        for row in &mut self.seats {
            let plays = row.left.is_none() && row.computer().is_none();
            let passed = plays && was.contains(row.seat) && !is.contains(row.seat);
            let since = self.log.get(row.bank.entries..).unwrap_or_default();
            if passed && since.iter().any(|logged| logged.is_act_of(row.seat)) {
                row.bank.turn(false, &row.rhythm, self.terms.weekends, now);
                // What was given above the most stays.
                row.bank.left = row.bank.left.max((row.bank.left + pace.bonus).min(pace.most));
                row.bank.entries = entries;
            }
        }
    }

    /// Gives whoever is there again, after the others had been asked about them, the time to look: once for what the game asks.
    pub(super) fn welcome(&mut self, seat: Seat, now: i64) {
        let entries = self.log.len();
        if self.seat(seat).is_some_and(|row| row.bank.entries < entries) {
            self.leave_time_to_look(seat, now);
            self.seats[seat.index()].bank.entries = entries;
        }
    }

    /// Leaves a seat the time to look that whoever comes back has.
    pub(super) fn leave_time_to_look(&mut self, seat: Seat, now: i64) {
        if let Some(pace) = self.terms.pace {
            self.leave_at_least(seat, BACK.min(pace.start), now);
        }
    }

    /// Lets the banks run of those people whom other people wait for, and the others stand still.
    pub(super) fn run_banks(&mut self, now: i64) {
        let delays = self.delaying();
        let runs = self.status == Status::Live && self.terms.pace.is_some() && !self.paused && !self.parked;
        for row in &mut self.seats {
            let runs = runs && delays.contains(row.seat) && row.offered.is_none();
            if runs != row.bank.since.is_some() {
                row.bank.turn(runs, &row.rhythm, self.terms.weekends, now);
            }
        }
    }

    /// Gives a seat more time.
    pub(super) fn give(&mut self, seat: Seat, seconds: i64, now: i64) {
        let weekends = self.terms.weekends;
        let row = &mut self.seats[seat.index()];
        let runs = row.bank.since.is_some();
        row.bank.turn(runs, &row.rhythm, weekends, now);
        row.bank.left += seconds;
    }

    /// Leaves a seat no less than so much time.
    pub(super) fn leave_at_least(&mut self, seat: Seat, seconds: i64, now: i64) {
        self.give(seat, 0, now);
        let bank = &mut self.seats[seat.index()].bank;
        bank.left = bank.left.max(seconds);
    }

    /// Gives somebody else more time.
    pub(super) fn more_time(&self, seat: Seat, who: &Person, moment: &Moment) -> Result<Change, Denied> {
        let giver = self.player(who)?;
        if seat == giver {
            return Err(Denied::OwnTime);
        }
        if !self.delaying().contains(seat) {
            return Err(Denied::NotWaitedFor);
        }
        let mut change = Change::new(self.onward(moment.now));
        change.give_time(seat, moment.now);
        change.note(Kind::MoreTime, Some(seat), who, "");
        let args = Note::new("notice-more-time").with("name", giver).with("other", seat);
        change.effects.push(Effect::Notice(args));
        change.show_anew();
        Ok(change)
    }

    /// Makes good for the time in which the bot was away: it counts for nobody, and nobody has less than an hour behind it. No time at
    /// all is what a clock leaves that was set back: time that runs from what is to come runs from now on.
    pub(super) fn grace(
        &self,
        from: i64,
        until: i64,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let delays = self.delaying();
        if self.status != Status::Live || delays.is_empty() || self.paused {
            return Err(Denied::NotAsked);
        }
        let set_back = from >= until;
        let ahead = |row: &SeatRow| row.bank.since.is_some_and(|since| since > moment.now);
        if set_back && !self.seats.iter().any(ahead) {
            return Err(Denied::NotAsked);
        }
        // Nobody has touched the table.
        let mut change = Change::new(Session { touched: self.touched, ..self.onward(moment.now) });
        for seat in delays.iter() {
            change.session.refund(seat, from, until, moment.now);
            if !set_back {
                let row = &mut change.session.seats[seat.index()];
                row.respite = Some(row.respite.map_or(until + HOUR, |respite| respite.max(until + HOUR)));
            }
        }
        change.note(Kind::Grace, None, who, format!("{from} {until}"));
        if delays.iter().any(|seat| change.session.deadline(seat) != self.deadline(seat)) {
            change.show_anew();
        }
        Ok(change)
    }

    /// Gives back the time that ran between two moments: what was left at the first of them is left at the second, and no less than an
    /// hour if there is something between them.
    fn refund(&mut self, seat: Seat, from: i64, until: i64, now: i64) {
        let weekends = self.terms.weekends;
        let row = &mut self.seats[seat.index()];
        let Some(since) = row.bank.since.map(|since| if since > now { until } else { since }) else { return };
        row.bank.since = Some(since);
        // What began to run later has lost nothing.
        if since > until {
            return;
        }
        row.bank.turn(true, &row.rhythm, weekends, from.max(since));
        row.bank.since = Some(until);
        if from < until {
            row.bank.left = row.bank.left.max(HOUR);
        }
    }

    /// Notes when a person is there from now on, and how they wish to be called. What has passed has passed by what held before.
    pub(super) fn keep_rhythm(
        &self,
        rhythm: &Rhythm,
        who: &Person,
        moment: &Moment,
    ) -> Result<Change, Denied> {
        let seat = self.seat_of(who.user).ok_or(Denied::NotSeated)?;
        if !self.status.is_open() && !self.vanished {
            return Err(Denied::Over);
        }
        // Nobody has touched the table.
        let mut change = Change::new(Session { touched: self.touched, ..self.onward(moment.now) });
        change.session.give(seat, 0, moment.now);
        let row = &mut change.session.seats[seat.index()];
        let holiday = row.rhythm.away != rhythm.away;
        // Whoever ends a holiday is there: what was silence until now is not held against them.
        let returned = row.rhythm.is_away(moment.now) && !rhythm.is_away(moment.now);
        row.reminders = match row.reminders.since {
            Some(_) if returned => Reminders::begun(moment.now, rhythm),
            Some(_) => row.reminders.under(&row.rhythm, rhythm, moment.now),
            None => row.reminders,
        };
        row.rhythm = rhythm.clone();
        // The messages that stand in the channel name holidays and times.
        match self.status {
            Status::Lobby if holiday => change.effects.push(Effect::Lobby),
            _ if holiday || change.session.deadline(seat) != self.deadline(seat) => change.show_anew(),
            _ => {}
        }
        Ok(change)
    }
}

impl Change {
    /// Gives a seat more time: for its bank, and before the others are asked where no bank says when.
    pub(super) fn give_time(&mut self, seat: Seat, now: i64) {
        let pace = self.session.terms.pace;
        let row = &mut self.session.seats[seat.index()];
        let offered = row.offered.is_some();
        if pace.is_none() || offered || row.rhythm.is_away(now) {
            row.respite = Some(row.respite.unwrap_or(now).max(now) + DAY);
        }
        if let Some(pace) = pace.filter(|_| !offered) {
            self.session.give(seat, pace.gift(), now);
        }
    }
}
