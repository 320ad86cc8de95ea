//! The rows of a table's log as they are stored, every column of them.

use anyhow::Context as _;
use rules::Seat;
use session::{Deed, Row, SessionId};

use crate::database::{AT_ONCE, StoreError, from_db, sql, to_db};

mod code;
mod packs;

#[cfg(test)]
pub(super) use packs::packed_text;
pub(super) use packs::{note_people, packed, rewrite, unpack};

/// A row with all its stored columns.
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
    /// A row to write: the one at `step` of an interaction.
    ///
    /// # Errors
    /// If its draws cannot be written.
    pub(super) fn new(row: &Row, interaction: Option<u64>, step: i64, now: i64) -> anyhow::Result<StoredRow> {
        Ok(StoredRow {
            seq: row.seq,
            number: row.number,
            kind: row.kind().as_str().to_owned(),
            seat: row.seat.map(|seat| i64::from(seat.0)),
            author: row.author.as_str().to_owned(),
            person: to_db(row.user),
            body: row.body(),
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
        let (deed, verbatim) = Deed::read(self.kind.parse()?, self.body);
        Ok(Row {
            seq: self.seq,
            number: self.number,
            seat: self.seat.map(u8::try_from).transpose()?.map(Seat),
            author: self.author.parse()?,
            user: from_db(self.person),
            deed,
            verbatim,
            drawn: serde_json::from_str(&self.chance).context("chance")?,
            barrier: self.barrier != 0,
            turned: self.turned != 0,
            at: self.at,
        })
    }

    fn values(&self, id: SessionId) -> Vec<sql::Value> {
        sql::values![
            id.0,
            self.seq,
            self.number,
            self.kind.as_str(),
            self.seat,
            self.author.as_str(),
            self.person,
            self.body.as_str(),
            self.chance.as_str(),
            self.barrier,
            self.turned,
            self.interaction,
            self.step,
            self.at,
        ]
    }

    fn stored(row: &sql::Row) -> Result<StoredRow, sqlx::Error> {
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
pub(super) async fn unpacked(db: &mut sql::Db<'_>, id: SessionId) -> Result<Vec<StoredRow>, StoreError> {
    let rows = sql::query("select * from action where session = $1 order by seq").bind(id.0);
    let rows = rows.fetch_all(db).await?;
    Ok(rows.iter().map(StoredRow::stored).collect::<Result<_, _>>()?)
}

/// The rows of a table, packed or not, at one moment.
pub(super) async fn all(pool: &sql::Pool, id: SessionId) -> Result<Vec<StoredRow>, StoreError> {
    let reading = async {
        let mut moment = pool.moment().await?;
        let is_packed = sql::query_scalar("select packed from session where id = $1").bind(id.0);
        let rows = match is_packed.fetch_optional(&mut moment.db()).await? {
            Some(true) => packed(&mut moment.db(), id).await,
            Some(false) => unpacked(&mut moment.db(), id).await,
            None => Ok(Vec::new()),
        };
        moment.rollback().await?;
        rows
    };
    pool.answered(reading).await
}

/// The columns of a row.
const INTO: &str = "insert into action (session, seq, number, kind, seat, author, person, body, chance, barrier, turned, \
    interaction, step, at) ";

/// Appends rows to a table's log.
pub(super) async fn append(
    db: &mut sql::Db<'_>,
    id: SessionId,
    rows: &[StoredRow],
) -> Result<(), sqlx::Error> {
    sql::run_all(db, appended(id, rows)).await.map(drop)
}

/// Statements that append rows to a table's log.
pub(super) fn appended(id: SessionId, rows: &[StoredRow]) -> Vec<sql::Query> {
    let parts = rows.chunks(AT_ONCE);
    parts.map(|part| sql::insert(INTO, part.iter().map(|row| row.values(id)).collect(), "")).collect()
}

#[cfg(test)]
impl super::handle::Store {
    /// The rows of a table outside a pack, with every column.
    pub(crate) async fn rows_of(&self, id: SessionId) -> Vec<String> {
        let rows = unpacked(&mut self.0.reader.moment().await.expect("it begins").db(), id).await;
        rows.expect("they are read").iter().map(|row| format!("{row:?}")).collect()
    }
}
