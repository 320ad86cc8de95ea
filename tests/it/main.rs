//! The real bot in the sandbox, as people use it.

mod durable;
mod harmonies;
mod house;
mod leak;
mod lists;
mod mischief;
mod names;
mod play;
mod players;
mod schema;
mod trouble;
