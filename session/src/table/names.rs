//! The names of those who sit at a table: in messages, in plain text, in pictures.

use words::{
    Lang, Speech, caretaker_name, computer_name, escape, forgotten_name, isolated, picture_name, shown_name,
};

use super::seat::SeatRow;
use super::session::Session;
use super::sitter::{Sitter, is_forgotten};

impl Sitter {
    /// Their name in Discord or in the language, neither escaped nor fit for a picture; empty if it would be invisible.
    pub fn plain_name(&self, lang: Lang) -> String {
        match self {
            Sitter::Person { user, .. } if is_forgotten(*user) => forgotten_name(lang),
            Sitter::Person { name, username, .. } => shown_name(name, username),
            Sitter::Computer { number, .. } => computer_name(lang, *number),
        }
    }

    /// Their name for a picture; empty when the font cannot draw it.
    fn drawn_name(&self, lang: Lang) -> String {
        let username = match self {
            Sitter::Person { username, .. } => username,
            Sitter::Computer { .. } => "",
        };
        picture_name(&self.plain_name(lang), username)
    }
}

impl SeatRow {
    /// The name, with a note if a computer plays for the person; an empty name stays empty.
    fn noted(&self, name: String, lang: Lang) -> String {
        if self.caretaker.is_some() && !name.is_empty() { caretaker_name(lang, name) } else { name }
    }
}

impl Session {
    /// A language with the names at the table, for messages.
    pub fn speech(&self, lang: Lang) -> Speech {
        Speech::new(lang, names(self, |row| escape(&row.noted(row.sitter.plain_name(lang), lang))))
    }

    /// Names for what concerns people, no matter who plays on their seats now.
    pub fn people_speech(&self, lang: Lang) -> Speech {
        Speech::new(lang, names(self, |row| escape(&row.sitter.plain_name(lang))))
    }

    /// Names for texts without Markdown.
    pub fn plain_speech(&self, lang: Lang) -> Speech {
        Speech::new(lang, names(self, |row| row.noted(isolated(row.sitter.plain_name(lang)), lang)))
            .without_markdown()
    }

    /// Names for pictures.
    pub fn drawn_speech(&self, lang: Lang) -> Speech {
        Speech::new(lang, names(self, |row| row.noted(row.sitter.drawn_name(lang), lang))).without_markdown()
    }

    /// The languages in which a person here may write: their own, the table's and English, each once.
    pub fn readers(&self, own: Lang) -> Vec<Speech> {
        let mut langs = vec![own];
        for lang in [self.language.parse().unwrap_or_default(), Lang::En] {
            if !langs.contains(&lang) {
                langs.push(lang);
            }
        }
        langs.into_iter().map(|lang| self.speech(lang)).collect()
    }
}

/// Everybody's name. Equal names are told apart by their seats.
fn names(session: &Session, name: impl Fn(&SeatRow) -> String) -> Vec<String> {
    let names: Vec<String> = session.seats.iter().map(name).collect();
    let alike = |name: &String| {
        let lower = name.to_lowercase();
        !name.is_empty() && names.iter().filter(|other| other.to_lowercase() == lower).count() > 1
    };
    let told = |(number, name): (usize, &String)| match alike(name) {
        true => format!("{name} ({number})"),
        false => name.clone(),
    };
    (1..).zip(&names).map(told).collect()
}
