//! Putting posts into the outbox, and taking the waiting ones along when a table goes to another channel.

use anyhow::Context as _;
use session::{Effect, SessionId};

use super::queue::{Outbox, kind, subject};
use crate::database::{AT_ONCE, StoreError, Write, from_db, sql};

impl Outbox {
    /// Puts into the outbox what a table shows, although nothing has changed there.
    pub async fn show_again(&self, id: SessionId, effects: Vec<Effect>, now: i64) -> Result<(), StoreError> {
        self.0.writer.write(Showing { id, effects, now }).await.map(drop)
    }
}

/// What a table shows, to be posted once more.
struct Showing {
    id: SessionId,
    effects: Vec<Effect>,
    now: i64,
}

impl Write for Showing {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        post(db, self.id, &self.effects, self.now, 0).await
    }
}

/// Forgets the messages that a table has left in another channel; gives those that have buttons.
pub(crate) async fn leave(db: &mut sql::Db<'_>, id: SessionId) -> Result<Vec<u64>, StoreError> {
    let query = sql::query_scalar(
        "select message from session where id = $1 and message is not null union \
         select message from outbox where id = (select max(id) from outbox where session = $1 and message is not null \
         and kind = 'appeal') union \
         select message from outbox where session = $1 and message is not null and kind in ('question', 'call', 'search', 'unfilled') \
         and channel is null",
    );
    let left: Vec<i64> = query.bind(id.0).fetch_all(&mut *db).await?;
    for forget in [
        "update session set message = null where id = $1",
        "delete from outbox where session = $1 and sent is not null and told_until is null and channel is null",
        "update outbox set message = null where session = $1 and message is not null and channel is null",
    ] {
        sql::query(forget).bind(id.0).execute(&mut *db).await?;
    }
    renumber(db, id).await?;
    Ok(left.into_iter().map(from_db).collect())
}

/// Renumbers a table's waiting posts: under the old numbers Discord may know messages in the channel that the table has left.
async fn renumber(db: &mut sql::Db<'_>, id: SessionId) -> Result<(), StoreError> {
    let last: Option<i64> = sql::query_scalar("select max(id) from outbox").fetch_one(&mut *db).await?;
    for renumber in [
        "insert into outbox (session, kind, subject, body, at, next_try, person) \
         select session, kind, subject, body, at, 0, person from outbox \
         where session = $1 and id <= $2 and sent is null and kind in ('commitment', 'lobby', 'board', 'question', 'appeal', 'call', 'search', 'unfilled') \
         order by id",
        "delete from outbox where session = $1 and id <= $2 and sent is null \
         and kind in ('commitment', 'lobby', 'board', 'question', 'appeal', 'call', 'search', 'unfilled')",
    ] {
        sql::query(renumber).bind(id.0).bind(last).execute(&mut *db).await?;
    }
    Ok(())
}

/// The addressee of a new call until it is decided, at the end of the same write.
const UNDECIDED: i64 = 0;
/// New calls of a seat wait where an older one still does; otherwise they are letters if its person wants direct messages.
const DIRECT: &str = "update outbox set person = case when exists (select 1 from outbox e where e.session = outbox.session \
    and e.kind = 'call' and e.subject = outbox.subject and e.sent is null and coalesce(e.person, 1) <> 0) \
    then (select e.person from outbox e where e.session = outbox.session \
    and e.kind = 'call' and e.subject = outbox.subject and e.sent is null and coalesce(e.person, 1) <> 0 order by e.id desc limit 1) \
    else (select t.person from seat t where t.session = outbox.session \
    and t.seat = outbox.subject and t.computer is null and t.rhythm like '%\"direct\":true%') end \
    where session = $1 and kind = 'call' and sent is null and person = 0";

/// Puts posts into the outbox, in order. They may wait until `post_at`; 0 is at once, however the clock changes.
pub(crate) async fn post(
    db: &mut sql::Db<'_>,
    id: SessionId,
    effects: &[Effect],
    now: i64,
    post_at: i64,
) -> Result<(), StoreError> {
    sql::run_all(db, posts(id, effects, now, post_at)?).await?;
    Ok(())
}

/// The statements of [`post`].
pub(crate) fn posts(
    id: SessionId,
    effects: &[Effect],
    now: i64,
    post_at: i64,
) -> anyhow::Result<Vec<sql::Query>> {
    let row = |effect: &Effect| {
        let body = serde_json::to_string(effect).context("writing an effect")?;
        let person = (kind(effect) == "call").then_some(UNDECIDED);
        Ok(sql::values![id.0, kind(effect), subject(effect), body, now, post_at, person])
    };
    let rows = effects.iter().map(row).collect::<anyhow::Result<Vec<_>>>()?;
    let into = "insert into outbox (session, kind, subject, body, at, next_try, person) ";
    let mut queries: Vec<_> = rows.chunks(AT_ONCE).map(|part| sql::insert(into, part.to_vec(), "")).collect();
    if effects.iter().any(|effect| kind(effect) == "call") {
        queries.push(sql::query(DIRECT).bind(id.0));
    }
    Ok(queries)
}
