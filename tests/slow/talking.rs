//! What the channel and its people get to read.

mod names;
mod offers;
mod quoted;
mod sinking;
mod story;
mod traffic;
