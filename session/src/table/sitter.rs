//! Sitters: people, computers, and forgotten people under a pseudonym.

use std::ops::RangeInclusive;

use rules::Arg;
use thinking::Level;

use super::author::Person;

/// The numbers of computers: a computer takes the lowest of these that is free at its table and is stored like a person's number. No person
/// has one of them, and 0 is the bot.
pub(crate) const COMPUTERS: std::ops::RangeInclusive<u16> = 1..=999;

/// The numbers of the forgotten. Discord's begin with the milliseconds since 2015, so nobody there has one of these.
pub const PSEUDONYMS: RangeInclusive<u64> = 1 << 21..=(1 << 22) - 1;

/// A person or a computer on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, as Discord described them when they last did something.
    Person {
        /// Discord's number of the user.
        user: u64,
        /// The name that the server called them by.
        name: String,
        /// Discord's unique name.
        username: String,
        /// Discord's locale of their client.
        locale: String,
    },
    /// A computer. Everybody sees that it is one.
    Computer {
        /// Its number at the table, from 1.
        number: u16,
        /// Its strength.
        level: Level,
    },
}

impl Sitter {
    /// A forgotten person, under that pseudonym.
    pub(crate) fn forgotten(pseudonym: u64) -> Sitter {
        let (name, username, locale) = Default::default();
        Sitter::Person { user: pseudonym, name, username, locale }
    }

    /// The number by which the table knows the sitter: a person's at Discord, a computer's own.
    pub const fn number(&self) -> u64 {
        match self {
            Sitter::Person { user, .. } => *user,
            Sitter::Computer { number, .. } => *number as u64,
        }
    }

    /// Discord's number of a person; none for a computer or a forgotten person, whom nobody can call.
    pub const fn user(&self) -> Option<u64> {
        match self {
            Sitter::Person { user, .. } if !is_forgotten(*user) => Some(*user),
            Sitter::Person { .. } | Sitter::Computer { .. } => None,
        }
    }

    /// Whether a computer sits there.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Sitter::Computer { .. })
    }
}

impl Person {
    /// The person as a sitter.
    pub(crate) fn sitter(&self) -> Sitter {
        Sitter::Person {
            user: self.user,
            name: self.name.clone(),
            username: self.username.clone(),
            locale: self.locale.clone(),
        }
    }
}

/// Whether that number is a pseudonym.
pub const fn is_forgotten(number: u64) -> bool {
    *PSEUDONYMS.start() <= number && number <= *PSEUDONYMS.end()
}

/// The name of a person with that number in a sentence that says that they leave their seat.
pub(crate) fn named(user: u64, name: String) -> Arg {
    if is_forgotten(user) { forgotten() } else { Arg::Typed(name) }
}

/// The words for somebody who is forgotten.
pub(crate) fn forgotten() -> Arg {
    Arg::Message("person-forgotten".to_owned())
}
