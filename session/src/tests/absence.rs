//! Banks, votes, caretakers, substitutes, and people who are forgotten.

mod bank;
mod caretaker;
mod forgotten;
mod freed;
mod pause;
mod substitute;
mod unattended;
mod vote;

use super::*;
