//! Counting, by channel, what the bot demands of people's attention.

use crate::message::Message;
use crate::snowflake::Id;
use crate::state::SandboxState;
use crate::traffic::Traffic;

impl SandboxState {
    /// Counts a message that appeared.
    pub(crate) fn count_posted(&mut self, message: &Message) {
        if let Some(traffic) = self.traffic_of(message) {
            traffic.posted += 1;
            traffic.pinged += message.pinged.len();
        }
    }

    /// Counts a message that was deleted by itself; those deleted with their channel are not counted.
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

    /// The count that a message belongs to, if it is the bot's and not visible to one person alone.
    fn traffic_of(&mut self, message: &Message) -> Option<&mut Traffic> {
        let counts = message.author == self.bot && message.only_for.is_none();
        counts.then(|| self.traffic.entry(message.channel).or_default())
    }

    /// The bot's traffic in a channel so far.
    pub(crate) fn traffic(&self, channel: Id) -> Traffic {
        self.traffic.get(&channel).copied().unwrap_or_default()
    }
}
