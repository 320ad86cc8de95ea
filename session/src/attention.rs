//! Calling people: when, how often, and when not.
//!
//! A person whom the game waits for is called once. The board that makes them act calls them; the one who has just acted sees
//! the next question in the answer and is only *owed* a call, kept with their seat: it comes as soon as the table waits for
//! them alone, by the clock after ten minutes, or when the process that should have answered them died. Where the board has
//! nothing new the call is a message of its own, and is deleted when they have acted. Anybody who acted in the last two minutes,
//! with nobody but computers since, is owed a call too: their panel goes on by itself.
//!
//! Anybody who lets other people wait is reminded: after twelve hours and then every day, four times at most, as their availability
//! says. The earlier call goes each time, and whatever they do begins the count anew. Nobody is called while they rest, or
//! if they get one message a day.

pub(crate) mod availability;
pub(crate) mod calls;
pub(crate) mod looking;
pub(crate) mod mute;
pub(crate) mod reminders;

pub use calls::SILENCE;
pub use looking::LOOK;
