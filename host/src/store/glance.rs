//! A first look at a table: its revision, and what its server has settled, in one query.

use std::collections::BTreeMap;

use session::{Place, SessionId};

use super::{Store, StoreError, to_db};

/// A table at a glance: whether a copy of it is still true, and what its server has settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The table.
    pub id: SessionId,
    /// Its revision.
    pub rev: i64,
    /// The settings of its server, by key.
    pub settings: BTreeMap<String, String>,
}

/// A table's number and revision beside one setting of its server, if there is one.
type Columns = (i64, i64, Option<String>, Option<String>);

impl Store {
    /// Looks at the table with that number.
    pub async fn glance(&self, id: SessionId) -> Result<Option<Glance>, StoreError> {
        let query = sqlx::query_as(
            "select s.id, s.rev, t.key, t.value from session s \
             left join setting t on t.scope = 'guild' and t.owner = s.guild where s.id = ?",
        );
        Ok(glance(query.bind(id.0).fetch_all(&self.reader).await?))
    }

    /// Looks at the table of a place: the open one, else the latest.
    pub async fn glance_at(&self, place: Place) -> Result<Option<Glance>, StoreError> {
        let query = sqlx::query_as(
            "select latest.id, latest.rev, t.key, t.value from (select id, rev, guild from session \
             where guild = ? and channel = ? \
             order by case when status in ('lobby', 'live', 'frozen') then 0 else 1 end, id desc limit 1) latest \
             left join setting t on t.scope = 'guild' and t.owner = latest.guild",
        );
        let rows = query.bind(to_db(place.guild)).bind(to_db(place.channel)).fetch_all(&self.reader).await?;
        Ok(glance(rows))
    }
}

/// Gathers the rows of one table.
fn glance(rows: Vec<Columns>) -> Option<Glance> {
    let &(id, rev, ..) = rows.first()?;
    let settings = rows.into_iter().filter_map(|(_, _, key, value)| key.zip(value)).collect();
    Some(Glance { id: SessionId(id), rev, settings })
}
