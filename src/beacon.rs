//! The beacon: public random numbers from outside, which nobody can choose, and nobody knows before their time.
//!
//! It is drand's chain *quicknet*: every three seconds a group of organisations signs the number of a round together, and the signature is
//! the random number. `quicknet` pins the chain, knows the time of its rounds and verifies their signatures; `relay` asks a server that
//! passes them on. So a relay can withhold a number, but not forge one.

mod quicknet;
mod relay;
#[cfg(test)]
pub(crate) mod tests;

pub use quicknet::{CHAIN, VERIFIES, due, round_after, verify};
pub use relay::{Beacon, RelayError};
