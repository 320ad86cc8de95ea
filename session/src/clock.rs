//! Time at a table: it is given, runs out, stands still, and sets timers.
//!
//! A *bank* is the time that a seat has left under a pace. It runs only while other people wait for the seat, and its end is a fixed moment
//! ([`Session::deadline`](crate::Session::deadline)), so a board stays true without edits. An act that ends a turn earns the pace's bonus.
//! Time in which the bot was away counts for nobody (*grace*).

pub(crate) mod banks;
pub(crate) mod grace;
pub(crate) mod pause;
mod timers;

#[cfg(test)]
pub(crate) use banks::BACK;
