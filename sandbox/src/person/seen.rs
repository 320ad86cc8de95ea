//! Messages as one person sees them.

use std::collections::BTreeMap;
use std::fmt;

use bytes::Bytes;
use serde::Serialize;
use serde_json::{Value, json};

use crate::clock::iso;
use crate::message::{Message, MessageState, Origin, flag, kind};
use crate::object;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// The author of a message.
#[derive(Clone, Debug, Serialize)]
pub struct AuthorSeen {
    /// The account.
    pub id: Id,
    /// The display name.
    pub name: String,
    /// Whether it is the bot.
    pub bot: bool,
    /// The colour of the avatar.
    pub colour: String,
}

/// The line above an answer: the person and what they used.
#[derive(Clone, Debug, Serialize)]
pub struct InteractionSeen {
    /// The interaction.
    pub id: Id,
    /// `command`, `component` or `modal`.
    pub kind: &'static str,
    /// The person's `id` and `name`.
    pub user: Value,
    /// The command's full name.
    pub command: Option<String>,
}

/// The message that another one replies to.
#[derive(Clone, Debug, Serialize)]
pub struct ReplySeen {
    /// The message.
    pub id: Id,
    /// Its author's name.
    pub author: String,
    /// Its first words.
    pub excerpt: String,
}

/// The thread that belongs to a message.
#[derive(Clone, Debug, Serialize)]
pub struct ThreadSeen {
    /// The thread.
    pub id: Id,
    /// Its name.
    pub name: String,
}

/// A file of a message.
#[derive(Clone, Serialize)]
pub struct AttachmentSeen {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub filename: String,
    /// Its path below the sandbox's address.
    pub url: String,
    /// Its media type.
    pub content_type: Option<String>,
    /// Its size in bytes.
    pub size: usize,
    /// Pixels, of pictures.
    pub width: Option<u32>,
    /// Pixels, of pictures.
    pub height: Option<u32>,
    /// The alternative text.
    pub description: Option<String>,
    /// Whether it is hidden until clicked.
    pub spoiler: bool,
    /// Its content.
    #[serde(skip)]
    pub bytes: Bytes,
}

// By hand, because all bytes of a picture would flood a failed test's output.
impl fmt::Debug for AttachmentSeen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AttachmentSeen")
            .field("filename", &self.filename)
            .field("size", &self.size)
            .field("description", &self.description)
            .finish_non_exhaustive()
    }
}

/// A message as one person sees it. The README describes every field.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct MessageSeen {
    pub id: Id,
    pub channel: Id,
    pub author: AuthorSeen,
    pub content: String,
    pub names: BTreeMap<String, String>,
    pub pings_me: bool,
    pub sent_at: String,
    pub edited_at: Option<String>,
    pub state: &'static str,
    pub kind: &'static str,
    pub ephemeral: bool,
    pub suppress_notifications: bool,
    pub interaction: Option<InteractionSeen>,
    pub reply_to: Option<ReplySeen>,
    pub thread: Option<ThreadSeen>,
    pub attachments: Vec<AttachmentSeen>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
}

impl MessageSeen {
    /// All buttons and menus in reading order, as Discord's objects.
    pub fn parts(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }

    /// The labels of the buttons that can be pressed.
    pub fn buttons(&self) -> Vec<&str> {
        let live = self.parts().filter(|it| it["type"] == 2 && it["disabled"] != json!(true));
        live.filter_map(|it| it["label"].as_str()).collect()
    }

