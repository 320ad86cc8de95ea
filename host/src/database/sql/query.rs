//! A statement with its values, run on either engine.

use std::borrow::Cow;

use sqlx::{AssertSqlSafe, Database, Postgres, SqlSafeStr, SqlStr, Sqlite};

use super::engine::{Db, Pool};
use super::row::{Field, FromRow, Row};
use super::value::Value;
use crate::shards::Shards;

/// A statement with its values.
pub(crate) struct Query {
    pub(super) text: SqlStr,
    pub(super) values: Vec<Value>,
}

/// A statement whose rows are read as values of one type.
pub(crate) struct Typed<T> {
    query: Query,
    read: fn(&Row) -> Result<T, sqlx::Error>,
}

pub(crate) fn query(text: impl SqlSafeStr) -> Query {
    Query { text: text.into_sql_str(), values: Vec::new() }
}

/// A statement whose rows are read as tuples.
pub(crate) fn query_as<T: FromRow>(text: impl SqlSafeStr) -> Typed<T> {
    Typed { query: query(text), read: T::from_row }
}

/// A statement with one column.
pub(crate) fn query_scalar<T: for<'r> Field<'r>>(text: impl SqlSafeStr) -> Typed<T> {
    Typed { query: query(text), read: |row| row.try_get(0) }
}

/// A statement without the hints for SQLite's planner.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if !text.contains("cross join") && !text.contains("indexed by") {
        return Cow::Borrowed(text);
    }
    let text = text.replace("cross join", "join");
    let mut parts = text.split(" indexed by ");
    let first = parts.next().unwrap_or_default().to_owned();
    let without_index =
        |part: &str| part.split_once(' ').map_or(String::new(), |(_, rest)| format!(" {rest}"));
    Cow::Owned(parts.fold(first, |text, part| text + &without_index(part)))
}

/// PostgreSQL takes every text except one with this character.
fn without_null(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "") } else { text }
}

/// A statement of one engine.
type For<E> = sqlx::query::Query<'static, E, <E as Database>::Arguments>;

impl Query {
    /// Adds a value.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// Adds values.
    pub(crate) fn bind_all(mut self, values: Vec<Value>) -> Query {
        self.values.extend(values);
        self
    }

    /// Adds three values: the number of shards, the first and the last of those that are served.
    pub(crate) fn of(self, shards: Shards) -> Query {
        self.bind(shards.total).bind(shards.first).bind(shards.last)
    }

    fn sqlite(self) -> For<Sqlite> {
        self.values.into_iter().fold(sqlx::query(self.text), |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    }

    fn postgres(self) -> For<Postgres> {
        let text = match plain(self.text.as_str()) {
            Cow::Borrowed(_) => self.text,
            Cow::Owned(plain) => AssertSqlSafe(plain).into_sql_str(),
        };
        self.values.into_iter().fold(sqlx::query(text), |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text.map(without_null)),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    }

    /// Runs it; gives the number of rows that it changes.
    pub(crate) async fn execute(self, on: impl On) -> Result<u64, sqlx::Error> {
        Box::pin(on.change(self)).await
    }

    /// All its rows.
    pub(crate) async fn fetch_all(self, on: impl On) -> Result<Vec<Row>, sqlx::Error> {
        Box::pin(on.rows(self)).await
    }

    /// Its first row, if there is one.
    pub(crate) async fn fetch_optional(self, on: impl On) -> Result<Option<Row>, sqlx::Error> {
        Box::pin(on.row(self)).await
    }
}

impl<T> Typed<T> {
    /// Adds a value.
    pub(crate) fn bind(self, value: impl Into<Value>) -> Typed<T> {
        Typed { query: self.query.bind(value), read: self.read }
    }

    /// Adds the shards that are served.
    pub(crate) fn of(self, shards: Shards) -> Typed<T> {
        Typed { query: self.query.of(shards), read: self.read }
    }

    /// All its rows.
    pub(crate) async fn fetch_all(self, on: impl On) -> Result<Vec<T>, sqlx::Error> {
        let Typed { query, read } = self;
        Box::pin(on.rows(query)).await?.iter().map(read).collect()
    }

    /// Its first row, if there is one.
    pub(crate) async fn fetch_optional(self, on: impl On) -> Result<Option<T>, sqlx::Error> {
        let Typed { query, read } = self;
        Box::pin(on.row(query)).await?.as_ref().map(read).transpose()
    }

    /// Its only row.
    pub(crate) async fn fetch_one(self, on: impl On) -> Result<T, sqlx::Error> {
        self.fetch_optional(on).await?.ok_or(sqlx::Error::RowNotFound)
    }
}

/// Where a statement can run. The future it waits for is boxed: two engines' futures are large, and are part of every caller's.
pub(crate) trait On: Send {
    /// Its rows.
    fn rows(self, query: Query) -> impl Future<Output = Result<Vec<Row>, sqlx::Error>> + Send;

    /// Its first row.
    fn row(self, query: Query) -> impl Future<Output = Result<Option<Row>, sqlx::Error>> + Send;

    /// The number of rows that it changes.
    fn change(self, query: Query) -> impl Future<Output = Result<u64, sqlx::Error>> + Send;
}

/// Runs statements on each engine's variant of that place.
macro_rules! on {
    ($on:ty, $engine:ident, |$self:ident| $place:expr, |$it:ident| $executor:expr) => {
        impl On for $on {
            async fn rows(self, query: Query) -> Result<Vec<Row>, sqlx::Error> {
                let $self = self;
                Ok(match $place {
                    $engine::Sqlite($it) => {
                        query.sqlite().fetch_all($executor).await?.into_iter().map(Row::Sqlite).collect()
                    }
                    $engine::Postgres($it) => {
                        query.postgres().fetch_all($executor).await?.into_iter().map(Row::Postgres).collect()
                    }
                })
            }

            async fn row(self, query: Query) -> Result<Option<Row>, sqlx::Error> {
                let $self = self;
                Ok(match $place {
                    $engine::Sqlite($it) => query.sqlite().fetch_optional($executor).await?.map(Row::Sqlite),
                    $engine::Postgres($it) => {
                        query.postgres().fetch_optional($executor).await?.map(Row::Postgres)
                    }
                })
            }

            async fn change(self, query: Query) -> Result<u64, sqlx::Error> {
                let $self = self;
                Ok(match $place {
                    $engine::Sqlite($it) => query.sqlite().execute($executor).await?.rows_affected(),
                    $engine::Postgres($it) => query.postgres().execute($executor).await?.rows_affected(),
                })
            }
        }
    };
}

on!(Open<'_>, Pool, |on| on.0, |pool| pool);
on!(&mut Db<'_>, Db, |on| on, |connection| &mut **connection);

/// A pool that waits for answers however long they take.
struct Open<'p>(&'p Pool);

impl On for &Pool {
    async fn rows(self, query: Query) -> Result<Vec<Row>, sqlx::Error> {
        self.answered(Open(self).rows(query)).await
    }

    async fn row(self, query: Query) -> Result<Option<Row>, sqlx::Error> {
        self.answered(Open(self).row(query)).await
    }

    async fn change(self, query: Query) -> Result<u64, sqlx::Error> {
        self.answered(Open(self).change(query)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_sees_no_hints_for_the_planner() {
        let hinted =
            "select 1 from a indexed by a_one cross join b indexed by b_two on b.a = a.id where a.id = $1";
        assert_eq!(plain(hinted), "select 1 from a join b on b.a = a.id where a.id = $1");
        assert!(matches!(plain("select 1 from a"), Cow::Borrowed(_)));
    }
}
