//! The world as Discord's JSON objects.

mod channel;
mod interaction;
mod message;
mod server;
mod user;

pub(crate) use channel::{channel, partial_channel, thread_member};
pub(crate) use interaction::{Occasion, interaction};
pub(crate) use message::{attachment_path, message, message_on_gateway};
pub(crate) use server::{role, server, server_created};
pub(crate) use user::{member, user};
