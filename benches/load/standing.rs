//! Tables where nobody moves: copies of existing ones, in channels of their own.

use anyhow::Context as _;
use session::Place;
use sqlx::{AnyPool, AssertSqlSafe, Column as _, Row as _};

/// The people who sit there.
const PEOPLE: usize = 30_000;

/// Copies the existing tables into those places. The copies have nothing to post, and nobody is called.
pub(crate) async fn copy(tables: &AnyPool, places: &[Place]) -> anyhow::Result<()> {
    // Nothing was deleted yet, so they are numbered from 1.
    let last: i64 = sqlx::query_scalar("select max(id) from session").fetch_one(tables).await?;
    let each = places.len().div_ceil(usize::try_from(last)?);
    for (table, id) in [("session", "id"), ("seat", "session"), ("action", "session")] {
        let row =
            sqlx::query(AssertSqlSafe(format!("select * from {table} limit 1"))).fetch_one(tables).await?;
        let names: Vec<&str> = row.columns().iter().map(|column| column.name()).collect();
        let values = names.iter().map(|&name| match name {
            _ if name == id => format!("t.{name} + n.k * {last}"),
            // Set below; until then no two are equal.
            "channel" => format!("t.{name} + n.k * 1000000"),
            // The bot itself is 0.
            "person" => format!("case when t.person = 0 then 0 else t.person + n.k % {PEOPLE} * 1000 end"),
            "interaction" => "null".to_owned(),
            _ => format!("t.{name}"),
        });
        let values: Vec<String> = values.collect();
        let statement = format!(
            "insert into {table} ({}) select {} from {table} t, (with recursive copies (k) as \
             (select 1 union all select k + 1 from copies where k < {each}) select k from copies) n \
             where t.{id} <= {last} and t.{id} + n.k * {last} <= {}",
            names.join(", "),
            values.join(", "),
            last + i64::try_from(places.len())?,
        );
        sqlx::query(AssertSqlSafe(statement))
            .execute(tables)
            .await
            .with_context(|| format!("copying {table}"))?;
    }
    let mut rows = tables.begin().await?;
    for (place, id) in places.iter().zip(last + 1..) {
        sqlx::query("update session set guild = $1, channel = $2 where id = $3")
            .bind(i64::try_from(place.guild)?)
            .bind(i64::try_from(place.channel)?)
            .bind(id)
            .execute(&mut *rows)
            .await?;
    }
    Ok(rows.commit().await?)
}
