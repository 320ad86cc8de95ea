//! The stream of changes for one person, as server-sent events.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Response, header};
use futures_util::stream;
use serde_json::{Value, json};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::person::{MessageSeen, channel_seen};
use crate::snowflake::Id;
use crate::state::{Change, SandboxState, Shared};

/// The time after which a silent stream sends a sign of life.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

struct Listener {
    shared: Shared,
    person: Id,
    changes: Receiver<(u64, Change)>,
    greeting: Option<u64>,
}

/// `GET /sandbox/as/{person}/events`.
pub(crate) fn events(shared: &Shared, person: Id) -> Response<Body> {
    let listener = {
        let state = shared.lock();
        Listener { shared: shared.clone(), person, changes: state.listen(), greeting: Some(state.seq) }
    };
    let chunks = stream::unfold(listener, |mut listener| async move {
        let chunk = listener.next().await?;
        Some((Ok::<_, std::convert::Infallible>(Bytes::from(chunk)), listener))
    });
    let mut response = Response::new(Body::from_stream(chunks));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

impl Listener {
    /// The next event, written out; nothing more when the sandbox is gone.
    async fn next(&mut self) -> Option<String> {
        if let Some(seq) = self.greeting.take() {
            return Some(written(seq, json!({"kind": "hello"})));
        }
        loop {
            match tokio::time::timeout(SIGN_OF_LIFE, self.changes.recv()).await {
                Err(_) => return Some(": still here\n\n".to_owned()),
                Ok(Err(RecvError::Closed)) => return None,
                Ok(Err(RecvError::Lagged(_))) => {
                    let seq = self.shared.lock().seq;
                    return Some(written(seq, json!({"kind": "reset"})));
                }
                Ok(Ok((seq, change))) => {
                    let shown = shown(&self.shared.lock(), &change, self.person);
                    if let Some(shown) = shown {
                        return Some(written(seq, shown));
                    }
                }
            }
        }
    }
}

fn written(seq: u64, mut event: Value) -> String {
    event["seq"] = json!(seq);
    format!("event: change\nid: {seq}\ndata: {event}\n\n")
}

/// The change as the person sees it, if at all.
fn shown(state: &SandboxState, change: &Change, who: Id) -> Option<Value> {
    match change {
        Change::Message { channel, message } => {
            let found = state.messages.get(&(*channel, *message)).filter(|it| it.visible_to(who))?;
            let seen = state.world.sees(who, *channel);
            seen.then(|| json!({"kind": "message", "channel": channel, "message": MessageSeen::new(state, found, who)}))
        }
        Change::MessageDeleted { channel, message, only_for } => {
            let meant = only_for.is_none_or(|only| only == who);
            meant.then(|| json!({"kind": "message_deleted", "channel": channel, "id": message}))
        }
        Change::Channel { channel } => {
            let found = state.world.channels.get(channel)?;
            let server = state.world.servers.get(&found.server);
            let member = server.is_some_and(|it| it.members.contains_key(&who));
            if state.world.sees(who, *channel) {
                let seen = channel_seen(state, found, who);
                return Some(json!({"kind": "channel", "server": found.server, "channel": seen}));
            }
            member.then(|| json!({"kind": "channel_deleted", "server": found.server, "id": channel}))
        }
        Change::ChannelDeleted { server, channel } => {
            let member = state.world.servers.get(server)?.members.contains_key(&who);
            member.then(|| json!({"kind": "channel_deleted", "server": server, "id": channel}))
        }
        Change::Typing { channel, who: writer } => {
            let name = state.world.name_of(*writer);
            state
                .world
                .sees(who, *channel)
                .then(|| json!({"kind": "typing", "channel": channel, "name": name}))
        }
        Change::Ping { person, channel, message } => {
            Some(json!({"kind": "ping", "person": person, "channel": channel, "message": message}))
        }
        Change::Commands => Some(json!({"kind": "commands"})),
        Change::Bot { online } => Some(json!({"kind": "bot", "online": online})),
        Change::World => Some(json!({"kind": "world"})),
    }
}
