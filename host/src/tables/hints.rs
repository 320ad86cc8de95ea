//! Hints: thinking for people, beside the answering of others.

use games::{Advice, Level, Seat, Viewer};
use session::{Denied, Session};

use super::service::Tables;
use super::tasks::Asker;
use super::thinking::think;
use crate::sync::lock;

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
        let Some(position) = session.position(Viewer::Seat(seat)) else { return Err(Denied::NotStarted) };
        let (table, seed) = (position.table.clone(), session.hint_seed(seat));
        // One after the other: the other cores are for people, pictures and computers.
        let _room = self.0.hints.room.lock().await;
        think(move || table.advise(seat, Level::Hard, seed)).await
    }
}
