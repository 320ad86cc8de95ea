//! Users and members.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::snowflake::Id;
use crate::state::SandboxState;
use crate::world::{Member, Person, Server};

/// A user object.
pub(crate) fn user(person: &Person) -> Value {
    json!({
        "id": person.id, "username": person.username, "global_name": if person.bot { None } else { Some(&person.name) },
        "discriminator": if person.bot { "0001" } else { "0" }, "avatar": null, "bot": person.bot, "system": false,
        "banner": null, "accent_color": null, "public_flags": 0, "flags": 0, "avatar_decoration_data": null,
        "collectibles": null, "primary_guild": null,
    })
}

/// A member object without its user, as messages carry it.
pub(crate) fn member_alone(member: &Member) -> Value {
    json!({
        "roles": member.roles, "joined_at": iso(member.joined), "nick": null, "avatar": null, "banner": null,
        "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
        "communication_disabled_until": null, "unusual_dm_activity_until": null, "avatar_decoration_data": null,
    })
}

/// A whole member object.
pub(crate) fn member(state: &SandboxState, server: &Server, who: Id) -> Option<Value> {
    let mut object = member_alone(server.members.get(&who)?);
    object["user"] = user(state.world.people.get(&who)?);
    Some(object)
}
