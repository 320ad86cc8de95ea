//! Channels that are closed to the bot, or gone.

pub(crate) mod closed;
pub(crate) mod deleted;
