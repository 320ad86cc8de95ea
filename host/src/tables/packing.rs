//! Keeping the database small: the clock packs a few tables a minute that ended long ago.

use std::sync::atomic::Ordering;

use super::service::Tables;
use crate::database::StoreError;

/// The time without a change after its end until a table is packed, in seconds: 30 days.
pub(super) const KEPT_OPEN: i64 = 30 * 24 * 60 * 60;
/// The time between two looks, in seconds: a minute.
const BETWEEN: i64 = 60;
/// The most tables that one look packs. So the tables of an older version are packed within days, and nobody waits longer than for one.
pub(super) const AT_A_LOOK: u32 = 16;

impl Tables {
    /// Drops old reviews, and packs some of the tables that ended long ago, if the last look was a minute ago or the clock was set back. A
    /// table that cannot be packed is left to a later look.
    pub(super) async fn pack_some(&self, now: i64) {
        let last = self.0.packed.load(Ordering::Relaxed);
        if (last..last + BETWEEN).contains(&now) {
            return;
        }
        self.0.packed.store(now, Ordering::Relaxed);
        if let Err(cause) = self.store().drop_reviews(now - KEPT_OPEN).await {
            tracing::warn!(%cause, "old reviews are not dropped");
        }
        let tables = match self.store().to_be_packed(now - KEPT_OPEN, AT_A_LOOK).await {
            Ok(tables) => tables,
            Err(cause) => return tracing::warn!(%cause, "the tables that are to be packed cannot be found"),
        };
        for id in tables {
            match self.store().pack(id).await {
                // It has changed meanwhile.
                Ok(()) | Err(StoreError::Stale) => {}
                Err(cause) => tracing::error!(session = %id, %cause, "a table is not packed"),
            }
        }
    }
}
