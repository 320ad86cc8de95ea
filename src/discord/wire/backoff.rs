//! Waits between failed tries.

use std::time::Duration;

/// The first wait; each next one is twice as long, up to the longest.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    /// The wait after the first failure.
    pub first: Duration,
    /// The longest wait.
    pub longest: Duration,
}

impl Backoff {
    /// The wait after that many failures in a row, the last one not counted.
    pub fn wait(self, failures: u32) -> Duration {
        self.first.saturating_mul(2_u32.saturating_pow(failures)).min(self.longest)
    }
}
