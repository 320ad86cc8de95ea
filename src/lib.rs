//! The Turnstone bot: hosts board games in Discord channels.

pub mod session;
pub mod store;
pub mod tables;
