//! Whatever comes from Discord: presses, forms, events, and what has failed. Commands go their way through poise.

pub(crate) mod errors;
pub(crate) mod news;
pub(crate) mod presses;
pub(crate) mod unread;
