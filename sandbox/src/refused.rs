//! Why a person's action is refused.

/// Why a person could not do something; Discord's client would not even let them try.
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
