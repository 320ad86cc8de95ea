//! A table as data: who sits, what was agreed, what is played, asked and published. Everything else stands on this.
//!
//! A *seat* is a chair; its *sitter* a person or a computer. Numbers 1 to 999 are computers, each the lowest free at its table; 0 is the
//! bot; Discord's numbers are far above both. A *caretaker* is the computer that plays for a person who has handed their seat over: the row
//! stays theirs, [`SeatRow::computer`] says who plays. A *pseudonym* is the number of a person who has asked to be forgotten and can no
//! longer be called ([`Sitter::user`]).
//!
//! Every [`Row`] of the log says what was done ([`Deed`]), and the kind of its [`Author`]: a person takes back only what a person did on
//! their seat. The [`Facts`] are what follows from the rows; they take in one row after the other. An *aside* is an event besides the game
//! that is told with it, such as a new sitter on a seat. [`Terms`] are what a table of any game agrees on, each a key with values, offered
//! next to the game's own options.

mod absence;
mod aside;
mod author;
mod bank;
mod body;
mod call;
mod deed;
mod facts;
mod fairness;
mod log_entry;
mod matter;
mod names;
mod order;
mod posting;
mod question;
mod remedy;
mod reminders;
mod row;
mod search;
mod seat;
mod seats;
mod secret;
mod session;
mod set_back;
mod sitter;
mod standstill;
mod status;
mod terms;
mod word;

pub use absence::Absence;
pub(crate) use absence::SILENT;
pub use aside::Aside;
pub use author::{Author, Names, Person};
pub use bank::Bank;
pub use body::{Cut, EndReason, HintRow, Keeper, Pair, Settlement, Vote};
pub use call::Call;
pub use deed::{Deed, Kind};
pub use facts::Facts;
pub use fairness::{Fairness, WORDS};
pub use log_entry::{LogEntry, Position, Recent};
pub use matter::Matter;
pub(crate) use order::is_next;
pub use order::{DELAY, Order, Orders};
pub use posting::Posting;
pub(crate) use question::Fate;
pub use question::Question;
pub use remedy::Remedy;
pub use reminders::Reminders;
pub use row::{Return, Row};
pub use rules::hex;
pub use search::Search;
pub(crate) use seat::CARETAKER;
pub use seat::SeatRow;
pub(crate) use secret::seed;
pub use secret::{mark, unhex};
pub use session::{Place, Session, SessionId};
pub(crate) use set_back::SetBack;
pub(crate) use sitter::{COMPUTERS, forgotten, named};
pub use sitter::{PSEUDONYMS, Sitter, is_forgotten};
pub use standstill::Standstill;
pub use status::Status;
pub use terms::{Entropy, SUITED, TERMS, TermSpec, Terms};
pub use word::UnknownWord;
