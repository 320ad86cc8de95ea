//! Keeps out of the log, at every level, interactions' tokens, with which anybody could answer in the bot's name.
//!
//! Libraries write them: in the address of a request, also in its error, and in what they have read from the gateway, in Rust's form and in
//! JSON's.

use std::borrow::Cow;

/// The parts of an address before a number and a token.
const PATHS: [&str; 2] = ["interactions/", "webhooks/"];
/// The name of a field with a token.
const FIELD: &str = "token";
/// What replaces it.
const HIDDEN: &str = "[hidden]";

/// The text without tokens.
pub(super) fn without_tokens(text: &str) -> Cow<'_, str> {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((start, end)) = token(rest) {
        kept.push_str(&rest[..start]);
        kept.push_str(HIDDEN);
        rest = &rest[end..];
    }
    if kept.is_empty() { text.into() } else { (kept + rest).into() }
}

/// The place of the first token in a text.
fn token(text: &str) -> Option<(usize, usize)> {
    let begins = |(at, _): (usize, char)| {
        let here = &text[at..];
        let behind = PATHS.iter().find_map(|path| behind_number(here.strip_prefix(path)?));
        let behind = behind.or_else(|| behind_quote(here.strip_prefix(FIELD)?))?;
        let start = text.len() - behind.len();
        let length = behind.find(|c: char| !is_of_token(c)).unwrap_or(behind.len());
        (length > 0).then_some((start, start + length))
    };
    text.char_indices().find_map(begins)
}

fn behind_number(text: &str) -> Option<&str> {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if behind.len() < text.len() { behind.strip_prefix('/') } else { None }
}

/// The text after `: "`, `":"`, or either of them within a quoted text.
fn behind_quote(text: &str) -> Option<&str> {
    let is_filling = |c: char| matches!(c, '\\' | '"' | ' ');
    let value = text.trim_start_matches(is_filling).strip_prefix([':', '='])?;
    let value = value.trim_start().trim_start_matches("Some(");
    let quoted = value.trim_start_matches('\\').strip_prefix('"')?;
    Some(quoted)
}

fn is_of_token(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '=' | '+' | '%' | '~')
}

#[cfg(test)]
mod tests {
    use super::without_tokens;

    #[test]
    fn tokens_are_hidden_in_addresses_and_in_what_was_read() {
        for (text, without) in [
            ("POST /interactions/12/aW5-_x=/callback", "POST /interactions/12/[hidden]/callback"),
            (
                "error sending request for url (https://discord.com/api/v10/webhooks/7/abc/messages/@original)",
                "error sending request for url (https://discord.com/api/v10/webhooks/7/[hidden]/messages/@original)",
            ),
            (
                "webhooks/7/abc?wait=true then webhooks/8/def",
                "webhooks/7/[hidden]?wait=true then webhooks/8/[hidden]",
            ),
            (r#"{ id: 1, token: "ab.c", version: 1 }"#, r#"{ id: 1, token: "[hidden]", version: 1 }"#),
            (r#"{"token":"abc","v":1}"#, r#"{"token":"[hidden]","v":1}"#),
            (r#"{\"token\":\"abc\",\"v\":1}"#, r#"{\"token\":\"[hidden]\",\"v\":1}"#),
            (r#"token: Some("abc")"#, r#"token: Some("[hidden]")"#),
            // Cut in the middle.
            (r#"token: "ab…"#, r#"token: "[hidden]…"#),
        ] {
            assert_eq!(without_tokens(text), without);
        }
    }

    #[test]
    fn words_stay() {
        for text in
            ["Discord does not know this token: put the bot's own", "interactions/12", "żółty token", ""]
        {
            assert_eq!(without_tokens(text), text);
        }
    }
}
