//! Intents go in; a change with its effects, or a refusal, comes out.
//!
//! An [`Effect`] is what the channel, or one person, sees of a change. It waits in the outbox as JSON and is written with its change, so it
//! is posted even if the process dies between the two. A [`Note`] is a sentence as a key with variables, put into words when it is posted.
//! A [`Confirmation`] refuses what must not happen by one press, because it asks everybody or ends everybody's game; the answer holds the
//! button that is sure.

mod change;
mod denied;
mod effect;
mod intent;
mod note;
pub(crate) mod player;
mod sentence;
mod timer;

pub use change::{Change, ResultRow, Tales};
pub use denied::{Confirmation, Denied};
pub use effect::{Effect, Remains};
pub(crate) use intent::By;
pub use intent::{Intent, LOBBY_LIFE, Moment};
pub use note::Note;
pub use timer::{Timer, TimerKind};
