//! Whatever comes from people: commands, presses and forms are read here, the desk is asked, and the answer goes back.

pub(crate) mod commands;
pub(crate) mod excuse;
pub(crate) mod lateness;
pub(crate) mod localise;
pub(crate) mod news;
pub(crate) mod presses;
pub(crate) mod unread;

use super::desk::Desk;
use super::letters::failure::Failure;
use lateness::Lateness;

/// The things that every command can reach.
pub(crate) struct Data {
    pub(crate) desk: Desk,
    pub(crate) lateness: Lateness,
}

/// The context of a command.
pub(crate) type Context<'a> = poise::Context<'a, Data, Failure>;

/// Marks commands that only show something: nothing is done by them, so they are never done too late.
pub(crate) struct OnlyShows;
