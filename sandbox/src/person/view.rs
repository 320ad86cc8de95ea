//! The world as JSON for people's screens.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::snowflake::Id;
use crate::state::SandboxState;
use crate::world::{Channel, Person, Role, Server};

/// A person, as everybody may see them.
pub(crate) fn person_seen(state: &SandboxState, person: &Person) -> Value {
    let servers = state.world.servers.values().filter(|it| it.members.contains_key(&person.id));
    json!({
        "id": person.id, "name": person.name, "username": person.username, "locale": person.locale,
        "colour": person.colour, "servers": servers.map(|it| it.id).collect::<Vec<_>>(),
    })
}

/// A server, as everybody may see it.
pub(crate) fn server_seen(server: &Server) -> Value {
    json!({
        "id": server.id, "name": server.name, "locale": server.locale, "owner": server.owner,
        "roles": server.roles.iter().map(role_seen).collect::<Vec<_>>(),
    })
}

fn role_seen(role: &Role) -> Value {
    let colour = (role.colour != 0).then(|| format!("#{:06x}", role.colour));
    json!({"id": role.id, "name": role.name, "colour": colour})
}

/// All public data of the world.
pub(crate) fn world_seen(state: &SandboxState) -> Value {
    let people = state.world.people.values().filter(|it| !it.bot);
    json!({
        "now": iso(state.now()),
        "bot": {"id": state.bot, "name": state.world.name_of(state.bot), "online": state.gateway.online()},
        "people": people.map(|it| person_seen(state, it)).collect::<Vec<_>>(),
        "servers": state.world.servers.values().map(server_seen).collect::<Vec<_>>(),
    })
}

/// The world as one person sees it.
pub(crate) fn world_seen_by(state: &SandboxState, person: &Person) -> Value {
    let mine = state.world.servers.values().filter(|it| it.members.contains_key(&person.id));
    let mut servers: Vec<Value> = mine
        .map(|server| {
            let mut channels: Vec<&Channel> = state.world.channels.values().collect();
            channels.retain(|it| it.server == server.id && !it.kind.is_thread());
            channels.retain(|it| state.world.sees(person.id, it.id));
            channels.sort_by_key(|it| (it.position, it.id));
            json!({
                "id": server.id, "name": server.name, "locale": server.locale,
                "moderator": state.world.is_moderator(person.id, server),
                "channels": channels.into_iter().map(|it| with_threads(state, it, person.id)).collect::<Vec<_>>(),
                "members": members(state, server),
            })
        })
        .collect();
    // Direct messages are listed as a server of their own, with an id that no server has.
    servers.extend(state.world.direct(person.id).map(|channel| {
        json!({
            "id": channel.server, "name": "Direct messages", "locale": person.locale, "moderator": false,
            "channels": [with_threads(state, channel, person.id)], "members": [],
        })
    }));
    json!({"person": person_seen(state, person), "seq": state.seq, "servers": servers})
}

fn members(state: &SandboxState, server: &Server) -> Vec<Value> {
    let people = server.members.iter().filter_map(|(id, member)| Some((state.world.people.get(id)?, member)));
    let brief = people.map(|(it, member)| {
        json!({"id": it.id, "name": it.name, "colour": it.colour, "bot": it.bot, "roles": member.roles})
    });
    brief.collect()
}

fn with_threads(state: &SandboxState, channel: &Channel, who: Id) -> Value {
    let mut object = channel_seen(state, channel, who);
    let threads = state.world.threads_of(channel.id).filter(|it| state.world.sees(who, it.id));
    object["threads"] = threads.map(|it| with_threads(state, it, who)).collect();
    object
}

/// A channel or thread as one person sees it, without its own threads.
pub(crate) fn channel_seen(state: &SandboxState, channel: &Channel, who: Id) -> Value {
    let visible = || state.messages_in(channel.id).rev().filter(|it| it.visible_to(who));
    let last_ping = visible().find(|it| it.pinged.contains(&who)).map(|it| it.id);
    let thread = channel.thread.as_ref();
    json!({
        "id": channel.id, "name": channel.name, "topic": channel.topic, "kind": channel.kind.name(),
        "parent": thread.map(|it| it.parent), "may_write": state.world.may_send(who, channel),
        "may_delete": state.world.may_delete(who, channel),
        "last_message": visible().next().map(|it| it.id), "last_ping": last_ping,
        "archived": channel.archived(), "locked": channel.locked(),
        "member": thread.is_none_or(|it| it.members.contains_key(&who)),
    })
}
