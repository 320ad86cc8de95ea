//! Hints: thinking for people, beside the answering of others.

use games::{Advice, Level, Seat, Viewer};
use session::{Denied, Session};

use super::service::Tables;
use super::tasks::{Asker, Errand, Occupied};
use super::thinking::think;

impl Tables {
    /// Takes up an errand of the person with that number, until the asker is dropped.
    ///
    /// # Errors
    /// [`Occupied`] while they, or all, wait for as much of it as there may be.
    pub fn asker(&self, errand: Errand, user: u64) -> Result<Asker, Occupied> {
        self.0.askers.admit(errand, user)
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
