//! Numbers of what the bot did in a channel: how much it asked of people's attention.

use std::ops::Sub;

/// Numbers of what the bot did in one channel that others than one person alone could see, since the sandbox started.
/// The difference of two is what happened between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Messages that came anew, also those that have been deleted since, and the line about a renamed thread.
    pub posted: usize,
    /// Messages of its own that it, or anybody, deleted.
    pub deleted: usize,
    /// Edits, deferred answers that got their content apart.
    pub edited: usize,
    /// Pings: every person once for every message that called them.
    pub pinged: usize,
}

impl Sub for Traffic {
    type Output = Self;

    fn sub(self, earlier: Self) -> Self {
        Self {
            posted: self.posted - earlier.posted,
            deleted: self.deleted - earlier.deleted,
            edited: self.edited - earlier.edited,
            pinged: self.pinged - earlier.pinged,
        }
    }
}
