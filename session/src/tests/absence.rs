//! Banks, votes, caretakers, substitutes, and people who are forgotten.

mod bank;
mod caretaker;
mod forgotten;
mod freed;
mod pace;
mod pause;
mod silence;
mod substitute;
mod unattended;
mod vote;

use super::*;
