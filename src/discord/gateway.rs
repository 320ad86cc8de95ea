//! Whatever comes from people: commands, presses, forms and events are read here, features are asked, and the answer goes back.

pub(crate) mod command;
pub(crate) mod errors;
pub(crate) mod lateness;
pub(crate) mod localise;
pub(crate) mod news;
pub(crate) mod presses;
pub(crate) mod sending;
pub(crate) mod unread;

use crate::discord::app::App;
use crate::discord::gateway::lateness::Lateness;
use crate::discord::message::failure::Failure;

/// The things that every command can reach.
pub(crate) struct Data {
    pub(crate) app: App,
    pub(crate) lateness: Lateness,
}

/// The context of a command.
pub(crate) type Context<'a> = poise::Context<'a, Data, Failure>;

/// Marks commands that only show something: nothing is done by them, so they are never done too late.
pub(crate) struct OnlyShows;
