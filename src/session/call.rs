//! Calls: a person whom the game waits for is called, and once for the same thing.
//!
//! Whoever has just acted sees the next question in the answer, so they are only owed a call: it comes as soon as the table waits for
//! them alone, or when the clock finds that they have been silent.

use games::{Seat, SeatSet};

use super::{Change, Denied, Effect, Moment, Session, Status, Timer, TimerKind};

/// The time after which somebody who has seen the question in an answer is called, in seconds: ten minutes.
pub(crate) const SILENCE: i64 = 10 * 60;

/// How far a person has been called for what the game asks of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Call {
    /// Nothing is asked, or a board has called them.
    #[default]
    Quiet,
    /// They saw the question in the answer to what they did at that time, and nobody has called them since.
    Owed(i64),
    /// A message of its own has called them, and stands until they act.
    Out,
}

impl Session {
    /// Settles who is called now: those of whom something is asked `newly`, those whose appeal is `answered`, and whoever is owed a call
    /// and is waited for alone. The `doer` is looking.
    pub(super) fn settle_calls(&mut self, newly: SeatSet, answered: SeatSet, doer: Option<Seat>) -> SeatSet {
        let Some(must) = self.table().map(|table| table.turn().must()) else { return SeatSet::EMPTY };
        let people = self.people();
        let company = self.seats.len() > 1;
        let silent = self.appeal().is_some_and(|(_, appeal)| !appeal.open.is_empty());
        let alone = must.len() == 1 && !silent;
        let mut called = SeatSet::EMPTY;
        for row in &mut self.seats {
            let seat = row.seat;
            if !company || !must.contains(seat) || !people.contains(seat) {
                row.call = Call::Quiet;
            } else if doer == Some(seat) {
                row.call = Call::Owed(self.touched);
            } else if newly.contains(seat)
                || answered.contains(seat)
                || (alone && matches!(row.call, Call::Owed(_)))
            {
                row.call = Call::Quiet;
                called = called.with(seat);
            }
        }
        called
    }

    /// The calls that the clock is to make.
    pub(super) fn call_timers(&self) -> Vec<Timer> {
        let owed = self.seats.iter().filter_map(|row| match row.call {
            Call::Owed(since) => {
                Some(Timer { kind: TimerKind::Call, seat: Some(row.seat), due: since + SILENCE })
            }
            Call::Quiet | Call::Out => None,
        });
        let owed: Vec<Timer> = owed.collect();
        // Whoever waits for the first answer to an appeal has nothing to do.
        let unanswered = || self.appeal().is_some_and(|(_, appeal)| appeal.open == appeal.asked);
        if owed.is_empty() || unanswered() { Vec::new() } else { owed }
    }

    /// Calls a seat that has been silent.
    pub(super) fn call(&self, seat: Seat, moment: &Moment) -> Result<Change, Denied> {
        let owed = self.seat(seat).is_some_and(|row| matches!(row.call, Call::Owed(_)));
        if self.status != Status::Live || !owed {
            return Err(Denied::NotAsked);
        }
        // Nobody has touched the table.
        let mut change = Change::new(Session { touched: self.touched, ..self.onward(moment.now) });
        change.call_out(seat);
        Ok(change)
    }
}

impl Change {
    /// Calls a seat with a message of its own.
    pub(super) fn call_out(&mut self, seat: Seat) {
        self.session.seats[seat.index()].call = Call::Out;
        self.effects.push(Effect::Call(seat));
    }

    /// Takes away the messages that called seats which have acted since, or are no longer waited for.
    pub(super) fn hear(&mut self, before: &Session) {
        let out = before.seats.iter().filter(|row| row.call == Call::Out);
        let heard = out.filter(|was| self.session.seat(was.seat).is_none_or(|row| row.call != Call::Out));
        let heard: Vec<Effect> = heard.map(|row| Effect::Heard(row.seat)).collect();
        self.effects.extend(heard);
    }
}
