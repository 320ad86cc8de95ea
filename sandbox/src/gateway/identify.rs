//! How sessions begin and continue: identify and resume.

#[cfg(test)]
mod tests;

use serde_json::{Value, json};

use super::Next;
use crate::journal::{Identified, JournalIdentify};
use crate::object;
use crate::session::{Session, intent};
use crate::shard::Shard;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The most servers that one session may hear of: Discord makes a bot in more of them divide them into shards.
const SERVERS: usize = 2500;

/// Begins a session, or refuses to; either is journaled.
pub(super) fn identify(state: &mut SandboxState, connection: u64, data: &Value) -> Next {
    let shard = Shard::read(&data["shard"]);
    let checked = check(state, data, shard);
    let outcome = match checked {
        Ok(_) => Identified::Taken,
        Err(Refused::Close(code, _)) => Identified::Closed(code),
        Err(Refused::Invalid) => Identified::Invalid,
    };
    let shard_asked = shard.map(|shard| [shard.number, shard.total]);
    state.gateway.identifies.push(JournalIdentify { at_ms: state.now(), shard: shard_asked, outcome });
    state.ring();
    match checked {
        Ok((intents, shard)) => {
            begin(state, connection, intents, shard);
            Next::Go(Vec::new())
        }
        Err(Refused::Close(code, reason)) => Next::Close(code, reason),
        Err(Refused::Invalid) => Next::Go(vec![invalid_session(false)]),
    }
}

/// The answer to a refused identify.
#[derive(Clone, Copy)]
enum Refused {
    Close(u16, &'static str),
    /// Op 9: too soon after another of the same key.
    Invalid,
}

/// The intents and the shard of a session that may begin.
fn check(state: &mut SandboxState, data: &Value, shard: Option<Shard>) -> Result<(u64, Shard), Refused> {
    if let Some(code) = state.faults.turns_away() {
        return Err(Refused::Close(code, "as told"));
    }
    if !right_token(state, data) {
        return Err(Refused::Close(4004, "Authentication failed."));
    }
    let intents = data["intents"].as_u64().ok_or(Refused::Close(4013, "Invalid intent(s)."))?;
    if intents & intent::PRIVILEGED & !state.rules.privileged_intents != 0 {
        return Err(Refused::Close(4014, "Disallowed intent(s)."));
    }
    let shard = shard.ok_or(Refused::Close(4010, "Invalid shard."))?;
    if servers_of(state, shard).count() > SERVERS {
        return Err(Refused::Close(4011, "Sharding required."));
    }
    if is_too_soon(state, shard) { Err(Refused::Invalid) } else { Ok((intents, shard)) }
}

/// Whether another session with the same key of its shard began a moment ago.
fn is_too_soon(state: &SandboxState, shard: Shard) -> bool {
    let (now, window, keys) = (state.now(), state.rules.identify_window, state.rules.max_concurrency.max(1));
    let recent = state.gateway.identifies.iter().rev().take_while(|it| now < it.at_ms + window);
    let taken = recent.filter(|it| it.outcome == Identified::Taken).filter_map(|it| it.shard);
    taken.map(|[number, _]| number).any(|number| number % keys == shard.number % keys)
}

fn right_token(state: &SandboxState, data: &Value) -> bool {
    let given = data["token"].as_str().unwrap_or_default();
    given.strip_prefix("Bot ").unwrap_or(given) == state.rules.token
}

fn begin(state: &mut SandboxState, connection: u64, intents: u64, shard: Shard) {
    let before = state.gateway.online();
    let number = state.mint();
    let name = format!("{:016x}{:016x}", number.0, number.0.rotate_left(17));
    let mut session = Session::new(name, intents, shard, Some(connection));
    let servers: Vec<Id> = servers_of(state, shard).collect();
    session.push("READY", &ready(state, &session, &servers));
    if intents & intent::GUILDS != 0 {
        for server in servers {
            session.push("GUILD_CREATE", &state.created(server, intents));
        }
    }
    // Several sessions of one shard all hear everything: Discord allows that for a restart without a gap. A session that has lost its
    // connection is not waited for.
    state.gateway.forget_lost(connection, shard);
    state.gateway.count_double(connection, shard);
    state.gateway.sessions.push(session);
    state.gateway.identified += 1;
    state.ring();
    state.note_presence(before);
}

/// The bot's servers that the shard hears of.
fn servers_of(state: &SandboxState, shard: Shard) -> impl Iterator<Item = Id> + '_ {
    let servers = state.world.servers.values().filter(|server| server.members.contains_key(&state.bot));
    servers.map(|server| server.id).filter(move |id| shard.hears(Some(*id)))
}

fn ready(state: &SandboxState, session: &Session, servers: &[Id]) -> Value {
    let guilds: Vec<Value> = servers.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
    let mut user = state.world.people.get(&state.bot).map_or(Value::Null, object::user);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    json!({
        "v": 10, "user": user, "guilds": guilds, "session_id": session.id,
        "resume_gateway_url": state.rules.url.replacen("http", "ws", 1), "session_type": "normal",
        "shard": session.shard.json(), "application": {"id": state.bot, "flags": 1 << 23},
        "private_channels": [], "user_settings": {}, "relationships": [], "presences": [],
        "guild_join_requests": [], "geo_ordered_rtc_regions": [], "_trace": [],
    })
}

/// Lets a session continue where it was, on this connection; its shard is the one with which it began.
pub(super) fn resume(state: &mut SandboxState, connection: u64, data: &Value) -> Next {
    state.ring();
    if let Some(code) = state.faults.turns_away() {
        return Next::Close(code, "as told");
    }
    if !right_token(state, data) {
        return Next::Close(4004, "Authentication failed.");
    }
    let before = state.gateway.online();
    let seq = data["seq"].as_u64().unwrap_or(0);
    let wanted = data["session_id"].as_str().unwrap_or_default();
    let Some(session) = state.gateway.sessions.iter_mut().find(|session| session.id == wanted) else {
        return Next::Go(vec![invalid_session(false)]);
    };
    if !session.can_replay(seq) {
        return Next::Close(4007, "Invalid seq.");
    }
    session.connection = Some(connection);
    session.suspended = false;
    session.sent = seq;
    session.push("RESUMED", &json!({"_trace": []}));
    let shard = session.shard;
    state.gateway.count_double(connection, shard);
    state.gateway.resumed += 1;
    // A session that was resumed before its old connection closed has been present all the time.
    state.note_presence(before);
    Next::Go(Vec::new())
}

/// Op 9.
pub(super) fn invalid_session(resumable: bool) -> String {
    json!({"op": 9, "s": null, "t": null, "d": resumable}).to_string()
}