    pub(crate) fn new(state: &SandboxState, message: &Message, viewer: Id) -> Self {
        let author = state.world.people.get(&message.author);
        let reply = message.reply_to.and_then(|id| state.messages.get(&(message.channel, id)));
        let reply = reply.filter(|it| it.visible_to(viewer));
        let thread = message.thread.and_then(|id| state.world.channels.get(&id));
        let drawn = object::message(state, message);
        Self {
            id: message.id,
            channel: message.channel,
            author: AuthorSeen {
                id: message.author,
                name: state.world.name_of(message.author),
                bot: author.is_some_and(|it| it.bot),
                colour: author.map_or_else(|| "#808080".to_owned(), |it| it.colour.clone()),
            },
            content: if message.kind == kind::THREAD_CREATED {
                String::new()
            } else {
                message.content.clone()
            },
            names: names(state, message, reply.map_or("", |it| it.content.as_str())),
            pings_me: message.pinged.contains(&viewer),
            sent_at: iso(message.created),
            edited_at: message.edited.map(iso),
            state: match message.state {
                MessageState::Sent => "sent",
                MessageState::Thinking => "thinking",
                MessageState::Failed => "failed",
            },
            kind: match message.kind {
                kind::THREAD_CREATED => "thread_created",
                kind::CHANNEL_NAME_CHANGE => "renamed",
                kind::PINNED => "pinned",
                _ => "message",
            },
            ephemeral: message.only_for.is_some(),
            suppress_notifications: message.flags & flag::SUPPRESS_NOTIFICATIONS != 0,
            interaction: message.origin.as_ref().map(|origin| interaction(state, origin)),
            reply_to: reply.map(|it| ReplySeen {
                id: it.id,
                author: state.world.name_of(it.author),
                excerpt: excerpt(&it.content),
            }),
            thread: thread.map(|it| ThreadSeen { id: it.id, name: it.name.clone() }),
            attachments: attachments(message),
            embeds: match drawn["embeds"].as_array() {
                Some(list) if message.flags & flag::SUPPRESS_EMBEDS == 0 => list.clone(),
                _ => Vec::new(),
            },
            components: message.components.clone(),
        }
    }
}

fn interaction(state: &SandboxState, origin: &Origin) -> InteractionSeen {
    InteractionSeen {
        id: origin.id,
        kind: match origin.kind {
            2 => "command",
            5 => "modal",
            _ => "component",
        },
        user: json!({"id": origin.person, "name": state.world.name_of(origin.person)}),
        command: origin.command.clone(),
    }
}

fn attachments(message: &Message) -> Vec<AttachmentSeen> {
    let seen = |it: &crate::message::Attachment| AttachmentSeen {
        id: it.id,
        filename: it.filename.clone(),
        url: object::attachment_path(message.channel, it),
        content_type: it.content_type.clone(),
        size: it.bytes.len(),
        width: it.dimensions.map(|(width, _)| width),
        height: it.dimensions.map(|(_, height)| height),
        description: it.description.clone(),
        spoiler: it.filename.starts_with("SPOILER_"),
        bytes: it.bytes.clone(),
    };
    message.attachments.iter().map(seen).collect()
}

/// The first words, with no mention cut in two.
fn excerpt(content: &str) -> String {
    let first: String = content.chars().take(120).collect();
    match first.rsplit_once('<') {
        Some((whole, open)) if !open.contains('>') && first.len() < content.len() => whole.to_owned(),
        _ => first,
    }
}

/// The names of all people, roles and channels whose ids are in the message, or in the one it replies to.
fn names(state: &SandboxState, message: &Message, replied: &str) -> BTreeMap<String, String> {
    let mut texts = vec![message.content.clone(), excerpt(replied)];
    texts.extend(message.embeds.iter().map(Value::to_string));
    let server =
        state.world.channels.get(&message.channel).and_then(|it| state.world.servers.get(&it.server));
    let mut names = BTreeMap::new();
    for text in texts {
        for part in text.split('<').skip(1) {
            let Some((inside, _)) = part.split_once('>') else { continue };
            let digits = inside.trim_start_matches(['@', '#', '&', '!']);
            let Ok(id) = digits.parse::<Id>() else { continue };
            let name = match inside.as_bytes().first() {
                Some(b'#') => state.world.channels.get(&id).map(|it| it.name.clone()),
                Some(b'@') => {
                    let role = server.and_then(|it| it.role(id)).map(|it| it.name.clone());
                    role.or_else(|| state.world.people.get(&id).map(|it| it.name.clone()))
                }
                _ => None,
            };
            if let Some(name) = name {
                names.insert(id.to_string(), name);
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn an_excerpt_cuts_no_mention_in_two() {
        assert_eq!(excerpt("Still to answer: <@12>"), "Still to answer: <@12>");
        let long = format!("{} <@1100000000000000011>", "x".repeat(110));
        assert_eq!(excerpt(&long), format!("{} ", "x".repeat(110)));
        assert_eq!(excerpt(&"ř".repeat(130)), "ř".repeat(120));
    }
}
