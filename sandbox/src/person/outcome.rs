//! The outcome of what a person did.

use serde::Serialize;
use serde_json::Value;

use crate::snowflake::Id;

/// The progress of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// A message came.
    Answered,
    /// Deferred: a placeholder is shown.
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

/// An open form.
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
