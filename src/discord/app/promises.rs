//! The numbers of tables for which threads are being opened.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use host::sync::lock;

/// The numbers for which threads are being opened.
#[derive(Debug, Default)]
pub(crate) struct Promises(Mutex<BTreeSet<i64>>);

/// A number that nobody else gets as long as this exists.
pub(crate) struct Promise(pub i64, Arc<Promises>);

impl Promises {
    /// The first number from that one on that is not promised.
    pub(crate) fn promise(self: &Arc<Self>, next: i64) -> Promise {
        let mut promised = lock(&self.0);
        let number = (next..).find(|number| !promised.contains(number)).unwrap_or(next);
        promised.insert(number);
        Promise(number, self.clone())
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        lock(&self.1.0).remove(&self.0);
    }
}
