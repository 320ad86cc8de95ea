//! Seasons end and begin, by choice or by the calendar; then a channel sees how the finished one went.

use std::ops::Range;
use std::time::Duration;

use session::{Effect, SessionId};

use super::super::ladder::{fold, reckon};
use super::Cycle;
use crate::database::{LONG, StoreError, Write, sql, to_db};
use crate::outbox::{Post, post};

/// The seasons of a server, as somebody chose them.
pub(super) struct Chosen {
    pub guild: i64,
    pub cycle: Option<Cycle>,
    pub now: i64,
}

impl Write for Chosen {
    type Output = ();

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let Chosen { guild, cycle, now } = *self;
        turn(db, guild, now).await?;
        if let Some((since, until, running)) = running(db, guild).await? {
            if running.parse().ok() == cycle {
                return Ok(());
            }
            end(db, guild, since..until.min(now.max(since)), now).await?;
        }
        match cycle {
            Some(cycle) => begin(db, guild, cycle, now, now).await,
            None => Ok(()),
        }
    }
}

/// A server whose season is over.
pub(super) struct Turn {
    pub guild: i64,
    pub now: i64,
}

impl Write for Turn {
    type Output = ();

    fn patience(&self) -> Duration {
        LONG
    }

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        turn(db, self.guild, self.now).await
    }
}

/// The current season: its first second, the first one after it, its cycle.
async fn running(db: &mut sql::Db<'_>, guild: i64) -> Result<Option<(i64, i64, String)>, StoreError> {
    let query = sql::query_as("select since, until, cycle from season where guild = $1 and ended = 0");
    Ok(query.bind(guild).fetch_optional(db).await?)
}

/// Ends the season of a server if it is over, and begins the current one. Seasons between in which nothing can have happened are left out.
pub(crate) async fn turn(db: &mut sql::Db<'_>, guild: i64, now: i64) -> Result<(), StoreError> {
    let Some((since, until, cycle)) = running(db, guild).await?.filter(|(_, until, _)| *until <= now) else {
        return Ok(());
    };
    end(db, guild, since..until, now).await?;
    match cycle.parse() {
        Ok(cycle) => begin(db, guild, cycle, until, now).await,
        Err(()) => Ok(()),
    }
}

/// Ends a season there, and shows how it went in the channel of its last game, if any of its games is rated.
async fn end(db: &mut sql::Db<'_>, guild: i64, span: Range<i64>, now: i64) -> Result<(), StoreError> {
    if span.is_empty() {
        let none = sql::query("delete from season where guild = $1 and since = $2");
        none.bind(guild).bind(span.start).execute(&mut *db).await?;
        // Games may have ended in exactly that second, or after it by a clock that was set back.
        return fold_behind(db, guild, span.start).await;
    }
    let over = sql::query("update season set ended = 1, until = $3 where guild = $1 and since = $2");
    over.bind(guild).bind(span.start).bind(span.end).execute(&mut *db).await?;
    // The ratings say which games count.
    reckon(db, guild).await?;
    tell(db, guild, span, ((i64::MAX, i64::MAX), 0), now).await.map(drop)
}

/// Shows how a season went in the channel of its last rated game that ended before that moment and was not played in the given channel.
/// Gives its table, if there is one.
async fn tell(
    db: &mut sql::Db<'_>,
    guild: i64,
    span: Range<i64>,
    ((at, session), channel): ((i64, i64), i64),
    now: i64,
) -> Result<Option<SessionId>, StoreError> {
    let last = sql::query_scalar(
        "select r.session from result r cross join session s on s.id = r.session and s.channel <> $6 \
         cross join rating g on g.guild = r.guild and g.game = r.game and g.person = r.rated and g.at = r.at and g.session = r.session \
         where r.guild = $1 and r.at >= $2 and r.at < $3 and (r.at < $4 or r.at = $4 and r.session < $5) \
         order by r.at desc, r.session desc limit 1",
    );
    let last = last.bind(guild).bind(span.start).bind(span.end).bind(at).bind(session).bind(channel);
    let last: Option<i64> = last.fetch_optional(&mut *db).await?;
    let Some(last) = last.map(SessionId) else { return Ok(None) };
    post(db, last, &[Effect::Season(span.start)], now, 0).await?;
    Ok(Some(last))
}

/// A season's post that its channel does not take: it goes to the channel of an earlier game of the season, if there is one.
pub(super) struct Elsewhere {
    pub post: Post,
    pub since: i64,
    pub now: i64,
}

impl Write for Elsewhere {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let Elsewhere { post: Post { id, session, place, attempts, .. }, since, now } = &self;
        sql::query("delete from outbox where id = $1").bind(*id).execute(&mut *db).await?;
        let guild = to_db(place.guild);
        let until = sql::query_scalar("select until from season where guild = $1 and since = $2");
        let until: Option<i64> = until.bind(guild).bind(*since).fetch_optional(&mut *db).await?;
        let at = sql::query_scalar("select max(at) from result where session = $1");
        let at: Option<i64> = at.bind(session.0).fetch_one(&mut *db).await?;
        let (Some(until), Some(at)) = (until, at) else { return Ok(()) };
        let refused = ((at, session.0), to_db(place.channel));
        let Some(other) = tell(db, guild, *since..until, refused, *now).await? else { return Ok(()) };
        let tried = sql::query(
            "update outbox set attempts = $1 where session = $2 and kind = 'season' and sent is null",
        );
        tried.bind(*attempts + 1).bind(other.0).execute(db).await.map(drop).map_err(StoreError::from)
    }
}

/// Begins the season whose part of the calendar contains now; no earlier than that.
async fn begin(
    db: &mut sql::Db<'_>,
    guild: i64,
    cycle: Cycle,
    earliest: i64,
    now: i64,
) -> Result<(), StoreError> {
    let Some(part) = cycle.part(now) else { return Ok(()) };
    let since = part.start.max(earliest);
    sql::query(
        "insert into season (guild, since, until, cycle, ended) values ($1, $2, $3, $4, 0) on conflict (guild, since) \
         do update set until = excluded.until, cycle = excluded.cycle, ended = 0",
    )
    .bind(guild)
    .bind(since)
    .bind(part.end)
    .bind(cycle.to_string())
    .execute(&mut *db)
    .await?;
    // A clock that was set back shows times at which games have ended already.
    fold_behind(db, guild, since).await
}

/// Recomputes the ratings of all games that ended since that moment, because a season begins there now, or no longer does.
async fn fold_behind(db: &mut sql::Db<'_>, guild: i64, since: i64) -> Result<(), StoreError> {
    let later = sql::query_scalar("select 1 from result where guild = $1 and at >= $2 limit 1");
    let later: Option<i64> = later.bind(guild).bind(since).fetch_optional(&mut *db).await?;
    match later {
        Some(_) => fold(db, guild, (since, i64::MIN)).await,
        None => Ok(()),
    }
}
