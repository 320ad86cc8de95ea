//! A check of a database's condition, for the doctor.

use super::Leased;
use super::disk::newest;
use super::engine::server::{self, Way};
use super::error::StoreError;
use super::handle::Database;
use super::sql;

/// The condition of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The number of open tables.
    pub tables: i64,
    /// The number of posts that wait, without those for closed channels.
    pub posts: i64,
    /// When the oldest of them was written.
    pub oldest: Option<i64>,
    /// The first fault that SQLite finds in the file.
    pub fault: Option<String>,
    /// Why a server takes no writes, in a sentence: a standby, a full disk.
    pub refusal: Option<String>,
    /// Whether a server keeps on its disk what it has acknowledged: it can be configured not to wait for that. None for a file, which
    /// always waits.
    pub durable: Option<bool>,
    /// Whether a file was written by a newer version; one of a server is not opened then.
    pub is_newer: bool,
    /// Whether the user on a server is a superuser, who may do anything there; none for a file.
    pub superuser: Option<bool>,
    /// The way to a server; none for a file.
    pub way: Option<Way>,
    /// What processes serve of a server's database, or served.
    pub leases: Vec<Leased>,
}

impl Database {
    /// Checks the database. The larger it is, the longer this takes.
    pub async fn condition(&self) -> Result<Condition, StoreError> {
        let open = "select count(*) from session where status in ('lobby', 'live', 'frozen')";
        let tables = sql::query_scalar(open).fetch_one(&self.reader).await?;
        let waiting = "select count(*), min(o.at) from outbox o cross join session s on s.id = o.session \
            where o.sent is null and (s.parked = 0 or o.person is not null)";
        let (posts, oldest) = sql::query_as(waiting).fetch_one(&self.reader).await?;
        let fault = match self.reader {
            sql::Pool::Sqlite(_) => {
                let check = sql::query_scalar("pragma quick_check(1)").fetch_one(&self.reader).await?;
                Some(check).filter(|check: &String| check != "ok")
            }
            // A server looks after its own files.
            sql::Pool::Postgres(_) => None,
        };
        let durable = match self.reader {
            sql::Pool::Sqlite(_) => None,
            sql::Pool::Postgres(_) => {
                let waits = "select current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off'";
                Some(sql::query_scalar(waits).fetch_one(&self.reader).await?)
            }
        };
        let superuser = match self.reader {
            sql::Pool::Sqlite(_) => None,
            sql::Pool::Postgres(_) => {
                let is_one = sql::query_scalar("select current_setting('is_superuser') = 'on'");
                Some(is_one.fetch_one(&self.reader).await?)
            }
        };
        let refusal = match &self.reader {
            sql::Pool::Sqlite(_) => None,
            sql::Pool::Postgres(pool) => server::refusal(pool).await,
        };
        let version = sql::query_scalar("select max(version) from _sqlx_migrations where success");
        let version: i64 = version.fetch_one(&self.reader).await?;
        let way = match &self.reader {
            sql::Pool::Sqlite(_) => None,
            sql::Pool::Postgres(pool) => Some(server::way(pool).await?),
        };
        let (is_newer, leases) = (version > newest(), self.leases().await?);
        Ok(Condition { tables, posts, oldest, fault, refusal, durable, is_newer, superuser, way, leases })
    }
}
