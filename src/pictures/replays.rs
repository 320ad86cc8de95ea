//! Replays that are being drawn or just were: all who ask for one of these get it.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use host::sync::lock;
use host::tables::Asker;
use render::Theme;
use tokio::sync::{Notify, watch};

use super::{Pictures, Progress, Replay};
use session::SessionId;
use words::Lang;

/// The number of replays that are drawn at once.
const AT_ONCE: usize = 2;
/// The most files that are kept, and for how long.
const MOST_KEPT: usize = 3;
const KEPT: Duration = Duration::from_secs(600);

/// A replay of a table in one look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The table's number.
    pub table: i64,
    /// The revision of the table: after the end it grows when somebody is forgotten.
    pub rev: i64,
    /// The language of its words.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
}

/// The progress of a replay.
#[derive(Clone, Debug)]
pub enum State {
    /// It waits or is being drawn.
    Drawing(Progress),
    /// The file.
    Done(Arc<Vec<u8>>),
    /// Why it failed.
    Failed(String),
}

/// A replay that was asked for.
struct Request {
    /// None once somebody has been forgotten: only people who already wait get it.
    key: Option<Key>,
    state: watch::Receiver<State>,
    /// The people who wait for it; empty when it is done.
    askers: Vec<Arc<Asker>>,
    /// Whether its turn has come.
    begun: bool,
    /// The round in which it is drawn: a person has one replay in each.
    round: u64,
}

/// All of them, in the order of asking.
#[derive(Default)]
struct Shelf {
    known: Vec<Request>,
    /// The round of the last begun replay.
    round: u64,
}

/// The replays, and the notice that a turn may have come.
#[derive(Default)]
pub(super) struct Replays {
    shelf: Mutex<Shelf>,
    freed: Notify,
}

/// A replay from the request until it is done; dropped with its drawer.
struct Course {
    replays: Arc<Replays>,
    state: watch::Receiver<State>,
}

impl Request {
    fn is_on_its_way(&self) -> bool {
        !self.state.borrow().is_final()
    }

    fn is_drawn(&self) -> bool {
        self.begun && self.is_on_its_way()
    }

    fn is_asked_by(&self, user: u64) -> bool {
        self.is_on_its_way() && self.askers.iter().any(|asker| asker.user() == user)
    }
}

impl Shelf {
    /// The round of a person's next replay: after their own, and not before those of people who ask now.
    fn round_of(&self, user: u64) -> u64 {
        let own = self.known.iter().filter(|known| known.is_asked_by(user)).map(|known| known.round + 1);
        own.max().unwrap_or_default().max(self.round)
    }

    /// The next replay to draw: the earliest of the earliest round for which somebody waits who has none being drawn.
    fn next(&self) -> Option<usize> {
        let drawn = || self.known.iter().filter(|known| known.is_drawn());
        let is_served = |asker: &Arc<Asker>| drawn().any(|known| known.is_asked_by(asker.user()));
        let may =
            |known: &Request| known.is_on_its_way() && !known.begun && !known.askers.iter().all(is_served);
        let waiting = self.known.iter().enumerate().filter(|(_, known)| may(known));
        let next = waiting.min_by_key(|(at, known)| (known.round, *at)).map(|(at, _)| at);
        next.filter(|_| drawn().count() < AT_ONCE)
    }
}

impl Drop for Course {
    fn drop(&mut self) {
        let mut shelf = self.replays.shelf();
        let done = matches!(*self.state.borrow(), State::Done(_));
        let is_own = |known: &Request| known.state.same_channel(&self.state);
        shelf.known.retain(|known| !is_own(known) || (done && known.key.is_some()));
        shelf.known.iter_mut().filter(|known| is_own(known)).for_each(|known| known.askers.clear());
        drop(shelf);
        self.replays.freed.notify_waiters();
    }
}

