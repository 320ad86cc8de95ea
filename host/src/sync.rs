//! Locks that outlive whoever has panicked while they held one: what is behind them is whole between two statements.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex, whatever became of those who held it before.
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
