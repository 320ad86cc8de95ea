//! The bot's traffic in a channel: how much it demanded of people's attention.

use std::ops::Sub;

/// The bot's traffic in one channel that more than one person could see, since the sandbox started. The difference of two values is what
/// happened between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// New messages, including those that have been deleted since, and the line about a renamed thread.
    pub posted: usize,
    /// Messages of the bot that were deleted, by anybody.
    pub deleted: usize,
    /// Edits, except deferred answers that got their content.
    pub edited: usize,
    /// Pings: one per person and message that called them.
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
