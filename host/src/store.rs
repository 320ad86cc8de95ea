//! SQLite or PostgreSQL: the log of every table, what must be posted, results, settings, timers. No SQL stands outside of this folder: its
//! methods speak of tables, posts and settings.
//!
//! Of a file one connection writes, a few read; a server has several that do both (`server`). A change is written whole or not at all – revision, seats, timers, rows of the log,
//! results, snapshot, posts – and begins by claiming the session's next revision, so any number of processes may share the
//! database. Nobody is told anything before the commit.
//!
//! # What is kept
//!
//! - The *log* of a table: rows are appended, never changed or deleted. The one exception is somebody who asks to be
//!   forgotten (`forget`): a pseudonym takes the place of their number wherever that stood, in one transaction that moves the
//!   revisions on, so that no copy in memory counts any more; packs are rewritten before it, one by one.
//! - A *pack*: the rows of a table that ended a month ago as one compressed value, in their place (`rows/packs`). It holds every column,
//!   and becomes the same rows again when somebody appends to the table.
//! - *Snapshots*: a cache of positions, which may be dropped at any time.
//! - The *outbox*: what the channel, or a person, must see, a row a post, written with the change that causes it. Of what is
//!   out only that is kept which a later post needs: the message that it became ([`Posted`]), and what a board has told
//!   ([`Stretch`]). Posts wait in *lanes* ([`Lane`]): a channel's, or a person's letters; a lane is served in order, and what
//!   has failed there holds up no other. A wait longer than the longest backoff was written by a clock that has been set
//!   back, and is due. A table that goes to another channel takes what waits along under new numbers, because Discord knows
//!   the old ones.
//! - *Tallies*: results that count, added up for leaderboards by all time, 30 days and day; they can be counted anew from the
//!   results. A *wait* is how long a game waited for a person; their reliability is read from these.
//! - *Ratings*: what each game changed about how its people are rated, by the results that count in the order of their ends (`results/ladder`).
//! - *Figures*: what a finished game of people was for a seat beside its place, and their sums: records and means.
//! - *Reviews* of finished games, for a month: a cache, which may be dropped at any time.
//! - *Settings*: keys with values of a server, a person or the bot. A digest's row says when a person's next one is due, and
//!   the write that moves it on writes its letter ([`DigestLetter`]), so it is sent once however often the process dies.
//!
//! # Writing
//!
//! To a file one task writes (`writer`). What waits in line is written in one transaction and made durable by one sync of the disk; if
//! one thing does not fit, they are written one by one.
//!
//! # Files
//!
//! - The files of an open database are looked at every few seconds, by name alone (`presence`). When one is gone, nothing is
//!   acknowledged any more, what the open files still hold is copied beside, and the process ends with an error; it does not
//!   start without a database where there is such a copy.
//! - A copy is put back in moves of files, each of which may be the last (`restore`): as long as the checked copy waits under
//!   its own name, whatever stands in the database's place is old, and the next start finishes it.
//! - A damaged file is read in stretches of rows, each halved until it can be read or is one row (`salvage`).
//! - Whoever only looks opens the file to be read alone, and one of an older version as a migrated copy.

mod condition;
mod digest;
mod disk;
mod engine;
mod error;
mod export;
mod forget;
mod handle;
mod lookup;
mod outbox;
mod posted;
mod posting;
mod profile;
mod record;
mod results;
mod rhythm;
mod rows;
mod seats;
mod settings;
mod sittings;
mod sql;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod timers;
mod write;

use engine::{lease, news, server, writer};

pub use condition::Condition;
pub use digest::{DigestLetter, DigestSent};
pub use disk::{
    FileWatch, Gone, Salvage, Salvaged, beside, copied_so_far, finish_restoring, rescued, restore, salvage,
};
pub(crate) use disk::{folder, private_file, real};
pub use engine::database::Database;
pub use engine::lease::Lease;
pub use engine::leased::Leased;
pub use engine::news::{Heard, News};
pub use engine::transfer::{Moved, transfer};
pub use engine::turns::TURN;
pub use error::StoreError;
pub use handle::Store;
pub use lookup::{Glance, PlacedTable};
pub use outbox::{LONGEST_WAIT, Lane, Post, Stretch};
pub use posted::Posted;
pub use profile::{Played, RELIABILITY, Reliability, SHOWN, Watched};
pub use record::{Saved, SavedPosition, Stored};
pub(crate) use results::company::DAY;
pub use results::company::{INVITATIONS, NO_INVITATIONS};
pub(crate) use results::figures::GameFigures;
pub use results::figures::{Mean, Record};
pub use results::ladder::{ALL_GAMES, Gain, Standing};
pub use results::recount::Recounted;
pub use results::rivals::{PlaceCount, Rival};
pub use results::seasons::{Cycle, Season, SeasonLadder, SeasonRow};
pub use results::suited::Suited;
pub use results::{Best, Challenge, Rank, Span};
pub use settings::Owner;
pub use sittings::Sitting;
