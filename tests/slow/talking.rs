//! What the channel and its people read.

mod names;
mod offers;
mod quoted;
mod sinking;
mod story;
mod traffic;
