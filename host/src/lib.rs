//! Tables kept in a database, and the service that does intents one after another.
//!
//! From the bottom up: `database` (statements, connections, files, leases, settings), `outbox` (what people must see, a row a post),
//! `standings` (what finished games come to), `store` (tables and their logs). Only these four know SQL. `tables` decides, by the crate
//! `session`, and has it written; `claim` keeps a second process away; `rating` says how well somebody is thought to play; `shards` says
//! which servers a process is for. Nothing here knows Discord.
//!
//! The feature `testing` lets tests of other crates look into the database.

pub mod claim;
pub mod database;
pub mod outbox;
pub mod rating;
pub mod shards;
pub mod standings;
pub mod store;
pub mod sync;
pub mod tables;
