//! Digests: one message a day to each person who wants them. The write that makes today's letter also moves the next due time on, so none
//! is sent twice.
//!
//! A letter belongs to its person and to no table: it is sent even if their tables end. Its content is composed when it is sent.

use super::queue::{LONGEST_WAIT, Outbox};
use crate::database::{StoreError, Write, from_db, sql, to_db};

/// The longest time to the next digest, in seconds, the change of clocks included. One further away was set by a clock that has been set
/// back since.
const LONGEST: i64 = 2 * 24 * 60 * 60;

/// The letter of a digest that waits to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestLetter {
    /// Its number, also its nonce.
    pub id: i64,
    /// Whom it goes to.
    pub person: u64,
    /// The server that gets it instead, because the person takes no direct message.
    pub server: Option<u64>,
    /// The time at which it was written.
    pub at: i64,
    /// The number of failed tries.
    pub attempts: u32,
}

/// The result of sending a digest's letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DigestSent {
    /// It became that message of that channel.
    Told {
        /// Discord's number of the channel.
        channel: u64,
        /// Discord's number of the message.
        message: u64,
    },
    /// There was nothing to say, or no place to say it.
    Nothing,
    /// The person takes no direct message: each of those servers gets it.
    Publicly(Vec<u64>),
    /// It failed, and is to be tried again then.
    Failed(i64),
}

impl Outbox {
    /// The people of this process whose digests are due, and since when.
    pub async fn due_digests(&self, now: i64) -> Result<Vec<(u64, i64)>, StoreError> {
        let query = sql::query_as(
            "select person, due from digest where due <= $1 and (person >> 22) % $3 between $4 and $5 union all \
             select person, due from digest where due > $2 and (person >> 22) % $3 between $4 and $5 order by due",
        );
        let query = query.bind(now).bind(now.saturating_add(LONGEST)).of(self.0.shards);
        let found: Vec<(i64, i64)> = query.fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(|(person, due)| (from_db(person), due)).collect())
    }

    /// When the next digest of this process after that moment is due, if there is one.
    pub async fn next_digest(&self, now: i64) -> Result<Option<i64>, StoreError> {
        let query = sql::query_scalar(
            "select due from digest where due > $1 and (person >> 22) % $2 between $3 and $4 order by due limit 1",
        );
        Ok(query.bind(now).of(self.0.shards).fetch_optional(&self.0.reader).await?)
    }

    /// Moves a due digest on to `next`, and writes its letter if there is anything to say, which may wait until `send_at`. False if it has
    /// been moved already.
    pub async fn write_digest(
        &self,
        person: u64,
        due: i64,
        next: i64,
        tells: bool,
        now: i64,
        send_at: i64,
    ) -> Result<bool, StoreError> {
        self.0
            .writer
            .write(Writing { person, due, next, tells, now, send_at })
            .await
            .map(|(_, written)| written)
    }

    /// The next letter of a person's digests that can be sent now. A failure on one server holds up no other.
    pub async fn digest_letter(&self, person: u64, now: i64) -> Result<Option<DigestLetter>, StoreError> {
        let query = sql::query_as(
            "select id, guild, at, attempts from digest_letter where person = $1 and (next_try <= $2 or next_try > $3) \
             order by id limit 1",
        );
        let query = query.bind(to_db(person)).bind(now).bind(now + LONGEST_WAIT);
        let found: Option<(i64, Option<i64>, i64, u32)> = query.fetch_optional(&self.0.reader).await?;
        let letter = |(id, server, at, attempts): (i64, Option<i64>, i64, u32)| DigestLetter {
            id,
            person,
            server: server.map(from_db),
            at,
            attempts,
        };
        Ok(found.map(letter))
    }

    /// Notes the result of sending a digest's letter.
    pub async fn digest_sent(
        &self,
        letter: &DigestLetter,
        sent: DigestSent,
        now: i64,
    ) -> Result<(), StoreError> {
        self.0.writer.write(Out { letter: *letter, sent, now }).await.map(drop)
    }

    /// The channels and the numbers of the messages of a person's last digest that still exist.
    pub async fn last_digest(&self, person: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        let query = sql::query_as("select channel, message from digest_message where person = $1");
        let found: Vec<(i64, i64)> = query.bind(to_db(person)).fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(|(channel, message)| (from_db(channel), from_db(message))).collect())
    }

    /// Notes that a message of a person's digest no longer exists.
    pub async fn digest_is_gone(&self, person: u64, message: u64) -> Result<(), StoreError> {
        self.0.writer.write(Gone { person, message }).await.map(drop)
    }
}

