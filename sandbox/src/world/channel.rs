//! Channels and threads.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::permission::Permissions;
use crate::snowflake::Id;

/// The kind of a channel or thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChannelKind {
    /// An ordinary channel.
    Text,
    /// A voice channel, with a chat of its own and no threads.
    Voice,
    /// A channel that other servers can follow.
    Announcements,
    /// A thread of an announcement channel.
    AnnouncementThread,
    /// A thread that everybody sees.
    PublicThread,
    /// A thread that only its members see.
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
    /// The recipient of direct messages; a channel of a server has none.
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
