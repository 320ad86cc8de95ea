//! Hints: thinking for people, while others are being answered.

use anyhow::Context as _;
use rules::{Seat, Viewer};
use session::{Denied, Session};
use thinking::{Advice, Level};

use super::service::Tables;
use super::tasks::{Asker, Quota};
use super::threads::think;

impl Tables {
    /// Notes that a person waits for something, until the asker is dropped; none while they wait for as much of it as one person may.
    pub fn asker(&self, quota: Quota, user: u64) -> Option<Asker> {
        self.0.askers.admit(quota, user)
    }

    /// A hard computer's advice to a seat, best first: it sees what the seat may know, and nobody's answer waits for it.
    ///
    /// # Errors
    /// [`Denied::Broken`] if thinking fails.
    pub async fn advice(&self, session: &Session, seat: Seat) -> Result<Vec<Advice>, Denied> {
        let Some(position) = session.position(Viewer::Seat(seat)) else { return Err(Denied::NotStarted) };
        let (table, seed) = (position.table.clone(), session::hint::hint_seed(session, seat));
        // One after the other: the other cores are for people, pictures and computers.
        let _turn = self.0.lines.hint.acquire().await.context("waiting for a hint")?;
        think(move || table.advise(seat, Level::Hard, seed)).await
    }
}
