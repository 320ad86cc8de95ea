//! A small game, people and a channel, for the tests of this crate and of the crates that use it.

pub mod toy;

use crate::answers::{Change, Denied, Intent, Moment};
use crate::table::{Author, Person, Place, Posting, Session};

/// A channel of a server.
pub const PLACE: Place = Place { guild: 10, channel: 20 };

/// A person with that number, who speaks English.
pub fn person(user: u64) -> Person {
    let name = format!("Person {user}");
    let username = name.to_lowercase();
    Person { author: Author::Person, user, name, username, locale: "en-US".to_owned() }
}

/// The message that announces how a game begins.
pub const START: Posting = Posting { channel: PLACE.channel, message: 700 };

/// Begins the game of a lobby as in the time when luck followed from the secret alone.
///
/// # Errors
/// If the options do not fit the people who sit there.
pub fn begin_with_first_luck(session: &Session, moment: &Moment) -> Result<Change, Denied> {
    let host = Person::nobody(session.host);
    let change = Change::onward(session, moment).begin(&host)?;
    change.settle(session, Some(&Intent::Start), &host)
}
