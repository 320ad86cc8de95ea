//! What is noted of a post: that it was sent, or that it has failed for now.

use anyhow::Context as _;
use session::{Effect, Remains, SessionId};

use super::posting::{post as write_post, posts};
use super::queue::{Outbox, Post, Stretch, kind, subject};
use crate::database::{Heard, StoreError, Write, sql, tell, to_db};

/// The result of a post.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Posted {
    /// The message that it became or changed; none if there was nothing to show.
    pub message: Option<u64>,
    /// The channel of that message, if it is not the table's.
    pub channel: Option<u64>,
    /// The part of the log that a board narrated.
    pub told: Option<Stretch>,
    /// Posts that are now outdated, to be taken back; they wait like any other post.
    pub past: Vec<Effect>,
}

impl Outbox {
    /// Notes that a post was sent; the older ones that it supersedes go. A lobby or board becomes the table's live message.
    pub async fn sent(&self, post: &Post, posted: Posted, now: i64) -> Result<(), StoreError> {
        self.0.writer.write(Out { post: post.clone(), posted, now }).await.map(drop)
    }

    /// Notes that posting failed and when it is to be tried again.
    pub async fn failed(&self, post: &Post, next_try: i64) -> Result<(), StoreError> {
        self.0.writer.write(Failed { post: post.id, next_try }).await.map(drop)
    }

    /// Lets all failed posts be tried again now: the clock by which they wait was set back.
    pub async fn wait_no_more(&self) -> Result<(), StoreError> {
        self.0.writer.write(Failures).await.map(drop)
    }

    /// Notes that a call cannot be a letter: from now on it waits for its table's channel.
    pub async fn tell_publicly(&self, post: &Post) -> Result<(), StoreError> {
        let is_told = !self.0.shards.serves(post.place.guild);
        let public = Public { session: post.session, subject: subject(&post.effect), is_told };
        self.0.writer.write(public).await.map(drop)
    }
}

/// All posts that have failed and wait for their next try.
struct Failures;

impl Write for Failures {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        for failures in [
            "update outbox set next_try = 0 where sent is null and attempts > 0 and next_try > 0",
            "update digest_letter set next_try = 0 where attempts > 0 and next_try > 0",
        ] {
            sql::query(failures).execute(&mut *db).await?;
        }
        Ok(())
    }
}

/// The calls of a seat that cannot be letters.
struct Public {
    session: SessionId,
    subject: i64,
    /// Whether another process posts them.
    is_told: bool,
}

impl Write for Public {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        sql::query(
            "update outbox set person = null, next_try = 0, attempts = 0 \
             where session = $1 and kind = 'call' and subject = $2 and sent is null",
        )
        .bind(self.session.0)
        .bind(self.subject)
        .execute(&mut *db)
        .await?;
        if self.is_told { tell(db, Heard::Table(self.session)).await } else { Ok(()) }
    }
}

/// A post that has failed for now.
struct Failed {
    post: i64,
    next_try: i64,
}

impl Write for Failed {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        sql::query("update outbox set attempts = attempts + 1, next_try = $1 where id = $2")
            .bind(self.next_try)
            .bind(self.post)
            .execute(db)
            .await?;
        Ok(())
    }
}

/// A post that was sent.
struct Out {
    post: Post,
    posted: Posted,
    now: i64,
}

impl Write for Out {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        if self.lasts() && self.has_moved(db).await? {
            return self.leave_behind(db).await;
        }
        let mut queries = vec![self.mark()];
        queries.extend(self.forget_called()?);
        queries.push(if self.lasts() { self.forget_older() } else { self.forget() });
        if let (Effect::Lobby | Effect::Invitation(_) | Effect::Board { .. }, Some(message)) =
            (&self.post.effect, self.posted.message)
        {
            let live = sql::query("update session set message = $1 where id = $2");
            queries.push(live.bind(to_db(message)).bind(self.post.session.0));
        }
        queries.extend(posts(self.post.session, &self.posted.past, self.now, 0)?);
        queries.push(self.close());
        sql::run_all(db, queries).await?;
        Ok(())
    }
}

