//! One table with people: who sits, what was agreed, what is played, what is asked of everybody, what is published.
//!
//! Pure: an [`Intent`] of somebody goes in, at a [`Moment`]; a [`Change`] or a [`Denied`] comes out. This crate reads, stores and sends
//! nothing and looks at no clock: the same intent at the same table makes the same change, no matter which process serves it. Cargo
//! enforces that: the crate has no runtime, no database and no Discord.
//!
//! ```text
//! Intent ─► decide ─► the wish itself (play, life, absence, attention, clock) ─► settle ─► Change
//!                          │ rows                                                          ├ rows, appended to the log
//!                          ▼                                                               ├ the session at its next revision
//!                     Session::take                                                        ├ effects, for the outbox
//!                                                                                          └ results, if the game is over
//! ```
//!
//! A [`Session`] is a table at one revision. Everything done there is a [`Row`], appended and never altered: taking back is a row too. A
//! row holds a typed [`Deed`]; its text in the database is written and read in one place ([`Deed::read`], [`Row::body`]).
//!
//! `Session::take` takes in every row, appended (`Change::note`) or loaded ([`assemble`]). It alone changes the [`Facts`] of a table, so
//! they are the same live and loaded, and a session always agrees with its rows. The positions, which the game makes of the log, are played
//! again at loading, from a snapshot if there is one. Everything else in a session – seats with their clocks, calls and orders, terms,
//! phase, place – is stored next to the rows.
//!
//! Legality is asked of the crate `games`; a session adds what people need around the game.
//!
//! # Where to look
//!
//! - `table`: the session as data – seats, sitters, rows and the facts that follow from them – and its queries. It imports none of the
//!   folders above it.
//! - `time`: when a person is there ([`Availability`]), how fast a table is ([`Pace`]), how long somebody may be away.
//! - `answers`: what goes in and what comes out. The clock too acts by intents ([`Timer::intent`]).
//! - `record`: the log replayed, told to a viewer, and counted as a result.
//! - `play`, `life`, `absence`, `attention`, `clock`: what people, computers and the clock may do, one file a concern.
//! - `decide` is the only way in; `settle` is the only place that settles what follows from a change, in one order with a reason for each
//!   line. `adopt` takes a table to newer rules, or freezes it.
//!
//! Folders import downwards only: `time`, `table`, `answers`, `record`, then the five, then `settle`, `decide`, `adopt`.
//!
//! # What holds everywhere
//!
//! - Nothing shown to a person is made from a position: [`Session::sight`] gives one viewer's view. Viewers other than the actor see the
//!   *shown* [`Position`], up to the last barrier or change of turn, so nothing is published that may still be taken back.
//! - A table's timers follow from the table as it stands ([`Session::timers`]), so any change of the table sets, moves or drops them in the
//!   same transaction, and the clock does nothing twice.
//! - *Decision numbers* grow for a seat only when what is asked of that seat changes, so that somebody else's discard does not void a
//!   half-made choice.
//! - *Public numbers* ([`Session::next_number`]) name questions, appeals, absences and offers in buttons. Hidden things – an order, a
//!   changed secret choice – take a seq and no number, so that nobody can count them.
//! - A word that is stored, of a [`Kind`], a [`Status`], a [`Remedy`], never changes its meaning.
//!
//! The feature `testing` exports a small game, people and a channel for the tests of other crates.

mod absence;
mod adopt;
mod answers;
mod attention;
mod clock;
mod decide;
mod life;
mod play;
pub mod record;
mod settle;
mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod time;

pub use absence::{is_handed_over, unattended};
pub use adopt::{adopt, freeze};
pub use answers::{
    Change, Confirmation, Denied, Effect, Intent, LOBBY_LIFE, Moment, Note, Remains, ResultRow, Tales, Timer,
    TimerKind,
};
pub use attention::{LOOK, SILENCE};
pub use decide::{decide, open};
pub use life::{MOST_CALLED, place, reunion, search};
pub use play::{
    Hint, OwnGame, PlannedTurn, Reach, Way, appeal_narration, guidance, hint, luck_and_skill, orders,
    own_game, prepared, retold, told_apart, told_tenths, told_worth, undo,
};
#[cfg(any(test, feature = "testing"))]
pub use record::counted;
pub use record::{FIGURES, Narration, Snapshot, assemble};
pub use table::{
    Absence, Aside, Author, Bank, Call, Cut, DELAY, Deed, EndReason, Entropy, Facts, Fairness, HintRow,
    Keeper, Kind, LogEntry, Matter, Names, Order, Orders, PSEUDONYMS, Pair, Person, Place, Position, Posting,
    Question, Recent, Remedy, Reminders, Return, Row, SUITED, Search, SeatRow, Session, SessionId,
    Settlement, Sitter, Standstill, Status, TERMS, TermSpec, Terms, UnknownWord, Vote, WORDS, hex,
    is_forgotten, mark, unhex,
};
pub use time::{Availability, HOLIDAYS, Holidays, NoPace, Pace, Span, TooLong};
