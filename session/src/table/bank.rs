//! The bank of a seat: the time that it has left.

use crate::time::Availability;

/// The time that a seat has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bank {
    /// The seconds that were left when it last started or stopped.
    pub left: i64,
    /// Since when it runs; none while it stands still.
    pub since: Option<i64>,
    /// The length of the effective log when a bonus was last added, so that taking back adds nothing.
    pub entries: usize,
}

impl Bank {
    /// Stops it, or runs it from now on. If it has been running since a future moment, a clock was set back, and nothing has run.
    pub(crate) fn turn(&mut self, runs: bool, availability: &Availability, weekends: bool, now: i64) {
        if let Some(since) = self.since.take() {
            self.left = (self.left - availability.passed(since, now, weekends)).max(0);
        }
        self.since = runs.then_some(now);
    }
}
