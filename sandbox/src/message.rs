//! Messages and their attachments.

use std::collections::BTreeSet;

use bytes::Bytes;
use serde_json::Value;

use crate::clock::Millis;
use crate::snowflake::Id;

/// Flags of a message, as Discord numbers them.
pub(crate) mod flag {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const IS_COMPONENTS_V2: u64 = 1 << 15;
}

/// Kinds of messages, as Discord numbers them.
pub(crate) mod kind {
    pub(crate) const CHANNEL_NAME_CHANGE: u8 = 4;
    pub(crate) const PINNED: u8 = 6;
    pub(crate) const THREAD_CREATED: u8 = 18;
    pub(crate) const REPLY: u8 = 19;
    pub(crate) const CHAT_INPUT_COMMAND: u8 = 20;

    /// Whether Discord itself wrote the message, so that nobody can edit it.
    pub(crate) const fn is_system(kind: u8) -> bool {
        matches!(kind, CHANNEL_NAME_CHANGE | PINNED | THREAD_CREATED)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
    /// Width and height in pixels, of pictures.
    pub(crate) dimensions: Option<(u32, u32)>,
    pub(crate) ephemeral: bool,
}

/// The interaction that a message answers.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(crate) id: Id,
    /// Discord's number: 2 command, 3 component, 5 modal.
    pub(crate) kind: u8,
    pub(crate) person: Id,
    /// The command's full name.
    pub(crate) command: Option<String>,
    /// The first answer, when this message is a follow-up.
    pub(crate) original: Option<Id>,
    /// The message whose component was pressed.
    pub(crate) pressed: Option<Id>,
    /// The interaction that opened the form, for answers to forms.
    pub(crate) opened_by: Option<Box<Origin>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageState {
    Sent,
    /// Deferred: "is thinking…".
    Thinking,
    /// An interaction that was never answered, as its person sees it.
    Failed,
}

/// An emoji, and the people who have reacted with it.
#[derive(Clone, Debug)]
pub(crate) struct Reaction {
    pub(crate) emoji: String,
    pub(crate) people: Vec<Id>,
}

#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) created: Millis,
    pub(crate) edited: Option<Millis>,
    /// Discord's number, 0 for an ordinary one; see [`kind`].
    pub(crate) kind: u8,
    pub(crate) flags: u64,
    pub(crate) state: MessageState,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    /// People mentioned, as far as allowed.
    pub(crate) mentions: Vec<Id>,
    pub(crate) mention_roles: Vec<Id>,
    pub(crate) mention_everyone: bool,
    /// The people pinged when the message was sent: an edit pings nobody.
    pub(crate) pinged: BTreeSet<Id>,
    pub(crate) nonce: Option<Value>,
    pub(crate) origin: Option<Origin>,
    /// The only person who sees an ephemeral message.
    pub(crate) only_for: Option<Id>,
    pub(crate) reply_to: Option<Id>,
    pub(crate) thread: Option<Id>,
    /// Whether it was sent by an interaction's token.
    pub(crate) webhook: bool,
    pub(crate) reactions: Vec<Reaction>,
    /// When it was pinned.
    pub(crate) pinned: Option<Millis>,
}

impl Message {
    /// An empty message; the caller fills in its fields.
    pub(crate) fn new(id: Id, channel: Id, author: Id, created: Millis) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            created,
            edited: None,
            kind: 0,
            flags: 0,
            state: MessageState::Sent,
            attachments: Vec::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            mention_everyone: false,
            pinged: BTreeSet::new(),
            nonce: None,
            origin: None,
            only_for: None,
            reply_to: None,
            thread: None,
            webhook: false,
            reactions: Vec::new(),
            pinned: None,
        }
    }

    pub(crate) fn visible_to(&self, who: Id) -> bool {
        self.only_for.is_none_or(|only| only == who)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.attachments.is_empty()
            && self.embeds.is_empty()
            && self.components.is_empty()
    }

    /// The button or menu with that id, as Discord's object.
    pub(crate) fn component(&self, custom_id: &str) -> Option<&Value> {
        self.parts().find(|part| part["custom_id"] == custom_id)
    }

    /// All buttons and menus in reading order.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }
}

/// A file name as Discord writes it into addresses: letters, digits, `.`, `-` and `_`.
pub(crate) fn safe_name(name: &str) -> String {
    let safe = |c: char| if c.is_alphanumeric() || matches!(c, '.' | '-' | '_') { c } else { '_' };
    name.chars().map(safe).collect()
}

/// The media type that Discord would give a file, by its name.
pub(crate) fn media_type(filename: &str) -> Option<&'static str> {
    let (_, ending) = filename.rsplit_once('.')?;
    Some(match ending.to_ascii_lowercase().as_str() {
        "png" | "apng" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "txt" | "log" | "md" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "zip" => "application/zip",
        _ => return None,
    })
}

/// Width and height of a PNG or GIF.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        return Some((number(6)?, number(8)?));
    }
    None
}
