//! What each engine is opened, written and held by: a file of SQLite's, or a database of a PostgreSQL server; and the way from one to the
//! other.

pub(super) mod database;
pub(super) mod hold;
mod open;
pub(super) mod server;
pub(super) mod transfer;
pub(super) mod writer;
