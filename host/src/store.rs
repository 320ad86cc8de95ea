//! The tables of a database: their logs, seats, timers and snapshots. A change is written whole or not at all – revision, seats, timers,
//! rows of the log, results, snapshot, posts – and begins by claiming the session's next revision, so any number of processes may share the
//! database.
//!
//! - The *log* of a table: rows are appended, never changed or deleted. The one exception is a person who asks to be forgotten (`forget`):
//!   a pseudonym takes the place of their number everywhere, in one transaction that raises the revisions, so that no copy in memory counts
//!   any more; packs are rewritten before it, one by one.
//! - A *pack*: the rows of a table that ended a month ago as one compressed value, in their place (`rows/packs`). It holds every column,
//!   and becomes the same rows again when something is appended to the table.
//! - *Snapshots*: a cache of positions, which may be dropped at any time.
//! - *Reviews* of finished games, for a month: a cache as well.
//! - A damaged file is read in stretches of rows, each halved until it can be read or is one row (`salvage`).

mod company;
mod export;
mod forget;
mod handle;
mod lookup;
mod record;
mod reviews;
mod rhythm;
mod rows;
mod salvage;
mod seats;
mod sittings;
#[cfg(test)]
mod tests;
mod timers;
mod transfer;
mod write;

pub(crate) use company::DAY;
pub use company::{INVITATIONS, NO_INVITATIONS};
pub use handle::Store;
pub use lookup::{Glance, PlacedTable};
pub use record::{Saved, SavedPosition, Stored};
pub use salvage::{Salvage, Salvaged, salvage};
pub use sittings::Sitting;
pub use transfer::{Moved, transfer};
