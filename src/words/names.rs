use unicode_normalization::UnicodeNormalization;

/// A person's name for a text message: every Markdown sign escaped, mentions defused, control characters gone.
pub fn escape(name: &str) -> String {
    let mut safe = String::with_capacity(name.len() + 8);
    let visible = name.nfc().filter(|c| !c.is_control() && !is_direction(*c));
    for c in visible.take(MOST_LETTERS) {
        if "\\*_~`|>#-[](){}<:@".contains(c) {
            safe.push('\\');
        }
        safe.push(c);
        if c == '@' {
            // A zero-width joiner keeps "@everyone" from being one even where mentions are allowed.
            safe.push('\u{200d}');
        }
    }
    // A name that is written from the right must not turn what follows it.
    if safe.chars().any(is_from_the_right) { format!("\u{2068}{safe}\u{2069}") } else { safe }
}

/// Whether a letter belongs to a script that is written from the right: Hebrew, Arabic and their neighbours.
fn is_from_the_right(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Discord's longest display name, with room for stacked marks.
const MOST_LETTERS: usize = 64;

/// Signs that turn the writing direction of what follows.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A person's name for a picture; empty when the font cannot draw it, so that the seat's number stands in.
pub fn picture_name(display: &str, username: &str) -> String {
    let drawn = render::sanitise(display, "");
    if drawn.is_empty() { render::sanitise(username, "") } else { drawn }
}
