//! What the background tasks keep in memory. If it is lost, it is found again in the database.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex};

use rules::Seat;
use session::SessionId;
use tabletop::Review;
use tokio::sync::{Notify, Semaphore, watch};

use crate::sync::lock;

/// The tables that may wait for a computer. It only saves a search: the table itself says what its game waits for.
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

/// The lines in which people wait for expensive work: each holds at most one request of a person (see [`Quota`]), so all are served in
/// turn.
pub(super) struct Lines {
    /// One hint is thought at a time.
    pub(super) hint: Semaphore,
    /// Two exports are gathered at a time: each holds all of a person's rows in memory.
    pub(super) export: Semaphore,
    /// Two reviews are thought at a time.
    pub(super) review: Semaphore,
}

impl Default for Lines {
    fn default() -> Self {
        Lines { hint: Semaphore::new(1), export: Semaphore::new(2), review: Semaphore::new(2) }
    }
}

/// The most answers in progress at once, over all people: that many are finished within the three seconds for which Discord waits, and
/// later requests are refused at once, in words that cost nothing.
const ROOM: usize = 64;

/// Work that a person asks for and waits for, each kind with a limit per person: nobody takes the room of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quota {
    /// A command, a press or a form is answered.
    Answer,
    /// A hint is thought.
    Hint,
    /// A game is reviewed.
    Review,
    /// A page of a review is fetched.
    Page,
    /// A replay is drawn and sent.
    Replay,
    /// The log of a table is written and sent.
    Log,
    /// What is stored about the person is gathered and sent.
    Export,
    /// The text that is being typed is completed.
    Completion,
}

impl Quota {
    #[cfg(test)]
    const ALL: [Quota; 8] = [
        Quota::Answer,
        Quota::Hint,
        Quota::Review,
        Quota::Page,
        Quota::Replay,
        Quota::Log,
        Quota::Export,
        Quota::Completion,
    ];

    /// Whether it takes the room in which answers are made, rather than a line of its own.
    const fn takes_room(self) -> bool {
        matches!(self, Quota::Answer | Quota::Completion)
    }

    /// The most of it that one person may wait for.
    pub const fn most(self) -> usize {
        match self {
            // A person who presses more quickly than they can read hears so.
            Quota::Answer => 8,
            // One of these already gives all there is to know at the moment.
            Quota::Hint | Quota::Export => 1,
            // One is thought, one waits after it.
            Quota::Review => 2,
            // A person may look at two tables at a time.
            Quota::Log => 2,
            // One is drawn, one waits after it, one is shown to the channel.
            Quota::Replay => 3,
            // Every key asks anew, and the last one must not suffer from a slow one before it.
            Quota::Completion => 3,
            // A person who pages on need not wait for each picture.
            Quota::Page => 3,
        }
    }
}

/// The progress of a review.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// It waits for others.
    Waiting,
    /// The number of steps done, and of all steps.
    Thinking(usize, usize),
    /// It is finished.
    Done(Arc<Review>),
    /// The cause of the failure.
    Failed(String),
}

/// The reviews in progress.
pub(super) type Reviews = Mutex<BTreeMap<(SessionId, Seat), watch::Receiver<ReviewState>>>;

impl ReviewState {
    /// Whether nothing more comes.
    pub const fn is_final(&self) -> bool {
        matches!(self, ReviewState::Done(_) | ReviewState::Failed(_))
    }
}

/// Everybody who waits, for what kind of work, and how often.
#[derive(Clone, Default)]
pub(super) struct Askers(Arc<Mutex<BTreeMap<(Quota, u64), usize>>>);

impl Askers {
    pub(super) fn admit(&self, quota: Quota, user: u64) -> Option<Asker> {
        let mut waiting = lock(&self.0);
        let own = waiting.get(&(quota, user)).copied().unwrap_or_default();
        let taken = || {
            waiting.iter().filter(|((other, _), _)| other.takes_room()).map(|(_, some)| some).sum::<usize>()
        };
        if own >= quota.most() || quota.takes_room() && taken() >= ROOM {
            return None;
        }
        waiting.insert((quota, user), own + 1);
        Some(Asker { quota, user, waiting: self.clone() })
    }
}

/// A person who waits for something, for as long as this exists.
pub struct Asker {
    quota: Quota,
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
        let key = (self.quota, self.user);
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
    /// The time up to which that has been noted; 0 if it is unknown.
    pub(super) noted: AtomicI64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_is_bounded_and_takes_nothing_from_others() {
        let askers = Askers::default();
        for quota in Quota::ALL {
            let own: Vec<_> = (0..300).filter_map(|_| askers.admit(quota, 1)).collect();
            assert_eq!(own.len(), quota.most(), "{quota:?}");
            assert!(askers.admit(quota, 2).is_some(), "{quota:?} of somebody else");
        }
        assert!(lock(&askers.0).is_empty(), "whoever has been served may ask again");
    }

    #[test]
    fn of_very_many_the_last_are_refused_at_once_until_there_is_room_again() {
        let askers = Askers::default();
        let ask = |quota| (0..2_000).filter_map(|user| askers.admit(quota, user)).collect::<Vec<_>>();
        let mut answers = ask(Quota::Answer);
        assert_eq!(answers.len(), ROOM);
        assert!(ask(Quota::Completion).is_empty(), "nor is anything completed meanwhile");
        assert_eq!(ask(Quota::Replay).len(), 2_000, "what has a line of its own waits there");
        answers.pop();
        assert_eq!(ask(Quota::Completion).len(), 1);
    }

    #[tokio::test]
    async fn work_that_is_given_up_or_panics_leaves_nobody_waiting() {
        let askers = Askers::default();
        for panics in [false, true] {
            let asker = askers.admit(Quota::Export, 1).expect("they wait for nothing");
            let (begun, begins) = tokio::sync::oneshot::channel();
            let work = tokio::spawn(async move {
                let _asker = asker;
                begun.send(()).expect("it is waited for");
                assert!(!panics, "the work fails");
                std::future::pending::<()>().await;
            });
            begins.await.expect("it begins");
            work.abort();
            assert!(work.await.is_err(), "it is not done");
            assert!(askers.admit(Quota::Export, 1).is_some());
        }
    }
}
