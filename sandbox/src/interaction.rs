//! Interactions: what a person did, and how far the bot has got with the answer.

use serde_json::Value;

use crate::clock::Millis;
use crate::message::Origin;
use crate::snowflake::Id;

/// The life of a token after the interaction began.
pub(crate) const TOKEN_LIFE: Millis = 15 * 60 * 1000;

/// What the person did.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// Ran a slash command: its full name with subcommands.
    Command { name: String },
    /// Pressed a button or chose from a menu of this message.
    Component { message: Id },
    /// Typed into an option.
    Autocomplete { value_type: u64 },
    /// Sent a form, which a component of this message may have opened.
    Modal { message: Option<Id>, opened_by: Option<Box<Origin>> },
}

impl Deed {
    /// Discord's number for the type of interaction.
    pub(crate) const fn number(&self) -> u8 {
        match self {
            Self::Command { .. } => 2,
            Self::Component { .. } => 3,
            Self::Autocomplete { .. } => 4,
            Self::Modal { .. } => 5,
        }
    }
}

/// The bot's response so far.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Response {
    /// Not acknowledged yet.
    Waiting,
    /// A message came at once.
    Answered(Id),
    /// "Thinking…": the placeholder's id.
    Thinking(Id),
    /// The pressed message was edited.
    Updated(Id),
    /// Acknowledged; an edit of the pressed message may follow.
    Deferred(Id),
    /// A form was opened.
    Modal(Id),
    /// Suggestions came.
    Choices(Vec<Value>),
    /// Nobody answered in time.
    Failed(String),
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    pub(crate) created: Millis,
    pub(crate) deed: Deed,
    pub(crate) response: Response,
}

impl Interaction {
    /// The message that `@original` means now.
    pub(crate) const fn original(&self) -> Option<Id> {
        match self.response {
            Response::Answered(id)
            | Response::Thinking(id)
            | Response::Updated(id)
            | Response::Deferred(id) => Some(id),
            _ => None,
        }
    }

    /// The message whose component led here.
    pub(crate) const fn pressed(&self) -> Option<Id> {
        match self.deed {
            Deed::Component { message } => Some(message),
            Deed::Modal { message, .. } => message,
            _ => None,
        }
    }

    /// The origin that the answering message of this interaction states.
    pub(crate) fn origin(&self, original: Option<Id>) -> Origin {
        let (command, opened_by) = match &self.deed {
            Deed::Command { name } => (Some(name.clone()), None),
            Deed::Modal { opened_by, .. } => (None, opened_by.clone()),
            _ => (None, None),
        };
        Origin {
            id: self.id,
            kind: self.deed.number(),
            person: self.person,
            command,
            original,
            pressed: if opened_by.is_some() { None } else { self.pressed() },
            opened_by,
        }
    }

    pub(crate) const fn expired(&self, now: Millis) -> bool {
        now > self.created + TOKEN_LIFE
    }
}

/// The id of the interaction that a token belongs to, if it is a token at all.
pub(crate) fn id_in_token(token: &str) -> Option<Id> {
    token.strip_prefix("aW50ZXJhY3Rpb246")?.split_once('.')?.0.parse().ok()
}

/// An open form of a person.
#[derive(Clone, Debug)]
pub(crate) struct Modal {
    pub(crate) id: Id,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    pub(crate) title: String,
    pub(crate) custom_id: String,
    pub(crate) components: Vec<Value>,
    /// The message whose button opened it.
    pub(crate) message: Option<Id>,
    pub(crate) opened_by: Origin,
}
