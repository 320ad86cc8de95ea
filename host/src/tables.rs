//! All tables as one service: intents in, receipts out.
//!
//! A table is loaded (or found in a bounded cache, if its revision still is the stored one), the pure core decides, the store
//! commits; if somebody else was quicker, it is loaded and decided again. Only what is committed is answered. Two clicks at
//! once in a channel go one after the other, and a repeated delivery gives the earlier result.
//!
//! Four tasks live here, each started by whoever serves:
//!
//! - *The clock* ([`Tables::keep_time`]) sleeps until the next timer is due, never longer than a minute. What it does at a
//!   table is an intent like any other: committed once, whoever else is looking.
//! - *The computers* ([`Tables::play_computers`]) are moved beside the answering of people and from their own seat's position
//!   alone. The task starts with every table at which one plays, so a dead process costs no move; a thought is dropped if the
//!   table has moved on. The same position gives the same move, because the seed follows from the secret, the seat and the
//!   length of the log. Posts are not woken before the computers are done, so one board tells what all of them did; after
//!   five seconds the board is posted as it stands. At most twenty play on a server, because thinking waits in one line.
//! - *Hints* are thought for one person at a time, on a thread that stands back behind all others.
//! - *Reviews* of finished games are thought two at a time on such threads, and kept for a month. Each takes a fixed amount of work.
//! - *Presence* notes every minute that the bot serves. A gap of more than five minutes is made good at every table before
//!   anybody's time may run out: what was left before it is left behind it, and an hour if that was less. What has been given
//!   back is not given again. A clock that is set back is found here too.
//!
//! What one person may wait for at once is bounded ([`Quota`]): replays, reviews, logs, exports, hints and completions; and so are the tables of
//! theirs that wait for players. What is asked beyond it is refused in words, and a completion shows nothing. An [`Asker`] falls with
//! the work, so nobody is left waiting; lines hold one thing of a person's at most, so all are served in turn.
//!
//! Of several processes at one server each does all this for its own servers and people ([`Store::shards`](crate::store::Store::shards)).
//! Anybody may change any table, because the revision decides; whoever has something to do about it hears so ([`Hearing`]).
//!
//! Once a minute the clock packs a few tables that ended a month ago, and drops the reviews that are as old (`packing`).
//!
//! A *digest* is made when it is posted, from what waits then ([`Tables::all_waiting`]).

mod attention;
mod cache;
mod commit;
mod computers;
mod following;
mod hints;
mod inspection;
mod limit;
mod line;
mod load;
pub mod luck;
mod news;
mod packing;
mod presence;
mod privacy;
mod recount;
mod reviews;
mod service;
mod tasks;
#[cfg(any(test, feature = "testing"))]
mod testing;
#[cfg(test)]
mod tests;
mod threads;
mod timers;

pub use attention::Waiting;
pub use inspection::{Inspection, Unfit};
pub use load::Found;
pub use luck::Luck;
pub use news::Hearing;
pub use service::{At, Clock, Delivery, Receipt, Tables, system_time};
pub use session::{Denied, Intent, Person, Place, SessionId};
pub use tasks::{Asker, Quota, ReviewState};
