//! The real bot in the sandbox, as people use it.

mod arranged;
mod catan;
mod durable;
mod harmonies;
mod house;
mod leak;
mod lists;
mod mischief;
mod names;
mod offers;
mod play;
mod players;
mod pressing;
mod recorded;
mod refusals;
mod schema;
mod telling;
mod trouble;
