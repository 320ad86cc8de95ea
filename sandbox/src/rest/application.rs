//! The bot itself: gateway addresses, its user, its application, its commands.

use serde_json::{Value, json};

use crate::clock::Millis;
use crate::complete;
use crate::journal::{Identified, JournalIdentify};
use crate::limits::{Problems, check_commands};
use crate::object;
use crate::request::{Answer, Answered, Refusal, Request, id};
use crate::snowflake::Id;
use crate::state::{Change, SandboxState};

/// How often a bot may identify within its day.
const STARTS: u64 = 1000;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// `gateway` and `gateway/bot`.
pub(super) fn gateway(state: &SandboxState, bot: bool) -> Answered {
    let url = state.rules.url.replacen("http", "ws", 1);
    if !bot {
        return Ok(Answer::Json(json!({"url": url})));
    }
    let (remaining, reset_after) = starts(state);
    Ok(Answer::Json(json!({
        "url": url, "shards": state.rules.shards,
        "session_start_limit": {
            "total": STARTS, "remaining": remaining, "reset_after": reset_after,
            "max_concurrency": state.rules.max_concurrency,
        },
    })))
}

/// How often the bot may still identify, and the milliseconds until it is a thousand times again.
fn starts(state: &SandboxState) -> (u64, Millis) {
    let (now, (left, first_reset)) = (state.now(), state.rules.starts);
    let (left, since, reset) = if now < first_reset {
        (left, 0, first_reset)
    } else {
        let since = now - (now - first_reset) % DAY;
        (STARTS, since, since + DAY)
    };
    let counts = |it: &&JournalIdentify| it.outcome == Identified::Taken && it.at_ms >= since;
    let taken = state.gateway.identifies.iter().filter(counts).count() as u64;
    (left.saturating_sub(taken), reset - now)
}

/// `users/…`, `oauth2/…` and `applications/…`.
pub(super) fn serve(state: &mut SandboxState, request: &Request, method: &str, parts: &[&str]) -> Answered {
    match (method, parts) {
        ("GET", ["users", "@me", "guilds"]) => Ok(Answer::Json(own_servers(state))),
        ("POST", ["users", "@me", "channels"]) => direct(state, &request.body),
        ("GET", ["users", who]) => {
            let own = *who == "@me";
            let who = if own { state.bot } else { id(who)? };
            let person = state.world.people.get(&who).ok_or_else(Refusal::unknown_user)?;
            let mut user = object::user(person);
            if own {
                user["mfa_enabled"] = json!(false);
                user["verified"] = json!(true);
                user["email"] = Value::Null;
                user["locale"] = json!(person.locale);
            }
            Ok(Answer::Json(user))
        }
        ("GET", ["oauth2", "applications", "@me"]) => Ok(Answer::Json(application(state))),
        (_, ["applications", app, rest @ ..]) => {
            if *app != "@me" && id(app)? != state.bot {
                return Err(Refusal::unknown_application());
            }
            match (method, rest) {
                ("GET", []) => Ok(Answer::Json(application(state))),
                (_, ["commands", rest @ ..]) => commands(state, request, method, None, rest),
                (_, ["guilds", server, "commands", rest @ ..]) => {
                    let server = id(server)?;
                    let there = state.world.servers.get(&server).ok_or_else(Refusal::missing_access)?;
                    if !there.members.contains_key(&state.bot) {
                        return Err(Refusal::missing_access());
                    }
                    commands(state, request, method, Some(server), rest)
                }
                _ => Err(Refusal::not_found()),
            }
        }
        _ => Err(Refusal::not_found()),
    }
}

/// The channel of the direct messages to a person, created if there is none.
fn direct(state: &mut SandboxState, body: &Value) -> Answered {
    let coerce = || Refusal::field("recipient_id", "NUMBER_TYPE_COERCE", "Value is not snowflake.");
    let recipient = Id::read(&body["recipient_id"]).ok_or_else(coerce)?;
    let person = state.world.people.get(&recipient).ok_or_else(Refusal::unknown_user)?;
    if person.bot {
        return Err(Refusal::unreachable_user());
    }
    let id = state.direct_channel(recipient);
    let channel = state.world.channels.get(&id).ok_or_else(Refusal::unknown_channel)?;
    Ok(Answer::Json(object::channel(state, channel)))
}

fn own_servers(state: &SandboxState) -> Value {
    let mine = state.world.servers.values().filter(|server| server.members.contains_key(&state.bot));
    let brief = |server: &crate::world::Server| {
        json!({
            "id": server.id, "name": server.name, "icon": null, "banner": null, "owner": false, "features": [],
            "permissions": state.world.permissions_in(state.bot, server).0.to_string(),
        })
    };
    mine.map(brief).collect()
}

