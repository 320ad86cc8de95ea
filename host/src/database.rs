//! An open database, either a file of SQLite's or one of a PostgreSQL server: statements for both, the connections that read and write, the
//! files on the disk, leases, and settings. It knows no tables and no games.
//!
//! # Writing
//!
//! One connection writes to a file and a few read; a server has several that do both (`server`). One task writes to a file (`writer`): the
//! writes that wait in line share one transaction and one sync of the disk; if one of them is refused, they are written one by one. Nobody
//! gets an answer before the commit.
//!
//! # Files
//!
//! - The files of an open database are checked every few seconds, by name alone (`watch`). When one is gone, nothing more is acknowledged,
//!   what the open files still hold is copied next to them, and the process ends with an error; it does not start without a database where
//!   there is such a copy.
//! - A copy is put back in moves of files, each of which may be the last (`restore`): as long as the checked copy waits under its own name,
//!   any file in the database's place is old, and the next start finishes the restoration.
//! - A process that only looks opens the file read-only, and a file of an older version as a migrated copy.
//!
//! # Settings
//!
//! Keys with values, of a server, a person or the bot.

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
pub(crate) use disk::{MIGRATIONS, WIPED, has_folder, private_file, real, shape, shapes};
pub use engine::lease::Lease;
pub use engine::leased::Leased;
pub(crate) use engine::news::tell;
pub use engine::news::{Heard, News};
pub use engine::server::Way;
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
