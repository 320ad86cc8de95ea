//! Everything that the clock is to do at a table.

use crate::answers::{LOBBY_LIFE, Timer, TimerKind};
use crate::table::{Session, Status};

impl Session {
    /// Everything that the clock is to do at this table as it stands. It follows from the table alone, so that whatever changes the
    /// table sets, moves or drops its timers in the same transaction, and what the clock has done is not done again.
    pub fn timers(&self) -> Vec<Timer> {
        match self.status {
            Status::Lobby => {
                let expiry = Timer { kind: TimerKind::Expiry, seat: None, due: self.touched + LOBBY_LIFE };
                let host = [self.call_timers(), self.reminder_timers()].concat();
                [expiry].into_iter().chain(self.seats_timer()).chain(host).collect()
            }
            Status::Live => {
                let calls = [self.call_timers(), self.reminder_timers()].concat();
                let asked = [self.absence_timers(), self.verdict_timers(), self.patience_timers()].concat();
                let beside = self.order_timers().into_iter().chain(self.pause_timer());
                calls.into_iter().chain(asked).chain(beside).collect()
            }
            Status::Over | Status::Ended | Status::Frozen => Vec::new(),
        }
    }
}
