//! Putting posts into the outbox, and taking what waits along when a table goes to another channel.

use anyhow::Context as _;
use session::{Effect, SessionId};

use super::error::StoreError;
use super::handle::{AT_ONCE, Store, from_db};
use super::outbox::{kind, subject};
use super::sql;
use super::writer::Write;

impl Store {
    /// Puts into the outbox what a table shows, although nothing has changed there.
    pub async fn show_again(&self, id: SessionId, effects: Vec<Effect>, now: i64) -> Result<(), StoreError> {
        self.writer.write(Showing { id, effects, now }).await.map(drop)
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

/// Forgets the messages that a table has left behind in another channel. Those of them that have buttons.
pub(super) async fn leave(db: &mut sql::Db<'_>, id: SessionId) -> Result<Vec<u64>, StoreError> {
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

/// Gives what a table still has to show a new number: under the old one Discord may know a message in the channel that it has left.
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

/// New calls of a seat, behind the post `$2`, wait where an older one still does; else they are letters if its person wishes direct
/// messages.
const DIRECT: &str = "update outbox set person = case when exists (select 1 from outbox e where e.session = outbox.session \
    and e.kind = 'call' and e.subject = outbox.subject and e.sent is null and e.id <= $2) \
    then (select e.person from outbox e where e.session = outbox.session \
    and e.kind = 'call' and e.subject = outbox.subject and e.sent is null and e.id <= $2 order by e.id desc limit 1) \
    else (select t.person from seat t where t.session = outbox.session \
    and t.seat = outbox.subject and t.computer is null and t.rhythm like '%\"direct\":true%') end \
    where session = $1 and kind = 'call' and sent is null and id > $2";

/// Puts posts into the outbox, in order. Until `post_at` they may wait; 0 is at once, whatever becomes of the clock.
pub(super) async fn post(
    db: &mut sql::Db<'_>,
    id: SessionId,
    effects: &[Effect],
    now: i64,
    post_at: i64,
) -> Result<(), StoreError> {
    let last: Option<i64> = sql::query_scalar("select max(id) from outbox").fetch_one(&mut *db).await?;
    let bodies = effects.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
    let posts: Vec<_> = effects.iter().zip(bodies.context("writing an effect")?).collect();
    for part in posts.chunks(AT_ONCE) {
        let row = |(effect, body): &(&Effect, String)| {
            sql::values![id.0, kind(effect), subject(effect), body.as_str(), now, post_at]
        };
        let into = "insert into outbox (session, kind, subject, body, at, next_try) ";
        sql::insert(into, part.iter().map(row).collect(), "").execute(&mut *db).await?;
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Call(_) | Effect::TakeCallAway(_))) {
        sql::query(DIRECT).bind(id.0).bind(last.unwrap_or_default()).execute(db).await?;
    }
    Ok(())
}
