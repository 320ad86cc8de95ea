//! A cache in bounded space.

use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use hashlink::LruCache;

/// The bytes of bookkeeping for a thing: its place in the order and in the table.
const NODE: usize = 40;

/// Things by their keys. When there is no room for a new one, the least recently used are dropped.
#[derive(Debug)]
pub(super) struct Kept<K, V> {
    shelf: Mutex<Shelf<K, V>>,
    capacity: usize,
}

#[derive(Debug)]
struct Shelf<K, V> {
    /// The things, and the bytes of each.
    things: LruCache<K, (V, usize)>,
    /// The bytes of all of them.
    bytes: usize,
}

impl<K: Eq + Hash, V> Shelf<K, V> {
    fn empty() -> Self {
        Self { things: LruCache::new_unbounded(), bytes: 0 }
    }
}

impl<K: Eq + Hash, V: Clone> Kept<K, V> {
    /// An empty store, which never holds more than `capacity` bytes.
    pub(super) fn new(capacity: usize) -> Self {
        Self { shelf: Mutex::new(Shelf::empty()), capacity }
    }

    pub(super) fn find(&self, key: &K) -> Option<V> {
        self.shelf().things.get(key).map(|(value, _)| value.clone())
    }

    /// Keeps a thing that has `bytes` bytes.
    pub(super) fn keep(&self, key: K, value: V, bytes: usize) -> V {
        let bytes = bytes + size_of::<(K, V)>() + NODE;
        if bytes > self.capacity {
            return value;
        }
        let mut shelf = self.shelf();
        shelf.bytes += bytes;
        if let Some((_, before)) = shelf.things.insert(key, (value.clone(), bytes)) {
            shelf.bytes -= before;
        }
        while shelf.bytes > self.capacity {
            let Some((_, (_, bytes))) = shelf.things.remove_lru() else { break };
            shelf.bytes -= bytes;
        }
        value
    }

    /// The bytes of everything kept.
    pub(super) fn bytes(&self) -> usize {
        self.shelf().bytes
    }

    /// Drops everything kept.
    pub(super) fn clear(&self) {
        *self.shelf() = Shelf::empty();
    }

    /// The store is consistent between any two statements, so a panic elsewhere does not spoil it.
    fn shelf(&self) -> MutexGuard<'_, Shelf<K, V>> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
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
            assert_eq!(kept.find(&0), Some(0), "the one in use stays");
            assert_eq!(kept.find(&number), Some(number));
        }
        assert_eq!(kept.find(&1), None);
        assert!((19_000..=20_000).contains(&kept.bytes()), "{}", kept.bytes());
        assert_eq!(kept.find(&1900), Some(1900), "nothing is dropped while there is room");
        kept.clear();
        assert_eq!((kept.find(&1999), kept.bytes()), (None, 0));
    }

    #[test]
    fn what_is_too_large_is_not_kept() {
        let kept: Kept<u32, u32> = Kept::new(1000);
        kept.keep(2, 8, 100);
        assert_eq!(kept.keep(1, 7, 1000), 7);
        assert_eq!((kept.find(&1), kept.find(&2)), (None, Some(8)));
    }
}
