//! Permission bits, as Discord numbers them, and their names.

use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Serialize};

/// A set of permissions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Permissions(pub u64);

macro_rules! permissions {
    ($($name:ident = $bit:literal),+ $(,)?) => {
        #[allow(missing_docs)]
        impl Permissions {
            $(pub const $name: Self = Self(1 << $bit);)+

            /// Every permission that the sandbox knows.
            pub const ALL: Self = Self($(1 << $bit)|+);

            /// The permission of that name, in Discord's spelling (`ATTACH_FILES`).
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $(stringify!($name) => Some(Self::$name),)+
                    _ => None,
                }
            }
        }
    };
}

permissions! {
    CREATE_INSTANT_INVITE = 0, KICK_MEMBERS = 1, BAN_MEMBERS = 2, ADMINISTRATOR = 3, MANAGE_CHANNELS = 4,
    MANAGE_GUILD = 5, ADD_REACTIONS = 6, VIEW_AUDIT_LOG = 7, VIEW_CHANNEL = 10, SEND_MESSAGES = 11,
    MANAGE_MESSAGES = 13, EMBED_LINKS = 14, ATTACH_FILES = 15, READ_MESSAGE_HISTORY = 16,
    MENTION_EVERYONE = 17, USE_EXTERNAL_EMOJIS = 18, CHANGE_NICKNAME = 26, MANAGE_NICKNAMES = 27,
    MANAGE_ROLES = 28, MANAGE_WEBHOOKS = 29, USE_APPLICATION_COMMANDS = 31, MANAGE_THREADS = 34,
    CREATE_PUBLIC_THREADS = 35, CREATE_PRIVATE_THREADS = 36, SEND_MESSAGES_IN_THREADS = 38,
    MODERATE_MEMBERS = 40, SEND_POLLS = 49, PIN_MESSAGES = 51,
}

impl Permissions {
    /// No permission at all.
    pub const NONE: Self = Self(0);

    /// What both may do in direct messages.
    pub const DIRECT: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::ADD_REACTIONS.0
            | Self::USE_APPLICATION_COMMANDS.0,
    );

    /// Everybody's permissions on an ordinary server.
    pub const EVERYBODY: Self = Self(
        Self::DIRECT.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0
            | Self::CHANGE_NICKNAME.0
            | Self::USE_EXTERNAL_EMOJIS.0,
    );

    /// A moderator's additional permissions.
    pub const MODERATOR: Self = Self(
        Self::MANAGE_MESSAGES.0
            | Self::MANAGE_THREADS.0
            | Self::MANAGE_CHANNELS.0
            | Self::MANAGE_GUILD.0
            | Self::KICK_MEMBERS.0
            | Self::MODERATE_MEMBERS.0
            | Self::MENTION_EVERYONE.0,
    );

    /// Whether all of `wanted` are in the set.
    #[must_use]
    pub const fn has(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }
}

impl BitOr for Permissions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}
