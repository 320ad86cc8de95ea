//! The journal: every request of the bot, to validate it and to find leaks; and every identify at the gateway.

use bytes::Bytes;
use serde::Serialize;
use serde_json::Value;

/// One identify of the bot at the gateway and its outcome.
#[derive(Clone, Debug)]
pub struct JournalIdentify {
    /// When it came, by the sandbox's clock, in milliseconds after 1970.
    pub at_ms: u64,
    /// The number of its shard, and of how many; 0 of 1 if it asked for none. None if there is no such shard.
    pub shard: Option<[u64; 2]>,
    /// The answer to it.
    pub outcome: Identified,
}

/// The answer to an identify.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Identified {
    /// READY: a session has begun.
    Taken,
    /// Op 9: too soon after another one.
    Invalid,
    /// The connection was closed with this code.
    Closed(u16),
}

/// A file of a multipart request.
#[derive(Clone, Debug, Serialize)]
pub struct JournalFile {
    /// The form field, such as `files[0]`.
    pub field: String,
    /// The file's name.
    pub filename: String,
    /// Its media type, if given.
    pub content_type: Option<String>,
    /// Its size in bytes.
    pub size: usize,
    /// Its content.
    #[serde(skip)]
    pub bytes: Bytes,
}

/// One request of the bot and how it was answered.
#[derive(Clone, Debug, Serialize)]
pub struct JournalRequest {
    /// Counted from 1.
    pub number: u64,
    /// When it came, by the sandbox's clock, ISO 8601.
    pub at: String,
    /// The HTTP method, upper case.
    pub method: String,
    /// The path below `/api/v10/`, without a slash at the start.
    pub path: String,
    /// The query's pairs, in order.
    pub query: Vec<(String, String)>,
    /// The JSON body, or `payload_json` of a multipart one; null if there was none.
    pub body: Value,
    /// The files of a multipart body.
    pub files: Vec<JournalFile>,
    /// The status of the answer; 0 if none was given (a fault), or not yet.
    pub status: u16,
    /// The JSON of the answer; null if there was none.
    pub answer: Value,
    /// Milliseconds it took inside the sandbox.
    pub millis: u64,
}
