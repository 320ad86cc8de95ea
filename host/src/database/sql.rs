//! Statements for either engine, SQLite or PostgreSQL: the same text, values and rows of numbers, texts and bytes.
//!
//! Statements name their values `$1`, `$2`, which both take. The differences are handled here: SQLite reads tables in the order in which
//! `cross join` names them and by the index after `indexed by`; PostgreSQL plans by itself, and sees neither. A truth is read as `bool`,
//! whether it is stored as a number or a `boolean`. `sqlx::Any` would do neither, and copies every row once more.

mod engine;
mod joined;
mod query;
mod row;
mod schema;
mod value;

pub(crate) use engine::{Db, PATIENCE, Pool, Transaction};
pub(crate) use joined::{insert, run_all};
pub(crate) use query::{Query, query, query_as, query_scalar};
pub(crate) use row::Row;
pub(crate) use value::{Kind, Value, values};
