//! Tests of all games together: written-down positions, and the test vectors of luck.

mod page;
mod positions;
mod vectors;
