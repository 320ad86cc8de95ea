//! Everything that the clock does at a table.

use super::pause;
use crate::absence::{patience, vote};
use crate::answers::{LOBBY_LIFE, Timer, TimerKind};
use crate::attention::{calls, reminders};
use crate::life::search;
use crate::play::{appeal, orders};
use crate::table::{Session, Status};

impl Session {
    /// Everything that the clock will do at this table as it stands. It follows from the table alone, so any change of the table sets,
    /// moves or drops its timers in the same transaction, and the clock does nothing twice.
    pub fn timers(&self) -> Vec<Timer> {
        match self.status {
            Status::Lobby => {
                let expiry = Timer { kind: TimerKind::Expiry, seat: None, due: self.touched + LOBBY_LIFE };
                let host = [calls::call_timers(self), reminders::reminder_timers(self)].concat();
                [expiry].into_iter().chain(search::seats_timer(self)).chain(host).collect()
            }
            Status::Live => {
                let calls = [calls::call_timers(self), reminders::reminder_timers(self)].concat();
                let asked = [
                    patience::absence_timers(self),
                    vote::verdict_timers(self),
                    appeal::patience_timers(self),
                ]
                .concat();
                let beside = orders::order_timers(self).into_iter().chain(pause::pause_timer(self));
                calls.into_iter().chain(asked).chain(beside).collect()
            }
            Status::Over | Status::Ended | Status::Frozen => Vec::new(),
        }
    }
}