impl State {
    /// Whether the state is final.
    pub const fn is_final(&self) -> bool {
        !matches!(self, State::Drawing(_))
    }
}

impl Replays {
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        lock(&self.shelf)
    }

    fn forget(&self, replay: &watch::Receiver<State>) {
        self.shelf().known.retain(|known| !known.state.same_channel(replay));
    }

    /// Waits for a replay's turn.
    async fn turn(&self, replay: &watch::Receiver<State>) {
        loop {
            // Created before the check, so that it sees every later notice.
            let freed = self.freed.notified();
            if self.begins(replay) {
                // There may be another free slot for the next one.
                return self.freed.notify_waiters();
            }
            freed.await;
        }
    }

    /// Whether it is a replay's turn; if so, takes it.
    fn begins(&self, replay: &watch::Receiver<State>) -> bool {
        let mut shelf = self.shelf();
        let next = shelf.next();
        let Some(known) = next.and_then(|at| shelf.known.get_mut(at)) else { return false };
        if !known.state.same_channel(replay) {
            return false;
        }
        known.begun = true;
        shelf.round = known.round.max(shelf.round);
        true
    }

    /// Drops the oldest files beyond those to keep.
    fn clear(&self) {
        let mut shelf = self.shelf();
        let done = |known: &Request| matches!(*known.state.borrow(), State::Done(_));
        let mut surplus = shelf.known.iter().filter(|known| done(known)).count().saturating_sub(MOST_KEPT);
        shelf.known.retain(|known| {
            let goes = surplus > 0 && done(known);
            surplus -= usize::from(goes);
            !goes
        });
    }
}

impl Pictures {
    /// The replay with that key: an existing one, or a new one, which begins to be drawn at the asker's turn.
    pub fn replayed(
        &self,
        asker: &Arc<Asker>,
        key: Key,
        replay: impl FnOnce() -> Replay,
    ) -> watch::Receiver<State> {
        let mut shelf = self.replays.shelf();
        let round = shelf.round_of(asker.user());
        if let Some(known) = shelf.known.iter_mut().find(|known| known.key == Some(key)) {
            if known.is_on_its_way() {
                known.askers.push(asker.clone());
                known.round = known.round.min(round);
            }
            let state = known.state.clone();
            drop(shelf);
            self.replays.freed.notify_waiters();
            return state;
        }
        let (told, state) = watch::channel(State::Drawing(Progress::default()));
        let askers = vec![asker.clone()];
        shelf.known.push(Request { key: Some(key), state: state.clone(), askers, begun: false, round });
        drop(shelf);
        let course = Course { replays: self.replays.clone(), state: state.clone() };
        let (pictures, replay) = (self.clone(), replay());
        tokio::spawn(async move { pictures.serve(replay, told, course).await });
        state
    }

    /// Drops the replays of those tables.
    pub fn drop_replays(&self, tables: &[SessionId]) {
        let mut shelf = self.replays.shelf();
        for known in &mut shelf.known {
            known.key = known.key.filter(|key| !tables.contains(&SessionId(key.table)));
        }
        shelf.known.retain(|known| known.key.is_some() || known.is_on_its_way());
    }

    /// Draws a replay when its turn comes, and keeps it for a while.
    async fn serve(&self, replay: Replay, told: watch::Sender<State>, course: Course) {
        self.replays.turn(&course.state).await;
        let drawn =
            self.shoot(replay, |progress| told.send_modify(|state| *state = State::Drawing(progress))).await;
        match drawn {
            Ok(file) => {
                told.send_modify(|state| *state = State::Done(Arc::new(file)));
                drop(course);
                self.replays.clear();
                tokio::time::sleep(KEPT).await;
                self.replays.forget(&told.subscribe());
            }
            Err(cause) => {
                self.replays.forget(&course.state);
                told.send_modify(|state| *state = State::Failed(format!("{cause:#}")));
            }
        }
    }
}

#[cfg(test)]
mod tests;
