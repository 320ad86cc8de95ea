//! Pinned messages, by today's address and by the one before.

use serde_json::{Value, json};

use super::channel::{demand, visible};
use super::message::public;
use crate::clock::iso;
use crate::message::{Message, kind};
use crate::object;
use crate::permission::Permissions;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::session::intent;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The most pinned messages of a channel.
const MOST: usize = 250;

/// `channels/{channel}/messages/pins…`, and `channels/{channel}/pins…` if it is the `old` address.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    (channel, old): (Id, bool),
    rest: &[&str],
) -> Answered {
    visible(state, channel)?;
    match (method, rest) {
        ("GET", []) if old => {
            Ok(Answer::Json(pinned(state, channel).map(|(_, it)| object::message(state, it)).collect()))
        }
        ("GET", []) => list(state, request, channel),
        ("PUT", [message]) => put(state, channel, id(message)?, true),
        ("DELETE", [message]) => put(state, channel, id(message)?, false),
        (_, [] | [_]) => Err(Refusal::method_not_allowed()),
        _ => Err(Refusal::not_found()),
    }
}

/// A channel's pinned messages with the moments, the last pinned first.
fn pinned(state: &SandboxState, channel: Id) -> impl Iterator<Item = (u64, &Message)> {
    let may_read = state.world.permissions(state.bot, channel).has(Permissions::READ_MESSAGE_HISTORY);
    let pins = state.messages_in(channel).filter_map(|it| it.pinned.map(|at| (at, it)));
    let mut pins: Vec<_> = pins.filter(|_| may_read).collect();
    pins.sort_by_key(|(at, it)| std::cmp::Reverse((*at, it.id)));
    pins.into_iter()
}

fn list(state: &SandboxState, request: &Request, channel: Id) -> Answered {
    let limit = request.asked("limit").map_or(Ok(50), str::parse::<usize>);
    let Ok(limit @ 1..=50) = limit else {
        return Err(Refusal::field("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 50."));
    };
    let item =
        |(at, it): (u64, &Message)| json!({"pinned_at": iso(at), "message": object::message(state, it)});
    let before = request.asked("before");
    // All moments are written in one form, which sorts as they do.
    let mut items: Vec<Value> = pinned(state, channel)
        .filter(|(at, _)| before.is_none_or(|end| iso(*at).as_str() < end))
        .map(item)
        .collect();
    let has_more = items.len() > limit;
    items.truncate(limit);
    Ok(Answer::Json(json!({"items": items, "has_more": has_more})))
}

/// Pins a message, or unpins it.
fn put(state: &mut SandboxState, channel: Id, target: Id, pin: bool) -> Answered {
    let found = visible(state, channel)?;
    let archived = found.archived();
    let server = state.world.server_of(channel);
    if server.is_some() {
        demand(state, channel, Permissions::PIN_MESSAGES)?;
    }
    let mut message = public(state, channel, target)?.clone();
    if archived {
        return Err(Refusal::archived());
    }
    if kind::is_system(message.kind) {
        return Err(Refusal::system_message());
    }
    if message.pinned.is_some() == pin {
        return Ok(Answer::Nothing);
    }
    if pin && state.messages_in(channel).filter(|it| it.pinned.is_some()).count() >= MOST {
        return Err(Refusal::too_many_pins());
    }
    let now = state.now();
    message.pinned = pin.then_some(now);
    state.replace(message, false);
    if pin {
        let line = state.mint();
        let mut line = Message::new(line, channel, state.bot, now);
        line.kind = kind::PINNED;
        line.reply_to = Some(target);
        state.post(line);
    }
    let last = state.messages_in(channel).filter_map(|it| it.pinned).max();
    let mut data = json!({"channel_id": channel, "last_pin_timestamp": last.map(iso)});
    if let Some(server) = server {
        data["guild_id"] = json!(server);
    }
    let wanted = if server.is_some() { intent::GUILDS } else { intent::DIRECT_MESSAGES };
    state.emit("CHANNEL_PINS_UPDATE", wanted, server, &data);
    Ok(Answer::Nothing)
}
