//! The threads that draw: each begins when there is something to draw, as many as there are cores at most, and ends when there has been
//! nothing for a while. So a bot that rests holds none of them, nor what they keep.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use host::sync::lock;

use super::queue::{Purpose, Queue};

/// The time for which a thread waits for something more to draw.
const REST: Duration = Duration::from_secs(5);

/// Something that is to be drawn.
pub(super) type Job = Box<dyn FnOnce() + Send>;

/// The threads, and what waits for them.
pub(super) struct Hands {
    most: usize,
    /// The time that an answer to a person waits for its picture.
    pub(super) patience: Duration,
    work: Mutex<Work>,
    more: Condvar,
}

#[derive(Default)]
struct Work {
    queue: Queue<Job>,
    threads: usize,
    /// Threads that wait for something to draw.
    free: usize,
}

impl Hands {
    pub(super) fn new(most: usize, patience: Duration) -> Hands {
        Hands { most, patience, work: Mutex::default(), more: Condvar::new() }
    }

    /// The most threads that draw at once.
    pub(super) const fn most(&self) -> usize {
        self.most
    }

    /// Has something drawn when its turn comes.
    pub(super) fn draw(self: &Arc<Hands>, purpose: Purpose, job: Job) {
        let mut work = lock(&self.work);
        work.queue.put(purpose, job, Instant::now());
        self.more.notify_one();
        if work.queue.len() <= work.free || work.threads == self.most {
            return;
        }
        let hands = self.clone();
        let thread = std::thread::Builder::new().name(format!("draw-{}", work.threads));
        match thread.spawn(move || hands.serve()) {
            Ok(_) => work.threads += 1,
            Err(error) => {
                tracing::error!(%error, "no thread to draw with");
                if work.threads == 0 {
                    // Nobody will come for it; whoever waits hears of it as the job is dropped.
                    drop(std::mem::take(&mut work.queue));
                }
            }
        }
    }

    fn serve(&self) {
        let mut work = lock(&self.work);
        loop {
            while let Some(job) = work.queue.take(Instant::now(), self.patience) {
                drop(work);
                // Whoever waits for the picture hears of it.
                if catch_unwind(AssertUnwindSafe(job)).is_err() {
                    tracing::error!("a picture could not be drawn: a panic");
                }
                work = lock(&self.work);
            }
            work.free += 1;
            let waited = self.more.wait_timeout(work, REST);
            let (back, time) = waited.unwrap_or_else(PoisonError::into_inner);
            work = back;
            work.free -= 1;
            if time.timed_out() && work.queue.len() == 0 {
                work.threads -= 1;
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_panic_costs_no_thread_and_all_are_gone_behind_the_work() {
        let hands = Arc::new(Hands::new(2, Duration::from_secs(1)));
        let (told, done) = channel();
        for number in 0..8 {
            let told = told.clone();
            let job = move || {
                assert!(number % 2 == 0, "an odd one");
                told.send(number).expect("it is awaited");
            };
            hands.draw(Purpose::Board, Box::new(job));
            assert!(lock(&hands.work).threads <= 2);
        }
        drop(told);
        let mut drawn: Vec<_> = done.iter().collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 2, 4, 6]);
        let begun = Instant::now();
        while lock(&hands.work).threads > 0 {
            assert!(begun.elapsed() < REST * 4, "they are still there");
            std::thread::sleep(REST / 50);
        }
    }
}
