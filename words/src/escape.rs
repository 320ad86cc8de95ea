//! People's names, and what they type, made fit for a message or a button.

use render::is_from_the_right;
use unicode_normalization::UnicodeNormalization;

/// A person's name for a text message, not too long.
pub fn escape(name: &str) -> String {
    let name: String = tame(name).chars().take(MOST_LETTERS).collect();
    escape_text(&name)
}

/// A typed text or a name without characters that no text of ours may hold: control characters, signs that turn the direction of what
/// follows, and the byte order mark, which some programs take for a space. Composed (NFC), so that equal looks are equal texts.
pub fn tame(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !is_direction(*c) && *c != '\u{feff}').nfc().collect()
}

/// A typed text for a message: Markdown signs escaped, mentions and links defused, control characters removed. Discord looks for
/// invitations such as `discord.gg/x` without reading Markdown; it finds none with backslashes in it.
pub fn escape_text(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 8);
    for c in tame(text).chars() {
        if "\\*_~`|>#+-[](){}<:@./".contains(c) {
            safe.push('\\');
        }
        safe.push(c);
        if c == '@' {
            // A zero-width joiner keeps "@everyone" from being one even where mentions are allowed.
            safe.push('\u{200d}');
        }
    }
    isolated(safe)
}

/// The text, so that it does not turn what follows it if it is written from the right.
pub fn isolated(text: String) -> String {
    if text.contains(is_from_the_right) { format!("\u{2068}{text}\u{2069}") } else { text }
}

/// A text of a message for places without Markdown, such as a button: its signs without backslashes.
pub fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        match signs.peek() {
            Some(&sign) if c == '\\' && sign.is_ascii_punctuation() => {
                plain.push(sign);
                signs.next();
            }
            _ => plain.push(c),
        }
    }
    plain
}

/// Discord's longest display name, with room for stacked marks.
const MOST_LETTERS: usize = 64;

/// Signs that turn the writing direction of what follows.
pub fn is_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
