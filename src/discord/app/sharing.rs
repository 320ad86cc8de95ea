//! Games that are being shared, so that nobody shares the same one twice at once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use host::sync::lock;
use session::SessionId;

/// The time in which a table can be shared only once in a channel.
const AGAIN: Duration = Duration::from_secs(60);

/// Tables that are being shared or just were: each with its channel, and since when it is posted there.
#[derive(Debug, Default)]
pub(crate) struct Sharing(Mutex<BTreeMap<(SessionId, u64), Option<Instant>>>);

impl Sharing {
    /// The right to share that table in that channel; none if somebody has it, or the table was just shared there.
    pub(crate) fn claim(self: &Arc<Self>, table: SessionId, channel: u64) -> Option<Claim> {
        let mut shares = lock(&self.0);
        shares.retain(|_, since| since.is_none_or(|since| since.elapsed() < AGAIN));
        let key = (table, channel);
        if shares.contains_key(&key) {
            return None;
        }
        shares.insert(key, None);
        Some(Claim { shares: self.clone(), key })
    }
}

/// The right to share a table in a channel: nobody else does meanwhile, nor for a while after it is posted.
pub(crate) struct Claim {
    shares: Arc<Sharing>,
    key: (SessionId, u64),
}

impl Claim {
    /// Notes that the table may be posted there.
    pub(crate) fn keep(&self) {
        lock(&self.shares.0).insert(self.key, Some(Instant::now()));
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut shares = lock(&self.shares.0);
        if shares.get(&self.key).is_some_and(Option::is_none) {
            shares.remove(&self.key);
        }
    }
}
