//! Writes of one transaction each.

use std::time::Duration;

use crate::database::error::StoreError;
use crate::database::sql::{Db, PATIENCE};

/// The patience with writes that go through much stored data, for which nobody waits.
pub(crate) const LONG: Duration = Duration::from_secs(600);

/// Something to write, whole or not at all. It runs a second time if it shared a transaction with a write that was refused.
pub(crate) trait Write: Send + 'static {
    /// What the write gives back.
    type Output: Send + 'static;

    /// Writes it in an open transaction.
    fn write(&self, db: &mut Db<'_>) -> impl Future<Output = Result<Self::Output, StoreError>> + Send;

    /// How long a server may take for it; after that it is unknown whether it was written.
    fn patience(&self) -> Duration {
        PATIENCE
    }
}
