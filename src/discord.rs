//! The shell around the tables: Discord, by serenity and poise.
//!
//! Each of these imports those below it, and none above:
//!
//! - `bot` connects, and puts all together.
//! - `gateway` takes what comes from Discord: presses, forms, events; `outbox` posts the tables' news.
//! - `features` is what people can do, a module each: its commands, its presses, what it does, and its messages.
//! - `answering` sends answers, in time, and what follows them, such as the next panel after computers have played.
//! - `channels` looks after channels that are closed to the bot, or gone.
//! - `app` is what every feature reaches; `message` is how a message is made.
//! - `wire` is Discord itself: its address, its limits, its refusals, and what it says of a caller.
//!
//! The bot remembers nothing about a message: the custom_id of a button carries all that a press needs (`message::press`), and a select's
//! value the whole draft that choosing it makes. So a button works after a restart, and in another process. A press, a form and an answer
//! act on the table whose number they carry, never on the one that now stands in the channel.
//!
//! What asks everybody, or ends everybody's game, takes more than one press or command: it is refused with a *doubt*, and the answer holds
//! the button that is sure.

mod answering;
mod app;
mod bot;
mod channels;
mod doctor;
mod features;
mod gateway;
pub(crate) mod message;
mod outbox;
#[cfg(test)]
mod tests;
pub(crate) mod wire;

pub use bot::Bot;
pub use doctor::{Application, application, examine, invitation};
pub use wire::backoff::Backoff;
pub use wire::endpoint::Endpoint;
pub use wire::limiter::Reconnects;
pub use wire::watch::Watch;

pub(crate) use crate::discord::gateway::news::News;
pub(crate) use crate::discord::gateway::presses::form::texts;
