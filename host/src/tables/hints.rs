//! Hints: thinking for people, beside the answering of others.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use games::{Advice, Level, Seat, Viewer};
use session::{Denied, Session};

use super::Tables;
use super::thinking::think;
use crate::sync::lock;

/// The people who wait for a hint, and the one thought that there is room for at a time.
#[derive(Default)]
pub(super) struct Hints {
    waiting: Arc<Mutex<BTreeSet<u64>>>,
    room: tokio::sync::Mutex<()>,
}

/// A person who waits for a hint. While they do they cannot ask for another.
pub struct Asker {
    user: u64,
    waiting: Arc<Mutex<BTreeSet<u64>>>,
}

impl Drop for Asker {
    fn drop(&mut self) {
        lock(&self.waiting).remove(&self.user);
    }
}

impl Tables {
    /// Takes up the question of the person with that number.
    ///
    /// # Errors
    /// [`Denied::Thinking`] while they wait for another answer.
    pub fn asker(&self, user: u64) -> Result<Asker, Denied> {
        let waiting = self.0.hints.waiting.clone();
        let fresh = lock(&waiting).insert(user);
        if fresh { Ok(Asker { user, waiting }) } else { Err(Denied::Thinking) }
    }

    /// What a hard computer advises a seat to do, best first: it sees what the seat may know, and nobody's answer waits for it.
    ///
    /// # Errors
    /// [`Denied::Broken`] if thinking fails.
    pub async fn advice(&self, session: &Session, seat: Seat) -> Result<Vec<Advice>, Denied> {
        let Some(stage) = session.stage(Viewer::Seat(seat)) else { return Err(Denied::NotStarted) };
        let (table, seed) = (stage.table.clone(), session.hint_seed(seat));
        // One after the other: the other cores are for people, pictures and computers.
        let _room = self.0.hints.room.lock().await;
        think(move || table.advise(seat, Level::Hard, seed)).await
    }
}
