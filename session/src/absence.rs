//! Seats whose people keep the others waiting or have left: votes, remedies, caretakers, substitutes, the forgotten.
//!
//! An *absence* begins when a seat's time has run out, after three days and two reminders without a sign of its person, or when a holiday
//! has kept the others waiting for as long as the table agreed on. The others vote for a *remedy*; after a day, a split vote goes to the
//! mildest remedy that got a vote. An absence ends by itself when the seat's turn has passed or its person is back. Nothing else happens by
//! itself, unless the table has agreed that a computer makes the move at once.
//!
//! A computer that makes one move *stands in*, and goes as soon as that turn has passed; a caretaker stays until its person comes back. An
//! offered seat goes to the first who takes it, but never to somebody who has sat on another seat of the game
//! ([`Session::sat`](crate::Facts::sat), [`barred`](crate::Session::barred)). A person who leaves the server is absent like one who is
//! silent; a person whom a moderator takes off the table does not come back.

pub(crate) mod caretaker;
pub(crate) mod forgotten;
pub(crate) mod freed;
pub(crate) mod patience;
mod remedies;
pub(crate) mod substitute;
pub mod unattended;
pub(crate) mod vote;

pub use caretaker::is_handed_over;
