//! Reactions of the bot, and those that it may take away.

use serde_json::{Value, json};

use super::channel::{demand, visible};
use super::message::public;
use crate::message::Reaction;
use crate::object;
use crate::permission::Permissions;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::session::intent;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The most different reactions of a message.
const MOST: usize = 20;

/// `channels/{channel}/messages/{message}/reactions…`.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    (channel, message): (Id, Id),
    rest: &[&str],
) -> Answered {
    let archived = visible(state, channel)?.archived();
    public(state, channel, message)?;
    if archived && method != "GET" {
        return Err(Refusal::archived());
    }
    let at = (channel, message);
    let me = state.bot;
    match (method, rest) {
        ("GET", [emoji]) => list(state, request, at, emoji),
        ("PUT", [emoji, "@me"]) => add(state, at, emoji),
        ("DELETE", [emoji, "@me"]) => remove(state, at, Some(emoji), Some(me)),
        ("DELETE", [] | [_] | [_, _]) => {
            demand(state, channel, Permissions::MANAGE_MESSAGES)?;
            let whose = rest.get(1).map(|who| id(who)).transpose()?;
            remove(state, at, rest.first().copied(), whose)
        }
        (_, [] | [_] | [_, _]) => Err(Refusal::method_not_allowed()),
        _ => Err(Refusal::not_found()),
    }
}

fn list(state: &SandboxState, request: &Request, (channel, message): (Id, Id), emoji: &str) -> Answered {
    demand(state, channel, Permissions::READ_MESSAGE_HISTORY)?;
    let limit = request.asked("limit").map_or(Ok(25), str::parse::<usize>);
    let Ok(limit @ 1..=100) = limit else {
        return Err(Refusal::field("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100."));
    };
    let after = request.asked("after").map(id).transpose()?.unwrap_or_default();
    let found = public(state, channel, message)?.reactions.iter().find(|it| it.emoji == emoji);
    let mut people: Vec<Id> = found.into_iter().flat_map(|it| &it.people).copied().collect();
    people.sort_unstable();
    let people = people.into_iter().filter(|who| *who > after).take(limit);
    let users = people.filter_map(|who| state.world.people.get(&who).map(object::user));
    Ok(Answer::Json(users.collect()))
}

fn add(state: &mut SandboxState, (channel, message): (Id, Id), emoji: &str) -> Answered {
    demand(state, channel, Permissions::READ_MESSAGE_HISTORY)?;
    // Emoji of servers have a name and a number; no server here has any.
    if emoji.is_empty() || emoji.chars().any(|c| c.is_alphabetic() || c == ':') {
        return Err(Refusal::unknown_emoji());
    }
    let reactions = &public(state, channel, message)?.reactions;
    if !reactions.iter().any(|it| it.emoji == emoji) {
        demand(state, channel, Permissions::ADD_REACTIONS)?;
        if reactions.len() >= MOST {
            return Err(Refusal::too_many_reactions());
        }
    }
    let who = state.bot;
    let Some(found) = state.messages.get_mut(&(channel, message)) else {
        return Err(Refusal::unknown_message());
    };
    let place = found.reactions.iter().position(|it| it.emoji == emoji).unwrap_or_else(|| {
        found.reactions.push(Reaction { emoji: emoji.to_owned(), people: Vec::new() });
        found.reactions.len() - 1
    });
    let people = &mut found.reactions[place].people;
    if !people.contains(&who) {
        people.push(who);
        let author = found.author;
        let mut data = told(state, (channel, message), who, emoji);
        data["message_author_id"] = json!(author);
        let server = state.world.channels.get(&channel).and_then(|it| state.world.servers.get(&it.server));
        if let Some(member) = server.and_then(|server| object::member(state, server, who)) {
            data["member"] = member;
        }
        emit(state, "MESSAGE_REACTION_ADD", channel, &data);
    }
    Ok(Answer::Nothing)
}

/// Takes one person's reaction away, all with an emoji, or all.
fn remove(
    state: &mut SandboxState,
    (channel, message): (Id, Id),
    emoji: Option<&str>,
    whose: Option<Id>,
) -> Answered {
    let Some(found) = state.messages.get_mut(&(channel, message)) else {
        return Err(Refusal::unknown_message());
    };
    let mut gone = 0;
    for reaction in found.reactions.iter_mut().filter(|it| emoji.is_none_or(|emoji| it.emoji == emoji)) {
        gone += reaction.people.extract_if(.., |who| whose.is_none_or(|whose| *who == whose)).count();
    }
    found.reactions.retain(|it| !it.people.is_empty());
    if gone > 0 {
        let (name, data) = match (emoji, whose) {
            (Some(emoji), Some(who)) => {
                ("MESSAGE_REACTION_REMOVE", told(state, (channel, message), who, emoji))
            }
            (Some(emoji), None) => {
                let mut data = place(state, (channel, message));
                data["emoji"] = json!({"id": null, "name": emoji});
                ("MESSAGE_REACTION_REMOVE_EMOJI", data)
            }
            _ => ("MESSAGE_REACTION_REMOVE_ALL", place(state, (channel, message))),
        };
        emit(state, name, channel, &data);
    }
    Ok(Answer::Nothing)
}

/// The data of one reaction's events.
fn told(state: &SandboxState, at: (Id, Id), who: Id, emoji: &str) -> Value {
    let mut data = place(state, at);
    data["user_id"] = json!(who);
    data["emoji"] = json!({"id": null, "name": emoji});
    data["burst"] = json!(false);
    data["type"] = json!(0);
    data
}

/// The data of every event.
fn place(state: &SandboxState, (channel, message): (Id, Id)) -> Value {
    let mut data = json!({"channel_id": channel, "message_id": message});
    if let Some(server) = state.world.server_of(channel) {
        data["guild_id"] = json!(server);
    }
    data
}

fn emit(state: &mut SandboxState, name: &str, channel: Id, data: &Value) {
    let server = state.world.server_of(channel);
    let wanted =
        if server.is_some() { intent::GUILD_MESSAGE_REACTIONS } else { intent::DIRECT_MESSAGE_REACTIONS };
    state.emit(name, wanted, server, data);
}
