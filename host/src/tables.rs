//! All tables as one service: intents in, receipts out.
//!
//! A table is loaded (or found in a bounded cache, if its revision still is the stored one), the pure core decides, the store commits; if
//! somebody else was quicker, it is loaded and decided again. Only committed changes are answered. Two clicks at once in a channel go one
//! after the other, and a repeated delivery gives the earlier result.
//!
//! These tasks live here, each started by the process that serves:
//!
//! - *The clock* ([`Tables::keep_time`]) sleeps until the next timer is due, never longer than a minute. Its actions at a table are intents
//!   like any other: committed once, however many processes look.
//! - *The computers* ([`Tables::play_computers`]) move while people are being answered, and decide from their own seat's position alone.
//!   The task starts with every table at which one plays, so a process that dies costs no move; a thought is dropped if the table has moved
//!   on. The same position gives the same move, because the seed follows from the secret, the seat and the length of the log. Posts are not
//!   woken before the computers are done, so one board narrates all their moves; after five seconds the board is posted as it is. At most
//!   twenty play on a server, because thinking waits in one line.
//! - *Hints* are thought for one person at a time, on a thread that yields to all others.
//! - *Reviews* of finished games are thought two at a time on such threads, and kept for a month. Each takes a fixed amount of work.
//! - *Presence* notes every minute that the bot serves. A gap of more than five minutes is made good at every table before anybody's time
//!   may run out: the time left before it is left after it, and an hour if that was less. Time that was given back is not given again. A
//!   clock that is set back is found here as well.
//!
//! One person may wait for a limited number of things at once ([`Quota`]): replays, reviews, logs, exports, hints and completions; and may
//! host a limited number of tables that wait for players. Requests beyond it are refused in words, and a completion shows nothing. An
//! [`Asker`] is dropped with the work, so nobody is left waiting; a line holds one request per person at most, so all are served in turn.
//!
//! Each of several processes at one server does all this for its own servers and people ([`Database::shards`](crate::database::Database::shards)).
//! Any process may change any table, because the revision decides; the process that has to act on the change hears of it ([`Hearing`]).
//!
//! Once a minute the clock packs a few tables that ended a month ago, and drops the reviews that are as old (`packing`).
//!
//! A *digest* is made when it is posted, from what waits then ([`Tables::waiting_with_others`]).

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
