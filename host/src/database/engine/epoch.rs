//! The lease under which a process writes.

use std::time::Instant;

use tokio::sync::watch;

/// The number of a lease, and until when it holds as far as this process knows; none when it is lost.
#[derive(Clone, Debug)]
pub(crate) struct Epoch {
    pub(crate) number: i64,
    pub(super) until: watch::Receiver<Option<Instant>>,
}

impl Epoch {
    /// Whether the lease holds, as far as this process knows: its clock continues while it sleeps.
    pub(crate) fn holds(&self) -> bool {
        self.until.borrow().is_some_and(|until| Instant::now() < until)
    }
}
