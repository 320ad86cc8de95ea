//! The end of a transaction, whichever way it went.

use sqlx::pool::PoolConnection;
use sqlx::{Sqlite, Transaction};

use super::StoreError;

/// The result of a transaction, and whether its connection can be used again.
pub(super) struct Concluded<T> {
    result: Result<T, StoreError>,
    usable: bool,
}

/// Commits what was done, or rolls it back.
pub(super) async fn conclude<T>(
    transaction: Transaction<'_, Sqlite>,
    done: Result<T, StoreError>,
) -> Concluded<T> {
    match done {
        Ok(value) => match transaction.commit().await {
            Ok(()) => Concluded { result: Ok(value), usable: true },
            Err(error) => Concluded { result: Err(error.into()), usable: false },
        },
        Err(error) => {
            // On a full disk SQLite has rolled back by itself. The driver does not know, and refuses to begin anew.
            let usable = transaction.rollback().await.is_ok();
            Concluded { result: Err(error), usable }
        }
    }
}

impl<T> Concluded<T> {
    /// Gives the connection back; one in doubt is closed, and the pool opens another.
    pub(super) async fn release(self, connection: PoolConnection<Sqlite>) -> Result<T, StoreError> {
        if !self.usable
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "a connection in doubt does not close");
        }
        self.result
    }
}
