//! Replays that are being drawn or have just been: whoever asks for one of these gets it too.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use host::sync::lock;
use render::Theme;
use tokio::sync::{Semaphore, watch};

use super::{Pictures, Progress, Replay};
use session::SessionId;
use words::Lang;

/// The number of replays that are drawn at once.
const AT_ONCE: usize = 2;
/// The most replays that are drawn or wait to be.
const MOST_WAITING: usize = 8;
/// The most files that are kept, and the time for which they are.
const MOST_KEPT: usize = 3;
const KEPT: Duration = Duration::from_secs(600);

/// The replay of a table, as it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The table's number.
    pub table: i64,
    /// The revision at which it stands: behind the end it grows when somebody is forgotten.
    pub rev: i64,
    /// The language of its words.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
}

/// How far a replay is.
#[derive(Clone, Debug)]
pub enum State {
    /// It waits or is being drawn.
    Drawing(Progress),
    /// The file.
    Done(Arc<Vec<u8>>),
    /// The cause of the failure.
    Failed(String),
}

/// Too many replays wait already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many replays are being drawn")]
pub struct Busy;

/// All of them, those asked for first at the front.
pub(super) struct Replays {
    known: Mutex<Vec<(Key, watch::Receiver<State>)>>,
    turns: Semaphore,
}

impl Default for Replays {
    fn default() -> Self {
        Replays { known: Mutex::default(), turns: Semaphore::new(AT_ONCE) }
    }
}

impl State {
    /// Whether nothing more comes.
    pub const fn is_final(&self) -> bool {
        !matches!(self, State::Drawing(_))
    }
}

impl Replays {
    fn known(&self) -> MutexGuard<'_, Vec<(Key, watch::Receiver<State>)>> {
        lock(&self.known)
    }

    fn forget(&self, replay: &watch::Receiver<State>) {
        self.known().retain(|(_, other)| !other.same_channel(replay));
    }

    /// Lets go of the files beyond those that are kept, the oldest first.
    fn clear(&self) {
        let mut known = self.known();
        let done = |(_, state): &(Key, watch::Receiver<State>)| matches!(*state.borrow(), State::Done(_));
        let mut surplus = known.iter().filter(|one| done(one)).count().saturating_sub(MOST_KEPT);
        known.retain(|one| {
            let goes = surplus > 0 && done(one);
            surplus -= usize::from(goes);
            !goes
        });
    }
}

impl Pictures {
    /// The replay with that key: the one that is there, or a new one, which begins to be drawn.
    ///
    /// # Errors
    /// [`Busy`] if too many are drawn already.
    pub fn replayed(
        &self,
        key: Key,
        replay: impl FnOnce() -> Replay,
    ) -> Result<watch::Receiver<State>, Busy> {
        let mut known = self.replays.known();
        if let Some((_, state)) = known.iter().find(|(other, _)| *other == key) {
            return Ok(state.clone());
        }
        if known.iter().filter(|(_, state)| !state.borrow().is_final()).count() >= MOST_WAITING {
            return Err(Busy);
        }
        let (told, state) = watch::channel(State::Drawing(Progress::default()));
        known.push((key, state.clone()));
        drop(known);
        let (pictures, replay) = (self.clone(), replay());
        tokio::spawn(async move { pictures.serve(replay, told).await });
        Ok(state)
    }

    /// Lets go of the replays of those tables.
    pub fn drop_replays(&self, tables: &[SessionId]) {
        self.replays.known().retain(|(key, _)| !tables.contains(&SessionId(key.table)));
    }

