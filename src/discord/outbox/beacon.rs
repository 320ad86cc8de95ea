//! The public beacon, for tables whose luck follows from it: asked when its round is due, again and again until it answers. Nothing
//! replaces it.

use super::Outbox;
use super::attempt::{Delivery, backoff};
use crate::beacon::{due, round_after};
use host::outbox::Posted;
use session::{Intent, Session};

/// The longest wait between two tries, in seconds: people wait for it.
const LONGEST: i64 = 15;

impl Outbox {
    /// Asks for the round that a table waits for.
    pub(super) async fn ask_beacon(&self, session: &Session, attempts: u32) -> Delivery {
        let Some(start) = session.awaits_beacon() else { return Delivery::Sent(Posted::default()) };
        let (round, now) = (round_after(start.message), self.tables.now());
        let later = now + backoff(attempts).min(LONGEST);
        let until = i64::try_from(due(round)).unwrap_or(i64::MAX);
        // A relay that is asked too early may remember its answer. If the clock is far wrong, the wait is no longer than after a failure.
        if now < until && until - now <= LONGEST {
            return Delivery::Failed(until);
        }
        let Some(beacon) = &self.beacon else {
            tracing::warn!(
                session = session.id.0,
                round,
                "a table waits for the beacon, and TURNSTONE_BEACON names none"
            );
            return Delivery::Failed(later);
        };
        // A relay that does not answer must not hold up other posts.
        let Ok(_asked) = self.asking.try_acquire() else { return Delivery::Failed(now + 1) };
        match beacon.fetch(round).await {
            Ok(signature) => Delivery::Told(Intent::Beacon { message: start.message, round, signature }),
            // Its cause is logged.
            Err(_) => Delivery::Failed(later),
        }
    }
}
