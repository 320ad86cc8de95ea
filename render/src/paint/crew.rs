//! Work on one picture, shared among threads.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Builder, available_parallelism};

/// The threads that draw, of all pictures together no more than there are processors for.
#[derive(Debug)]
pub(super) struct Crew {
    processors: usize,
    /// The pictures being drawn.
    pictures: AtomicUsize,
}

impl Default for Crew {
    fn default() -> Self {
        let processors = available_parallelism().map_or(1, NonZero::get);
        Self { processors, pictures: AtomicUsize::new(0) }
    }
}

/// A picture being drawn, until it is dropped.
struct Place<'a>(&'a AtomicUsize);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Crew {
    /// Does a job with every item, each thread with tools of its own; gives what comes of it in the order of the items. A thread that is done
    /// takes the next item, since some bands have ten times the work of others. The calling thread works too, and alone if need be.
    pub(super) fn each<I, T, R>(
        &self,
        items: I,
        tools: impl Fn() -> T + Sync,
        job: impl Fn(&mut T, I::Item) -> R + Sync,
    ) -> Vec<R>
    where
        I: Iterator + Send,
        R: Send,
    {
        let pictures = self.pictures.fetch_add(1, Ordering::Relaxed) + 1;
        let _place = Place(&self.pictures);
        let items = Mutex::new(items.enumerate());
        let next = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || {
            let mut tools = tools();
            let mut done = Vec::new();
            while let Some((number, item)) = next() {
                done.push((number, job(&mut tools, item)));
            }
            done
        };
        let mut done = thread::scope(|scope| {
            let hire = |_| Builder::new().name("draw".to_owned()).spawn_scoped(scope, work).ok();
            let hands: Vec<_> = (1..self.processors / pictures).filter_map(hire).collect();
            let mut done = work();
            for hand in hands {
                done.extend(hand.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            done
        });
        done.sort_unstable_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, result)| result).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::Crew;

    #[test]
    fn every_item_is_done_once_and_in_order() {
        let (crew, done) = (Crew::default(), AtomicUsize::new(0));
        let squares = crew.each(0..1000, Vec::new, |own: &mut Vec<usize>, number| {
            own.push(number);
            done.fetch_add(1, Ordering::Relaxed);
            number * number
        });
        assert_eq!(squares, (0..1000).map(|number| number * number).collect::<Vec<_>>());
        assert_eq!((done.into_inner(), crew.pictures.into_inner()), (1000, 0));
    }

    #[test]
    fn a_panic_comes_through_and_the_place_is_free_again() {
        let crew = Crew::default();
        let all = || crew.each(0..8, || (), |(), number| assert!(number != 5, "five"));
        let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(all));
        assert!(panic.is_err());
        assert_eq!(crew.pictures.load(Ordering::Relaxed), 0);
    }
}
