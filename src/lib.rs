//! The Turnstone bot: hosts board games in Discord channels.

pub mod beacon;
pub mod cli;
pub mod demo;
pub mod discord;
pub mod doctor;
pub mod dotenv;
pub mod environment;
#[doc(hidden)]
pub mod hostile;
pub mod log;
pub mod pictures;
pub mod sentence;
pub mod serve;
mod settings;