impl Out {
    /// Whether a later post may need to know its message.
    fn lasts(&self) -> bool {
        match &self.post.effect {
            Effect::Lobby
            | Effect::Invitation(_)
            | Effect::Board { .. }
            | Effect::Question(_)
            | Effect::Absence(_)
            | Effect::Offer(_)
            | Effect::Appeal(_)
            | Effect::Call(_)
            | Effect::UpdateCall(_) => true,
            // Its removal leaves nothing to remember.
            Effect::Search { .. } | Effect::Unfilled => self.posted.message.is_some(),
            Effect::Left { .. }
            | Effect::Past { .. }
            | Effect::Commitment
            | Effect::Start(_)
            | Effect::Beacon
            | Effect::Notice(_)
            | Effect::Closed { .. }
            | Effect::Season(_)
            | Effect::TakeCallAway(_) => false,
        }
    }

    /// Whether the table has gone to another channel while the post was on its way.
    async fn has_moved(&self, db: &mut sql::Db<'_>) -> Result<bool, StoreError> {
        let query = sql::query_scalar("select 1 from session where id = $1 and channel <> $2");
        let query = query.bind(self.post.session.0).bind(to_db(self.post.place.channel));
        Ok(query.fetch_optional(db).await?.is_some_and(|_: i64| true))
    }

    /// Takes the buttons off a message that came too late for its channel. The post itself waits under a new number.
    async fn leave_behind(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let channel = self.posted.channel.unwrap_or(self.post.place.channel);
        let late = self.posted.message;
        let late = late.map(|message| Effect::Past { channel, message, remains: Remains::All });
        let past: Vec<Effect> = self.posted.past.iter().cloned().chain(late).collect();
        write_post(db, self.post.session, &past, self.now, 0).await
    }

    fn mark(&self) -> sql::Query {
        // A board that was edited still narrates what it did before, besides the new part.
        let before = self.post.told.filter(|_| self.posted.message == self.post.live).map(|told| told.since);
        let since = self.posted.told.map(|told| before.map_or(told.since, |before| before.min(told.since)));
        sql::query("update outbox set sent = $1, message = $2, channel = $3, told_since = $4, told_until = $5 where id = $6")
            .bind(self.now)
            .bind(self.posted.message.map(to_db))
            .bind(self.posted.channel.map(to_db))
            .bind(since)
            .bind(self.posted.told.map(|told| told.until))
            .bind(self.post.id)
    }

    /// Forgets the people whom a sent message has called: they may have nothing to do with its table.
    fn forget_called(&self) -> anyhow::Result<Option<sql::Query>> {
        let nobody = match &self.post.effect {
            Effect::Search { .. } => Effect::Search { people: Vec::new(), role: None },
            Effect::Invitation(_) => Effect::Invitation(Vec::new()),
            _ => return Ok(None),
        };
        let body = serde_json::to_string(&nobody).context("writing an effect")?;
        Ok(Some(sql::query("update outbox set body = $1 where id = $2").bind(body).bind(self.post.id)))
    }

    /// Drops earlier posts of the same thing, and those that it replaces. Without a message of its own it is itself forgotten, and the
    /// older one stays.
    fn forget_older(&self) -> sql::Query {
        let query = if self.posted.message.is_some() {
            "delete from outbox where session = $1 and kind = $2 and subject = $3 and id < $4"
        } else {
            "delete from outbox where session = $1 and kind = $2 and subject = $3 and id <= $4 and message is null \
             and told_until is null"
        };
        sql::query(query)
            .bind(self.post.session.0)
            .bind(kind(&self.post.effect))
            .bind(subject(&self.post.effect))
            .bind(self.post.id)
    }

    /// Drops all posts of which this was the last.
    fn forget(&self) -> sql::Query {
        match &self.post.effect {
            Effect::Notice(_) => sql::query("delete from outbox where id = $1").bind(self.post.id),
            effect => sql::query(
                "delete from outbox where session = $1 and kind = $2 and subject = $3 and id <= $4",
            )
            .bind(self.post.session.0)
            .bind(kind(effect))
            .bind(subject(effect))
            .bind(self.post.id),
        }
    }

    /// Drops all posts of a table that is over, once none of them waits.
    fn close(&self) -> sql::Query {
        sql::query(
            "delete from outbox where session = $1 \
             and exists (select 1 from session s where s.id = $1 and s.status in ('over', 'ended')) \
             and not exists (select 1 from outbox w where w.session = $1 and w.sent is null)",
        )
        .bind(self.post.session.0)
    }
}
