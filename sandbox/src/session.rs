//! The bot's sessions: numbered events, kept for replay.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::journal::JournalIdentify;
use crate::shard::{Doubles, Shard};
use crate::snowflake::Id;

/// Events kept for a resume.
const KEPT: usize = 2000;

/// Intents, as Discord numbers them.
pub(crate) mod intent {
    pub(crate) const GUILDS: u64 = 1 << 0;
    pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
    pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
    pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
    pub(crate) const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
    pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
    pub(crate) const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
    pub(crate) const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
    pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
    /// The intents that a bot needs permission for.
    pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
    /// No intent needed.
    pub(crate) const NONE: u64 = 0;
}

/// An order to a connection, besides delivering events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Close(u16),
    Cut,
    Reconnect,
    InvalidSession(bool),
    Frame(String),
}

#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) intents: u64,
    pub(crate) shard: Shard,
    pub(crate) seq: u64,
    /// Events by sequence number, oldest first, already written out.
    pub(crate) events: VecDeque<(u64, Arc<str>)>,
    /// The number of the last event that went out on the present connection.
    pub(crate) sent: u64,
    /// The connection that serves the session now.
    pub(crate) connection: Option<u64>,
    /// Declared invalid but resumable: nothing is sent until the bot resumes, on the same connection or another.
    pub(crate) suspended: bool,
    pub(crate) orders: VecDeque<Order>,
}

/// All sessions: one for each shard, unless several processes of the bot serve the same shard.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    pub(crate) sessions: Vec<Session>,
    pub(crate) paused: bool,
    /// The number of connections ever made.
    pub(crate) connections: u64,
    /// The number of sessions ever identified.
    pub(crate) identified: u64,
    /// The number of sessions ever resumed.
    pub(crate) resumed: u64,
    pub(crate) doubles: Doubles,
    /// Every identify, oldest first.
    pub(crate) identifies: Vec<JournalIdentify>,
}

impl Gateway {
    pub(crate) fn new_connection(&mut self) -> u64 {
        self.connections += 1;
        self.connections
    }

    /// Whether the bot is connected now.
    pub(crate) fn online(&self) -> bool {
        self.sessions.iter().any(Session::is_connected)
    }

    /// Forgets the sessions that a new one of that shard replaces: those without a connection, and a suspended one of its own.
    pub(crate) fn forget_lost(&mut self, connection: u64, shard: Shard) {
        let lost = |it: &Session| it.connection.is_none() && it.shard == shard;
        let own = |it: &Session| it.connection == Some(connection) && it.suspended;
        self.sessions.retain(|session| !lost(session) && !own(session));
    }

    /// The number of connected sessions that hear of a server, or of direct messages for none.
    pub(crate) fn listeners(&self, server: Option<Id>) -> usize {
        self.sessions.iter().filter(|it| it.is_connected() && it.shard.hears(server)).count()
    }

    /// Counts a session of that connection that begins or continues while another one hears the same.
    pub(crate) fn count_double(&mut self, connection: u64, shard: Shard) {
        let other = |it: &&Session| it.is_connected() && it.connection != Some(connection);
        let double = self.sessions.iter().filter(other).any(|it| it.shard.overlaps(shard));
        self.doubles.sessions += u64::from(double);
    }

    pub(crate) fn of_connection(&mut self, connection: u64) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.connection == Some(connection))
    }

    pub(crate) fn order(&mut self, order: &Order) {
        self.order_some(order, |_| true);
    }

    pub(crate) fn order_some(&mut self, order: &Order, which: impl Fn(&Session) -> bool) {
        for session in self.sessions.iter_mut().filter(|it| it.connection.is_some() && which(it)) {
            session.orders.push_back(order.clone());
        }
    }
}

impl Session {
    pub(crate) fn new(id: String, intents: u64, shard: Shard, connection: Option<u64>) -> Self {
        let (events, orders) = (VecDeque::new(), VecDeque::new());
        Self { id, intents, shard, seq: 0, events, sent: 0, connection, suspended: false, orders }
    }

    /// Whether events go out to it now.
    pub(crate) const fn is_connected(&self) -> bool {
        self.connection.is_some() && !self.suspended
    }

    /// Appends an event, to be sent and kept.
    pub(crate) fn push(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = json!({"op": 0, "s": self.seq, "t": name, "d": data}).to_string();
        self.events.push_back((self.seq, text.into()));
        if self.events.len() > KEPT {
            self.events.pop_front();
        }
    }

    /// All events that were kept.
    #[cfg(test)]
    pub(crate) fn told(&self) -> Vec<Value> {
        let read = |(_, text): &(u64, Arc<str>)| serde_json::from_str(text).expect("it was written as JSON");
        self.events.iter().map(read).collect()
    }

    /// Whether everything after `seq` is still kept.
    pub(crate) fn can_replay(&self, seq: u64) -> bool {
        seq <= self.seq && self.events.front().is_none_or(|(first, _)| *first <= seq + 1)
    }
}
