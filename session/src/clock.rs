//! Time at a table: it is given, runs out, stands still, and wakes the clock.
//!
//! A *bank* is the time that a seat has left under a pace. It runs only while other people wait for the seat, and its end is
//! a moment in time ([`Session::deadline`](crate::Session::deadline)), so what a board says stays true without edits. An act
//! that ends a turn is paid for by the pace's bonus. Time in which the bot was away counts for nobody (*grace*).

pub(crate) mod banks;
pub(crate) mod grace;
pub(crate) mod pause;
mod timers;

#[cfg(test)]
pub(crate) use banks::BACK;
