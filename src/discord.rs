//! The shell around the tables: Discord, by serenity and poise.
//!
//! Four rooms, each of which knows those behind it and none before:
//!
//! - [`asking`] reads what people want: commands, presses, forms.
//! - [`desk`] carries it out at a table, and looks after channels.
//! - [`letters`] writes every message; it does nothing, and knows neither tables to change nor a way to send.
//! - [`wire`] is Discord itself: its address, its limits, its refusals, what it says of a caller.
//!
//! [`outbox`] posts what tables have to tell; it has it written by `letters`, and knows no desk. [`bot`] puts all of them together.

mod asking;
mod bot;
mod desk;
mod doctor;
pub(crate) mod letters;
mod outbox;
#[cfg(test)]
mod tests;
pub(crate) mod wire;

pub use bot::Bot;
pub use doctor::examine;
pub use wire::endpoint::Endpoint;
pub use wire::watch::Watch;

pub(crate) use asking::presses::texts;
