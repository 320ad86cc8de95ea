//! A small game, people and a channel, for the tests of this crate and of those above it.

pub mod toy;

use crate::table::{Author, Person, Place};

/// A channel of a server.
pub const PLACE: Place = Place { guild: 10, channel: 20 };

/// Somebody with that number, who speaks English.
pub fn person(user: u64) -> Person {
    let name = format!("Person {user}");
    let username = name.to_lowercase();
    Person { author: Author::Person, user, name, username, locale: "en-US".to_owned() }
}
