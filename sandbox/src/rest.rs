//! REST v10: one door, at which every request is read, journalled, perhaps struck by a fault, and answered under the lock.

mod application;
mod callback;
mod channel;
mod door;
mod message;
mod refusal;
mod server;
#[cfg(test)]
mod tests;
mod thread;
mod webhook;

use bytes::Bytes;
use serde_json::Value;

pub(crate) use door::{Severed, open};
pub(crate) use refusal::Refusal;
pub(crate) use thread::NewThread;

use crate::snowflake::Id;
use crate::state::State;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[number]`.
    pub(crate) number: usize,
    pub(crate) field: String,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A request, read and taken apart.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// Below `/api/v10/`.
    pub(crate) path: String,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) body: Value,
    pub(crate) files: Vec<Upload>,
    /// Whether the bot's token came with it.
    pub(crate) authorised: bool,
}

impl Request {
    /// The value of a query parameter.
    pub(crate) fn asked(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }
}

/// What the bot gets back.
#[derive(Debug)]
pub(crate) enum Answer {
    /// 200 with JSON.
    Json(Value),
    /// 201 with JSON.
    Created(Value),
    /// 204.
    Nothing,
}

pub(crate) type Outcome = Result<Answer, Refusal>;

/// Carries a request out.
pub(crate) fn dispatch(state: &mut State, request: &Request) -> Outcome {
    let parts: Vec<&str> = request.path.split('/').collect();
    let open = matches!(parts.as_slice(), ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..]);
    if !open && !request.authorised {
        return Err(Refusal::unauthorised());
    }
    match (request.method.as_str(), parts.as_slice()) {
        ("GET", ["gateway"]) => application::gateway(state, false),
        ("GET", ["gateway", "bot"]) => application::gateway(state, true),
        (method, ["users" | "applications" | "oauth2", ..]) => {
            application::serve(state, request, method, &parts)
        }
        ("POST", ["interactions", id, token, "callback"]) => callback::answer(state, request, id, token),
        (method, ["webhooks", app, token, rest @ ..]) => {
            webhook::serve(state, request, method, (app, token), rest)
        }
        (method, ["guilds", server, rest @ ..]) => server::serve(state, request, method, id(server)?, rest),
        (method, ["channels", channel, rest @ ..]) => {
            let channel = id(channel)?;
            match rest {
                ["messages", "bulk-delete" | "pins", ..] | ["messages", _, "crosspost" | "reactions", ..] => {
                    Err(Refusal::not_found())
                }
                ["messages", _, "threads"] | ["threads" | "thread-members", ..] => {
                    thread::serve(state, request, method, channel, rest)
                }
                ["messages", ..] => message::serve(state, request, method, channel, rest),
                _ => channel::serve(state, request, method, channel, rest),
            }
        }
        _ => Err(Refusal::not_found()),
    }
}

/// An id out of a path.
fn id(text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| Refusal::not_snowflake(text))
}