/// A message of a digest that no longer exists.
struct Gone {
    person: u64,
    message: u64,
}

impl Write for Gone {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        sql::query("delete from digest_message where person = $1 and message = $2")
            .bind(to_db(self.person))
            .bind(to_db(self.message))
            .execute(db)
            .await?;
        Ok(())
    }
}

/// A digest that is due.
struct Writing {
    person: u64,
    due: i64,
    next: i64,
    tells: bool,
    now: i64,
    send_at: i64,
}

impl Write for Writing {
    type Output = bool;

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<bool, StoreError> {
        let done = sql::query("update digest set due = $1 where person = $2 and due = $3")
            .bind(self.next)
            .bind(to_db(self.person))
            .bind(self.due)
            .execute(&mut *db)
            .await?;
        let moved = done == 1;
        if moved && self.tells {
            // A letter of the day before that still waits says the same as the new one.
            sql::query("delete from digest_letter where person = $1 and guild is not null")
                .bind(to_db(self.person))
                .execute(&mut *db)
                .await?;
            sql::query(
                "insert into digest_letter (person, at, next_try) select $1, $2, $3 \
                 where not exists (select 1 from digest_letter where person = $1)",
            )
            .bind(to_db(self.person))
            .bind(self.now)
            .bind(self.send_at)
            .execute(db)
            .await?;
        }
        Ok(moved)
    }
}

/// A letter with the result of sending it.
struct Out {
    letter: DigestLetter,
    sent: DigestSent,
    now: i64,
}

impl Write for Out {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let (id, person) = (self.letter.id, to_db(self.letter.person));
        if let DigestSent::Failed(next_try) = self.sent {
            let later =
                sql::query("update digest_letter set attempts = attempts + 1, next_try = $1 where id = $2");
            later.bind(next_try).bind(id).execute(db).await?;
            return Ok(());
        }
        let done = sql::query("delete from digest_letter where id = $1").bind(id).execute(&mut *db).await?;
        if done == 0 {
            // A person who was forgotten meanwhile hears nothing more, and nothing is noted of them.
            return Ok(());
        }
        match &self.sent {
            DigestSent::Told { channel, message } => {
                note(db, person, to_db(*channel), to_db(*message)).await?;
            }
            DigestSent::Publicly(servers) => {
                for server in servers {
                    sql::query("insert into digest_letter (person, guild, at) values ($1, $2, $3)")
                        .bind(person)
                        .bind(to_db(*server))
                        .bind(self.now)
                        .execute(&mut *db)
                        .await?;
                }
            }
            DigestSent::Nothing | DigestSent::Failed(_) => {}
        }
        Ok(())
    }
}

/// Sets when the next digest of a person is due, or that there is none.
pub(crate) async fn set(db: &mut sql::Db<'_>, person: u64, due: Option<i64>) -> Result<(), StoreError> {
    let query = match due {
        Some(due) => sql::query(
            "insert into digest (person, due) values ($1, $2) on conflict (person) do update set due = excluded.due",
        )
        .bind(to_db(person))
        .bind(due),
        None => sql::query("delete from digest where person = $1").bind(to_db(person)),
    };
    query.execute(db).await?;
    Ok(())
}

/// Forgets a person's digests: when the next is due, what waits to be sent, and where the last one is.
pub(crate) async fn forget(db: &mut sql::Db<'_>, person: i64) -> Result<(), StoreError> {
    for forget in [
        "delete from digest where person = $1",
        "delete from digest_letter where person = $1",
        "delete from digest_message where person = $1",
    ] {
        sql::query(forget).bind(person).execute(&mut *db).await?;
    }
    Ok(())
}

/// Notes where a message of a person's digest is.
async fn note(db: &mut sql::Db<'_>, person: i64, channel: i64, message: i64) -> Result<(), StoreError> {
    sql::query(
        "insert into digest_message (person, channel, message) values ($1, $2, $3) on conflict do nothing",
    )
    .bind(person)
    .bind(channel)
    .bind(message)
    .execute(db)
    .await?;
    Ok(())
}
