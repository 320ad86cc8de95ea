//! The log: replayed, put together from rows, told, and counted as a result.
//!
//! One loop, the games' `Replayer`, replays a log for a load, for taking back and for a story. A load starts from a snapshot at least fifty
//! rows back, so that the last hundred entries have their tales at hand ([`Recent`](crate::Recent)): a board shows a turn without replaying
//! the log.
//!
//! The place belongs to the person who made the moves: a seat that a caretaker finishes, or for which computers made most of the moves or
//! of the last third, is last among the people, or has no place if the table agreed on that. If somebody did alone what needs other
//! people's agreement where there are any, the game does not count ([`ResultRow::counted`](crate::ResultRow::counted)).

mod load;
mod replay;
mod results;
pub(crate) mod story;
pub(crate) mod text;
pub(crate) mod told;
mod trail;
mod turns;

pub use load::{Snapshot, assemble};
#[cfg(any(test, feature = "testing"))]
pub use replay::counted;
pub(crate) use replay::rebuild;
pub use results::{FIGURES, is_nobodys};
pub use story::story;
pub use text::{full_log, log_text, replay_log};
pub use told::{Narration, laid_open, tales, told};
pub(crate) use trail::{Trail, asked};
pub use turns::{ToldTurn, turns, turns_since};
