//! What a test may look at: the bot's requests, and its state at the gateway.

use serde_json::Value;

use super::Sandbox;
use crate::journal::{JournalIdentify, JournalRequest};
use crate::shard::Doubles;
use crate::snowflake::Id;
use crate::traffic::Traffic;

impl Sandbox {
    /// The bot's requests so far, oldest first.
    #[must_use]
    pub fn journal(&self) -> Vec<JournalRequest> {
        self.shared.lock().journal.clone()
    }

    /// The bot's traffic so far in a channel that more than one person could see; even after the channel is gone.
    #[must_use]
    pub fn traffic(&self, channel: Id) -> Traffic {
        self.shared.lock().traffic(channel)
    }

    /// The registered commands as Discord's objects: a server's, or the global ones.
    #[must_use]
    pub fn commands(&self, server: Option<Id>) -> Vec<Value> {
        self.shared.lock().commands.get(&server).cloned().unwrap_or_default()
    }

    /// How often the bot has identified and resumed at the gateway.
    #[must_use]
    pub fn sessions(&self) -> (u64, u64) {
        let state = self.shared.lock();
        (state.gateway.identified, state.gateway.resumed)
    }

    /// Every identify of the bot at the gateway so far, oldest first.
    #[must_use]
    pub fn identifies(&self) -> Vec<JournalIdentify> {
        self.shared.lock().gateway.identifies.clone()
    }

    /// How often two sessions of the bot have heard the same so far.
    #[must_use]
    pub fn doubles(&self) -> Doubles {
        self.shared.lock().gateway.doubles
    }

    /// The number of connections that the bot has made to the gateway.
    #[must_use]
    pub fn connections(&self) -> u64 {
        self.shared.lock().gateway.connections
    }

    /// Whether the bot is connected to the gateway.
    #[must_use]
    pub fn bot_online(&self) -> bool {
        self.shared.lock().gateway.online()
    }
}
