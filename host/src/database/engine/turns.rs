//! Turns at identifying: Discord lets a bot open one connection after the other, five seconds apart, over all its processes. The largest
//! bots have several lanes (`max_concurrency`): a shard's lane is its number modulo theirs.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::PgPool;

use super::writer::Writer;
use crate::database::error::StoreError;
use crate::database::handle::Database;

/// How long a turn is kept for a process that does not report having used it.
pub const TURN: Duration = Duration::from_secs(20);
/// The time that Discord requires between two.
const APART: Duration = Duration::from_millis(5_500);

const TAKE: &str = "insert into identify as held (key, holder, until) \
    select key, $1, extract(epoch from clock_timestamp()) + $2 from unnest($3) as key order by key \
    on conflict (key) do update set holder = excluded.holder, until = excluded.until \
    where held.holder = $1 or held.until < extract(epoch from clock_timestamp())";
const LEAVE: &str =
    "update identify set holder = 0, until = extract(epoch from clock_timestamp()) + $2 where holder = $1";

impl Database {
    /// Takes the turn at identifying in all of these lanes for [`TURN`], or keeps it; false, and takes none, if another process has one. A
    /// process that serves alone always has it.
    pub async fn take_turn(&self, lanes: &BTreeSet<u32>) -> Result<bool, StoreError> {
        let Some((pool, holder)) = self.queue() else { return Ok(true) };
        let keys: Vec<i64> = lanes.iter().copied().map(i64::from).collect();
        let mut all = pool.begin().await?;
        let query = sqlx::query(TAKE).bind(holder).bind(TURN.as_secs_f64()).bind(keys);
        let taken = query.execute(&mut *all).await?.rows_affected() == lanes.len() as u64;
        if taken {
            all.commit().await?;
        } else {
            all.rollback().await?;
        }
        Ok(taken)
    }

    /// Leaves the turn to others: after an identify, once Discord lets the next one identify.
    pub async fn leave_turn(&self) -> Result<(), StoreError> {
        if let Some((pool, holder)) = self.queue() {
            sqlx::query(LEAVE).bind(holder).bind(APART.as_secs_f64()).execute(pool).await?;
        }
        Ok(())
    }

    /// Where processes wait for their turns, and this one's number there; none where a process serves alone.
    fn queue(&self) -> Option<(&PgPool, i64)> {
        match &self.writer {
            Writer::Server(pool, Some(term)) if self.shards.total > 1 => Some((pool, term.number)),
            _ => None,
        }
    }
}
