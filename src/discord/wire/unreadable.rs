//! Interactions that serenity cannot read: they are noted in the log, nothing more.

use poise::serenity_prelude as serenity;
use serenity::{Event, RawEventHandler};

/// A watcher for what serenity cannot read: it drops it without a word, and whoever pressed or typed gets no answer.
pub(crate) struct Unreadable;

#[serenity::async_trait]
impl RawEventHandler for Unreadable {
    async fn raw_event(&self, _: serenity::Context, event: Event) {
        if let Some((id, kind)) = unreadable(&event) {
            tracing::warn!(interaction = id, kind, "an interaction cannot be read");
        }
    }
}

/// Number and kind of an interaction that was not read; nothing of what it says.
pub(crate) fn unreadable(event: &Event) -> Option<(String, u64)> {
    let Event::Unknown(unknown) = event else { return None };
    if unknown.kind != "INTERACTION_CREATE" {
        return None;
    }
    let id = unknown.value.get("id").and_then(|id| id.as_str()).unwrap_or("?");
    let kind = unknown.value.get("type").and_then(serde_json::Value::as_u64).unwrap_or_default();
    Some((id.to_owned(), kind))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::unreadable;

    #[test]
    fn an_interaction_of_an_unknown_kind_is_noticed_and_nothing_else_is() {
        let event = |value| serde_json::from_value(value).expect("any event can be read somehow");
        let strange = json!({"t": "INTERACTION_CREATE", "d": {"id": "17", "type": 99, "data": "secret"}});
        assert_eq!(unreadable(&event(strange)), Some(("17".to_owned(), 99)));
        assert_eq!(unreadable(&event(json!({"t": "SOMETHING_NEW", "d": {"id": "17"}}))), None);
    }
}
