//! The real bot in the sandbox, as people use it.

mod arranged;
mod browser;
mod catan;
mod database;
mod demo;
mod durable;
mod forms;
mod harmonies;
mod house;
mod leak;
mod lists;
mod market;
mod mischief;
mod mishaps;
mod names;
mod offers;
mod old_tables;
mod play;
mod players;
mod pressing;
mod recorded;
mod refusals;
mod schema;
mod telling;
mod terminal;
mod trouble;
