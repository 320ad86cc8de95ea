//! The gateway: the events that the bot is sent, and the connections that carry them.

mod events;
mod identify;
mod socket;

pub(crate) use socket::serve;
