//! Lanes of the outbox that pause because the database failed.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::discord::wire::backoff::Backoff;
use host::outbox::Lane;

/// The waits after failures of the database.
const BACKOFF: Backoff = Backoff { first: Duration::from_secs(1), longest: Duration::from_secs(60) };

/// The lanes that pause.
#[derive(Default)]
pub(super) struct Holds(BTreeMap<Lane, Hold>);

struct Hold {
    until: Instant,
    failures: u32,
}

impl Holds {
    /// Pauses a lane, for longer each time; returns for how long.
    pub(super) fn hold(&mut self, lane: Lane) -> Duration {
        let hold = self.0.entry(lane).or_insert(Hold { until: Instant::now(), failures: 0 });
        let wait = BACKOFF.wait(hold.failures);
        hold.failures += 1;
        hold.until = Instant::now() + wait;
        wait
    }

    /// Whether a lane pauses now.
    pub(super) fn has(&self, lane: Lane) -> bool {
        self.0.get(&lane).is_some_and(|hold| hold.until > Instant::now())
    }

    /// The time until the next paused lane goes on, if there is one.
    pub(super) fn shortest(&self) -> Option<Duration> {
        let now = Instant::now();
        self.0.values().map(|hold| hold.until).filter(|&until| until > now).min().map(|until| until - now)
    }

    /// Lets every lane be tried at once; one that fails again waits longer than before.
    pub(super) fn release(&mut self) {
        let now = Instant::now();
        for hold in self.0.values_mut() {
            hold.until = now;
        }
    }

    /// Forgets that a lane has ever paused.
    pub(super) fn forget(&mut self, lane: Lane) {
        self.0.remove(&lane);
    }
}
