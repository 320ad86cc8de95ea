//! Faults on command: what may go wrong on Discord's side.

mod target;

use std::collections::VecDeque;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub use target::Target;

use crate::clock::Millis;
use crate::snowflake::Id;

const fn a_second() -> u64 {
    1000
}

fn unknown_kind() -> Value {
    json!({"type": 99})
}

const fn server_error() -> u16 {
    500
}

const fn close_code() -> u16 {
    4000
}

/// Something that goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Fault {
    /// 429 with Retry-After; nothing is done.
    RateLimit {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
        /// Milliseconds of the Retry-After.
        #[serde(default = "a_second")]
        retry_after_ms: u64,
    },
    /// An error status; nothing is done.
    Error {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
        /// The status.
        #[serde(default = "server_error")]
        status: u16,
    },
    /// A refusal with a code of Discord's, or with none: then the answer is a page of HTML, as from a machine in front of Discord's own.
    /// Nothing is done.
    Refuse {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
        /// The status.
        status: u16,
        /// Discord's code.
        #[serde(default)]
        code: Option<u32>,
    },
    /// The answer comes late; nothing is done before.
    Slow {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
        /// Milliseconds until it is done.
        #[serde(default = "a_second")]
        after_ms: u64,
    },
    /// No answer ever; nothing is done.
    Hang {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
    },
    /// The connection closes; nothing is done.
    Drop {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
    },
    /// The request is carried out, then the connection closes without an answer.
    DieAfter {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
    },
    /// The request is carried out, and answered in another form.
    Answer {
        /// The requests struck.
        #[serde(flatten)]
        target: Target,
        /// The replacement of the same fields of the answer; if it is no object, it replaces all of it.
        with: Value,
    },
    /// The gateway connection closes with a code.
    GatewayClose {
        /// Discord's close code.
        #[serde(default = "close_code")]
        code: u16,
    },
    /// The gateway connection is cut without a close frame.
    GatewayDrop,
    /// The connections of one shard are cut in the same way.
    ShardDrop {
        /// Its number, with any number of shards.
        shard: u64,
    },
    /// The gateway asks to reconnect (op 7).
    Reconnect,
    /// The gateway says that the session is invalid (op 9).
    InvalidSession {
        /// Whether it may be resumed.
        #[serde(default)]
        resumable: bool,
    },
    /// The next connections to the gateway are accepted and never answered.
    GatewaySilent {
        /// Their number.
        #[serde(default = "target::once")]
        times: u32,
    },
    /// The next connections that identify or resume at the gateway are closed with a code.
    GatewayTurnAway {
        /// Discord's close code.
        #[serde(default = "close_code")]
        code: u16,
        /// Their number.
        #[serde(default = "target::once")]
        times: u32,
    },
    /// The gateway sends this text as a frame of its own, valid or not.
    Frame {
        /// The text.
        text: String,
    },
    /// The gateway holds events back.
    Pause,
    /// It lets them go.
    Resume,
    /// The next interactions are delivered twice.
    DeliverTwice {
        /// Their number.
        #[serde(default = "target::once")]
        times: u32,
    },
    /// The next interactions have been on their way to the bot for that long already: their person's wait has begun earlier.
    Late {
        /// Their number.
        #[serde(default = "target::once")]
        times: u32,
        /// Milliseconds.
        #[serde(default = "a_second")]
        by_ms: u64,
    },
    /// The next interactions are delivered in another form: by default as a type that no library knows.
    Garble {
        /// Their number.
        #[serde(default = "target::once")]
        times: u32,
        /// The replacement of the same fields.
        #[serde(default = "unknown_kind")]
        with: Value,
    },
    /// The bot loses a permission in a channel.
    Revoke {
        /// The channel.
        channel: Id,
        /// Discord's name of the permission.
        permission: String,
    },
    /// The bot gets the permission back.
    Grant {
        /// The channel.
        channel: Id,
        /// Discord's name of the permission.
        permission: String,
    },
    /// The bot is removed from a server.
    Kick {
        /// The server.
        server: Id,
    },
    /// A person takes no direct messages from now on.
    Shut {
        /// The person.
        person: Id,
    },
    /// They take them again.
    Unshut {
        /// The person.
        person: Id,
    },
    /// Faults that have not struck yet are forgotten.
    Clear,
}

/// What happens to a request that is struck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Blow {
    RateLimit(Duration),
    Status(u16),
    Refuse(u16, Option<u32>),
    Slow(Duration),
    Hang,
    Drop,
    DieAfter,
    Answer(Value),
}

/// Replaces the fields that a patch has.
pub(crate) fn patch(value: &mut Value, with: &Value) {
    match (value, with) {
        (Value::Object(fields), Value::Object(others)) => {
            for (key, with) in others {
                patch(fields.entry(key).or_insert(Value::Null), with);
            }
        }
        (value, with) => *value = with.clone(),
    }
}

/// The faults that are waiting.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    waiting: Vec<(Target, Blow)>,
    pub(crate) deliver_twice: u32,
    /// The replacement of fields in the next interactions.
    pub(crate) garble: VecDeque<Value>,
    pub(crate) silent_connections: u32,
    /// How many are turned away, and with what code.
    pub(crate) turned_away: (u32, u16),
    /// How many interactions will be late, and by how many milliseconds.
    pub(crate) late: (u32, Millis),
}

impl Faults {
    pub(crate) fn await_request(&mut self, target: Target, blow: Blow) {
        self.waiting.push((target, blow));
    }

    pub(crate) fn clear(&mut self) {
        *self = Faults::default();
    }

    /// Whether every fault has struck as often as it should.
    pub(crate) fn are_over(&self) -> bool {
        let left = self.deliver_twice + self.silent_connections + self.turned_away.0 + self.late.0;
        self.waiting.is_empty() && self.garble.is_empty() && left == 0
    }

    /// The milliseconds by which the interaction that begins now is late.
    pub(crate) fn delay(&mut self) -> Millis {
        let late = self.late.0 > 0;
        self.late.0 -= u32::from(late);
        if late { self.late.1 } else { 0 }
    }

    /// Whether this connection to the gateway is one that is never answered.
    pub(crate) fn silences(&mut self) -> bool {
        let silent = self.silent_connections > 0;
        self.silent_connections -= u32::from(silent);
        silent
    }

    /// The code that closes a connection which identifies or resumes now.
    pub(crate) fn turns_away(&mut self) -> Option<u16> {
        let away = self.turned_away.0 > 0;
        self.turned_away.0 -= u32::from(away);
        away.then_some(self.turned_away.1)
    }

    /// What happens to this request, if a fault waits for it.
    pub(crate) fn strike(&mut self, method: &str, path: &str) -> Option<Blow> {
        let found =
            self.waiting.iter().position(|(target, _)| target.times > 0 && target.meets(method, path))?;
        let (target, blow) = self.waiting.get_mut(found)?;
        target.times -= 1;
        let blow = blow.clone();
        if target.times == 0 {
            self.waiting.remove(found);
        }
        Some(blow)
    }
}
