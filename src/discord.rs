//! The shell around the tables: Discord, by serenity and poise.

mod board;
mod bot;
mod caller;
mod commands;
mod custom_id;
mod desk;
mod endpoint;
mod failure;
mod limits;
mod localise;
mod outbox;
mod page;
mod panel;
mod presses;
mod rows;
#[cfg(test)]
mod tests;
mod trouble;

pub use bot::{Bot, Stopper};
pub use endpoint::Endpoint;

/// The things that every command can reach.
pub struct Data {
    desk: desk::Desk,
}
