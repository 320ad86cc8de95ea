//! The shell around the tables: Discord, by serenity and poise.

mod absent;
mod asked;
mod board;
mod bot;
pub(crate) mod caller;
mod commands;
pub(crate) mod custom_id;
mod desk;
mod direct;
mod doctor;
mod endpoint;
mod failure;
pub(crate) mod known;
mod lateness;
pub(crate) mod limits;
mod localise;
mod mentions;
mod outbox;
mod page;
mod panel;
pub(crate) mod presses;
mod rows;
#[cfg(test)]
mod tests;
mod trouble;
pub(crate) mod unreadable;
mod watch;

pub use bot::Bot;
pub use doctor::examine;
pub use endpoint::Endpoint;
pub use watch::Watch;

/// The things that every command can reach.
pub struct Data {
    desk: desk::Desk,
    lateness: lateness::Lateness,
}
