//! The shell around the tables: Discord, by serenity and poise.
//!
//! Four rooms, each of which knows those behind it and none before:
//!
//! - `asking` reads what people want: commands, presses, forms.
//! - `desk` carries it out at a table, and looks after channels.
//! - `letters` writes every message; it does nothing, and knows neither tables to change nor a way to send.
//! - `wire` is Discord itself: its address, its limits, its refusals, what it says of a caller.
//!
//! `outbox` posts what tables have to tell; it has it written by `letters`, and knows no desk. `bot` puts all of them together.
//!
//! The bot remembers nothing about a message: the custom_id of a button carries all that a press needs
//! (`Press`), and a select's value the whole draft that choosing it makes. So a button works after a
//! restart, and a second process would understand it. A press, a form and an answer act on the table whose number they carry, never on
//! whatever stands in the channel by now.
//!
//! Nothing that asks everybody, or ends everybody's game, is done by one press or command: it is refused with a *doubt*, and the answer
//! holds the button that is sure.

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
pub use doctor::{Application, application, examine, invitation};
pub use wire::endpoint::Endpoint;
pub use wire::gate::Backoff;
pub use wire::watch::Watch;

pub(crate) use asking::news::News;
pub(crate) use asking::presses::texts;
