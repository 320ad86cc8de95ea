//! Presence: whether the bot serves, and how it makes good for its absence.

use std::sync::atomic::Ordering;

use session::{Denied, Intent, Person};

use super::service::{Delivery, Tables};
use super::timers::spread;

/// The time without the bot that counts as an absence, in seconds: five minutes.
pub(super) const AWAY: i64 = 5 * 60;
/// The time between two notes that the bot serves, in seconds: a minute.
const NOTED: i64 = 60;
/// The boards a second that are edited after an absence: those with the latest activity come first.
const SHOWN_A_SECOND: i64 = 20;

impl Tables {
    /// Says that people are being served at this moment.
    pub fn is_served(&self) {
        let now = self.now();
        let before = self.0.presence.served.swap(now, Ordering::Relaxed);
        if now - before > AWAY {
            self.0.timed.notify_one();
        }
    }

    /// Whether people are being served.
    pub(super) fn is_present(&self, now: i64) -> bool {
        now - self.0.presence.served.load(Ordering::Relaxed) <= AWAY
    }

    /// Notes that people are being served. If they have not been for a while, that time counts for nobody.
    pub(super) async fn note_presence(&self, now: i64) -> Result<(), Denied> {
        if !self.is_present(now) {
            return Ok(());
        }
        let presence = &self.0.presence;
        let served = presence.served.load(Ordering::Relaxed);
        let mut noted = match presence.noted.load(Ordering::Relaxed) {
            0 => self.database().presence().await?.unwrap_or(served),
            noted => noted,
        };
        if let Some(until) = self.set_right(noted, served).await? {
            noted = until;
        }
        if served - noted > AWAY {
            tracing::info!(seconds = served - noted, "the bot was away: that time counts for nobody");
            self.make_good(noted, served).await?;
        }
        if served < noted {
            tracing::info!(seconds = noted - served, "the clock was set back: nobody has more time for it");
            self.make_good(served, served).await?;
            self.wait_no_more().await?;
        }
        if served - noted >= NOTED || served < noted || presence.noted.load(Ordering::Relaxed) == 0 {
            self.database().note_presence(served).await?;
            presence.noted.store(served, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Sets everybody's time right where the clock was set back by more than a minute; gives the later moment. A process that dies
    /// meanwhile, or is refused by the database, continues with the same two moments: seats that were set right run from the later one.
    async fn set_right(&self, noted: i64, served: i64) -> Result<Option<i64>, Denied> {
        let presence = &self.0.presence;
        let far = noted - served > NOTED;
        if !far && presence.noted.load(Ordering::Relaxed) != 0 {
            return Ok(None);
        }
        let (from, until) = match self.database().set_back().await? {
            Some(begun) => begun,
            None if far => {
                tracing::info!(
                    seconds = noted - served,
                    "the clock was set back: nobody has more time for it"
                );
                self.database().note_set_back(Some((noted, served))).await?;
                // However the clock runs until then, the next look finds it.
                presence.noted.store(0, Ordering::Relaxed);
                (noted, served)
            }
            None => return Ok(None),
        };
        self.make_good(from, until).await?;
        self.wait_no_more().await?;
        self.database().note_presence(until).await?;
        presence.noted.store(until, Ordering::Relaxed);
        self.database().note_set_back(None).await?;
        Ok(Some(until))
    }

    /// Retries all failed posts, which would otherwise wait for as long as the clock was set back.
    async fn wait_no_more(&self) -> Result<(), Denied> {
        self.outbox().wait_no_more().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    /// Gives the time of the bot's absence back at every table, or sets right the times of a clock that was set back. Time that was given
    /// back is not given again, so a process that dies meanwhile just begins anew.
    async fn make_good(&self, from: i64, until: i64) -> Result<(), Denied> {
        let grace = Intent::Grace { from, until };
        // Lobbies do not wait by the minute: only a clock that was set back makes them late.
        let tables = match from > until {
            true => self.store().open_tables().await?,
            false => self.store().live().await?,
        };
        for (nth, id) in (0..).zip(tables) {
            let post_at = until + spread(nth, SHOWN_A_SECOND);
            let delivery = Delivery { post_at, ..Delivery::default() };
            match self.act(id, &Person::clock(), &grace, delivery).await {
                Ok(_) => {}
                Err(Denied::Busy) => return Err(Denied::Busy),
                // One table that cannot be read must not hold up the clock of all others.
                Err(Denied::Broken(cause)) => {
                    tracing::error!(session = %id, cause = format!("{cause:#}"), "its time is not made good");
                }
                // It waits for nobody, or for another version of the bot.
                Err(_) => {}
            }
        }
        Ok(())
    }
}
