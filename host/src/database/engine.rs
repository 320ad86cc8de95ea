//! How each engine opens, writes and claims a database: a file of SQLite's, or one of a PostgreSQL server; and what the processes at one
//! server share: leases, news, turns.

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
