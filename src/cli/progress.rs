//! How far something is that takes a while, on a terminal's standard error.

use std::fmt::Write;
use std::io::IsTerminal as _;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// What is over sooner shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time from one look at how far it is to the next.
const STEP: Duration = Duration::from_millis(200);

/// A bar with the time that is left, which goes when it is dropped. There is none where standard error is no terminal.
pub(super) struct Progress {
    bar: ProgressBar,
    /// Draws the bar for as long as the sender is there.
    drawing: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Begins something of so many steps; none: nobody knows how many, and the time that it has taken is shown instead.
    pub(super) fn begin(what: &'static str, steps: Option<u64>) -> Progress {
        Progress::measured(what, steps, || None)
    }

    /// Measures something that tells nobody how far it is, and has to be looked at.
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

    /// So many steps are done.
    pub(super) fn note(&self, done: u64) {
        self.bar.set_position(done);
    }

    /// So many steps of so many are done, where the second number is not known beforehand.
    pub(super) fn note_of(&self, done: u64, steps: u64) {
        if self.bar.length() != Some(steps) {
            self.bar.set_length(steps);
            self.bar.set_style(style(true));
        }
        self.note(done);
    }

    /// Does something that writes on the terminal, without the bar in its way.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((held, drawing)) = self.drawing.take() {
            drop(held);
            // It only draws: should it have failed, the work has not.
            let _ = drawing.join();
        }
        self.bar.finish_and_clear();
    }
}

/// The look of a bar, and of what has no end that is known.
const COUNTED: &str = "{msg} {bar:30} {percent:>3} %{left}";
const UNCOUNTED: &str = "{msg} {spinner} for {elapsed}";

fn style(is_counted: bool) -> ProgressStyle {
    let template = if is_counted { COUNTED } else { UNCOUNTED };
    // A test reads both; should one not be readable all the same, the library's own look does the work.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.with_key("left", |state: &ProgressState, line: &mut dyn Write| {
        // Before the first step nobody knows; a line of text takes whatever is written into it.
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
