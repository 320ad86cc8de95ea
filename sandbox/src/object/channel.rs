//! Channels and threads.

use serde_json::{Value, json};

use super::user::user;
use crate::clock::{Millis, iso};
use crate::snowflake::Id;
use crate::state::SandboxState;
use crate::world::{Channel, Overwrite, Thread};

/// A whole channel or thread object.
pub(crate) fn channel(state: &SandboxState, channel: &Channel) -> Value {
    if let Some(recipient) = channel.recipient {
        let recipient = state.world.people.get(&recipient).map(user);
        return json!({
            "id": channel.id, "type": channel.kind.number(), "last_message_id": channel.last_message, "flags": 0,
            "recipients": recipient.into_iter().collect::<Vec<_>>(),
        });
    }
    let mut object = json!({
        "id": channel.id, "type": channel.kind.number(), "guild_id": channel.server, "name": channel.name,
        "last_message_id": channel.last_message, "rate_limit_per_user": 0, "flags": 0,
    });
    let Some(thread) = &channel.thread else {
        object["parent_id"] = Value::Null;
        object["position"] = json!(channel.position);
        object["topic"] = json!(channel.topic);
        object["nsfw"] = json!(false);
        object["last_pin_timestamp"] = Value::Null;
        object["permission_overwrites"] = channel.overwrites.iter().map(overwrite).collect();
        return object;
    };
    object["parent_id"] = json!(thread.parent);
    object["owner_id"] = json!(thread.owner);
    object["message_count"] = json!(channel.message_count);
    object["total_message_sent"] = json!(channel.message_count);
    object["member_count"] = json!(thread.members.len().min(50));
    object["thread_metadata"] = metadata(thread);
    if let Some(joined) = thread.members.get(&state.bot) {
        object["member"] = thread_member(channel.id, state.bot, *joined);
    }
    object
}

/// The part of a channel that interactions carry, with the permissions of `who` there.
pub(crate) fn partial_channel(state: &SandboxState, of: &Channel, who: Id) -> Value {
    let mut object = channel(state, of);
    object["permissions"] = json!(state.world.permissions(who, of.id).0.to_string());
    object
}

/// A thread member object.
pub(crate) fn thread_member(thread: Id, who: Id, joined: Millis) -> Value {
    json!({"id": thread, "user_id": who, "join_timestamp": iso(joined), "flags": 0})
}

fn metadata(thread: &Thread) -> Value {
    let mut object = json!({
        "archived": thread.archived, "auto_archive_duration": thread.auto_archive,
        "archive_timestamp": iso(thread.archive_changed), "locked": thread.locked,
        "create_timestamp": iso(thread.created),
    });
    if thread.invitable {
        object["invitable"] = json!(true);
    }
    object
}

fn overwrite(of: &Overwrite) -> Value {
    json!({
        "id": of.id, "type": u8::from(of.member), "allow": of.allow.0.to_string(), "deny": of.deny.0.to_string(),
    })
}
