//! Discord's numbers, which only this file knows.

/// Characters of a message.
pub(crate) const CONTENT: usize = 2000;
/// Characters of a button's label.
pub(crate) const BUTTON_LABEL: usize = 80;
/// Characters of a select option's label, description and value, and of an autocomplete choice.
pub(crate) const OPTION_TEXT: usize = 100;
/// Characters of a select's placeholder.
pub(crate) const PLACEHOLDER: usize = 150;
/// Characters of a custom_id; drafts are short enough, which the tests prove.
pub(crate) const CUSTOM_ID: usize = 100;
/// Buttons in a row.
pub(crate) const BUTTONS: usize = 5;
/// Rows of components in a message.
pub(crate) const ROWS: usize = 5;
/// Options of a select, and choices of an autocomplete.
pub(crate) const OPTIONS: usize = 25;
/// Characters of an attachment's description.
pub(crate) const ALT_TEXT: usize = 1024;
/// Bytes of a file that can be attached anywhere; paid servers take more.
pub(crate) const FILE: usize = 8_000_000;
/// Characters of a modal's title and of its labels.
pub(crate) const MODAL_TITLE: usize = 45;

/// The text, cut to that many UTF-16 units; the last one becomes an ellipsis. Discord counts as JavaScript does.
pub(crate) fn fit(text: &str, most: usize) -> String {
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let mut used = 1;
    let kept = text.chars().take_while(|c| {
        used += c.len_utf16();
        used <= most
    });
    let mut short: String = kept.collect();
    short.push('…');
    short
}

/// Lines joined up to that length; later ones are left out, and an ellipsis replaces them.
pub(crate) fn first_lines(lines: &[String], most: usize) -> String {
    let mut used = 1;
    let fits = |line: &&String| {
        used += line.encode_utf16().count() + 1;
        used <= most
    };
    let mut kept: Vec<&str> = lines.iter().take_while(fits).map(String::as_str).collect();
    if kept.len() < lines.len() {
        kept.push("…");
    }
    kept.join("\n")
}

/// Lines joined up to that length; older (earlier) lines are left out.
pub(crate) fn newest_lines(lines: &[String], most: usize) -> String {
    let mut used = 0;
    let fits = |line: &&String| {
        used += line.encode_utf16().count() + 1;
        used <= most
    };
    let kept: Vec<&String> = lines.iter().rev().take_while(fits).collect();
    kept.into_iter().rev().cloned().collect::<Vec<_>>().join("\n")
}
