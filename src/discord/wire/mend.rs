//! Discord's data in a form that serenity can read. Of data that it cannot read, only what the bot needs is kept; a field of another form
//! is left out, or counts as unknown.

use poise::serenity_prelude::{self as serenity, CommandDataOption, Interaction};
use serde_json::{Map, Value, json};

/// Discord's type of a press.
const PRESS: u64 = 3;
/// Discord's type of a submitted form.
const FORM: u64 = 5;

/// One of Discord's numbers, which it writes as text; none if it is no number.
pub(crate) fn number(value: &Value) -> Option<u64> {
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
    number.filter(|number| *number != 0)
}

/// A text; empty for anything else.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// An interaction, as far as it can be understood; none if it is unclear what is wanted, by whom or where.
pub(crate) fn interaction(raw: &Value) -> Option<Interaction> {
    let mut kept = json!({
        "id": number(&raw["id"])?.to_string(),
        "application_id": number(&raw["application_id"])?.to_string(),
        "type": raw["type"],
        "token": raw["token"].as_str()?,
        "version": 1,
        "channel_id": number(&raw["channel_id"]).or_else(|| number(&raw["channel"]["id"]))?.to_string(),
        "locale": raw["locale"].as_str().unwrap_or("en-US"),
        "app_permissions": permissions(&raw["app_permissions"]),
        "entitlements": [],
        "attachment_size_limit": 0,
        "data": data(&raw["data"], raw["type"].as_u64()?),
    });
    let member = &raw["member"];
    match number(&raw["guild_id"]) {
        Some(guild) => {
            kept["guild_id"] = guild.to_string().into();
            number(&member["user"]["id"])?;
            kept["member"] = self::member(member);
        }
        None => {
            number(&raw["user"]["id"])?;
            kept["user"] = user(&raw["user"]);
        }
    }
    if number(&raw["channel"]["id"]).is_some() {
        kept["channel"] = channel(&raw["channel"]);
    }
    if raw["message"].is_object() || raw["type"] == PRESS {
        kept["message"] = message(&raw["message"], &kept);
    }
    serde_json::from_value(kept).ok()
}

/// What was typed, pressed or filled in.
fn data(raw: &Value, kind: u64) -> Value {
    let mut kept = json!({"resolved": resolved(&raw["resolved"])});
    match kind {
        PRESS => {
            let values = items(&raw["values"]).filter(|value| value.is_string()).cloned();
            kept["custom_id"] = raw["custom_id"].clone();
            kept["component_type"] = raw["component_type"].clone();
            kept["values"] = values.collect();
        }
        FORM => {
            let mut inputs = Vec::new();
            text_inputs(&raw["components"], &mut inputs);
            kept["custom_id"] = raw["custom_id"].clone();
            kept["components"] =
                inputs.into_iter().map(|input| json!({"type": 1, "components": [input]})).collect();
        }
        _ => {
            kept["id"] = number(&raw["id"]).unwrap_or(1).to_string().into();
            kept["name"] = raw["name"].clone();
            // All commands of the bot are typed.
            kept["type"] = 1.into();
            kept["options"] = options(&raw["options"]);
        }
    }
    kept
}

/// The options of a command that can be read, and those within them.
fn options(raw: &Value) -> Value {
    let kept = items(raw).map(|option| {
        let mut option = option.clone();
        if option["options"].is_array() {
            option["options"] = options(&option["options"]);
        }
        option
    });
    kept.filter(|option| serde_json::from_value::<CommandDataOption>(option.clone()).is_ok()).collect()
}

/// The text fields of a form, no matter how they are nested.
fn text_inputs(raw: &Value, inputs: &mut Vec<Value>) {
    for part in items(raw).chain(raw.is_object().then_some(raw)) {
        match part["custom_id"].as_str() {
            Some(id) => {
                inputs.push(json!({"type": 4, "custom_id": id, "value": text(&part["value"])}));
            }
            None => {
                text_inputs(&part["components"], inputs);
                text_inputs(&part["component"], inputs);
            }
        }
    }
}

fn resolved(raw: &Value) -> Value {
    json!({
        "users": each(&raw["users"], user),
        "members": each(&raw["members"], member_alone),
        "roles": each(&raw["roles"], role),
        "channels": each(&raw["channels"], channel),
    })
}

/// A map keyed by Discord's numbers, each value mended.
fn each(raw: &Value, mend: fn(&Value) -> Value) -> Value {
    let known = raw.as_object().into_iter().flatten();
    let known = known.filter_map(|(id, raw)| {
        let id = id.parse::<u64>().ok().filter(|id| *id != 0)?.to_string();
        let mut kept = mend(raw);
        if kept.get("id").is_some() {
            kept["id"] = id.clone().into();
        }
        Some((id, kept))
    });
    Value::Object(known.collect::<Map<_, _>>())
}

/// A person.
fn user(raw: &Value) -> Value {
    json!({
        "id": id(&raw["id"]),
        "username": raw["username"].as_str().unwrap_or("?"),
        "global_name": raw["global_name"].as_str(),
        "bot": raw["bot"] == true,
    })
}

