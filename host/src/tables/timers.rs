//! The clock: one task that does what is due at the tables.

use std::time::Duration;

use session::{Denied, Person, SessionId, Timer, TimerKind};

use super::service::Tables;
use crate::database::StoreError;
use crate::outbox::LONGEST_WAIT;
use crate::standings::Cycle;

/// The longest sleep. A change of the system's clock, or a timer set by another process, is noticed no later than that.
const LONGEST_SLEEP: i64 = 60;
/// A person is answered within that many seconds, or never.
const ANSWERED: i64 = 5;

/// How many seconds the post of that number waits, so that not all come at once: that many a second, and each within a quarter of an hour.
pub(super) fn spread(nth: i64, a_second: i64) -> i64 {
    (nth / a_second).min(LONGEST_WAIT)
}

impl Tables {
    /// Does what is due, for ever. It begins with the people who may not have got the answer that was to show them the next question,
    /// because the process died.
    pub async fn keep_time(&self) {
        if let Err(cause) = self.call_unanswered().await {
            tracing::error!(%cause, "those who wait for an answer cannot be found");
        }
        loop {
            let wait = self.round().await.unwrap_or_else(|cause| {
                tracing::error!(%cause, "the timers cannot be read");
                LONGEST_SLEEP
            });
            let woken = self.0.timed.notified();
            // Whether it is woken or the time is up, it looks.
            let _ = tokio::time::timeout(Duration::from_secs(wait.unsigned_abs()), woken).await;
        }
    }

    /// Does what is due now. Gives how many seconds it may sleep then; what has failed is tried again after the longest sleep.
    pub(super) async fn round(&self) -> Result<i64, Denied> {
        let now = self.now();
        self.note_presence(now).await?;
        self.database().wipe_later().await;
        match self.standings().end_seasons(now).await {
            Ok(0) => {}
            Ok(_) => self.0.posted.notify_one(),
            Err(cause) => tracing::error!(%cause, "a season is held up"),
        }
        self.ring(now).await?;
        self.pack_some(now).await;
        let due = [
            self.store().next_timer(now).await?,
            self.outbox().next_digest(now).await?,
            self.standings().next_season(now).await?,
        ];
        let next = due.into_iter().flatten().min();
        Ok(next.map_or(LONGEST_SLEEP, |due| (due - self.now()).clamp(0, LONGEST_SLEEP)))
    }

    /// Sets the kind of a server's seasons from now on. The current one is over then, and its channel sees it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn choose_seasons(&self, guild: u64, cycle: Option<Cycle>) -> Result<(), StoreError> {
        self.standings().set_seasons(guild, cycle, self.now()).await?;
        self.0.posted.notify_one();
        self.0.timed.notify_one();
        Ok(())
    }

    /// Calls everybody who acted in the last moments of the process before this one.
    pub async fn call_unanswered(&self) -> Result<(), Denied> {
        // The process lived at least as long as the last of them: a person who acted well before that has been answered.
        for (id, timer) in self.store().last_calls(ANSWERED).await? {
            self.ring_one(id, timer).await?;
        }
        Ok(())
    }

    /// Does what is due at that moment: each thing once, however many processes serve the database. Gives how many things were done; those
    /// that fail stay due.
    pub async fn ring(&self, now: i64) -> Result<usize, Denied> {
        let mut done = 0;
        for (id, timer) in self.store().due_timers(now).await? {
            // Before the length of the bot's absence is known, nobody's time has run out, and nobody has been silent.
            let silent = matches!(timer.kind, TimerKind::TimeUp | TimerKind::Patience | TimerKind::Verdict);
            if silent && !self.is_present(now) {
                continue;
            }
            match self.ring_one(id, timer).await {
                Ok(true) => done += 1,
                Ok(false) => {}
                Err(cause) => {
                    tracing::error!(session = %id, %cause, timer = timer.kind.as_str(), "the clock is held up");
                }
            }
        }
        Ok(done + self.send_digests(now).await?)
    }

    /// Carries out one timer. False if its table has moved on without it, or refuses it for now.
    async fn ring_one(&self, id: SessionId, timer: Timer) -> Result<bool, Denied> {
        let done = match timer.intent() {
            Some(intent) => self.act(id, &Person::clock(), &intent, None).await,
            None => Err(Denied::NotAsked),
        };
        match done {
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
