//! Composed statements: rows of values, and several statements as one text.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use super::engine::Db;
use super::query::Query;
use super::row::Row;
use super::value::Value;

/// A statement that writes rows of values: `insert into … ` (with a trailing space), the rows, and the text that follows them.
pub(crate) fn insert(into: &str, rows: Vec<Vec<Value>>, behind: &str) -> Query {
    let mut text = format!("{into}values ");
    let mut values = Vec::with_capacity(rows.iter().map(Vec::len).sum());
    for row in rows {
        text.push_str(if values.is_empty() { "(" } else { ", (" });
        for (nth, value) in row.into_iter().enumerate() {
            values.push(value);
            let comma = if nth == 0 { "" } else { ", " };
            // Writing to a string does not fail.
            let _ = write!(text, "{comma}${}", values.len());
        }
        text.push(')');
    }
    text.push_str(behind);
    Query { text: AssertSqlSafe(text).into_sql_str(), values }
}

/// The most statements that are joined to one text: the engine keeps each of them prepared for a while.
const JOINED: usize = 16;

/// Runs statements one after the other, and gives their rows. The engine of a file has a thread of its own, and the way there and back
/// takes longer than a short statement: it is taken once.
pub(crate) async fn run_all(db: &mut Db<'_>, queries: Vec<Query>) -> Result<Vec<Row>, sqlx::Error> {
    let together = if matches!(db, Db::Sqlite(_)) { JOINED } else { 1 };
    let mut rows = Vec::new();
    let mut queries = queries.into_iter().peekable();
    while queries.peek().is_some() {
        rows.extend(joined(queries.by_ref().take(together)).fetch_all(&mut *db).await?);
    }
    Ok(rows)
}

/// Joins statements to one text, their values renumbered.
fn joined(queries: impl Iterator<Item = Query>) -> Query {
    let (mut text, mut values) = (String::new(), Vec::new());
    for query in queries {
        let mut parts = query.text.as_str().split('$');
        text.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let (number, rest) = part.split_at(digits);
            let number = number.parse().map_or(0, |number: usize| values.len() + number);
            // Writing to a string does not fail.
            let _ = write!(text, "${number}{rest}");
        }
        text.push(';');
        values.extend(query.values);
    }
    Query { text: AssertSqlSafe(text).into_sql_str(), values }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::sql::{query, values};

    #[test]
    fn rows_of_values_are_numbered_through() {
        let rows = vec![values![1, "a"], values![2, None::<&str>]];
        let Query { text, values } = insert("insert into t (n, s) ", rows, " on conflict do nothing");
        assert_eq!(text.as_str(), "insert into t (n, s) values ($1, $2), ($3, $4) on conflict do nothing");
        assert_eq!(values.len(), 4);
        assert_eq!(values[3], Value::Text(None));
    }

    #[test]
    fn values_of_joined_statements_are_numbered_through() {
        let queries = vec![
            query("delete from t where n = $1 or m = $1").bind(1),
            query("insert into t (n, s) values ($2, $1)").bind("a").bind(2),
        ];
        let Query { text, values } = joined(queries.into_iter());
        assert_eq!(
            text.as_str(),
            "delete from t where n = $1 or m = $1;insert into t (n, s) values ($3, $2);"
        );
        assert_eq!(values, values![1, "a", 2]);
    }
}
