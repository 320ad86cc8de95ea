//! Tests of the crate from outside: recorded games, written-down positions, reviews, and every title by the conformance kit.

mod kit;
mod logs;
mod page;
mod positions;
mod reviews;
