//! What the tasks beside the answering of people keep in memory. Whatever is lost of it is found again in the database.

use std::collections::{BTreeMap, BTreeSet};
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

/// The one hint that there is room to think of at a time.
#[derive(Default)]
pub(super) struct Hints {
    pub(super) room: tokio::sync::Mutex<()>,
}

/// Work that a person asks for and waits for: bounded, so that nobody takes the room of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Errand {
    /// A hint is thought of.
    Hint,
    /// A replay is drawn and sent.
    Replay,
    /// What is stored about the person is written and sent.
    Export,
    /// What is being typed is completed.
    Completion,
}

impl Errand {
    /// The most of it that one person may wait for.
    pub const fn most(self) -> usize {
        match self {
            Errand::Replay => 3,
            Errand::Hint | Errand::Export | Errand::Completion => 1,
        }
    }

    /// The most of it for everybody, where it takes much memory.
    const fn most_of_all(self) -> usize {
        match self {
            Errand::Export => 3,
            Errand::Hint | Errand::Replay | Errand::Completion => usize::MAX,
        }
    }
}

/// Everybody who waits for an errand.
#[derive(Clone, Default)]
pub(super) struct Askers(Arc<Mutex<BTreeMap<(Errand, u64), usize>>>);

impl Askers {
    pub(super) fn admit(&self, errand: Errand, user: u64) -> Result<Asker, Occupied> {
        let mut waiting = lock(&self.0);
        let all: usize = waiting.range((errand, 0)..=(errand, u64::MAX)).map(|(_, count)| count).sum();
        let own = waiting.get(&(errand, user)).copied().unwrap_or_default();
        if own >= errand.most() {
            return Err(Occupied::ByThemselves);
        }
        if all >= errand.most_of_all() {
            return Err(Occupied::ByOthers);
        }
        waiting.insert((errand, user), own + 1);
        Ok(Asker { errand, user, waiting: self.clone() })
    }
}

/// Why somebody has to ask again later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// They wait for as much of it as one person may.
    ByThemselves,
    /// All room is taken.
    ByOthers,
}

/// A person who waits for an errand; as long as this is there they do.
pub struct Asker {
    errand: Errand,
    user: u64,
    waiting: Askers,
}

impl Asker {
    /// Discord's number of the person.
    pub const fn user(&self) -> u64 {
        self.user
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        let mut waiting = lock(&self.waiting.0);
        let key = (self.errand, self.user);
        let left = waiting.remove(&key).unwrap_or_default().saturating_sub(1);
        if left > 0 {
            waiting.insert(key, left);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_is_bounded_and_takes_nothing_from_others() {
        let askers = Askers::default();
        let replays: Vec<_> = (0..3).map(|_| askers.admit(Errand::Replay, 1).ok()).collect();
        assert!(replays.iter().all(Option::is_some));
        assert_eq!(askers.admit(Errand::Replay, 1).err(), Some(Occupied::ByThemselves));
        assert!(askers.admit(Errand::Replay, 2).is_ok() && askers.admit(Errand::Export, 1).is_ok());
        drop(replays);
        assert!(lock(&askers.0).is_empty(), "whoever has been served may ask again");
    }

    #[test]
    fn few_exports_are_written_at_once() {
        let askers = Askers::default();
        let mut exports: Vec<_> = (1..=3).map(|user| askers.admit(Errand::Export, user).ok()).collect();
        assert!(exports.iter().all(Option::is_some));
        assert_eq!(askers.admit(Errand::Export, 1).err(), Some(Occupied::ByThemselves));
        assert_eq!(askers.admit(Errand::Export, 4).err(), Some(Occupied::ByOthers));
        exports.pop();
        assert!(askers.admit(Errand::Export, 4).is_ok());
    }
}
