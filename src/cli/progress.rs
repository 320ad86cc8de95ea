//! The progress of slow commands, on a terminal's standard error.

use std::fmt::Write;
use std::io::IsTerminal as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// Quicker commands show no bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time between two looks at the progress.
const STEP: Duration = Duration::from_millis(200);

/// A bar with the remaining time, removed when it is dropped. Without a terminal there is none.
pub(super) struct Progress {
    bar: ProgressBar,
    left: Left,
    /// Draws the bar until the sender is dropped.
    drawing: Option<(Sender<()>, JoinHandle<()>)>,
}

/// The remaining seconds that were shown last: steps differ, but what is shown never rises.
#[derive(Clone)]
struct Left(Arc<AtomicU64>);

impl Left {
    /// What is shown when so much is estimated.
    fn shown(&self, estimate: Duration) -> Duration {
        let seconds = estimate.as_secs();
        Duration::from_secs(self.0.fetch_min(seconds, Ordering::Relaxed).min(seconds))
    }
}

impl Progress {
    /// Begins something with so many steps; none if the number is unknown: then the elapsed time is shown instead.
    pub(super) fn begin(what: &'static str, steps: Option<u64>) -> Progress {
        Progress::measured(what, steps, || None)
    }

    /// Measures something that does not report its progress, by asking for it.
    pub(super) fn measured(
        what: &'static str,
        steps: Option<u64>,
        measure: impl Fn() -> Option<u64> + Send + 'static,
    ) -> Progress {
        let bar = ProgressBar::with_draw_target(steps, ProgressDrawTarget::hidden());
        let left = Left(Arc::new(AtomicU64::new(u64::MAX)));
        bar.set_style(style(steps.is_some(), &left));
        bar.set_message(what);
        let drawing = std::io::stderr().is_terminal().then(|| {
            let (held, dropped) = mpsc::channel();
            let bar = bar.clone();
            let drawing = thread::spawn(move || {
                let mut pause = PATIENCE;
                while dropped.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                    if pause == PATIENCE {
                        bar.set_draw_target(ProgressDrawTarget::stderr());
                        pause = STEP;
                    }
                    match measure() {
                        Some(done) => bar.set_position(done),
                        None => bar.tick(),
                    }
                }
            });
            (held, drawing)
        });
        Progress { bar, left, drawing }
    }

    /// Notes that so many steps are done.
    pub(super) fn note(&self, done: u64) {
        self.bar.set_position(done);
    }

    /// Notes that so many steps of so many are done, if the number is not known beforehand.
    pub(super) fn note_of(&self, done: u64, steps: u64) {
        if self.bar.length() != Some(steps) {
            self.bar.set_length(steps);
            self.bar.set_style(style(true, &self.left));
        }
        self.note(done);
    }

    /// Writes on the terminal without the bar in the way.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((held, drawing)) = self.drawing.take() {
            drop(held);
            // It only draws: its failure does not matter.
            let _ = drawing.join();
        }
        self.bar.finish_and_clear();
    }
}

/// The look of a bar, and of something without a known end.
const COUNTED: &str = "{msg} {bar:30} {percent:>3} %{left}";
const UNCOUNTED: &str = "{msg} {spinner} for {elapsed}";

/// The share of the work after which the rest can be estimated: a tenth.
const KNOWN: u64 = 10;

fn style(is_counted: bool, left: &Left) -> ProgressStyle {
    let template = if is_counted { COUNTED } else { UNCOUNTED };
    // A test reads both; should one be unreadable all the same, the library's own look is used.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let left = left.clone();
    style.with_key("left", move |state: &ProgressState, line: &mut dyn Write| {
        if state.pos() > 0 && state.len().is_some_and(|all| state.pos() >= all / KNOWN) {
            // Writing into a string cannot fail.
            let _ = write!(line, ", {} left", HumanDuration(left.shown(state.eta())));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_that_is_left_never_rises() {
        let left = Left(Arc::new(AtomicU64::new(u64::MAX)));
        let shown = [40, 45, 30, 90, 3].map(|seconds| left.shown(Duration::from_secs(seconds)).as_secs());
        assert_eq!(shown, [40, 40, 30, 30, 3]);
    }

    #[test]
    fn both_looks_can_be_drawn() {
        for template in [COUNTED, UNCOUNTED] {
            assert!(ProgressStyle::with_template(template).is_ok(), "{template}");
        }
    }
}
