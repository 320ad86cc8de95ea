//! A Discord on loopback: REST v10 and gateway v10 for one bot, people who use it, and a web page to be those people.
//!
//! [`Sandbox::start`] listens on 127.0.0.1. A bot is pointed at [`Sandbox::url`] with [`Sandbox::token`]; a test acts through
//! [`Sandbox::person`], makes things go wrong with [`Sandbox::fail`], moves the clock with [`Sandbox::advance`], and reads the bot's
//! requests in [`Sandbox::journal`]. The README describes the counterparts for pages and scripts.

#[cfg(test)]
mod bench;
mod clock;
mod complete;
mod faults;
mod gateway;
mod interaction;
mod interface;
mod journal;
mod limits;
mod message;
mod object;
mod permission;
mod person;
mod refused;
mod request;
mod rest;
mod sandbox;
mod server;
mod session;
mod shard;
mod snowflake;
mod state;
mod traffic;
mod world;

pub use faults::{Fault, Target};
pub use journal::{Identified, JournalFile, JournalIdentify, JournalRequest};
pub use permission::Permissions;
pub use person::{
    AttachmentSeen, AuthorSeen, ChoiceSeen, CommandSeen, DeedOutcome, InteractionSeen, MessageSeen,
    ModalSeen, OptionSeen, Person, PersonAt, Progress, ReplySeen, Suggestion, ThreadSeen, TimedOut,
};
pub use refused::Refused;
pub use sandbox::{NotReady, Sandbox, SandboxOptions, StartError};
pub use shard::Doubles;
pub use snowflake::Id;
pub use traffic::Traffic;
pub use world::{ChannelKind, ChannelSeed, PersonSeed, ServerSeed, WorldSeed};
