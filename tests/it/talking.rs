//! What the channel and its people get to read.

mod help;
mod lists;
mod names;
mod offers;
mod onward;
mod quoted;
mod rules;
mod sinking;
mod story;
mod traffic;