fn application(state: &SandboxState) -> Value {
    let owner = state.world.servers.values().next().and_then(|server| state.world.people.get(&server.owner));
    let servers =
        state.world.servers.values().filter(|server| server.members.contains_key(&state.bot)).count();
    json!({
        "id": state.bot, "name": state.world.name_of(state.bot), "icon": null, "description": "", "summary": "",
        "type": null, "bot_public": true, "bot_require_code_grant": false, "verify_key": "0".repeat(64),
        "flags": 1 << 23, "flags_new": (1 << 23).to_string(), "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [], "approximate_user_authorization_count": 0, "hook": true, "is_monetized": false, "redirect_uris": [], "team": null,
        "interactions_endpoint_url": null, "role_connections_verification_url": null, "integration_types_config": {},
        "approximate_guild_count": servers, "approximate_user_install_count": 0, "rpc_origins": [],
        "owner": owner.map(object::user), "bot": state.world.people.get(&state.bot).map(object::user),
    })
}

fn commands(
    state: &mut SandboxState,
    request: &Request,
    method: &str,
    scope: Option<Id>,
    rest: &[&str],
) -> Answered {
    let known = state.commands.get(&scope).cloned().unwrap_or_default();
    match (method, rest) {
        ("GET", []) => {
            let mut listed = json!(known);
            if !request.wants("with_localizations")? {
                complete::without_localisations(&mut listed);
            }
            Ok(Answer::Json(listed))
        }
        ("PUT", []) => {
            let Some(list) = request.body.as_array() else {
                return Err(Refusal::field(
                    "",
                    "LIST_TYPE_CONVERT",
                    "Only iterables may be used in a ListType",
                ));
            };
            let made = register(state, scope, list, &known)?;
            Ok(Answer::Json(json!(made)))
        }
        ("POST", []) => {
            let new = request.body.clone();
            let name = new["name"].clone();
            let existed = known.iter().any(|it| it["name"] == name);
            let mut list: Vec<Value> = known.iter().filter(|it| it["name"] != name).cloned().collect();
            list.push(new);
            let made = register(state, scope, &list, &known)?;
            let found = made.into_iter().find(|it| it["name"] == name).unwrap_or_default();
            Ok(if existed { Answer::Json(found) } else { Answer::Created(found) })
        }
        (_, [command]) => {
            let same = |it: &&Value| it["id"].as_str() == Some(*command);
            let found = known.iter().find(same).cloned().ok_or_else(Refusal::unknown_command)?;
            match method {
                "GET" => Ok(Answer::Json(found)),
                "DELETE" => {
                    let list: Vec<Value> = known.iter().filter(|it| !same(it)).cloned().collect();
                    register(state, scope, &list, &known)?;
                    Ok(Answer::Nothing)
                }
                "PATCH" => {
                    let mut changed = found;
                    for (key, value) in request.body.as_object().into_iter().flatten() {
                        changed[key] = value.clone();
                    }
                    let replace = |it: &Value| if same(&it) { changed.clone() } else { it.clone() };
                    let list: Vec<Value> = known.iter().map(replace).collect();
                    let made = register(state, scope, &list, &known)?;
                    Ok(Answer::Json(made.into_iter().find(|it| same(&it)).unwrap_or_default()))
                }
                _ => Err(Refusal::method_not_allowed()),
            }
        }
        _ => Err(Refusal::not_found()),
    }
}

/// Checks and keeps the whole list of a scope; commands keep their ids by name.
fn register(
    state: &mut SandboxState,
    scope: Option<Id>,
    list: &[Value],
    known: &[Value],
) -> Result<Vec<Value>, Refusal> {
    let mut problems = Problems::default();
    check_commands(list, &mut problems);
    Refusal::unless_clean(problems)?;
    let mut made = Vec::new();
    for command in list {
        let kind = command["type"].as_u64().unwrap_or(1);
        let old = known.iter().find(|it| it["name"] == command["name"] && it["type"] == kind);
        let new = complete(command, kind, state, scope);
        let unchanged = old.filter(|old| {
            let strip = |it: &Value| {
                let mut it = it.clone();
                it["version"] = Value::Null;
                it["id"] = Value::Null;
                it
            };
            strip(old) == strip(&new)
        });
        let mut new = new;
        new["id"] = old.map_or_else(|| state.mint().json(), |old| old["id"].clone());
        new["version"] = unchanged.map_or_else(|| state.mint().json(), |old| old["version"].clone());
        made.push(new);
    }
    state.commands.insert(scope, made.clone());
    state.tell(Change::Commands);
    Ok(made)
}

/// The command with everything that Discord fills in, except ids.
fn complete(command: &Value, kind: u64, state: &SandboxState, scope: Option<Id>) -> Value {
    let or = |key: &str, default: Value| match command.get(key) {
        None | Some(Value::Null) => default,
        Some(value) => value.clone(),
    };
    let permissions = match &command["default_member_permissions"] {
        Value::Number(bits) => json!(bits.to_string()),
        other => other.clone(),
    };
    let mut options = or("options", json!([]));
    complete::options(&mut options);
    let mut made = json!({
        "application_id": state.bot, "type": kind, "name": command["name"], "description": or("description", json!("")),
        "name_localizations": command["name_localizations"],
        "description_localizations": command["description_localizations"], "options": options,
        "default_member_permissions": permissions, "dm_permission": or("dm_permission", json!(true)),
        "nsfw": or("nsfw", json!(false)), "integration_types": or("integration_types", json!([0])),
        "contexts": command["contexts"],
    });
    if let Some(server) = scope {
        made["guild_id"] = json!(server);
    }
    made
}
