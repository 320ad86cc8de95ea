//! The world: servers, channels, threads, people and what they may do. Plain data; no Discord JSON here.

mod kept;
mod seed;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::permission::Permissions;
use crate::state::{Id, clock::Millis};

pub(crate) use kept::KeptWorld;
pub use seed::{ChannelSeed, PersonSeed, ServerSeed, WorldSeed};
pub(crate) use seed::{new_channel, new_person, new_server, populate};

/// Somebody with an account: a person, or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: Id,
    /// The unique account name, lower case.
    pub(crate) username: String,
    /// The display name.
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) colour: String,
    pub(crate) bot: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    /// RGB, 0 for none.
    pub(crate) colour: u32,
    pub(crate) position: u16,
    pub(crate) mentionable: bool,
    /// The bot whose own role this is.
    pub(crate) of_bot: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) roles: Vec<Id>,
    pub(crate) joined: Millis,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Server {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) locale: String,
    pub(crate) owner: Id,
    pub(crate) roles: Vec<Role>,
    pub(crate) members: BTreeMap<Id, Member>,
}

impl Server {
    pub(crate) fn role(&self, id: Id) -> Option<&Role> {
        self.roles.iter().find(|role| role.id == id)
    }

    pub(crate) fn moderator_role(&self) -> Option<Id> {
        self.roles.iter().find(|role| role.name == "Moderator").map(|role| role.id)
    }
}

/// The kind of a channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChannelKind {
    /// An ordinary channel.
    Text,
    /// Where people talk; it has a chat of its own, and no threads.
    Voice,
    /// A channel that other servers can follow.
    Announcements,
    /// A thread of an announcement channel.
    AnnouncementThread,
    /// A thread that everybody sees.
    PublicThread,
    /// A thread that its members see.
    PrivateThread,
    /// The direct messages of the bot and one person.
    Direct,
}

impl ChannelKind {
    /// Discord's number for it.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Direct => 1,
            Self::Voice => 2,
            Self::Announcements => 5,
            Self::AnnouncementThread => 10,
            Self::PublicThread => 11,
            Self::PrivateThread => 12,
        }
    }

    pub(crate) const fn is_thread(self) -> bool {
        matches!(self, Self::AnnouncementThread | Self::PublicThread | Self::PrivateThread)
    }

    /// The kind as the page knows it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Text | Self::Voice | Self::Announcements => "text",
            Self::AnnouncementThread | Self::PublicThread => "thread",
            Self::PrivateThread => "private_thread",
            Self::Direct => "direct",
        }
    }
}

/// Permissions of one role or member in one channel, above those of the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub(crate) id: Id,
    pub(crate) member: bool,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) invitable: bool,
    /// Minutes of silence after which the thread archives itself.
    pub(crate) auto_archive: u64,
    pub(crate) archive_changed: Millis,
    pub(crate) created: Millis,
    pub(crate) active: Millis,
    pub(crate) members: BTreeMap<Id, Millis>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) server: Id,
    pub(crate) kind: ChannelKind,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) position: u16,
    pub(crate) overwrites: Vec<Overwrite>,
    pub(crate) thread: Option<Thread>,
    /// The person to whom direct messages go; a channel of a server has none.
    #[serde(default)]
    pub(crate) recipient: Option<Id>,
    // This and the count belong to messages, which are not kept with the world.
    #[serde(skip)]
    pub(crate) last_message: Option<Id>,
    #[serde(skip)]
    pub(crate) message_count: u32,
}

impl Channel {
    pub(crate) fn archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    pub(crate) fn locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}

/// Everything that exists apart from messages.
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

    /// A member's permissions in a channel: none in a private thread that the member neither is in nor may manage.
    pub(crate) fn permissions(&self, who: Id, channel: Id) -> Permissions {
        let permissions = self.permissions_by_rules(who, channel);
        let outside = |channel: &Channel| {
            channel.kind == ChannelKind::PrivateThread
                && !permissions.has(Permissions::MANAGE_THREADS)
                && !channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&who))
        };
        if self.channels.get(&channel).is_some_and(outside) { Permissions::NONE } else { permissions }
    }

    /// A member's permissions in a channel by Discord's algorithm of roles and overwrites; a thread has its parent's, whether the
    /// member is in it or not.
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

    /// A member's permissions on a server, channels' overwrites apart.
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

    /// Whether somebody may send a message in the channel, archived or not.
    pub(crate) fn may_send(&self, who: Id, channel: &Channel) -> bool {
        let permissions = self.permissions(who, channel.id);
        let wanted = if channel.kind.is_thread() {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        permissions.has(wanted) && (!channel.locked() || permissions.has(Permissions::MANAGE_THREADS))
    }

    /// Whether somebody may delete the channel or thread.
    pub(crate) fn may_delete(&self, who: Id, channel: &Channel) -> bool {
        let wanted =
            if channel.kind.is_thread() { Permissions::MANAGE_THREADS } else { Permissions::MANAGE_CHANNELS };
        self.permissions(who, channel.id).has(wanted)
    }

    pub(crate) fn is_moderator(&self, who: Id, server: &Server) -> bool {
        self.permissions_in(who, server).has(Permissions::MANAGE_GUILD)
    }

    /// The channel of the direct messages to somebody, if there is one.
    pub(crate) fn direct(&self, person: Id) -> Option<&Channel> {
        self.channels.values().find(|it| it.recipient == Some(person))
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
