//! Everything that comes from Discord: presses, forms, events, and failures. Poise handles commands.

pub(crate) mod errors;
pub(crate) mod news;
pub(crate) mod presses;
pub(crate) mod unread;
