//! Text in lines, and numbers as people read them.

use super::words::shorten;

/// The most characters of a line of a text board or a report: what a phone shows of a block of code.
pub const LINE: usize = 34;

/// Breaks a text into lines of at most `width` characters between its words; every line but the first begins with `indent`. What is longer than
/// a line alone is cut.
pub fn wrapped(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always one");
        if line.is_empty() {
            line.push_str(&shorten(word.to_owned(), width));
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(shorten(format!("{indent}{word}"), width));
        }
    }
    lines
}

/// Breaks a text as [`wrapped`] does; every line, the first one too, begins with two spaces.
pub fn below(text: &str) -> impl Iterator<Item = String> {
    wrapped(text, LINE - 2, "").into_iter().map(|line| format!("  {line}"))
}

/// A number with the minus sign of texts and pictures.
pub fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}
