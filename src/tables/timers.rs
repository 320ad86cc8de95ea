//! The clock: one task that does what is due at the tables.

use std::time::Duration;

use super::Tables;
use crate::session::{Denied, Person, SessionId, Timer};

/// The longest sleep. Whatever happens to the system's clock meanwhile, or is set by another process, is late by no more.
const LONGEST_SLEEP: i64 = 60;

impl Tables {
    /// Does what is due, for ever.
    pub async fn keep_time(&self) {
        loop {
            let wait = self.round().await.unwrap_or_else(|cause| {
                tracing::error!(%cause, "the timers cannot be read");
                LONGEST_SLEEP
            });
            let woken = self.0.timed.notified();
            // Whether it is woken or wakes by itself, it looks.
            let _ = tokio::time::timeout(Duration::from_secs(wait.unsigned_abs()), woken).await;
        }
    }

    /// Does what is due now. How many seconds it may sleep then; what has failed is tried again after the longest sleep.
    async fn round(&self) -> Result<i64, Denied> {
        let now = self.now();
        self.ring(now).await?;
        let next = self.store().next_timer(now).await?;
        Ok(next.map_or(LONGEST_SLEEP, |due| (due - self.now()).clamp(0, LONGEST_SLEEP)))
    }

    /// Does what is due at that moment: each thing once, however many processes look after the database. How many things were
    /// done; what fails stays due.
    ///
    /// # Errors
    /// If the timers cannot be read.
    pub async fn ring(&self, now: i64) -> Result<usize, Denied> {
        let mut done = 0;
        for (id, timer) in self.store().due_timers(now).await? {
            match self.ring_one(id, timer).await {
                Ok(true) => done += 1,
                Ok(false) => {}
                Err(cause) => {
                    tracing::error!(session = %id, %cause, timer = timer.kind.as_str(), "the clock is held up");
                }
            }
        }
        Ok(done)
    }

    /// Does what one timer is for. False if its table has moved on without it, or refuses it for now.
    async fn ring_one(&self, id: SessionId, timer: Timer) -> Result<bool, Denied> {
        match self.act_on(id, &Person::clock(), &timer.intent()).await {
            Ok(_) => Ok(true),
            Err(denied @ (Denied::Busy | Denied::Broken(_) | Denied::Frozen)) => Err(denied),
            Err(_) => {
                let session = self.session_by_id(id).await?;
                // A clock that was set back rings too early: the table keeps its timer.
                if !session.is_some_and(|session| session.timers().contains(&timer)) {
                    self.store().drop_timer(id, timer).await?;
                }
                Ok(false)
            }
        }
    }
}
