//! The rows of a table's log as they are stored, every column of them.

use anyhow::Context as _;
use games::Seat;
use session::{Row, SessionId};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection as _, QueryBuilder, Row as _, Sqlite};

use super::error::StoreError;
use super::handle::{AT_ONCE, from_db, to_db};

mod code;
mod packs;

#[cfg(test)]
pub(super) use packs::packed_text;
pub(super) use packs::{Renaming, note_people, packed, unpack};

/// A row with all that is stored of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StoredRow {
    pub(super) seq: i64,
    pub(super) number: Option<i64>,
    pub(super) kind: String,
    pub(super) seat: Option<i64>,
    pub(super) author: String,
    pub(super) person: i64,
    pub(super) body: String,
    pub(super) chance: String,
    pub(super) barrier: i64,
    pub(super) turned: i64,
    pub(super) interaction: Option<i64>,
    pub(super) step: i64,
    pub(super) at: i64,
}

impl StoredRow {
    /// A row that is to be written: that one of an interaction.
    ///
    /// # Errors
    /// If what it has drawn cannot be written.
    pub(super) fn new(row: &Row, interaction: Option<u64>, step: i64, now: i64) -> anyhow::Result<StoredRow> {
        Ok(StoredRow {
            seq: row.seq,
            number: row.number,
            kind: row.kind.as_str().to_owned(),
            seat: row.seat.map(|seat| i64::from(seat.0)),
            author: row.author.as_str().to_owned(),
            person: to_db(row.user),
            body: row.body.clone(),
            chance: serde_json::to_string(&row.drawn).context("writing chance")?,
            barrier: row.barrier.into(),
            turned: row.turned.into(),
            interaction: interaction.map(to_db),
            step,
            at: now,
        })
    }

    /// The row as a table knows it.
    pub(super) fn read(self) -> anyhow::Result<Row> {
        Ok(Row {
            seq: self.seq,
            number: self.number,
            kind: self.kind.parse()?,
            seat: self.seat.map(u8::try_from).transpose()?.map(Seat),
            author: self.author.parse()?,
            user: from_db(self.person),
            body: self.body,
            drawn: serde_json::from_str(&self.chance).context("chance")?,
            barrier: self.barrier != 0,
            turned: self.turned != 0,
            at: self.at,
        })
    }

    fn stored(row: &SqliteRow) -> Result<StoredRow, sqlx::Error> {
        Ok(StoredRow {
            seq: row.try_get("seq")?,
            number: row.try_get("number")?,
            kind: row.try_get("kind")?,
            seat: row.try_get("seat")?,
            author: row.try_get("author")?,
            person: row.try_get("person")?,
            body: row.try_get("body")?,
            chance: row.try_get("chance")?,
            barrier: row.try_get("barrier")?,
            turned: row.try_get("turned")?,
            interaction: row.try_get("interaction")?,
            step: row.try_get("step")?,
            at: row.try_get("at")?,
        })
    }
}

/// The rows of a table that is not packed.
pub(super) async fn unpacked(db: &mut SqliteConnection, id: SessionId) -> Result<Vec<StoredRow>, StoreError> {
    let rows = sqlx::query("select * from action where session = ? order by seq").bind(id.0);
    let rows = rows.fetch_all(db).await?;
    Ok(rows.iter().map(StoredRow::stored).collect::<Result<_, _>>()?)
}

/// The rows of a table, packed or not, at one moment.
pub(super) async fn all(db: &mut SqliteConnection, id: SessionId) -> Result<Vec<StoredRow>, StoreError> {
    let mut transaction = db.begin().await?;
    let is_packed = sqlx::query_scalar("select packed from session where id = ?").bind(id.0);
    let rows = match is_packed.fetch_optional(&mut *transaction).await? {
        Some(true) => packed(&mut transaction, id).await,
        Some(false) => unpacked(&mut transaction, id).await,
        None => Ok(Vec::new()),
    };
    transaction.rollback().await?;
    rows
}

/// Appends rows to a table's log.
pub(super) async fn append(
    db: &mut SqliteConnection,
    id: SessionId,
    rows: &[StoredRow],
) -> Result<(), sqlx::Error> {
    for part in rows.chunks(AT_ONCE) {
        let mut query = QueryBuilder::<Sqlite>::new(
            "insert into action (session, seq, number, kind, seat, author, person, body, chance, barrier, turned, \
             interaction, step, at) ",
        );
        query.push_values(part, |mut columns, row| {
            columns
                .push_bind(id.0)
                .push_bind(row.seq)
                .push_bind(row.number)
                .push_bind(row.kind.as_str())
                .push_bind(row.seat)
                .push_bind(row.author.as_str())
                .push_bind(row.person)
                .push_bind(row.body.as_str())
                .push_bind(row.chance.as_str())
                .push_bind(row.barrier)
                .push_bind(row.turned)
                .push_bind(row.interaction)
                .push_bind(row.step)
                .push_bind(row.at);
        });
        query.build().execute(&mut *db).await?;
    }
    Ok(())
}

#[cfg(test)]
impl super::Store {
    /// The rows of a table that stand by themselves, with every column.
    pub(crate) async fn rows_of(&self, id: SessionId) -> Vec<String> {
        let rows = "select json_array(session, seq, number, kind, seat, author, person, body, chance, barrier, turned, interaction, step, at) \
                    from action where session = ? order by seq";
        sqlx::query_scalar(rows).bind(id.0).fetch_all(&self.reader).await.expect("they are read")
    }
}
