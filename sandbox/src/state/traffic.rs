//! What the bot asks of people's attention, counted by channel.

use std::ops::Sub;

use crate::message::Message;
use crate::state::{Id, SandboxState};

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

impl SandboxState {
    /// Counts a message that appeared.
    pub(crate) fn count_posted(&mut self, message: &Message) {
        if let Some(traffic) = self.traffic_of(message) {
            traffic.posted += 1;
            traffic.pinged += message.pinged.len();
        }
    }

    /// Counts a message that was deleted by itself; those that go with their channel are not counted.
    pub(crate) fn count_deleted(&mut self, message: &Message) {
        if let Some(traffic) = self.traffic_of(message) {
            traffic.deleted += 1;
        }
    }

    /// Counts an edit.
    pub(crate) fn count_edited(&mut self, message: &Message) {
        if let Some(traffic) = self.traffic_of(message) {
            traffic.edited += 1;
        }
    }

    /// The count that a message belongs to, if it is the bot's and not one person's alone.
    fn traffic_of(&mut self, message: &Message) -> Option<&mut Traffic> {
        let counts = message.author == self.bot && message.only_for.is_none();
        counts.then(|| self.traffic.entry(message.channel).or_default())
    }

    /// What the bot did in a channel so far.
    pub(crate) fn traffic(&self, channel: Id) -> Traffic {
        self.traffic.get(&channel).copied().unwrap_or_default()
    }
}
