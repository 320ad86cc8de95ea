//! Tests of all games together: written-down positions, and what checkers of luck know.

mod draws;
mod page;
mod positions;
mod vectors;
