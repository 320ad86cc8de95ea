//! Digests: one message a day to whoever wishes so. When the next is due is moved on with the post of the last, so none is sent twice.

use session::{Effect, SessionId};
use sqlx::sqlite::SqliteConnection;

use super::error::StoreError;
use super::handle::{Store, from_db, to_db};
use super::posting::post as write_post;
use super::writer::Write;

/// The longest time to the next digest, in seconds, the change of clocks included. One that is further away was set by a clock that has
/// been set back since.
const LONGEST: i64 = 2 * 24 * 60 * 60;

impl Store {
    /// The people whose digests are due, and since when.
    pub async fn due_digests(&self, now: i64) -> Result<Vec<(u64, i64)>, StoreError> {
        let query = sqlx::query_as(
            "select person, due from digest where due <= ? union all select person, due from digest where due > ? order by due",
        );
        let found: Vec<(i64, i64)> =
            query.bind(now).bind(now.saturating_add(LONGEST)).fetch_all(&self.reader).await?;
        Ok(found.into_iter().map(|(person, due)| (from_db(person), due)).collect())
    }

    /// When the next digest behind that moment is due, if there is one.
    pub async fn next_digest(&self, now: i64) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query_scalar("select min(due) from digest where due > ?").bind(now);
        Ok(query.fetch_one(&self.reader).await?)
    }

    /// Moves a digest that is due on to `next`, and posts it with a table if there is anything to tell. False if it has been moved
    /// already.
    pub async fn send_digest(
        &self,
        person: u64,
        due: i64,
        next: i64,
        table: Option<SessionId>,
        now: i64,
    ) -> Result<bool, StoreError> {
        self.writer.write(Sending { person, due, next, table, now }).await.map(|(_, sent)| sent)
    }

    /// The channels and the numbers of the messages of a person's last digest that still stand.
    pub async fn last_digest(&self, person: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        let query = sqlx::query_as("select channel, message from digest_message where person = ?");
        let found: Vec<(i64, i64)> = query.bind(to_db(person)).fetch_all(&self.reader).await?;
        Ok(found.into_iter().map(|(channel, message)| (from_db(channel), from_db(message))).collect())
    }

    /// Notes that a message of a person's digest stands no more.
    pub async fn digest_is_gone(&self, person: u64, message: u64) -> Result<(), StoreError> {
        self.writer.write(Gone { person, message }).await.map(drop)
    }
}

/// A message of a digest that stands no more.
struct Gone {
    person: u64,
    message: u64,
}

impl Write for Gone {
    type Output = ();

    async fn write(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("delete from digest_message where person = ? and message = ?")
            .bind(to_db(self.person))
            .bind(to_db(self.message))
            .execute(db)
            .await?;
        Ok(())
    }
}

/// A digest on its way.
struct Sending {
    person: u64,
    due: i64,
    next: i64,
    table: Option<SessionId>,
    now: i64,
}

impl Write for Sending {
    type Output = bool;

    async fn write(&self, db: &mut SqliteConnection) -> Result<bool, StoreError> {
        let done = sqlx::query("update digest set due = ? where person = ? and due = ?")
            .bind(self.next)
            .bind(to_db(self.person))
            .bind(self.due)
            .execute(&mut *db)
            .await?;
        let moved = done.rows_affected() == 1;
        if let Some(table) = self.table.filter(|_| moved) {
            write_post(db, table, &[Effect::Digest(self.person)], self.now).await?;
        }
        Ok(moved)
    }
}

/// Sets when the next digest of a person is due, or that there is none.
pub(super) async fn set(db: &mut SqliteConnection, person: u64, due: Option<i64>) -> Result<(), StoreError> {
    let query = match due {
        Some(due) => sqlx::query(
            "insert into digest (person, due) values (?, ?) on conflict (person) do update set due = excluded.due",
        )
        .bind(to_db(person))
        .bind(due),
        None => sqlx::query("delete from digest where person = ?").bind(to_db(person)),
    };
    query.execute(db).await?;
    Ok(())
}

/// Notes where a message of a person's digest stands.
pub(super) async fn note(
    db: &mut SqliteConnection,
    person: u64,
    channel: u64,
    message: u64,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into digest_message (person, channel, message) values (?, ?, ?) on conflict do nothing",
    )
    .bind(to_db(person))
    .bind(to_db(channel))
    .bind(to_db(message))
    .execute(db)
    .await?;
    Ok(())
}
