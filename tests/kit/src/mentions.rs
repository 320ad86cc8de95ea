//! The people whom messages may ping: every request that writes a message names them, because otherwise Discord pings everybody the text
//! names. And where their words are: in no embed, because people who have switched embeds off do not see those.

use sandbox::JournalRequest;
use serde_json::Value;

/// Checks every request, accepted or not.
pub(crate) fn check(journal: &[JournalRequest]) {
    let silent =
        |entry: &&JournalRequest| written(entry).is_some_and(|it| !it["allowed_mentions"].is_object());
    let told = |entry: &JournalRequest| format!("{} {}: {}", entry.method, entry.path, entry.body);
    let silent: Vec<String> = journal.iter().filter(silent).map(told).collect();
    assert!(silent.is_empty(), "nothing says whom these may ping: {silent:#?}");
    let embeds = |message: &Value| message["embeds"].as_array().is_some_and(|list| !list.is_empty());
    let hidden = |entry: &&JournalRequest| written(entry).is_some_and(embeds);
    let hidden: Vec<String> = journal.iter().filter(hidden).map(told).collect();
    assert!(hidden.is_empty(), "not everybody sees an embed: {hidden:#?}");
}

/// The message that a request writes.
fn written(entry: &JournalRequest) -> Option<&Value> {
    let parts: Vec<&str> = entry.path.split('/').collect();
    match (entry.method.as_str(), parts.as_slice()) {
        ("POST", ["interactions", .., "callback"]) => match entry.body["type"].as_u64() {
            // A message, the placeholder of a thought, and the new content of the pressed one.
            Some(4 | 5 | 7) => Some(&entry.body["data"]),
            _ => None,
        },
        (
            "POST" | "PATCH",
            ["channels", _, "messages"] | ["channels", _, "messages", _] | ["webhooks", ..],
        ) => Some(&entry.body),
        _ => None,
    }
}
