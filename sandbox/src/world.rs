//! The world: servers, channels, threads, people and what they may do. Plain data; no Discord JSON here.

mod channel;
mod kept;
mod seed;
mod server;
#[cfg(test)]
mod tests;
mod whole;

pub use channel::ChannelKind;
pub(crate) use channel::{Channel, Overwrite, Thread};
pub(crate) use kept::KeptWorld;
pub use seed::{ChannelSeed, PersonSeed, ServerSeed, WorldSeed};
pub(crate) use seed::{new_channel, new_person, new_server, populate};
pub(crate) use server::{Member, Person, Role, Server};
pub(crate) use whole::World;
