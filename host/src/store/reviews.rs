//! Reviews of finished games, kept for a while, so that asking again needs no wait.

use rules::Seat;
use session::SessionId;

use crate::database::{StoreError, Write, sql};
use crate::store::handle::Store;

impl Store {
    /// The review of a seat's game, if exactly that one is kept: `mark` says what was reviewed, and by which version.
    pub async fn review(&self, id: SessionId, seat: Seat, mark: &str) -> Result<Option<String>, StoreError> {
        let query =
            sql::query_scalar("select body from review where session = $1 and seat = $2 and mark = $3");
        Ok(query.bind(id.0).bind(seat.0).bind(mark).fetch_optional(&self.0.reader).await?)
    }

    /// Keeps the review of a seat's game in the place of an older one.
    pub async fn keep_review(
        &self,
        id: SessionId,
        seat: Seat,
        mark: &str,
        body: String,
        at: i64,
    ) -> Result<(), StoreError> {
        self.0.writer.write(Kept { id, seat, mark: mark.to_owned(), body, at }).await.map(drop)
    }

    /// Drops the reviews that were made before a time.
    pub async fn drop_reviews(&self, before: i64) -> Result<(), StoreError> {
        let query = sql::query_scalar("select count(*) from review where at < $1");
        let old: i64 = query.bind(before).fetch_one(&self.0.reader).await?;
        if old > 0 {
            self.0.writer.write(Dropped { before }).await?;
        }
        Ok(())
    }
}

/// A review to keep.
struct Kept {
    id: SessionId,
    seat: Seat,
    mark: String,
    body: String,
    at: i64,
}

impl Write for Kept {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let query = sql::query(
            "insert into review (session, seat, mark, body, at) values ($1, $2, $3, $4, $5) \
             on conflict (session, seat) do update set mark = excluded.mark, body = excluded.body, at = excluded.at",
        );
        let query = query.bind(self.id.0).bind(self.seat.0).bind(&self.mark).bind(&self.body).bind(self.at);
        query.execute(db).await?;
        Ok(())
    }
}

/// Reviews that are old enough to go.
struct Dropped {
    before: i64,
}

impl Write for Dropped {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        sql::query("delete from review where at < $1").bind(self.before).execute(db).await?;
        Ok(())
    }
}
