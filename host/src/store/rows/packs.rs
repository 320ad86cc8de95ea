//! Packing: a table that ended long ago keeps its rows as one compressed value, which is all that a load reads.
//!
//! A packed table stays the same table at the same revision, so copies in memory stay valid. Appending to it unpacks it first, in the same
//! transaction; forgetting a person rewrites it ([`rewrite`]). The people who have rows in a pack are noted next to it.

use std::collections::BTreeMap;

use anyhow::anyhow;
use session::{Kind, SessionId};

use super::code::{decode, encode};
use super::{StoredRow, append, unpacked};
use crate::database::{StoreError, Write, sql};
use crate::store::handle::Store;

/// The last number of a computer at a table: larger ones are people.
const COMPUTERS: i64 = 999;

impl Store {
    /// The tables of this process that ended and have not been touched since `until`, but are not packed: at most that many, the oldest
    /// first.
    pub async fn to_be_packed(&self, until: i64, most: u32) -> Result<Vec<SessionId>, StoreError> {
        let query = sql::query_scalar(
            "select id from session where packed = 0 and status in ('over', 'ended') and touched < $1 \
             and (guild >> 22) % $3 between $4 and $5 order by touched limit $2",
        );
        let query = query.bind(until).bind(most).of(self.0.shards);
        let found: Vec<i64> = query.fetch_all(&self.0.reader).await?;
        Ok(found.into_iter().map(SessionId).collect())
    }

    /// Packs the rows of such a table, and drops its snapshots. Reading and compressing do not hold up the writer.
    ///
    /// # Errors
    /// [`StoreError::Stale`] if the table has changed meanwhile.
    pub async fn pack(&self, id: SessionId) -> Result<(), StoreError> {
        let reading = async {
            let mut moment = self.0.reader.moment().await?;
            let rev = sql::query_scalar(
                "select rev from session where id = $1 and packed = 0 and status in ('over', 'ended')",
            );
            let rev: Option<i64> = rev.bind(id.0).fetch_optional(&mut moment.db()).await?;
            let rows = unpacked(&mut moment.db(), id).await?;
            moment.rollback().await?;
            Ok::<_, StoreError>((rev, rows))
        };
        let (rev, rows) = self.0.reader.answered(reading).await?;
        let rev = rev.ok_or(StoreError::Stale)?;
        let (packed, people) = (encode(&rows)?, people(&rows));
        self.0.writer.write(Packing { id, rev, packed, people }).await.map(drop)
    }
}

/// A table to pack, if it is still as it was read.
struct Packing {
    id: SessionId,
    rev: i64,
    packed: Vec<u8>,
    people: BTreeMap<i64, bool>,
}

impl Write for Packing {
    type Output = ();

    async fn write(&self, db: &mut sql::Db<'_>) -> Result<(), StoreError> {
        let claim = sql::query("update session set packed = 1 where id = $1 and rev = $2 and packed = 0");
        if claim.bind(self.id.0).bind(self.rev).execute(&mut *db).await? == 0 {
            return Err(StoreError::Stale);
        }
        let pack = sql::query("insert into pack (session, rows) values ($1, $2)");
        pack.bind(self.id.0).bind(&self.packed).execute(&mut *db).await?;
        note(db, self.id, &self.people).await?;
        for packed in ["delete from action where session = $1", "delete from snapshot where session = $1"] {
            sql::query(packed).bind(self.id.0).execute(&mut *db).await?;
        }
        Ok(())
    }
}

/// The people who have rows, and whether they have moved or somebody else was put on their seat.
fn people(rows: &[StoredRow]) -> BTreeMap<i64, bool> {
    let mut people = BTreeMap::new();
    for row in rows.iter().filter(|row| row.person > COMPUTERS) {
        *people.entry(row.person).or_default() |= row.kind == Kind::Act.as_str();
    }
    let replaced = |row: &&StoredRow| [Kind::Take, Kind::Free].iter().any(|kind| row.kind == kind.as_str());
    let replaced = rows.iter().filter(replaced).filter_map(|row| row.body.parse().ok());
    people.extend(replaced.filter(|&person: &i64| person > COMPUTERS).map(|person| (person, true)));
    people
}

/// Notes who has rows in a pack.
async fn note(db: &mut sql::Db<'_>, id: SessionId, people: &BTreeMap<i64, bool>) -> Result<(), StoreError> {
    for (person, played) in people {
        let query = sql::query(
            "insert into pack_person (person, session, played) values ($1, $2, $3) on conflict (person, session) do nothing",
        );
        query.bind(person).bind(id.0).bind(played).execute(&mut *db).await?;
    }
    Ok(())
}

/// Notes again who has rows in the pack of a table.
///
/// # Errors
/// If it is missing or damaged.
pub(crate) async fn note_people(db: &mut sql::Db<'_>, id: SessionId) -> Result<(), StoreError> {
    let people = people(&packed(db, id).await?);
    note(db, id, &people).await
}

/// The rows of a packed table.
pub(crate) async fn packed(db: &mut sql::Db<'_>, id: SessionId) -> Result<Vec<StoredRow>, StoreError> {
    Ok(found(db, id).await?.ok_or_else(|| anyhow!("the packed rows of {id} are missing"))?)
}

async fn found(db: &mut sql::Db<'_>, id: SessionId) -> Result<Option<Vec<StoredRow>>, StoreError> {
    let pack = sql::query_scalar("select rows from pack where session = $1").bind(id.0);
    let pack: Option<Vec<u8>> = pack.fetch_optional(db).await?;
    Ok(pack.map(|pack| decode(&pack)).transpose()?)
}

/// Puts the rows of a packed table back as they were.
pub(crate) async fn unpack(db: &mut sql::Db<'_>, id: SessionId) -> Result<(), StoreError> {
    let rows = packed(db, id).await?;
    append(db, id, &rows).await?;
    for person in people(&rows).keys() {
        let query = sql::query("delete from pack_person where person = $1 and session = $2");
        query.bind(person).bind(id.0).execute(&mut *db).await?;
    }
    for packed in ["delete from pack where session = $1", "update session set packed = 0 where id = $1"] {
        sql::query(packed).bind(id.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Changes every packed row of a table, if its rows are packed. The note of their people stays as it is.
pub(crate) async fn rewrite(
    db: &mut sql::Db<'_>,
    id: SessionId,
    change: impl FnMut(&mut StoredRow),
) -> Result<(), StoreError> {
    // It may have been unpacked meanwhile.
    let Some(mut rows) = found(db, id).await? else { return Ok(()) };
    rows.iter_mut().for_each(change);
    let pack = sql::query("update pack set rows = $1 where session = $2");
    pack.bind(encode(&rows)?).bind(id.0).execute(db).await?;
    Ok(())
}

/// The content of packed rows, as text.
#[cfg(test)]
pub(crate) fn packed_text(packed: &[u8]) -> String {
    format!("{:?}", decode(packed).expect("it is whole"))
}
