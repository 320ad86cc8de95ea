//! What the tasks beside the answering of people keep in memory. Whatever is lost of it is found again in the database.

use std::collections::BTreeSet;
use std::mem;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex};

use session::SessionId;
use tokio::sync::Notify;

use crate::sync::lock;

/// The tables that may wait for a computer. It only saves a search: what the game waits for is read from the table itself.
#[derive(Default)]
pub(super) struct Queue {
    pub(super) tables: Mutex<BTreeSet<SessionId>>,
    pub(super) filled: Notify,
}

impl Queue {
    pub(super) fn add(&self, id: SessionId) {
        lock(&self.tables).insert(id);
        self.filled.notify_one();
    }

    pub(super) fn take(&self) -> BTreeSet<SessionId> {
        mem::take(&mut *lock(&self.tables))
    }
}

/// The people who wait for a hint, and the one thought that there is room for at a time.
#[derive(Default)]
pub(super) struct Hints {
    pub(super) waiting: Arc<Mutex<BTreeSet<u64>>>,
    pub(super) room: tokio::sync::Mutex<()>,
}

/// A person who waits for a hint. While they do they cannot ask for another.
pub struct Asker {
    pub(super) user: u64,
    pub(super) waiting: Arc<Mutex<BTreeSet<u64>>>,
}

impl Drop for Asker {
    fn drop(&mut self) {
        lock(&self.waiting).remove(&self.user);
    }
}

/// When the bot served last.
#[derive(Default)]
pub(super) struct Presence {
    /// The time at which the gateway was last alive; 0 if it has not been since the process began.
    pub(super) served: AtomicI64,
    /// The time up to which that has been noted; 0 if nothing is known of it.
    pub(super) noted: AtomicI64,
}
