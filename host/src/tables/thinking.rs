//! Threads on which computers think: they stand back behind everything that people wait for.

use std::thread;

use anyhow::Context as _;
use session::Denied;
use tokio::sync::oneshot;

/// Thinks on a thread of its own.
///
/// # Errors
/// [`Denied::Broken`] if no thread can be started, or if the thought panics.
pub(super) async fn think<T: Send + 'static>(
    thought: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Denied> {
    let (reply, thought_of) = oneshot::channel();
    let begin = move || {
        stand_back();
        // Nobody waits for it any more if the bot stops.
        let _ = reply.send(thought());
    };
    let begun = thread::Builder::new().name("think".to_owned()).spawn(begin);
    begun.context("starting a thread to think on").map_err(Denied::Broken)?;
    thought_of.await.context("thinking").map_err(Denied::Broken)
}

/// Lets all other threads of the bot go first: a seat's turn may come a second later, an answer may not.
#[cfg(target_os = "linux")]
fn stand_back() {
    /// A tenth of the time that another thread gets where both want the core.
    const NICE: i32 = 10;
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE) {
        tracing::debug!(%error, "a thread thinks with everybody's priority");
    }
}

/// Elsewhere threads share a priority.
#[cfg(not(target_os = "linux"))]
const fn stand_back() {}
