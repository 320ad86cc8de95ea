//! A store of what is likely needed again, in bounded space.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Things by their keys. What was not asked for while half of the space filled up is dropped.
#[derive(Debug)]
pub(super) struct Kept<K, V> {
    shelves: Mutex<Shelves<K, V>>,
    capacity: usize,
}

#[derive(Debug)]
struct Shelves<K, V> {
    new: HashMap<K, (Arc<V>, usize)>,
    old: HashMap<K, (Arc<V>, usize)>,
    /// The bytes of what is new.
    bytes: usize,
}

impl<K: Eq + Hash + Clone, V> Kept<K, V> {
    /// An empty store, which never holds more than `capacity` bytes.
    pub(super) fn new(capacity: usize) -> Self {
        let shelves = Shelves { new: HashMap::new(), old: HashMap::new(), bytes: 0 };
        Self { shelves: Mutex::new(shelves), capacity }
    }

    pub(super) fn find(&self, key: &K) -> Option<Arc<V>> {
        let mut shelves = self.shelves();
        if let Some((value, _)) = shelves.new.get(key) {
            return Some(value.clone());
        }
        let (value, bytes) = shelves.old.remove(key)?;
        shelves.put(key.clone(), value.clone(), bytes, self.capacity);
        Some(value)
    }

    /// Keeps a thing that has `bytes` bytes.
    pub(super) fn keep(&self, key: K, value: V, bytes: usize) -> Arc<V> {
        let value = Arc::new(value);
        self.shelves().put(key, value.clone(), bytes + size_of::<K>() + size_of::<V>(), self.capacity);
        value
    }

    /// The bytes of what is kept.
    pub(super) fn bytes(&self) -> usize {
        let shelves = self.shelves();
        shelves.new.values().chain(shelves.old.values()).map(|(_, bytes)| bytes).sum()
    }

    /// Keeps nothing any more.
    pub(super) fn clear(&self) {
        *self.shelves() = Shelves { new: HashMap::new(), old: HashMap::new(), bytes: 0 };
    }

    /// A map is whole between any two statements, so a panic elsewhere does not spoil it.
    fn shelves(&self) -> MutexGuard<'_, Shelves<K, V>> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash, V> Shelves<K, V> {
    fn put(&mut self, key: K, value: Arc<V>, bytes: usize, capacity: usize) {
        if self.bytes + bytes > capacity / 2 {
            self.old = std::mem::take(&mut self.new);
            self.bytes = 0;
        }
        if bytes <= capacity / 2 {
            self.bytes += bytes;
            if let Some((_, before)) = self.new.insert(key, (value, bytes)) {
                self.bytes -= before;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Kept;

    #[test]
    fn what_is_used_stays_and_the_space_is_bounded() {
        let kept: Kept<u32, u32> = Kept::new(20_000);
        for number in 0..2000 {
            kept.keep(number, number, 100);
            assert_eq!(kept.find(&0).as_deref(), Some(&0), "the one in use stays");
            assert_eq!(kept.find(&number).as_deref(), Some(&number));
        }
        assert_eq!(kept.find(&1), None);
        assert!((10_000..=20_000).contains(&kept.bytes()), "{}", kept.bytes());
        kept.clear();
        assert_eq!((kept.find(&1999), kept.bytes()), (None, 0));
    }

    #[test]
    fn what_is_too_large_is_not_kept() {
        let kept: Kept<u32, u32> = Kept::new(1000);
        assert_eq!(*kept.keep(1, 7, 900), 7);
        assert_eq!(kept.find(&1), None);
    }
}
