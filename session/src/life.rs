//! A table from its lobby to its end, in one channel or another.
//!
//! The *fingerprint* of a table's secret is posted when its lobby opens. *Start* settles seats and options, which a message announces;
//! everything drawn depends on the number that Discord gives that message.
//!
//! A *question* asks all people whose game it is whether to go back beyond a barrier, to pause, or to end without a result. After the time
//! for which the table waits for anybody it is decided without the people who are away, or lapses. The person who asked learns the outcome
//! once, by a new message that calls them; if they caused it themselves, the question says so and nobody is called.
//!
//! A *lesson* is a first game with a guide. Its luck is prepared openly: everybody knows its secret (luck v1), so it has neither
//! fingerprint nor start message, begins as it is opened, and does not count.
//!
//! A *search* asks on the server who would like to join a lobby, once a table; the host of a lobby that is not full after a day is asked
//! what to do, once. Both messages follow from the lobby as it stands, and go with it. The host of a full lobby is called, and reminded.
//!
//! A channel in which nothing can be posted *parks* its table: no time runs, and people are called by direct message only. If a channel is
//! deleted the table is closed without a word; it can be *brought* to another channel, where it goes on.

pub(crate) mod closed;
pub(crate) mod consent;
pub(crate) mod end;
mod lesson;
pub(crate) mod lobby;
pub mod place;
mod ready;
pub mod reunion;
pub mod search;
pub(crate) mod start;

pub use search::MOST_CALLED;
