//! The world as a whole, and who may do what in it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::channel::{Channel, ChannelKind, Overwrite};
use super::server::{Person, Role, Server};
use crate::permission::Permissions;
use crate::snowflake::Id;

/// The whole world except messages.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct World {
    pub(crate) people: BTreeMap<Id, Person>,
    pub(crate) servers: BTreeMap<Id, Server>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    /// The people who take no direct messages.
    #[serde(default)]
    pub(crate) shut: BTreeSet<Id>,
}

impl World {
    pub(crate) fn name_of(&self, id: Id) -> String {
        self.people.get(&id).map_or_else(|| "unknown".to_owned(), |person| person.name.clone())
    }

    /// A member's permissions in a channel: none in a private thread, unless the member is in it or may manage it.
    pub(crate) fn permissions(&self, who: Id, channel: Id) -> Permissions {
        let permissions = self.permissions_by_rules(who, channel);
        let outside = |channel: &Channel| {
            channel.kind == ChannelKind::PrivateThread
                && !permissions.has(Permissions::MANAGE_THREADS)
                && !channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&who))
        };
        if self.channels.get(&channel).is_some_and(outside) { Permissions::NONE } else { permissions }
    }

    /// A member's permissions in a channel by Discord's algorithm of roles and overwrites; a thread has its parent's, whether the member is
    /// in it or not.
    pub(crate) fn permissions_by_rules(&self, who: Id, channel: Id) -> Permissions {
        let Some(channel) = self.channels.get(&channel) else { return Permissions::NONE };
        if let Some(recipient) = channel.recipient {
            let bot = self.people.get(&who).is_some_and(|person| person.bot);
            return if bot || who == recipient { Permissions::DIRECT } else { Permissions::NONE };
        }
        let Some(server) = self.servers.get(&channel.server) else { return Permissions::NONE };
        let base = self.permissions_in(who, server);
        if base.has(Permissions::ADMINISTRATOR) {
            return Permissions::ALL;
        }
        let Some(member) = server.members.get(&who) else { return Permissions::NONE };
        let overwritten = channel.thread.as_ref().and_then(|thread| self.channels.get(&thread.parent));
        let overwrites = &overwritten.unwrap_or(channel).overwrites;
        let permissions = apply_overwrites(base, overwrites, server.id, who, &member.roles);
        if permissions.has(Permissions::VIEW_CHANNEL) { permissions } else { Permissions::NONE }
    }

    /// A member's permissions on a server, without the overwrites of channels.
    pub(crate) fn permissions_in(&self, who: Id, server: &Server) -> Permissions {
        let Some(member) = server.members.get(&who) else { return Permissions::NONE };
        if server.owner == who {
            return Permissions::ALL;
        }
        let own = |role: &&Role| role.id == server.id || member.roles.contains(&role.id);
        let held =
            server.roles.iter().filter(own).fold(Permissions::NONE, |sum, role| sum | role.permissions);
        if held.has(Permissions::ADMINISTRATOR) { Permissions::ALL } else { held }
    }

    pub(crate) fn sees(&self, who: Id, channel: Id) -> bool {
        self.permissions(who, channel).has(Permissions::VIEW_CHANNEL)
    }

    /// Whether a person may send a message in the channel, archived or not.
    pub(crate) fn may_send(&self, who: Id, channel: &Channel) -> bool {
        let permissions = self.permissions(who, channel.id);
        let wanted = if channel.kind.is_thread() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        permissions.has(wanted) && (!channel.locked() || permissions.has(Permissions::MANAGE_THREADS))
    }

    /// Whether a person may delete the channel or thread.
    pub(crate) fn may_delete(&self, who: Id, channel: &Channel) -> bool {
        let wanted =
            if channel.kind.is_thread() { Permissions::MANAGE_THREADS } else { Permissions::MANAGE_CHANNELS };
        self.permissions(who, channel.id).has(wanted)
    }

    pub(crate) fn is_moderator(&self, who: Id, server: &Server) -> bool {
        self.permissions_in(who, server).has(Permissions::MANAGE_GUILD)
    }

    /// The channel of the direct messages to a person, if there is one.
    pub(crate) fn direct(&self, person: Id) -> Option<&Channel> {
        self.channels.values().find(|it| it.recipient == Some(person))
    }

    /// The server of a channel; none of direct messages.
    pub(crate) fn server_of(&self, channel: Id) -> Option<Id> {
        self.channels.get(&channel).filter(|it| it.recipient.is_none()).map(|it| it.server)
    }

    /// The threads of a channel, oldest first.
    pub(crate) fn threads_of(&self, parent: Id) -> impl Iterator<Item = &Channel> {
        self.channels
            .values()
            .filter(move |it| it.thread.as_ref().is_some_and(|thread| thread.parent == parent))
    }

    /// Everybody who may see the channel.
    pub(crate) fn audience(&self, channel: Id) -> BTreeSet<Id> {
        self.people.keys().copied().filter(|who| self.sees(*who, channel)).collect()
    }
}

fn apply_overwrites(
    base: Permissions,
    list: &[Overwrite],
    everyone: Id,
    who: Id,
    roles: &[Id],
) -> Permissions {
    let mut permissions = base;
    if let Some(it) = list.iter().find(|it| !it.member && it.id == everyone) {
        permissions = (permissions & !it.deny) | it.allow;
    }
    let of_roles = list.iter().filter(|it| !it.member && it.id != everyone && roles.contains(&it.id));
    let (allow, deny) = of_roles
        .fold((Permissions::NONE, Permissions::NONE), |(allow, deny), it| (allow | it.allow, deny | it.deny));
    permissions = (permissions & !deny) | allow;
    if let Some(it) = list.iter().find(|it| it.member && it.id == who) {
        permissions = (permissions & !it.deny) | it.allow;
    }
    permissions
}
