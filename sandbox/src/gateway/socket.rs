//! One gateway connection: hello, frames both ways, heartbeats.

#[cfg(test)]
mod tests;

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};

use super::Next;
use super::identify::{identify, invalid_session, resume};
use crate::object;
use crate::session::{Order, intent};
use crate::snowflake::Id;
use crate::state::{SandboxState, Shared};

/// Serves one connection until either side ends it.
pub(crate) async fn serve(shared: Shared, mut socket: WebSocket) {
    let (connection, heartbeat) = {
        let mut state = shared.lock();
        state.ring();
        (state.gateway.new_connection(), state.rules.heartbeat)
    };
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": heartbeat, "_trace": []}});
    if send(&mut socket, vec![hello.to_string()]).await.is_ok() {
        talk(&shared, &mut socket, connection, heartbeat).await;
    }
    let mut state = shared.lock();
    let before = state.gateway.online();
    if let Some(session) = state.gateway.of_connection(connection) {
        session.connection = None;
        session.orders.clear();
    }
    state.note_presence(before);
}

async fn talk(shared: &Shared, socket: &mut WebSocket, connection: u64, heartbeat: u64) {
    let mut bell = shared.bell();
    let mut heard = tokio::time::Instant::now();
    let patience = Duration::from_millis(heartbeat * 2);
    loop {
        bell.mark_unchanged();
        let next = outgoing(&mut shared.lock(), connection);
        if !proceed(socket, next).await {
            return;
        }
        let frame = tokio::select! {
            frame = socket.recv() => frame,
            changed = bell.changed() => if changed.is_ok() { continue } else { None },
            () = tokio::time::sleep_until(heard + patience) => {
                proceed(socket, Next::Close(4009, "Session timed out.")).await;
                return;
            }
        };
        heard = tokio::time::Instant::now();
        let next = match frame {
            Some(Ok(Frame::Text(text))) => incoming(&mut shared.lock(), connection, text.as_str()),
            Some(Ok(Frame::Close(Some(frame)))) if matches!(frame.code, 1000 | 1001) => {
                // A bot that leaves in good order does not intend to resume.
                shared.lock().gateway.sessions.retain(|session| session.connection != Some(connection));
                return;
            }
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
            Some(Ok(_)) => continue,
        };
        if !proceed(socket, next).await {
            return;
        }
    }
}

/// Carries out the next step; false when the connection is over.
async fn proceed(socket: &mut WebSocket, next: Next) -> bool {
    match next {
        Next::Go(texts) => send(socket, texts).await.is_ok(),
        Next::Close(code, reason) => {
            // The other side may be gone already.
            let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
            false
        }
        Next::Cut => false,
    }
}

async fn send(socket: &mut WebSocket, texts: Vec<String>) -> Result<(), axum::Error> {
    for text in texts {
        socket.send(Frame::Text(text.into())).await?;
    }
    Ok(())
}

/// Takes what the sandbox has to send on this connection now.
pub(super) fn outgoing(state: &mut SandboxState, connection: u64) -> Next {
    let paused = state.gateway.paused;
    let Some(session) = state.gateway.of_connection(connection) else { return Next::Go(Vec::new()) };
    let mut texts = Vec::new();
    if !paused && !session.suspended {
        let fresh = session.events.iter().filter(|(seq, _)| *seq > session.sent);
        texts.extend(fresh.map(|(_, text)| text.to_string()));
        session.sent = session.seq;
    }
    match session.orders.pop_front() {
        None => {}
        Some(Order::Close(code)) => {
            // After these codes Discord takes no resume.
            if matches!(code, 1000 | 1001 | 4007 | 4009) {
                state.gateway.sessions.retain(|session| session.connection != Some(connection));
            }
            return Next::Close(code, "as told");
        }
        Some(Order::Cut) => return Next::Cut,
        Some(Order::Frame(text)) => texts.push(text),
        Some(Order::Reconnect) => texts.push(json!({"op": 7, "s": null, "t": null, "d": null}).to_string()),
        Some(Order::InvalidSession(resumable)) => {
            texts.push(invalid_session(resumable));
            let before = state.gateway.online();
            match state.gateway.of_connection(connection) {
                Some(session) if resumable => session.suspended = true,
                _ => state.gateway.sessions.retain(|session| session.connection != Some(connection)),
            }
            state.note_presence(before);
        }
    }
    Next::Go(texts)
}

pub(super) fn incoming(state: &mut SandboxState, connection: u64, text: &str) -> Next {
    let Ok(frame) = serde_json::from_str::<Value>(text) else {
        return Next::Close(4002, "Error while decoding payload.");
    };
    let known = state.gateway.of_connection(connection).is_some_and(|session| !session.suspended);
    match frame["op"].as_u64() {
        Some(1) => Next::Go(vec![json!({"op": 11, "s": null, "t": null, "d": null}).to_string()]),
        Some(2 | 6) if known => Next::Close(4005, "Already authenticated."),
        Some(2) => identify(state, connection, &frame["d"]),
        Some(6) => resume(state, connection, &frame["d"]),
        Some(3 | 4 | 8 | 31) if !known => Next::Close(4003, "Not authenticated."),
        Some(8) => {
            send_members(state, connection, &frame["d"]);
            Next::Go(Vec::new())
        }
        Some(3 | 4 | 31) => Next::Go(Vec::new()),
        _ => Next::Close(4001, "Unknown opcode."),
    }
}

/// Answers op 8, as far as intents allow, for the servers of the session's shard.
fn send_members(state: &mut SandboxState, connection: u64, data: &Value) {
    let id = Id::read(&data["guild_id"]).unwrap_or_default();
    let Some(session) = state.gateway.of_connection(connection).filter(|it| it.shard.hears(Some(id))) else {
        return;
    };
    let all = session.intents & intent::GUILD_MEMBERS != 0;
    let wanted: Vec<Id> = match &data["user_ids"] {
        Value::Array(list) => list.iter().filter_map(Id::read).collect(),
        one => Id::read(one).into_iter().collect(),
    };
    let Some(server) = state.world.servers.get(&id) else { return };
    let listed =
        server.members.keys().filter(|who| if wanted.is_empty() { all } else { wanted.contains(who) });
    let members: Vec<Value> = listed.filter_map(|who| object::member(state, server, *who)).collect();
    let chunk = json!({
        "guild_id": id, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": [],
        "nonce": data["nonce"],
    });
    if let Some(session) = state.gateway.of_connection(connection) {
        session.push("GUILD_MEMBERS_CHUNK", &chunk);
    }
    state.ring();
}
