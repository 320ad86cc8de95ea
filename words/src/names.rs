//! What people, computers and those who are forgotten are called.

use rules::SeatSet;

use super::escape::tame;
use super::lang::Lang;
use super::phrases::{Phrases, Speech};

/// What a person is called in a text: by their name, or by their username if there is nothing to be seen in that; empty if there is in
/// neither, so that the seat's number stands in.
pub fn shown_name(display: &str, username: &str) -> String {
    let shown = [display, username].into_iter().find(|name| render::is_visible(name));
    shown.map(tame).unwrap_or_default()
}

/// A person's name for a picture; empty when the font cannot draw it, so that the seat's number stands in.
pub fn picture_name(display: &str, username: &str) -> String {
    let drawn = render::sanitise(display, "");
    if drawn.is_empty() { render::sanitise(username, "") } else { drawn }
}

/// What the computer of that number is called.
pub fn computer_name(lang: Lang, number: u16) -> String {
    Phrases::shared().text(lang, "computer-name", &[("number", number.into())], &|_| String::new())
}

/// A name with a note that a computer plays for that person.
pub fn caretaker_name(lang: Lang, name: String) -> String {
    Phrases::shared().text(lang, "caretaker-name", &[("name", name.into())], &|_| String::new())
}

/// What somebody is called who is forgotten.
pub fn forgotten_name(lang: Lang) -> String {
    Phrases::shared().text(lang, "person-forgotten", &[], &|_| String::new())
}

impl Speech {
    /// The names with a sign after those of those seats.
    #[must_use]
    pub fn marked(self, seats: SeatSet, sign: &str) -> Speech {
        self.renamed(|seat, name| if seats.contains(seat) { format!("{name} {sign}") } else { name })
    }
}
