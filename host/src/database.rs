//! An open database, a file of SQLite's or one of a PostgreSQL server: statements for both, the connections that read and write, the files on
//! the disk, leases, and settings. It knows no tables and no games.
//!
//! # Writing
//!
//! Of a file one connection writes, a few read; a server has several that do both (`server`). To a file one task writes (`writer`): what
//! waits in line is written in one transaction and made durable by one sync of the disk; if one thing does not fit, they are written one by
//! one. Nobody is told anything before the commit.
//!
//! # Files
//!
//! - The files of an open database are looked at every few seconds, by name alone (`watch`). When one is gone, nothing is
//!   acknowledged any more, what the open files still hold is copied next to them, and the process ends with an error; it does not
//!   start without a database where there is such a copy.
//! - A copy is put back in moves of files, each of which may be the last (`restore`): as long as the checked copy waits under
//!   its own name, whatever stands in the database's place is old, and the next start finishes it.
//! - Who only looks opens the file to be read alone, and one of an older version as a migrated copy.
//!
//! # Settings
//!
//! Keys with values of a server, a person or the bot.

mod condition;
mod disk;
mod engine;
mod error;
mod handle;
mod location;
mod open;
mod settings;
pub(crate) mod sql;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use condition::Condition;
pub use disk::{FileWatch, Gone, beside, copied_so_far, finish_restoring, rescued, restore};
#[cfg(test)]
pub(crate) use disk::{LOGS, all_beside, reading};
pub(crate) use disk::{MIGRATIONS, WIPED, folder, private_file, real, shape, shapes};
pub use engine::lease::Lease;
pub use engine::leased::Leased;
pub(crate) use engine::news::tell;
pub use engine::news::{Heard, News};
pub use engine::turns::TURN;
pub(crate) use engine::write::{LONG, Write};
#[cfg(test)]
pub(crate) use engine::writer::Writer;
pub use error::StoreError;
pub use handle::Database;
pub(crate) use handle::{AT_ONCE, from_db, to_db};
pub use location::Location;
pub use settings::Owner;
pub(crate) use settings::set;
