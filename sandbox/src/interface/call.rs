//! What people and scripts ask for, and what they get back.

use axum::http::Method;
use serde_json::Value;

use crate::refused::Refused;

/// A request of a person or a script.
pub(super) struct Call {
    pub(super) method: Method,
    pub(super) query: Vec<(String, String)>,
    pub(super) body: Value,
}

impl Call {
    pub(super) fn asked(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    pub(super) fn text(&self, key: &str) -> Result<&str, Refused> {
        self.body[key].as_str().ok_or_else(|| Refused::BadRequest(format!("\"{key}\" must be a text")))
    }

    pub(super) fn flag(&self, key: &str) -> bool {
        self.body[key].as_bool().unwrap_or(false)
    }
}

/// A person's or a script's reply: JSON, or a refusal.
pub(super) type Reply = Result<Value, Refused>;
