//! The gateway: sessions of the bot, the events that they are sent, and the connections that serve them.

mod events;
pub(crate) mod session;
mod socket;

pub(crate) use socket::serve;
