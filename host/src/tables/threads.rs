//! Threads on which computers think: they yield to everything that people wait for.

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

/// Lets all other threads of the bot go first, at once: a seat's turn may come a second later, an answer may not. A lower nice value is not
/// enough: other threads would still wait for a part of this one's time (docs/speed.md).
#[cfg(target_os = "linux")]
fn stand_back() {
    use thread_priority::{
        NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy, set_thread_priority_and_policy,
        thread_native_id,
    };

    let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    if let Err(error) = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle) {
        tracing::debug!(%error, "a thread thinks with everybody's priority");
    }
}

/// On other systems threads share a priority.
#[cfg(not(target_os = "linux"))]
const fn stand_back() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    /// Field 41 of `proc_pid_stat(5)`: the policy by which a thread gets its processor. 5 is `SCHED_IDLE`.
    fn policy() -> Option<String> {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").ok()?;
        // The name, in brackets, may hold spaces.
        let (_, fields) = stat.rsplit_once(')')?;
        fields.split_whitespace().nth(41 - 3).map(str::to_owned)
    }

    #[tokio::test]
    async fn a_thread_that_thinks_stands_back_behind_all_others() {
        assert_eq!(think(policy).await.expect("it thinks").as_deref(), Some("5"));
        assert_eq!(policy().as_deref(), Some("0"));
    }
}
