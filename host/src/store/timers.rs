//! Timers: the clock's future actions. A row is written, moved or removed with the change of its table.

use rules::Seat;
use session::{SILENCE, Session, SessionId, Timer};

use crate::database::{StoreError, Write, sql};
use crate::store::handle::Store;

/// The seat's number in the row of a timer that concerns the table as a whole.
const WHOLE_TABLE: i64 = -1;

impl Store {
    /// The timers of this process whose time has come, the longest overdue first. A call that is further away than any can be was set by a
    /// clock that has been set back since.
    pub async fn due_timers(&self, now: i64) -> Result<Vec<(SessionId, Timer)>, StoreError> {
        let query = sql::query(
            "select t.* from timer t cross join session s on s.id = t.session where t.due <= $1 \
             and (s.guild >> 22) % $2 between $3 and $4 union all \
             select t.* from timer t cross join session s on s.id = t.session where t.kind = 'call' and t.due > $5 \
             and (s.guild >> 22) % $2 between $3 and $4 order by due, session, kind, seat",
        );
        let query = query.bind(now).of(self.0.shards).bind(now.saturating_add(SILENCE));
        let rows = query.fetch_all(&self.0.reader).await?;
        Ok(rows.iter().filter_map(known).collect())
    }

    /// The calls of this process that are still to come: the last one, and those due at most that many seconds before it.
    pub async fn last_calls(&self, seconds: i64) -> Result<Vec<(SessionId, Timer)>, StoreError> {
        let query = sql::query(
            "select t.* from timer t cross join session s on s.id = t.session where t.kind = 'call' \
             and t.due >= (select max(l.due) from timer l cross join session z on z.id = l.session where l.kind = 'call' \
             and (z.guild >> 22) % $2 between $3 and $4) - $1 and (s.guild >> 22) % $2 between $3 and $4 \
             order by t.due, t.session, t.seat",
        );
        let rows = query.bind(seconds).of(self.0.shards).fetch_all(&self.0.reader).await?;
        Ok(rows.iter().filter_map(known).collect())
    }

    /// When the next timer of this process after that moment is due, if there is one.
    pub async fn next_timer(&self, now: i64) -> Result<Option<i64>, StoreError> {
        let query = sql::query_scalar(
            "select t.due from timer t cross join session s on s.id = t.session where t.due > $1 \
             and (s.guild >> 22) % $2 between $3 and $4 order by t.due limit 1",
        );
        Ok(query.bind(now).of(self.0.shards).fetch_optional(&self.0.reader).await?)
    }

    /// Drops a timer that its table does not know, unless it has been moved since it was read.
    pub async fn drop_timer(&self, id: SessionId, timer: Timer) -> Result<(), StoreError> {
        self.0.writer.write(Dropped { id, timer }).await.map(drop)
    }
}

/// A timer to drop.
struct Dropped {
    id: SessionId,
    timer: Timer,
}

impl Write for Dropped {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        sql::query("delete from timer where session = $1 and kind = $2 and seat = $3 and due = $4")
            .bind(self.id.0)
            .bind(self.timer.kind.as_str())
            .bind(seat_number(self.timer))
            .bind(self.timer.due)
            .execute(db)
            .await?;
        Ok(())
    }
}

/// Statements that write the timers that a change sets or moves, and remove those that it drops.
pub(super) fn timers(id: SessionId, before: Option<&Session>, session: &Session) -> Vec<sql::Query> {
    let was = before.map(Session::timers).unwrap_or_default();
    let timers = session.timers();
    let dropped = was.iter().filter(|old| !timers.iter().any(|timer| timer.replaces(old)));
    let drop = |timer: &Timer| {
        sql::query("delete from timer where session = $1 and kind = $2 and seat = $3")
            .bind(id.0)
            .bind(timer.kind.as_str())
            .bind(seat_number(*timer))
    };
    let mut queries: Vec<_> = dropped.map(drop).collect();
    let set = timers.iter().filter(|timer| !was.contains(timer));
    let row = |timer: &Timer| sql::values![id.0, timer.kind.as_str(), seat_number(*timer), timer.due];
    let rows: Vec<_> = set.map(row).collect();
    if !rows.is_empty() {
        let into = "insert into timer (session, kind, seat, due) ";
        let moved = " on conflict (session, kind, seat) do update set due = excluded.due";
        queries.push(sql::insert(into, rows, moved));
    }
    queries
}

fn seat_number(timer: Timer) -> i64 {
    timer.seat.map_or(WHOLE_TABLE, |seat| i64::from(seat.0))
}

/// The timer in a row. An unknown kind is left to the later version that wrote it.
fn known(row: &sql::Row) -> Option<(SessionId, Timer)> {
    timer(row).inspect_err(|cause| tracing::error!(%cause, "a timer cannot be read")).ok()
}

fn timer(row: &sql::Row) -> anyhow::Result<(SessionId, Timer)> {
    let seat: i64 = row.try_get("seat")?;
    let timer = Timer {
        kind: row.try_get::<&str, _>("kind")?.parse()?,
        seat: (seat != WHOLE_TABLE).then(|| u8::try_from(seat).map(Seat)).transpose()?,
        due: row.try_get("due")?,
    };
    Ok((SessionId(row.try_get("session")?), timer))
}
