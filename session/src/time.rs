//! People's time: when they are there, how fast a table is, how long they may be away.
//!
//! A [`Availability`] is a person's own – time zone, quiet hours, weekends, holiday, reminders – and is copied onto every seat that they
//! take, so that this crate can read it. Only it knows time zones; `runs_out` and `passed` are the whole arithmetic. Everything else counts
//! seconds since 1970.

mod availability;
mod holiday;
mod pace;
mod units;

pub use availability::Availability;
pub use holiday::{HOLIDAYS, Holidays, TooLong};
pub use pace::{NoPace, Pace, Span};
pub(crate) use units::{DAY, HOUR};
