//! A command as a person types it: `/play game:confusing-lands seats:3`.

use serde_json::{Map, Value};

use super::command::{locale_of, localised, usable};
use super::option::{is_called, nested};
use crate::refused::Refused;
use crate::snowflake::Id;
use crate::state::SandboxState;

/// Takes a typed command apart: its path and its options.
pub(super) fn parse(
    state: &SandboxState,
    (who, channel): (Id, Id),
    text: &str,
) -> Result<(String, Map<String, Value>), Refused> {
    let unknown = || Refused::UnknownCommand(text.to_owned());
    let locale = locale_of(state, who);
    let (word, mut rest) = split_word(text.trim().trim_start_matches('/'));
    let known = usable(state, who, channel)?;
    let mut level = known.into_iter().find(|it| is_called(it, word, &locale)).ok_or_else(unknown)?;
    let mut path = word.to_owned();
    while nested(level) {
        let (word, after) = split_word(rest);
        let options = level["options"].as_array().ok_or_else(unknown)?;
        level = options.iter().find(|it| is_called(it, word, &locale)).ok_or_else(unknown)?;
        path = format!("{path} {word}");
        rest = after;
    }
    let options = level["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    Ok((path, values(rest, options, &locale)?))
}

#[cfg(test)]
mod tests;

fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// The values: each runs from its `option:` to the next one.
fn values(text: &str, options: &[Value], locale: &str) -> Result<Map<String, Value>, Refused> {
    let mut marks = Vec::new();
    for option in options {
        let own = option["name"].as_str().unwrap_or_default();
        let local = localised(option, "name", locale);
        let mut names = vec![own, local.as_str()];
        names.dedup();
        for name in names {
            let mark = format!("{name}:");
            let starts = text.match_indices(&mark).map(|(at, _)| at);
            let whole = |at: &usize| {
                text.get(..*at).is_some_and(|it| it.is_empty() || it.ends_with(char::is_whitespace))
            };
            marks.extend(starts.filter(whole).map(|at| (at, at + mark.len(), own)));
        }
    }
    marks.sort_unstable();
    let first = marks.first().map_or(text.len(), |mark| mark.0);
    let stray = text.get(..first).unwrap_or_default().trim();
    if !stray.is_empty() {
        return Err(Refused::InvalidOption(format!("{stray} belongs to no option")));
    }
    let mut found = Map::new();
    for (place, (_, start, name)) in marks.iter().enumerate() {
        let end = marks.get(place + 1).map_or(text.len(), |next| next.0);
        let value = text.get(*start..end).unwrap_or_default().trim();
        found.insert((*name).to_owned(), Value::String(value.to_owned()));
    }
    Ok(found)
}
