//! The threads that draw: from tokio's pool, at most as many at once as cores. A thread with nothing to draw returns to the pool, which
//! ends it after ten seconds; so a bot at rest holds no threads, nor their memory.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use host::sync::lock;

use super::queue::{Purpose, Queue};

/// Something to draw.
pub(super) type Job = Box<dyn FnOnce() + Send>;

/// The threads, and the work that waits for them.
pub(super) struct Hands {
    /// The most threads that draw at once.
    pub(super) most: usize,
    /// The time that an answer to a person waits for its picture.
    pub(super) patience: Duration,
    work: Mutex<Work>,
}

#[derive(Default)]
struct Work {
    queue: Queue<Job>,
    /// The threads that draw.
    threads: usize,
    /// The number of these that draw a board.
    boards: usize,
}

impl Hands {
    pub(super) fn new(most: usize, patience: Duration) -> Hands {
        Hands { most, patience, work: Mutex::default() }
    }

    /// Draws something when its turn comes.
    pub(super) fn draw(self: &Arc<Hands>, purpose: Purpose, job: Job) {
        let mut work = lock(&self.work);
        work.queue.put(purpose, job, Instant::now());
        if work.threads < self.most {
            work.threads += 1;
            let hands = self.clone();
            tokio::task::spawn_blocking(move || hands.serve());
        }
    }

    /// Draws until nothing waits.
    fn serve(&self) {
        while let Some((purpose, job)) = self.next() {
            // Their waiting receivers see the failure.
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("a picture could not be drawn: a panic");
            }
            lock(&self.work).boards -= usize::from(purpose == Purpose::Board);
        }
    }

    /// The next thing to draw. If there is nothing, one thread less draws from then on. Boards leave a thread to answers, if there are two:
    /// on the other processor their bands are painted too.
    fn next(&self) -> Option<(Purpose, Job)> {
        let mut work = lock(&self.work);
        let boards = work.boards + 1 < self.most.max(2);
        let next = work.queue.take(Instant::now(), self.patience, boards);
        match next {
            Some((purpose, _)) => work.boards += usize::from(purpose == Purpose::Board),
            None => work.threads -= 1,
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::unbounded_channel;

    use super::*;

    /// All threads but one draw boards, no matter how many wait; so an answer never waits for a board to finish.
    #[tokio::test]
    async fn boards_leave_a_thread_to_answers() {
        for most in [1, 2, 3] {
            let hands = Arc::new(Hands::new(most, Duration::from_secs(1)));
            let (told, mut begun) = unbounded_channel();
            let mut holds = Vec::new();
            for _ in 0..4 {
                let (hold, held) = std::sync::mpsc::channel::<()>();
                let told = told.clone();
                let board = move || {
                    told.send("board").expect("it is awaited");
                    // It ends when its sender is dropped.
                    let _ = held.recv();
                };
                hands.draw(Purpose::Board, Box::new(board));
                holds.push(hold);
            }
            for _ in 0..most.saturating_sub(1).max(1) {
                assert_eq!(begun.recv().await, Some("board"));
            }
            if most > 1 {
                hands.draw(Purpose::Answer, Box::new(move || told.send("answer").expect("it is awaited")));
                assert_eq!(begun.recv().await, Some("answer"), "{most} threads");
            } else {
                drop(told);
            }
            holds.clear();
            while lock(&hands.work).threads > 0 {
                tokio::task::yield_now().await;
            }
            assert_eq!(lock(&hands.work).boards, 0);
        }
    }

    #[tokio::test]
    async fn a_panic_costs_no_thread_and_none_draws_behind_the_work() {
        let hands = Arc::new(Hands::new(2, Duration::from_secs(1)));
        let (told, mut done) = unbounded_channel();
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
        let mut drawn = Vec::new();
        while let Some(number) = done.recv().await {
            drawn.push(number);
        }
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 2, 4, 6]);
        while lock(&hands.work).threads > 0 {
            tokio::task::yield_now().await;
        }
    }
}
