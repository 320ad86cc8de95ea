//! A database's files: opened, copied, put back, saved from damage, and watched.

mod connect;
mod copy;
mod files;
mod migrations;
mod restore;
mod schema;
mod watch;
mod wipe;

pub(crate) use connect::reading;
pub(super) use connect::{BUSY, look, options};
pub(super) use copy::{Scratch, copy};
pub use files::beside;
#[cfg(test)]
pub(crate) use files::{LOGS, all_beside};
pub(crate) use files::{has_folder, private_file, real};
pub(crate) use migrations::{MIGRATIONS, SERVER_MIGRATIONS};
pub use restore::{copied_so_far, finish_restoring, restore};
pub(crate) use schema::{newer, newest, other_version, shape, shapes};
pub use watch::{FileWatch, Gone, rescued};
pub(crate) use wipe::WIPED;
