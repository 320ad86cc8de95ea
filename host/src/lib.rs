//! The tables of a database: the store, which alone knows SQL, and the service that does intents one after another.
//!
//! `store` reads and writes, `tables` decides (by the crate `session`) and has it written; `claim` keeps a second process away; `rating` says how well somebody is thought to play;
//! `shards` says which servers a process is for. Nothing here knows Discord: what the channel must see waits in the outbox, as a row, for whoever posts it.
//!
//! The feature `testing` lets tests of other crates look behind the back of the database.

pub mod claim;
pub mod rating;
pub mod shards;
pub mod store;
pub mod sync;
pub mod tables;
