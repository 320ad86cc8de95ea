//! The world, its changes, faults, the clock and the journal.

use std::time::Duration;

use serde_json::{Value, json};

use super::call::{Call, Reply};
use crate::clock::iso;
use crate::faults::Fault;
use crate::journal::JournalRequest;
use crate::limits::{CHANNEL_NAME, LOCALES};
use crate::person::{Person, channel_seen, person_seen, server_seen, world_seen, world_seen_by};
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::{SandboxState, Shared};

/// `GET /sandbox/as/{person}`.
pub(super) fn seen_by(person: &Person) -> Value {
    let state = person.shared.lock();
    let found = state.world.people.get(&person.id());
    found.map_or(Value::Null, |it| world_seen_by(&state, it))
}

/// Serves all requests that are not made as a person.
pub(super) fn serve(shared: &Shared, parts: &[&str], call: &Call) -> Reply {
    let mut state = shared.lock();
    match (call.method.as_str(), parts) {
        ("GET", ["world"]) => Ok(world_seen(&state)),
        ("GET", ["journal"]) => {
            let after = call.asked("after").and_then(|it| it.parse::<u64>().ok()).unwrap_or(0);
            let entries = state.journal.iter().filter(|entry| entry.number > after);
            let identifies = state
                .gateway
                .identifies
                .iter()
                .map(|it| json!({"at": iso(it.at_ms), "shard": it.shard, "outcome": it.outcome}));
            Ok(json!({
                "entries": entries.map(entry_json).collect::<Vec<_>>(),
                "identifies": identifies.collect::<Vec<_>>(), "doubles": state.gateway.doubles,
            }))
        }
        ("POST", ["clock"]) => {
            let millis = call.body["advance_ms"].as_u64();
            let millis =
                millis.ok_or_else(|| Refused::BadRequest("\"advance_ms\" must be a number".to_owned()))?;
            state.advance(Duration::from_millis(millis));
            Ok(json!({"now": iso(state.now())}))
        }
        ("POST", ["faults"]) => {
            let fault: Fault = serde_json::from_value(call.body.clone())
                .map_err(|it| Refused::BadRequest(it.to_string()))?;
            state.fail(fault)?;
            Ok(json!({}))
        }
        ("POST", ["people"]) => add_person(&mut state, call),
        ("PATCH", ["people", who]) => {
            let who = state.find_person(who)?;
            let locale = call.body["locale"].as_str();
            check_locale(locale)?;
            state.change_person(who, call.body["name"].as_str(), locale)?;
            Ok(person_json(&state, who))
        }
        ("POST", ["people", who, deed @ ("join" | "leave")]) => {
            let who = state.find_person(who)?;
            let server = server_called(&state, call.text("server")?)?;
            if *deed == "join" {
                state.join(who, server, call.flag("moderator"));
            } else {
                state.leave(who, server);
            }
            Ok(person_json(&state, who))
        }
        (_, ["servers" | "channels", ..]) => places(&mut state, parts, call),
        _ => Err(unknown(parts)),
    }
}

/// Servers, channels and threads.
fn places(state: &mut SandboxState, parts: &[&str], call: &Call) -> Reply {
    match (call.method.as_str(), parts) {
        ("POST", ["servers"]) => {
            let locale = call.body["locale"].as_str();
            check_locale(locale)?;
            let id = state.add_server(call.text("name")?, locale.unwrap_or("en-US"))?;
            Ok(state.world.servers.get(&id).map_or(Value::Null, server_seen))
        }
        ("POST", ["servers", server, "channels"]) => {
            let server = server_called(state, server)?;
            let topic = call.body["topic"].as_str().map(str::to_owned);
            let id = state.add_channel(server, call.text("name")?, topic)?;
            Ok(channel_json(state, id))
        }
        ("PATCH", ["channels", channel]) => {
            let id = existing(state, channel)?;
            let length = call.body["name"].as_str().map_or(1, |name| name.trim().chars().count());
            if !(1..=CHANNEL_NAME).contains(&length) {
                return Err(Refused::BadRequest("a name has 1 to 100 characters".to_owned()));
            }
            state.change_channel(id, &call.body);
            Ok(channel_json(state, id))
        }
        ("DELETE", ["channels", channel]) => {
            let id = existing(state, channel)?;
            state.remove_channel(id);
            Ok(json!({}))
        }
        _ => Err(unknown(parts)),
    }
}

fn unknown(parts: &[&str]) -> Refused {
    Refused::BadRequest(format!("nothing is called {}", parts.join("/")))
}

fn entry_json(entry: &JournalRequest) -> Value {
    let mut object = json!(entry);
    let pairs = entry.query.iter().map(|(key, value)| (key.clone(), Value::String(value.clone())));
    object["query"] = Value::Object(pairs.collect());
    object
}

fn person_json(state: &SandboxState, who: Id) -> Value {
    state.world.people.get(&who).map_or(Value::Null, |it| person_seen(state, it))
}

/// A channel as the owner of its server sees it.
fn channel_json(state: &SandboxState, id: Id) -> Value {
    let Some(channel) = state.world.channels.get(&id) else { return Value::Null };
    let owner = state.world.servers.get(&channel.server).map_or_else(Id::default, |it| it.owner);
    channel_seen(state, channel, owner)
}

fn existing(state: &SandboxState, channel: &str) -> Result<Id, Refused> {
    let id = channel.parse().ok().filter(|id| state.world.channels.contains_key(id));
    id.ok_or_else(|| Refused::UnknownChannel(channel.to_owned()))
}

fn server_called(state: &SandboxState, server: &str) -> Result<Id, Refused> {
    let id = server.parse().ok().filter(|id| state.world.servers.contains_key(id));
    id.ok_or_else(|| Refused::UnknownServer(server.to_owned()))
}

fn check_locale(locale: Option<&str>) -> Result<(), Refused> {
    match locale.filter(|it| !LOCALES.contains(it)) {
        Some(stray) => Err(Refused::BadRequest(format!("{stray} is no locale of Discord"))),
        None => Ok(()),
    }
}

fn add_person(state: &mut SandboxState, call: &Call) -> Reply {
    let locale = call.body["locale"].as_str();
    check_locale(locale)?;
    let servers = match call.body["servers"].as_array() {
        Some(list) => {
            let texts = list.iter().map(|it| it.as_str().unwrap_or_default());
            texts.map(|it| server_called(state, it)).collect::<Result<Vec<Id>, _>>()?
        }
        None => state.world.servers.keys().copied().collect(),
    };
    let who = state.add_person(call.text("name")?, locale.unwrap_or("en-US"))?;
    for server in servers {
        state.join(who, server, call.flag("moderator"));
    }
    Ok(person_json(state, who))
}
