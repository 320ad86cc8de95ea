//! The progress of slow commands, on a terminal's standard error.

use std::fmt::Write;
use std::io::IsTerminal as _;
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
    /// Draws the bar until the sender is dropped.
    drawing: Option<(Sender<()>, JoinHandle<()>)>,
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
        bar.set_style(style(steps.is_some()));
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
        Progress { bar, drawing }
    }

    /// Notes that so many steps are done.
    pub(super) fn note(&self, done: u64) {
        self.bar.set_position(done);
    }

    /// Notes that so many steps of so many are done, if the number is not known beforehand.
    pub(super) fn note_of(&self, done: u64, steps: u64) {
        if self.bar.length() != Some(steps) {
            self.bar.set_length(steps);
            self.bar.set_style(style(true));
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

fn style(is_counted: bool) -> ProgressStyle {
    let template = if is_counted { COUNTED } else { UNCOUNTED };
    // A test reads both; should one be unreadable all the same, the library's own look is used.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.with_key("left", |state: &ProgressState, line: &mut dyn Write| {
        // Before the first step there is no estimate; writing into a string cannot fail.
        if state.pos() > 0 {
            let _ = write!(line, ", {} left", HumanDuration(state.eta()));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_looks_can_be_drawn() {
        for template in [COUNTED, UNCOUNTED] {
            assert!(ProgressStyle::with_template(template).is_ok(), "{template}");
        }
    }
}
