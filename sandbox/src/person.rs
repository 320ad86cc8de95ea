//! People: what somebody at a screen can see and do.

mod act;
mod command;
mod handle;
mod option;
mod place;
mod press;
mod seen;
mod typed;
mod view;

use serde::Serialize;
use serde_json::Value;

pub use command::{ChoiceSeen, CommandSeen, OptionSeen};
pub use handle::Person;
pub use place::{PersonAt, TimedOut};
pub use seen::{AttachmentSeen, AuthorSeen, InteractionSeen, MessageSeen, ReplySeen, ThreadSeen};

#[cfg(test)]
pub(crate) use act::begin;
#[cfg(test)]
pub(crate) use press::{press, select, submit};
pub(crate) use view::{channel_seen, person_seen, server_seen, world_seen, world_seen_by};

use crate::state::Id;

/// Why a person could not do something; Discord's client would not even let one try.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refused {
    #[error("{0}")]
    BadRequest(String),
    #[error("nobody is called {0}")]
    UnknownPerson(String),
    #[error("there is no server {0}")]
    UnknownServer(String),
    #[error("there is no channel {0}, or it is out of sight")]
    UnknownChannel(String),
    #[error("there is no message {0}, or it is out of sight")]
    UnknownMessage(String),
    #[error("the message has no component {0}")]
    UnknownComponent(String),
    #[error("there is no command {0}")]
    UnknownCommand(String),
    #[error("no form {0} is open")]
    UnknownModal(String),
    #[error("{0}")]
    InvalidOption(String),
    #[error("{0}")]
    InvalidValue(String),
    #[error("it is greyed out")]
    Disabled,
    #[error("{0}")]
    Forbidden(String),
    #[error("the thread is archived")]
    Archived,
}

impl Refused {
    /// The word for it in JSON.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadRequest(_) => "bad_request",
            Self::UnknownPerson(_) => "unknown_person",
            Self::UnknownServer(_) => "unknown_server",
            Self::UnknownChannel(_) => "unknown_channel",
            Self::UnknownMessage(_) => "unknown_message",
            Self::UnknownComponent(_) => "unknown_component",
            Self::UnknownCommand(_) => "unknown_command",
            Self::UnknownModal(_) => "unknown_modal",
            Self::InvalidOption(_) => "invalid_option",
            Self::InvalidValue(_) => "invalid_value",
            Self::Disabled => "disabled",
            Self::Forbidden(_) => "forbidden",
            Self::Archived => "archived",
        }
    }
}

/// The progress of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// A message came.
    Answered,
    /// Deferred: a placeholder stands there.
    Thinking,
    /// The pressed message was edited.
    Updated,
    /// Acknowledged without a visible change.
    Deferred,
    /// A form opened.
    Modal,
    /// Nobody answered in time.
    Failed,
}

/// A form that lies open.
#[derive(Clone, Debug, Serialize)]
pub struct ModalSeen {
    /// The id to submit it by.
    pub id: Id,
    /// Its headline.
    pub title: String,
    /// The bot's own id for it.
    pub custom_id: String,
    /// Discord's component objects.
    pub components: Vec<Value>,
}

/// The outcome of an interaction within the time that Discord gives.
#[derive(Clone, Debug, Serialize)]
pub struct DeedOutcome {
    /// The interaction.
    pub interaction: Id,
    /// Its progress.
    pub state: Progress,
    /// The message that answers, or the one that was edited.
    pub message: Option<Id>,
    /// The form that opened.
    pub modal: Option<ModalSeen>,
    /// Why it failed.
    pub reason: Option<String>,
}

impl DeedOutcome {
    /// Whether the bot acknowledged in time.
    #[must_use]
    pub fn is_ok(&self) -> bool {
        self.state != Progress::Failed
    }
}

/// A value that autocomplete suggests.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suggestion {
    /// The text shown, in the person's language.
    pub name: String,
    /// The value that is sent.
    pub value: Value,
}
