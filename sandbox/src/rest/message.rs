//! Messages in a channel, sent by the bot itself.

use serde_json::{Value, json};

use super::channel::{demand, visible};
use crate::clock::Millis;
use crate::message::{Message, flag, kind};
use crate::object;
use crate::permission::Permissions;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::snowflake::Id;
use crate::state::{
    Nonce, SandboxState,
    posting::{Keep, check_body},
};

/// How long the sandbox remembers a nonce.
const NONCE_WINDOW: Millis = 5 * 60 * 1000;

/// `channels/{channel}/messages…`.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    channel: Id,
    rest: &[&str],
) -> Answered {
    visible(state, channel)?;
    match (method, rest) {
        ("GET", ["messages"]) => list(state, request, channel),
        ("POST", ["messages"]) => send(state, request, channel),
        ("GET", ["messages", message]) => {
            demand(state, channel, Permissions::READ_MESSAGE_HISTORY)?;
            let found = public(state, channel, id(message)?)?;
            Ok(Answer::Json(object::message(state, found)))
        }
        ("PATCH", ["messages", message]) => edit(state, request, channel, id(message)?),
        ("DELETE", ["messages", message]) => {
            let found = public(state, channel, id(message)?)?;
            if found.author != state.bot {
                demand(state, channel, Permissions::MANAGE_MESSAGES)?;
            }
            let found = found.id;
            if visible(state, channel)?.archived() {
                return Err(Refusal::archived());
            }
            state.delete(channel, found);
            Ok(Answer::Nothing)
        }
        (_, ["messages"] | ["messages", _]) => Err(Refusal::method_not_allowed()),
        _ => Err(Refusal::not_found()),
    }
}

/// A message that is nobody's private one.
pub(super) fn public(state: &SandboxState, channel: Id, message: Id) -> Result<&Message, Refusal> {
    let found = state.messages.get(&(channel, message)).filter(|it| it.only_for.is_none());
    found.ok_or_else(Refusal::unknown_message)
}

fn list(state: &SandboxState, request: &Request, channel: Id) -> Answered {
    let limit = match request.asked("limit").map(str::parse::<usize>) {
        None => 50,
        Some(Ok(limit @ 1..=100)) => limit,
        Some(_) => {
            return Err(Refusal::field("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100."));
        }
    };
    let bound = |key: &str| request.asked(key).map(id).transpose();
    let (before, after, around) = (bound("before")?, bound("after")?, bound("around")?);
    if !state.world.permissions(state.bot, channel).has(Permissions::READ_MESSAGE_HISTORY) {
        return Ok(Answer::Json(json!([])));
    }
    let all: Vec<&Message> = state.messages_in(channel).filter(|it| it.only_for.is_none()).collect();
    let chosen: Vec<&Message> = if let Some(after) = after {
        all.into_iter().filter(|it| it.id > after).take(limit).collect()
    } else if let Some(around) = around {
        let middle = all.partition_point(|it| it.id < around);
        let start = middle.saturating_sub(limit / 2);
        all.into_iter().skip(start).take(limit).collect()
    } else {
        let fits = |it: &&&Message| before.is_none_or(|before| it.id < before);
        let mut newest: Vec<_> = all.iter().rev().filter(|it| fits(it)).take(limit).copied().collect();
        newest.reverse();
        newest
    };
    Ok(Answer::Json(chosen.into_iter().rev().map(|it| object::message(state, it)).collect()))
}

fn send(state: &mut SandboxState, request: &Request, channel: Id) -> Answered {
    let body = &request.body;
    check_body(body, "", &request.files, &[], Some(flag::SUPPRESS_NOTIFICATIONS))?;
    check_may_send(state, request, channel)?;
    let nonce = body.get("nonce").filter(|it| !it.is_null());
    let enforced = nonce.filter(|_| body["enforce_nonce"] == json!(true)).map(ToString::to_string);
    forget_old_nonces(state);
    if let Some(known) = enforced.as_ref().and_then(|nonce| remembered(state, nonce)) {
        return Ok(Answer::Json(object::message(state, known?)));
    }
    let (id, now) = (state.mint(), state.now());
    let mut message = Message::new(id, channel, state.bot, now);
    message.nonce = nonce.cloned();
    message.reply_to = reply_target(state, body, channel)?;
    if message.reply_to.is_some() {
        message.kind = kind::REPLY;
    }
    state.fill(&mut message, body, &request.files, Keep::Old);
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    state.post(message);
    if let Some(nonce) = enforced {
        state.nonces.push_back(Nonce { author: state.bot, nonce, message: (channel, id), at: now });
    }
    let made = public(state, channel, id)?;
    Ok(Answer::Json(object::message(state, made)))
}

fn check_may_send(state: &SandboxState, request: &Request, channel: Id) -> Result<(), Refusal> {
    let found = visible(state, channel)?;
    if found.recipient.is_some_and(|recipient| state.world.shut.contains(&recipient)) {
        return Err(Refusal::unreachable_user());
    }
    if !state.world.may_send(state.bot, found) {
        return Err(if found.locked() { Refusal::locked() } else { Refusal::missing_permissions() });
    }
    if !request.files.is_empty() {
        demand(state, channel, Permissions::ATTACH_FILES)?;
    }
    if request.body["embeds"].as_array().is_some_and(|list| !list.is_empty()) {
        demand(state, channel, Permissions::EMBED_LINKS)?;
    }
    Ok(())
}

fn forget_old_nonces(state: &mut SandboxState) {
    let now = state.now();
    state.nonces.retain(|it| it.at + NONCE_WINDOW >= now);
}

/// The message that the bot made with the same nonce in the last minutes, in any channel. It is not made again even if it has been deleted
/// since: a nonce makes a retry safe.
fn remembered<'a>(state: &'a SandboxState, nonce: &str) -> Option<Result<&'a Message, Refusal>> {
    let known = state.nonces.iter().find(|it| it.author == state.bot && it.nonce == nonce)?;
    Some(state.messages.get(&known.message).ok_or_else(Refusal::unknown_message))
}

fn reply_target(state: &SandboxState, body: &Value, channel: Id) -> Result<Option<Id>, Refusal> {
    let reference = &body["message_reference"];
    let Some(target) = Id::read(&reference["message_id"]) else { return Ok(None) };
    if public(state, channel, target).is_ok() {
        demand(state, channel, Permissions::READ_MESSAGE_HISTORY)?;
        return Ok(Some(target));
    }
    if reference["fail_if_not_exists"] == json!(false) {
        return Ok(None);
    }
    Err(Refusal::field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
}

fn edit(state: &mut SandboxState, request: &Request, channel: Id, target: Id) -> Answered {
    let body = &request.body;
    let mut message = public(state, channel, target)?.clone();
    check_body(body, "", &request.files, &message.attachments, None)?;
    if message.author != state.bot {
        return Err(Refusal::other_author());
    }
    if kind::is_system(message.kind) {
        return Err(Refusal::system_message());
    }
    if visible(state, channel)?.archived() {
        return Err(Refusal::archived());
    }
    if !request.files.is_empty() {
        demand(state, channel, Permissions::ATTACH_FILES)?;
    }
    state.fill(&mut message, body, &request.files, Keep::Old);
    if message.is_empty() {
        return Err(Refusal::empty_message());
    }
    state.replace(message, true);
    let changed = public(state, channel, target)?;
    Ok(Answer::Json(object::message(state, changed)))
}
