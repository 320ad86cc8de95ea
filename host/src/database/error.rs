//! Why the database refused or failed, and which errors may pass.

use std::sync::Arc;

use super::engine::codes;

/// Why the database has not done something; it has done none of it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has changed the session: load it and decide again.
    #[error("the session has moved on")]
    Stale,
    /// The place has an open table.
    #[error("the channel has a table")]
    Taken,
    /// The interaction was delivered before.
    #[error("the interaction was delivered before")]
    Repeated,
    /// Its turn came when nobody waited for it any more.
    #[error("its turn came too late")]
    Late,
    /// The file is locked, full or not writable; later it may work.
    #[error("the database cannot take it now: {}", told(.0))]
    Busy(#[source] Arc<sqlx::Error>),
    /// Anything else.
    #[error("the database fails: {0}")]
    Broken(#[from] anyhow::Error),
}

impl StoreError {
    /// A copy of the error, for another task that waits.
    pub(super) fn again(&self) -> StoreError {
        match self {
            StoreError::Stale => StoreError::Stale,
            StoreError::Taken => StoreError::Taken,
            StoreError::Repeated => StoreError::Repeated,
            StoreError::Late => StoreError::Late,
            StoreError::Busy(cause) => StoreError::Busy(cause.clone()),
            StoreError::Broken(cause) => StoreError::Broken(anyhow::anyhow!("{cause:#}")),
        }
    }
}

/// An error, with what it means first.
fn told(error: &sqlx::Error) -> String {
    match codes::meaning(error) {
        Some(means) => format!("{means}: {error}"),
        None => error.to_string(),
    }
}

/// SQLite's primary result codes that may pass: busy, locked, read-only, I/O error, full, cannot open.
const PASSING: [i32; 6] = [5, 6, 8, 10, 13, 14];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // A closed pool means that this process is ending: the next one takes the write.
        if matches!(error, sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed) || passing(&error) {
            StoreError::Busy(Arc::new(error))
        } else {
            StoreError::Broken(error.into())
        }
    }
}

/// Whether the error is one that may pass by itself.
pub(super) fn passing(error: &sqlx::Error) -> bool {
    if let Some(code) = codes::code(error) {
        return codes::passing(code);
    }
    // A server that ends in the middle of an answer, or of a handshake, sends a malformed one.
    if matches!(error, sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_)) {
        return true;
    }
    codes::file_code(error).is_some_and(|code| PASSING.contains(&code))
}
