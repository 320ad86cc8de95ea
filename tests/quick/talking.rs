//! What the channel and its people get to read.

mod help;
mod lists;
mod onward;
mod rulebook;
