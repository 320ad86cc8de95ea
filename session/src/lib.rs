//! One table with people: who sits, what was agreed, what is played, what is asked of everybody, what is published.
//!
//! Pure: an [`Intent`] of somebody goes in, at a [`Moment`]; a [`Change`] or a [`Denied`] comes out. Nothing is read, stored
//! or sent here, and no clock is looked at: the same intent at the same table comes to the same change, no matter who serves it.
//! Cargo holds this crate to it: it has no runtime, no database and no Discord.
//!
//! ```text
//! Intent ─► decide ─► the wish itself (play, life, absence, attention, clock) ─► settle ─► Change
//!                          │ rows                                                          ├ rows, appended to the log
//!                          ▼                                                               ├ the session at its next revision
//!                     Session::take                                                        ├ effects, for the outbox
//!                                                                                          └ results, if the game is over
//! ```
//!
//! A [`Session`] is a table at one revision. What has been done there stands in [`Row`]s, which are appended and never altered: taking
//! back is a row too. What a row says is a [`Deed`], typed; its text in the database is written and read in one place
//! ([`Deed::read`], [`Row::body`]).
//!
//! `Session::take` takes in a row, one that is appended (`Change::note`) like one that is loaded ([`assemble`]): it alone changes the
//! [`Facts`] of a table, so they are the same live and loaded, and the session is at once as the row says. What the game makes of the log – the positions – is played again at loading, from a snapshot if there is
//! one. Everything else that a session has – seats with their clocks, calls and orders, terms, phase, place – is stored next to the rows.
//!
//! What is played is the game's alone: legality is asked of the crate `games`, and a session adds what people need around it.
//!
//! # Where to look
//!
//! - `table`: the session as data – seats, sitters, rows and what they come to – and what can be asked of it. It imports nothing of
//!   what stands above it.
//! - `time`: when a person is there ([`Availability`]), how fast a table is ([`Pace`]), how long somebody may be away.
//! - `answers`: what goes in and what comes out. What the clock does is an intent like any other ([`Timer::intent`]).
//! - `record`: the log played again, told to a viewer, and counted as a result.
//! - `play`, `life`, `absence`, `attention`, `clock`: what people, computers and the clock may wish, one file a concern.
//! - `decide` is the only way in; `settle` the only place where it is settled what follows from a change, in one order with
//!   a reason for each line. `adopt` brings a table under newer rules, or freezes it.
//!
//! Folders import downwards only: `time`, `table`, `answers`, `record`, then the five, then `settle`, `decide`, `adopt`.
//!
//! # What holds everywhere
//!
//! - Nothing that a person is shown is made from a position: [`Session::sight`] gives one viewer's view. Others than the
//!   actor see the *shown* [`Position`]: play up to the last barrier or change of turn, so that what may still be taken back is
//!   not published.
//! - Which timers a table has follows from the table as it stands ([`Session::timers`]); so whatever changes it sets, moves
//!   or drops them in the same transaction, and what the clock has done is not done again.
//! - *Decision numbers* grow for a seat only when what is asked of that seat changes, so that somebody else's discard does
//!   not void a half-made choice.
//! - *Public numbers* ([`Session::next_number`]) name questions, appeals, absences and offers in buttons. What is hidden – an
//!   order, a secret choice that is changed – takes a seq and no number, so that nobody can count it.
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
    Keeper, Kind, LogEntry, Matter, Order, Orders, PSEUDONYMS, Pair, Person, Place, Position, Posting,
    Question, Recent, Remedy, Reminders, Return, Row, SUITED, Search, SeatRow, Session, SessionId,
    Settlement, Sitter, Standstill, Status, TERMS, TermSpec, Terms, UnknownWord, Vote, WORDS, hex,
    is_forgotten, mark, unhex,
};
pub use time::{Availability, HOLIDAYS, Holidays, NoPace, Pace, Span, TooLong};
