//! Servers and their members.

use serde_json::{Value, json};

use crate::object;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::snowflake::Id;
use crate::state::SandboxState;

/// `guilds/{id}…`.
pub(super) fn serve(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    server: Id,
    rest: &[&str],
) -> Answered {
    let found = state.world.servers.get(&server).filter(|it| it.members.contains_key(&state.bot));
    let found = found.ok_or_else(Refusal::unknown_server)?;
    let mine = || {
        state.world.channels.values().filter(|it| it.server == server && state.world.sees(state.bot, it.id))
    };
    match (method, rest) {
        ("GET", []) => {
            let mut server = object::server(found);
            if request.wants("with_counts")? {
                server["approximate_member_count"] = json!(found.members.len());
                server["approximate_presence_count"] = json!(found.members.len());
            }
            Ok(Answer::Json(server))
        }
        ("GET", ["channels"]) => {
            let channels = mine().filter(|it| !it.kind.is_thread());
            Ok(Answer::Json(channels.map(|it| object::channel(state, it)).collect()))
        }
        ("GET", ["threads", "active"]) => {
            let active = mine().filter(|it| it.thread.is_some() && !it.archived());
            let threads: Vec<Value> = active.map(|it| object::channel(state, it)).collect();
            Ok(Answer::Json(json!({"threads": threads, "members": [], "has_more": false})))
        }
        ("GET", ["roles"]) => Ok(Answer::Json(found.roles.iter().map(object::role).collect())),
        ("GET", ["members"]) => {
            // Listing everybody takes the members intent; asking for one does not.
            let privileged = state.rules.privileged_intents & crate::session::intent::GUILD_MEMBERS != 0;
            if !privileged {
                return Err(Refusal::missing_access());
            }
            let limit = request.asked("limit").and_then(|it| it.parse().ok()).unwrap_or(1);
            let listed =
                found.members.keys().take(limit).filter_map(|who| object::member(state, found, *who));
            Ok(Answer::Json(listed.collect()))
        }
        ("GET", ["members", who]) => {
            let who = if *who == "@me" { state.bot } else { id(who)? };
            let member = object::member(state, found, who).ok_or_else(Refusal::unknown_member)?;
            Ok(Answer::Json(member))
        }
        _ => Err(Refusal::not_found()),
    }
}
