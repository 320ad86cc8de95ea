use games::SeatSet;
use unicode_normalization::UnicodeNormalization;

use super::{Lang, Phrases, Speech};
use crate::session::{SeatRow, Sitter, is_forgotten};

/// A person's name for a text message, at a bearable length.
pub fn escape(name: &str) -> String {
    let name: String = tame(name).nfc().take(MOST_LETTERS).collect();
    escape_text(&name)
}

/// What somebody has typed, or is called, without what no text of ours may hold: control characters, and signs that turn the direction of
/// what follows.
pub(super) fn tame(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !is_direction(*c)).collect()
}

/// What somebody has typed for a text message: every Markdown sign escaped, mentions and links defused, control characters gone. Discord
/// looks for invitations such as `discord.gg/x` without reading Markdown; it finds none with backslashes in it.
pub fn escape_text(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 8);
    for c in tame(text).nfc() {
        if "\\*_~`|>#+-[](){}<:@./".contains(c) {
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

/// A text of a message for where Discord knows no Markdown, such as a button: its signs without their backslashes.
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

/// Whether a letter belongs to a script that is written from the right: Hebrew, Arabic and their neighbours.
fn is_from_the_right(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Discord's longest display name, with room for stacked marks.
const MOST_LETTERS: usize = 64;

/// Signs that turn the writing direction of what follows.
pub(crate) fn is_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A person's name for a picture; empty when the font cannot draw it, so that the seat's number stands in.
pub fn picture_name(display: &str, username: &str) -> String {
    let drawn = render::sanitise(display, "");
    if drawn.is_empty() { render::sanitise(username, "") } else { drawn }
}

/// The name of a sitter, as Discord or the language has it: neither escaped nor fit for a picture.
pub fn plain_name(sitter: &Sitter, lang: Lang) -> String {
    match sitter {
        Sitter::Person { user, .. } if is_forgotten(*user) => forgotten_name(lang),
        Sitter::Person { name, .. } => tame(name),
        Sitter::Computer { number, .. } => {
            Phrases::shared().text(lang, "computer-name", &[("number", (*number).into())], &|_| String::new())
        }
    }
}

/// What somebody is called who is forgotten.
pub fn forgotten_name(lang: Lang) -> String {
    Phrases::shared().text(lang, "person-forgotten", &[], &|_| String::new())
}

/// The name of a sitter for a picture; empty when the font cannot draw it.
fn drawn_name(sitter: &Sitter, lang: Lang) -> String {
    let username = match sitter {
        Sitter::Person { username, .. } => username,
        Sitter::Computer { .. } => "",
    };
    picture_name(&plain_name(sitter, lang), username)
}

/// Says of the names at a table for whom a computer plays.
fn names(seats: &[SeatRow], lang: Lang, name: fn(&Sitter, Lang) -> String) -> Vec<String> {
    let kept = |name: String| {
        Phrases::shared().text(lang, "caretaker-name", &[("name", name.into())], &|_| String::new())
    };
    let named = |row: &SeatRow| match (name(&row.sitter, lang), row.caretaker) {
        (name, Some(_)) if !name.is_empty() => kept(name),
        (name, _) => name,
    };
    seats.iter().map(named).collect()
}

impl Speech {
    /// That language with the names at a table, for texts without Markdown.
    pub fn plain(lang: Lang, seats: &[SeatRow]) -> Speech {
        Speech::new(lang, names(seats, lang, plain_name)).without_markdown()
    }

    /// That language with the names at a table, for messages.
    pub fn escaped(lang: Lang, seats: &[SeatRow]) -> Speech {
        Speech::new(lang, names(seats, lang, plain_name).iter().map(|name| escape(name)).collect())
    }

    /// The languages in which somebody at a table may write: their own, the table's and English, each once.
    pub fn readers(own: Lang, table: &str, seats: &[SeatRow]) -> Vec<Speech> {
        let mut langs = vec![own];
        for lang in [table.parse().unwrap_or_default(), Lang::En] {
            if !langs.contains(&lang) {
                langs.push(lang);
            }
        }
        langs.into_iter().map(|lang| Speech::escaped(lang, seats)).collect()
    }

    /// The same with a sign behind the names of those seats.
    #[must_use]
    pub fn marked(self, seats: SeatSet, sign: &str) -> Speech {
        self.renamed(|seat, name| if seats.contains(seat) { format!("{name} {sign}") } else { name })
    }

    /// That language with the names at a table, for pictures.
    pub fn drawn(lang: Lang, seats: &[SeatRow]) -> Speech {
        Speech::new(lang, names(seats, lang, drawn_name)).without_markdown()
    }
}
