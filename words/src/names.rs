//! The names of people, computers and forgotten people.

use rules::SeatSet;

use super::escape::tame;
use super::lang::Lang;
use super::phrases::{Phrases, Speech};

/// A person's name in a text, or their username if the name is invisible; empty if both are, so that the seat's number stands in.
pub fn shown_name(display: &str, username: &str) -> String {
    let shown = [display, username].into_iter().find(|name| render::is_visible(name));
    shown.map(tame).unwrap_or_default()
}

/// A person's name for a picture; empty when the font cannot draw it, so that the seat's number stands in.
pub fn picture_name(display: &str, username: &str) -> String {
    let drawn = render::sanitise(display, "");
    if drawn.is_empty() { render::sanitise(username, "") } else { drawn }
}

/// The name of the computer with that number.
pub fn computer_name(lang: Lang, number: u16) -> String {
    Phrases::shared().text(lang, "computer-name", &[("number", number.into())], &|_| String::new())
}

/// A name with a note that a computer plays for that person.
pub fn caretaker_name(lang: Lang, name: String) -> String {
    Phrases::shared().text(lang, "caretaker-name", &[("name", name.into())], &|_| String::new())
}

/// The name of a forgotten person.
pub fn forgotten_name(lang: Lang) -> String {
    Phrases::shared().text(lang, "person-forgotten", &[], &|_| String::new())
}

impl Speech {
    /// The names, with a sign after the names of these seats.
    #[must_use]
    pub fn marked(self, seats: SeatSet, sign: &str) -> Speech {
        self.renamed(|seat, name| if seats.contains(seat) { format!("{name} {sign}") } else { name })
    }
}
