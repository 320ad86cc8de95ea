//! Playing: actions, what they change, taking back, orders, hints, appeals, and which computers act.
//!
//! A *barrier* is an action that draws chance or shows something hidden. Taking back is free up to the last one, even after the end of
//! one's turn as long as nobody else has acted; beyond a barrier it needs everybody's agreement. A typed chain of actions is done whole or
//! not at all up to its first barrier, and as far as it goes from there on.
//!
//! An *appeal* is what the game asks of seats besides the turn; its message calls these seats once, and shows their answers as they come.
//! An *order* is what a person has decided ahead for their seat, a *prepared turn* an order for their next one. The clock carries them out,
//! always the same time after the question as everybody sees it, so that the time reveals neither the order nor the hand. A *hint* is a
//! computer's advice to a person's seat; its seed follows from what the seat may know, so it reveals nothing of the secret, from which
//! computers' seeds come. A *review* goes through a person's decisions once the game is over.
//! decided, once the game is over.

pub(crate) mod act;
pub(crate) mod appeal;
mod compare;
mod computers;
mod given;
mod guide;
pub mod hint;
pub(crate) mod look;
pub mod orders;
mod playing;
pub mod prepared;
pub(crate) mod reach;
pub(crate) mod review;
pub mod undo;

pub use appeal::appeal_narration;
pub use guide::guidance;
pub use hint::{Hint, Way, told_apart, told_tenths};
pub(crate) use playing::Playing;
pub use prepared::PlannedTurn;
pub use review::{OwnGame, luck_and_skill, own_game, retold, told_worth};
pub use undo::Reach;
