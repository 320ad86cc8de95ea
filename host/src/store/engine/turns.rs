//! Turns at identifying: Discord lets a bot open one connection after the other, five seconds apart, whatever process it is.

use std::time::Duration;

use crate::store::error::StoreError;
use crate::store::handle::Store;
use crate::store::writer::Writer;

/// For how long a turn is kept for a process that does not say that it has used it.
pub const TURN: Duration = Duration::from_secs(20);
/// The time that Discord wants between two.
const APART: Duration = Duration::from_millis(5_500);

/// One row is the turn: whose it is, and until when.
pub(super) const TABLE: &str = "create table if not exists identify (key bigint primary key, holder bigint not null, until double precision not null)";
const TAKE: &str = "insert into identify as held (key, holder, until) values (0, $1, extract(epoch from clock_timestamp()) + $2) \
    on conflict (key) do update set holder = excluded.holder, until = excluded.until \
    where held.holder = $1 or held.until < extract(epoch from clock_timestamp())";
const LEAVE: &str =
    "update identify set holder = 0, until = extract(epoch from clock_timestamp()) + $2 where holder = $1";

impl Store {
    /// Takes the turn at identifying for [`TURN`], or keeps it; false if another process has it. A process that serves alone always has it.
    pub async fn take_turn(&self) -> Result<bool, StoreError> {
        self.turn(TAKE, TURN).await.map(|changed| changed.is_none_or(|rows| rows == 1))
    }

    /// Leaves the turn to others: behind an identify, so for when Discord lets the next one identify.
    pub async fn leave_turn(&self) -> Result<(), StoreError> {
        self.turn(LEAVE, APART).await.map(drop)
    }

    /// Runs a statement about the turn, with this process's lease and a time; none if there are no turns.
    async fn turn(&self, statement: &'static str, time: Duration) -> Result<Option<u64>, StoreError> {
        let Writer::Server(pool, Some(term)) = &self.writer else { return Ok(None) };
        if self.shards.total == 1 {
            return Ok(None);
        }
        let query = sqlx::query(statement).bind(term.number).bind(time.as_secs_f64());
        Ok(Some(query.execute(pool).await?.rows_affected()))
    }
}
