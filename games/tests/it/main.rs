//! Tests of the crate from outside: recorded games, written-down positions, and the sentences of refusals.

mod logs;
mod page;
mod positions;
mod refusals;
