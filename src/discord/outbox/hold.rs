//! Lanes of the outbox that are left alone for a while because the database failed.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use host::store::Lane;

/// The first wait after a failure of the database; every further one is twice as long, up to [`LONGEST`].
const FIRST: Duration = Duration::from_secs(1);

const LONGEST: Duration = Duration::from_secs(60);

/// The lanes that are left alone for a while.
#[derive(Default)]
pub(super) struct Holds(BTreeMap<Lane, Hold>);

struct Hold {
    until: Instant,
    failures: u32,
}

impl Holds {
    /// Leaves a lane alone, the longer, the more often that has happened; says for how long.
    pub(super) fn hold(&mut self, lane: Lane) -> Duration {
        let hold = self.0.entry(lane).or_insert(Hold { until: Instant::now(), failures: 0 });
        let wait = (FIRST * 2u32.pow(hold.failures.min(10))).min(LONGEST);
        hold.failures += 1;
        hold.until = Instant::now() + wait;
        wait
    }

    /// Whether a lane is to be left alone now.
    pub(super) fn has(&self, lane: Lane) -> bool {
        self.0.get(&lane).is_some_and(|hold| hold.until > Instant::now())
    }

    /// The time until the next channel is free again, if one is held.
    pub(super) fn shortest(&self) -> Option<Duration> {
        let now = Instant::now();
        self.0.values().map(|hold| hold.until).filter(|&until| until > now).min().map(|until| until - now)
    }

    /// Lets every channel be tried at once; whatever fails again waits longer than before.
    pub(super) fn release(&mut self) {
        let now = Instant::now();
        for hold in self.0.values_mut() {
            hold.until = now;
        }
    }

    /// Forgets that a channel has ever been held.
    pub(super) fn forget(&mut self, lane: Lane) {
        self.0.remove(&lane);
    }
}
