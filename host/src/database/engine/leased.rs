//! The leases of a server, for the operator.

use std::time::Duration;

use sqlx::Row as _;
use sqlx::postgres::PgRow;

use super::leases::{SEEN, shards};
use crate::database::error::StoreError;
use crate::database::handle::Database;
use crate::database::sql::Pool;
use crate::shards::Shards;

/// A lease, for the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leased {
    /// The shards that are served under it.
    pub shards: Shards,
    /// Whether it holds, and its process is connected.
    pub holds: bool,
    /// The time since its process's gateway was known to be alive, if it ever was.
    pub quiet: Option<Duration>,
}

impl Database {
    /// The leases of a server's database, in the order of their shards; a file has none.
    pub async fn leases(&self) -> Result<Vec<Leased>, StoreError> {
        let Pool::Postgres(pool) = &self.reader else { return Ok(Vec::new()) };
        let is_there = sqlx::query_scalar("select to_regclass('lease') is not null");
        if !is_there.fetch_one(pool).await? {
            return Ok(Vec::new());
        }
        let leased = |row: &PgRow| {
            let quiet: Option<f64> = row.try_get("quiet")?;
            let quiet = quiet.map(|seconds| Duration::from_secs_f64(seconds.max(0.0)));
            Ok(Leased { shards: shards(row)?, holds: row.try_get("holds")?, quiet })
        };
        sqlx::query(SEEN).fetch_all(pool).await?.iter().map(leased).collect()
    }
}
