//! Calling people: when, how often, and when not.
//!
//! A person whom the game waits for is called once. The board that makes them act calls them. A person who has just acted sees the next
//! question in the answer and is only *owed* a call, kept with their seat: it comes as soon as the table waits for them alone, by the clock
//! after ten minutes, or when the process that should have answered them has died. If the board has nothing new the call is a message of
//! its own, deleted when they have acted. A person who acted in the last two minutes, with only computers acting since, is owed a call too:
//! their panel goes on by itself.
//!
//! A person who keeps others waiting is reminded: after twelve hours and then every day, four times at most, or as their availability says.
//! Each reminder deletes the earlier call, and any act of theirs starts the count anew. Nobody is called while they rest, or if they get
//! one message a day.

pub(crate) mod availability;
pub(crate) mod calls;
pub(crate) mod looking;
pub(crate) mod mute;
pub(crate) mod reminders;

pub use looking::{LOOK, SILENCE};
