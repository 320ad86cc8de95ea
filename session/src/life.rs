//! A table from its lobby to its end, in one channel or another.
//!
//! The *fingerprint* of a table's secret is posted when its lobby opens. *Start* settles seats and options, which a message tells;
//! only with the number that Discord gave that message is anything drawn.
//!
//! A *question* is asked of all people whose game it is: about going back beyond a barrier, pausing, or ending without a
//! result. After the time for which the table waits for anybody it is decided without those who are away, or lapses. The one who
//! asked is told once what became of it, by a new message that calls them; if the end is their own doing, the question says
//! so and nobody is called.
//!
//! A *lesson* is a first game with a guide. Its luck is prepared openly: its secret is known to everybody (luck v1), so it has neither
//! fingerprint nor start message, it begins as it is opened, and it does not count.
//!
//! A *search* asks on the server who would like to join a lobby, once a table; and the host of one that is not full after a day is asked
//! what to do, once. Both messages follow from the lobby as it stands, and go with it. The host of a full one is called, and reminded.
//!
//! A channel in which nothing can be posted *parks* its table: no time runs, and nobody is called but by direct message.
//! Where a channel is deleted the table is closed without a word, and can be *brought* to another channel, where it goes on.

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