/// A person on a server.
pub(crate) fn member(raw: &Value) -> Value {
    let mut kept = member_alone(raw);
    kept["user"] = user(&raw["user"]);
    kept
}

/// A person's data on a server, without the person.
fn member_alone(raw: &Value) -> Value {
    json!({
        "nick": raw["nick"].as_str(),
        "roles": items(&raw["roles"]).filter_map(number).map(|role| role.to_string()).collect::<Value>(),
        "permissions": permissions(&raw["permissions"]),
        "deaf": false,
        "mute": false,
        "flags": 0,
    })
}

fn role(raw: &Value) -> Value {
    json!({
        "id": id(&raw["id"]),
        "name": text(&raw["name"]),
        "permissions": permissions(&raw["permissions"]).unwrap_or_else(|| "0".to_owned()),
        "color": 0,
        "colors": {"primary_color": 0},
        "hoist": false,
        "managed": raw["managed"] == true,
        "mentionable": raw["mentionable"] == true,
        "position": 0,
    })
}

/// A channel or thread, from a list or by itself.
pub(crate) fn channel(raw: &Value) -> Value {
    let overwrites = items(&raw["permission_overwrites"]).filter_map(|raw| {
        let sum = |value| permissions(value).unwrap_or_else(|| "0".to_owned());
        let kind = raw["type"].as_u64().filter(|kind| *kind < 2)?;
        let id = number(&raw["id"])?.to_string();
        Some(json!({"id": id, "type": kind, "allow": sum(&raw["allow"]), "deny": sum(&raw["deny"])}))
    });
    let thread = &raw["thread_metadata"];
    let thread = thread.is_object().then(|| {
        json!({
            "archived": thread["archived"] == true,
            "auto_archive_duration": 10_080,
            "locked": thread["locked"] == true,
        })
    });
    let mut kept = json!({
        "id": id(&raw["id"]),
        "type": raw["type"].as_u64().and_then(|kind| u8::try_from(kind).ok()).unwrap_or_default(),
        "name": text(&raw["name"]),
        "parent_id": number(&raw["parent_id"]).map(|parent| parent.to_string()),
        "permissions": permissions(&raw["permissions"]),
        "thread_metadata": thread,
        "permission_overwrites": overwrites.collect::<Value>(),
    });
    if let Some(guild) = number(&raw["guild_id"]) {
        kept["guild_id"] = guild.to_string().into();
    }
    kept
}

/// A server without its channels.
pub(crate) fn guild(raw: &Value) -> Value {
    let roles = items(&raw["roles"]).filter(|raw| number(&raw["id"]).is_some());
    json!({
        "id": id(&raw["id"]),
        "name": text(&raw["name"]),
        "owner_id": number(&raw["owner_id"]).unwrap_or(1).to_string(),
        "roles": roles.map(role).collect::<Value>(),
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "system_channel_flags": 0,
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
        "premium_progress_bar_enabled": false,
    })
}

/// The gateway's greeting of the bot.
pub(crate) fn ready(raw: &Value) -> Option<serenity::Ready> {
    let guilds = items(&raw["guilds"]).filter_map(|guild| number(&guild["id"]));
    let guilds: Value = guilds.map(|id| json!({"id": id.to_string(), "unavailable": true})).collect();
    let kept = json!({
        "v": 10,
        "user": user(&raw["user"]),
        "guilds": guilds,
        "session_id": text(&raw["session_id"]),
        "resume_gateway_url": text(&raw["resume_gateway_url"]),
        "application": {"id": id(&raw["application"]["id"]), "flags": 0},
    });
    serde_json::from_value(kept).ok()
}

/// The message with the pressed button: only whether others see it is needed.
fn message(raw: &Value, interaction: &Value) -> Value {
    json!({
        "id": number(&raw["id"]).map_or_else(|| interaction["id"].clone(), |id| id.to_string().into()),
        "channel_id": interaction["channel_id"],
        "author": {"id": interaction["application_id"], "username": "?"},
        "content": "",
        "timestamp": "2015-01-01T00:00:00Z",
        "tts": false,
        "mention_everyone": false,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": false,
        "type": 0,
        "flags": raw["flags"].as_u64().unwrap_or_default() & serenity::MessageFlags::EPHEMERAL.bits(),
    })
}

/// The elements of a list; none for anything else.
fn items(raw: &Value) -> impl Iterator<Item = &Value> {
    raw.as_array().into_iter().flatten()
}

fn id(raw: &Value) -> Option<String> {
    number(raw).map(|number| number.to_string())
}

/// A sum of permissions, without later ones that this program does not know.
fn permissions(raw: &Value) -> Option<String> {
    let sum =
        raw.as_str().and_then(|sum| sum.parse::<u128>().ok()).or_else(|| raw.as_u64().map(u128::from))?;
    Some((sum & u128::from(u64::MAX)).to_string())
}
