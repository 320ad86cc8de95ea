//! Tables kept in a database, and the service that carries out intents one after another.
//!
//! From the bottom up: `database` (statements, connections, files, leases, settings), `outbox` (what people must see, a row a post),
//! `standings` (what follows from finished games), `store` (tables and their logs). Only these four know SQL. `tables` decides, with the
//! crate `session`, and writes the decision; `claim` keeps a second process away; `rating` estimates how well a person plays; `shards` says
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
