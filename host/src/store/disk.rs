//! The file of a database, and those beside it: opened, copied, put back, saved from damage, and watched.

mod connect;
mod copy;
mod files;
mod migrations;
mod restore;
mod salvage;
mod schema;
mod watch;
mod wipe;

pub(super) use connect::{BUSY, look, options, reading};
pub(super) use copy::{Scratch, copy};
pub use files::beside;
#[cfg(test)]
pub(super) use files::{LOGS, all_beside};
pub(crate) use files::{folder, private_file, real};
pub(super) use migrations::{MIGRATIONS, SERVER_MIGRATIONS};
pub use restore::{copied_so_far, finish_restoring, restore};
pub use salvage::{Salvage, Salvaged, salvage};
pub(super) use schema::newest;
pub use watch::{FileWatch, Gone, rescued};
pub(super) use wipe::WIPED;
