//! Messages.

use serde_json::{Value, json};

use super::channel::channel;
use super::user::{member_alone, user};
use crate::clock::iso;
use crate::message::{Attachment, Message, Origin, Reaction, kind, safe_name};
use crate::snowflake::Id;
use crate::state::SandboxState;

/// A message object as REST gives it.
pub(crate) fn message(state: &SandboxState, of: &Message) -> Value {
    let person = |who: &Id| state.world.people.get(who).map(user);
    let mentions: Vec<Value> = of.mentions.iter().filter_map(person).collect();
    let attachments: Vec<Value> = of.attachments.iter().map(|it| attachment(state, of.channel, it)).collect();
    let mut object = json!({
        "id": of.id, "type": of.kind, "channel_id": of.channel, "author": person(&of.author),
        "content": of.content, "timestamp": iso(of.created), "edited_timestamp": of.edited.map(iso), "tts": false,
        "mention_everyone": of.mention_everyone, "mentions": mentions, "mention_roles": of.mention_roles,
        "attachments": attachments, "embeds": of.embeds.iter().map(|it| embed(state, of, it)).collect::<Vec<_>>(),
        "components": of.components, "pinned": of.pinned.is_some(), "flags": of.flags,
    });
    if let Some(nonce) = &of.nonce {
        object["nonce"] = nonce.clone();
    }
    if !of.reactions.is_empty() {
        object["reactions"] = of.reactions.iter().map(|it| reaction(state, it)).collect();
    }
    if of.webhook {
        object["webhook_id"] = json!(state.bot);
        object["application_id"] = json!(state.bot);
    }
    if let Some(origin) = &of.origin {
        object["interaction_metadata"] = origin_metadata(state, of, origin);
        if let Some(name) = &origin.command {
            object["interaction"] =
                json!({"id": origin.id, "type": origin.kind, "name": name, "user": person(&origin.person)});
        }
    }
    add_reference(state, of, &mut object);
    if let Some(thread) = of.thread.and_then(|id| state.world.channels.get(&id)) {
        object["thread"] = channel(state, thread);
    }
    object
}

fn reaction(state: &SandboxState, of: &Reaction) -> Value {
    let count = of.people.len();
    json!({
        "emoji": {"id": null, "name": of.emoji}, "count": count, "count_details": {"burst": 0, "normal": count},
        "burst_colors": [], "me_burst": false, "me": of.people.contains(&state.bot),
    })
}

/// A message object with the fields that only the gateway adds.
pub(crate) fn message_on_gateway(state: &SandboxState, of: &Message) -> Value {
    let mut object = message(state, of);
    let server = state.world.channels.get(&of.channel).and_then(|it| state.world.servers.get(&it.server));
    if let Some(server) = server {
        object["guild_id"] = json!(server.id);
        if let Some(member) = server.members.get(&of.author) {
            object["member"] = member_alone(member);
        }
    }
    object
}

fn add_reference(state: &SandboxState, of: &Message, object: &mut Value) {
    let server =
        state.world.channels.get(&of.channel).filter(|it| it.recipient.is_none()).map(|it| it.server);
    if let Some(target) = of.reply_to {
        object["message_reference"] =
            json!({"type": 0, "message_id": target, "channel_id": of.channel, "guild_id": server});
        object["referenced_message"] = match state.messages.get(&(of.channel, target)) {
            Some(found) => message(state, &Message { reply_to: None, ..found.clone() }),
            None => Value::Null,
        };
    } else if let Some(thread) = of.thread.filter(|_| of.kind == kind::THREAD_CREATED) {
        object["message_reference"] = json!({"type": 0, "channel_id": thread, "guild_id": server});
    }
}

/// The attachment's path below the sandbox's address.
pub(crate) fn attachment_path(channel: Id, of: &Attachment) -> String {
    let folder = if of.ephemeral { "ephemeral-attachments" } else { "attachments" };
    format!("/{folder}/{channel}/{}/{}", of.id, of.filename)
}

fn attachment(state: &SandboxState, channel: Id, of: &Attachment) -> Value {
    let url = format!("{}{}", state.rules.url, attachment_path(channel, of));
    let mut object = json!({
        "id": of.id, "filename": of.filename, "size": of.bytes.len(), "url": url, "proxy_url": url,
    });
    if let Some(text) = &of.description {
        object["description"] = json!(text);
    }
    if let Some(kind) = &of.content_type {
        object["content_type"] = json!(kind);
    }
    if let Some((width, height)) = of.dimensions {
        object["width"] = json!(width);
        object["height"] = json!(height);
    }
    if of.ephemeral {
        object["ephemeral"] = json!(true);
    }
    object
}

/// An embed with `attachment://` replaced by the file's address.
fn embed(state: &SandboxState, of: &Message, embed: &Value) -> Value {
    let mut object = embed.clone();
    for (part, key) in
        [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")]
    {
        let name = object[part][key].as_str().and_then(|url| url.strip_prefix("attachment://"));
        let Some(file) =
            name.and_then(|name| of.attachments.iter().find(|it| it.filename == safe_name(name)))
        else {
            continue;
        };
        object[part][key] = json!(format!("{}{}", state.rules.url, attachment_path(of.channel, file)));
        if let Some((width, height)) = file.dimensions.filter(|_| key == "url") {
            object[part]["width"] = json!(width);
            object[part]["height"] = json!(height);
        }
    }
    object
}

fn origin_metadata(state: &SandboxState, of: &Message, origin: &Origin) -> Value {
    let server = state.world.channels.get(&of.channel).map(|it| it.server);
    let mut object = json!({
        "id": origin.id, "type": origin.kind, "user": state.world.people.get(&origin.person).map(user),
        "authorizing_integration_owners": {"0": server},
    });
    if let Some(name) = &origin.command {
        object["name"] = json!(name);
        object["command_type"] = json!(1);
    }
    if let Some(original) = origin.original {
        object["original_response_message_id"] = json!(original);
    }
    if let Some(pressed) = origin.pressed {
        object["interacted_message_id"] = json!(pressed);
    }
    if let Some(opener) = &origin.opened_by {
        object["triggering_interaction_metadata"] = origin_metadata(state, of, opener);
    }
    object
}
