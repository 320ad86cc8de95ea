//! A parsed request of the bot, and its outcome: an answer, or a refusal with a status, a code of Discord's own, a message, and for forms
//! nested errors.

use bytes::Bytes;
use serde_json::{Value, json};

use crate::limits::Problems;
use crate::snowflake::Id;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in `files[number]`.
    pub(crate) number: usize,
    pub(crate) field: String,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A request, read and parsed.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// Below `/api/v10/`.
    pub(crate) path: String,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) body: Value,
    pub(crate) files: Vec<Upload>,
    /// Whether the bot's token came with it.
    pub(crate) authorised: bool,
}

impl Request {
    /// The value of a query parameter.
    pub(crate) fn asked(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Whether a query parameter says yes, in any of the ways in which clients write it; absent is no.
    pub(crate) fn wants(&self, key: &str) -> Result<bool, Refusal> {
        match self.asked(key).map(str::to_ascii_lowercase).as_deref() {
            None | Some("false" | "0") => Ok(false),
            Some("true" | "1") => Ok(true),
            Some(_) => Err(Refusal::field(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")),
        }
    }
}

/// The bot's answer when nothing is wrong.
#[derive(Debug)]
pub(crate) enum Answer {
    /// 200 with JSON.
    Json(Value),
    /// 201 with JSON.
    Created(Value),
    /// 204.
    Nothing,
}

pub(crate) type Answered = Result<Answer, Refusal>;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    code: u32,
    message: String,
    errors: Option<Value>,
}

macro_rules! refusals {
    ($($name:ident = $status:literal, $code:literal, $message:literal;)+) => {
        impl Refusal {
            $(pub(crate) fn $name() -> Self {
                Self { status: $status, code: $code, message: $message.to_owned(), errors: None }
            })+
        }
    };
}

refusals! {
    unauthorised = 401, 0, "401: Unauthorized";
    not_found = 404, 0, "404: Not Found";
    method_not_allowed = 405, 0, "405: Method Not Allowed";
    unknown_application = 404, 10002, "Unknown Application";
    unknown_channel = 404, 10003, "Unknown Channel";
    unknown_server = 404, 10004, "Unknown Guild";
    unknown_member = 404, 10007, "Unknown Member";
    unknown_message = 404, 10008, "Unknown Message";
    unknown_user = 404, 10013, "Unknown User";
    unknown_emoji = 404, 10014, "Unknown Emoji";
    unknown_webhook = 404, 10015, "Unknown Webhook";
    unknown_interaction = 404, 10062, "Unknown interaction";
    unknown_command = 404, 10063, "Unknown application command";
    too_many_pins = 400, 30003, "Maximum number of pins reached for the channel (250)";
    too_many_reactions = 400, 30010, "Maximum number of reactions reached (20)";
    too_large = 413, 40005, "Request entity too large";
    already_acknowledged = 400, 40060, "Interaction has already been acknowledged.";
    missing_access = 403, 50001, "Missing Access";
    other_author = 403, 50005, "Cannot edit a message authored by another user";
    empty_message = 400, 50006, "Cannot send an empty message";
    unreachable_user = 403, 50007, "Cannot send messages to this user";
    missing_permissions = 403, 50013, "Missing Permissions";
    wrong_channel_type = 400, 50024, "Cannot execute action on this channel type";
    invalid_token = 401, 50027, "Invalid Webhook Token";
    invalid_json = 400, 50109, "The request body contains invalid JSON.";
    system_message = 403, 50021, "Cannot execute action on a system message";
    archived = 400, 50083, "Thread is archived";
    has_thread = 400, 160_004, "A thread has already been created for this message";
    locked = 403, 160_005, "Thread is locked";
}

impl Refusal {
    /// "Invalid Form Body" with what is wrong.
    pub(crate) fn form(problems: Problems) -> Self {
        Self {
            status: 400,
            code: 50035,
            message: "Invalid Form Body".to_owned(),
            errors: Some(problems.into_json()),
        }
    }

    /// "Invalid Form Body" for one field.
    pub(crate) fn field(path: &str, code: &str, message: &str) -> Self {
        let mut problems = Problems::default();
        problems.add(path, code, message);
        Self::form(problems)
    }

    pub(crate) fn not_snowflake(text: &str) -> Self {
        let message = format!("Value \"{text}\" is not snowflake.");
        Self::field("id", "NUMBER_TYPE_COERCE", &message)
    }

    /// Refuses the form if its check found problems.
    pub(crate) fn unless_clean(problems: Problems) -> Result<(), Self> {
        if problems.is_empty() { Ok(()) } else { Err(Self::form(problems)) }
    }

    pub(crate) fn json(&self) -> Value {
        let mut object = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            object["errors"] = errors.clone();
        }
        object
    }
}

/// An id out of a path.
pub(crate) fn id(text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| Refusal::not_snowflake(text))
}
