//! How commands and presses are answered: in time, once, and with all that follows.

pub(crate) mod command;
pub(crate) mod following;
pub(crate) mod lateness;
pub(crate) mod localise;
pub(crate) mod sending;

use crate::discord::answering::lateness::Lateness;
use crate::discord::app::App;
use crate::discord::message::failure::Failure;

/// What every command can reach.
pub(crate) struct Data {
    pub(crate) app: App,
    pub(crate) lateness: Lateness,
}

/// The context of a command.
pub(crate) type Context<'a> = poise::Context<'a, Data, Failure>;

/// Marks commands that only show something, and so are never too late.
pub(crate) struct OnlyShows;
