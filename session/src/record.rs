//! The log: played again, put together from rows, told, and counted as a result.
//!
//! One loop, the games' `Replayer`, plays a log again for a load, for taking back and for telling. A load starts from a
//! snapshot at least fifty rows back, so that the last hundred entries have their tales at hand ([`Recent`](crate::Recent)): a board tells a turn without replaying the log.
//!
//! The one who made the moves has the place: a seat that a caretaker finishes, or for which computers made most of the moves or
//! of the last third, is last among the people, or without a place if the table agreed on that. What somebody has done alone
//! that takes the agreement of other people where there are any does not count ([`ResultRow::counted`](crate::ResultRow::counted)).

mod load;
mod replay;
mod results;
pub(crate) mod story;
pub(crate) mod text;
pub(crate) mod told;
mod trail;

pub use load::{Snapshot, assemble};
#[cfg(any(test, feature = "testing"))]
pub use replay::counted;
pub(crate) use replay::rebuild;
pub use results::{FIGURES, is_nobodys};
pub use story::story;
pub use text::{full_log, log_text, replay_log};
pub use told::{Narration, laid_open, narration, tales, told};
pub(crate) use trail::{Trail, asked};
