//! Authors: who does something at a table.

use std::str::FromStr;

use words::{picture_name, shown_name};

use super::word::UnknownWord;

/// The kind of author who did something: every row of a log names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Author {
    /// A person, acting for themselves.
    Person,
    /// A computer on its seat.
    Computer,
    /// A person on their seat, by an order that they gave earlier.
    Order,
    /// The clock: a time was up.
    Clock,
    /// A person who settles what the table cannot.
    Moderator,
    /// The bot, for nobody in particular.
    Bot,
}

impl Author {
    const ALL: [Author; 6] =
        [Author::Person, Author::Computer, Author::Order, Author::Clock, Author::Moderator, Author::Bot];

    /// As in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Author::Person => "person",
            Author::Computer => "computer",
            Author::Order => "order",
            Author::Clock => "clock",
            Author::Moderator => "moderator",
            Author::Bot => "bot",
        }
    }
}

impl FromStr for Author {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Author::ALL.into_iter().find(|author| author.as_str() == text).ok_or(UnknownWord(text.to_owned()))
    }
}

/// Who does something at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The kind of author.
    pub author: Author,
    /// Discord's number of the user, also if a computer plays for them; a computer's number at its table; else 0.
    pub user: u64,
    /// The name that the server calls them by.
    pub name: String,
    /// Discord's unique name, for where the other one cannot be drawn or seen.
    pub username: String,
    /// The locale of their Discord client, such as `en-GB`.
    pub locale: String,
}

/// A person's names in Discord, as they were last seen; both empty if none was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// What they are called.
    pub name: String,
    /// The name of their account.
    pub username: String,
}

impl Names {
    /// The name for texts, not yet escaped; empty if both are invisible.
    pub fn shown(&self) -> String {
        shown_name(&self.name, &self.username)
    }

    /// The name for pictures; empty if neither can be drawn.
    pub fn drawn(&self) -> String {
        picture_name(&self.name, &self.username)
    }
}

impl Person {
    /// The bot itself, for what nobody in particular does: parking, adoption of new rules.
    pub fn bot() -> Person {
        Person::nameless(Author::Bot, 0)
    }

    /// The clock, for what is done because a time is up.
    pub fn clock() -> Person {
        Person::nameless(Author::Clock, 0)
    }

    /// The computer with that number at its table: its own, or that of the person for whom it plays.
    pub fn computer(number: u64) -> Person {
        Person::nameless(Author::Computer, number)
    }

    /// A person known only by their number.
    pub fn nobody(user: u64) -> Person {
        Person::nameless(Author::Person, user)
    }

    /// The person with that number, whose order acts for them.
    pub(crate) fn ordering(user: u64) -> Person {
        Person::nameless(Author::Order, user)
    }

    fn nameless(author: Author, user: u64) -> Person {
        Person { author, user, name: String::new(), username: String::new(), locale: String::new() }
    }

    /// Their names.
    pub fn names(&self) -> Names {
        Names { name: self.name.clone(), username: self.username.clone() }
    }

    /// This person, settling what the table cannot.
    pub(crate) fn as_moderator(&self) -> Person {
        Person { author: Author::Moderator, ..self.clone() }
    }
}
