//! What is to be written in one transaction.

use std::time::Duration;

use crate::database::error::StoreError;
use crate::database::sql::{Db, PATIENCE};

/// The patience with what goes through much that is stored, for which nobody waits.
pub(crate) const LONG: Duration = Duration::from_secs(600);

/// Something to be written, whole or not at all. It is run a second time if what it was written together with was refused.
pub(crate) trait Write: Send + 'static {
    /// What the write gives back.
    type Output: Send + 'static;

    /// Writes it in an open transaction.
    fn write(&self, db: &mut Db<'_>) -> impl Future<Output = Result<Self::Output, StoreError>> + Send;

    /// How long a server may take for it; behind that it is not known whether it is written.
    fn patience(&self) -> Duration {
        PATIENCE
    }
}
