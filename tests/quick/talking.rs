//! What the channel and its people read.

mod help;
mod lists;
mod onward;
mod rulebook;
