//! What each engine is opened, written and held by: a file of SQLite's, or a database of a PostgreSQL server; the way from one to the other;
//! and what the processes at one server share: leases, news, turns.

pub(super) mod codes;
pub(super) mod epoch;
pub(super) mod lease;
pub(super) mod leased;
pub(super) mod leases;
pub(super) mod news;
pub(super) mod server;
pub(super) mod turns;
pub(super) mod write;
pub(super) mod writer;