    /// Draws a replay when its turn comes, and keeps it for a while.
    async fn serve(&self, replay: Replay, told: watch::Sender<State>) {
        let state = told.subscribe();
        let drawn = match self.replays.turns.acquire().await {
            Ok(_turn) => {
                self.shoot(replay, |progress| told.send_modify(|state| *state = State::Drawing(progress)))
                    .await
            }
            Err(closed) => Err(closed.into()),
        };
        match drawn {
            Ok(file) => {
                told.send_modify(|state| *state = State::Done(Arc::new(file)));
                self.replays.clear();
                tokio::time::sleep(KEPT).await;
                self.replays.forget(&state);
            }
            Err(cause) => {
                self.replays.forget(&state);
                told.send_modify(|state| *state = State::Failed(format!("{cause:#}")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::{Log, Viewer};

    use super::*;
    use words::Speech;

    const LOG: &str = include_str!("../../games/tests/logs/confusing-lands-two.log");

    fn key(table: i64) -> Key {
        Key { table, rev: 1, lang: Lang::En, theme: Theme::Paper }
    }

    fn replay(log: &str) -> Replay {
        let log: Log = log.parse().expect("it is a log");
        let speech = Speech::nameless(Lang::En);
        Replay { log, viewer: Viewer::Public, speech, theme: Theme::Paper, most: 8_000_000 }
    }

    async fn end(mut state: watch::Receiver<State>) -> State {
        state.wait_for(State::is_final).await.expect("somebody draws").clone()
    }

    #[tokio::test]
    async fn whoever_asks_for_the_same_gets_the_same_and_it_is_drawn_once() {
        let pictures = Pictures::new().expect("threads can be started");
        let first = pictures.replayed(key(1), || replay(LOG)).expect("nothing else is drawn");
        let second = pictures.replayed(key(1), || panic!("it is drawn already")).expect("it is the same");
        let (State::Done(one), State::Done(other)) = (end(first).await, end(second).await) else {
            panic!("it cannot be drawn")
        };
        assert!(Arc::ptr_eq(&one, &other));
        let later = pictures.replayed(key(1), || panic!("it is kept")).expect("it is the same");
        assert!(matches!(end(later).await, State::Done(kept) if Arc::ptr_eq(&kept, &one)));
    }

    #[tokio::test]
    async fn too_many_are_refused_and_what_fails_is_forgotten() {
        let pictures = Pictures::new().expect("threads can be started");
        let busy = pictures.occupy();
        let broken = LOG.replacen("lay", "lie", 1);
        let waiting: Vec<_> = (0..MOST_WAITING as i64)
            .map(|table| pictures.replayed(key(table), || replay(&broken)).expect("there is room"))
            .collect();
        assert_eq!(pictures.replayed(key(99), || replay(LOG)).map(drop), Err(Busy));
        drop(busy);
        for state in waiting {
            assert!(matches!(end(state).await, State::Failed(_)));
        }
        assert!(pictures.replays.known().is_empty());
    }

    #[tokio::test]
    async fn few_files_are_kept() {
        let pictures = Pictures::new().expect("threads can be started");
        for table in 0..=MOST_KEPT as i64 {
            let state = pictures.replayed(key(table), || replay(LOG)).expect("nothing else is drawn");
            assert!(matches!(end(state).await, State::Done(_)));
        }
        tokio::task::yield_now().await;
        let kept: Vec<i64> = pictures.replays.known().iter().map(|(key, _)| key.table).collect();
        assert_eq!(kept, [1, 2, 3]);
    }

    #[tokio::test]
    async fn what_is_dropped_or_shows_another_revision_is_drawn_anew() {
        let pictures = Pictures::new().expect("threads can be started");
        let first = pictures.replayed(key(1), || replay(LOG)).expect("nothing else is drawn");
        assert!(matches!(end(first.clone()).await, State::Done(_)));
        let renamed = pictures.replayed(Key { rev: 2, ..key(1) }, || replay(LOG)).expect("there is room");
        assert!(!renamed.same_channel(&first), "somebody may be called otherwise");
        pictures.drop_replays(&[SessionId(1)]);
        assert!(pictures.replays.known().is_empty());
        assert!(matches!(end(renamed).await, State::Done(_)), "whoever waits for it gets it");
    }
}
