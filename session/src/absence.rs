//! Seats for which others wait in vain, or that their people have left: votes, remedies, caretakers, substitutes, the
//! forgotten.
//!
//! An *absence* begins when a seat's time has run out, when nothing was heard of it for three days and two reminders, or
//! when its person is awaited on holiday for as long as the table agreed on. The others vote for a *remedy*; a split is
//! decided after a day for the mildest that anybody wished. It ends by itself when the seat's turn has passed or its person
//! is back. Nothing else happens by itself, unless the table has agreed that a computer makes the move at once.
//!
//! A computer that makes one move *stands in*, and goes as soon as the turn for which it came has passed; a caretaker stays
//! until its person comes back. An offered seat goes to the one who takes it, but never to somebody who has sat on another seat
//! of the game ([`Session::sat`](crate::Facts::sat), [`barred`](crate::Session::barred)). Anybody who leaves the server is
//! absent like anybody who is silent; whom a moderator takes off the table does not come back.

pub(crate) mod caretaker;
pub(crate) mod forgotten;
pub(crate) mod freed;
pub(crate) mod patience;
mod remedies;
pub(crate) mod substitute;
pub mod unattended;
pub(crate) mod vote;

pub use caretaker::is_handed_over;
