//! The columns of a database, by either engine's own catalogue.

use sqlx::AssertSqlSafe;

use super::engine::Pool;
use super::query::query_as;
use super::value::Kind;
use crate::database::error::StoreError;
use crate::database::handle::Database;

impl Database {
    /// Every column with its table and its type, in order.
    pub(crate) async fn columns(&self) -> Result<Vec<(String, String, String)>, StoreError> {
        let columns = match self.reader {
            Pool::Sqlite(_) => {
                "select m.name, c.name, lower(c.type) from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' \
                 and m.name not like 'sqlite%' and m.name not like '\\_%' escape '\\' order by m.name, c.cid"
            }
            Pool::Postgres(_) => {
                "select cast(table_name as text), cast(column_name as text), cast(data_type as text) from information_schema.columns \
                 where table_schema = current_schema() and table_name not like '\\_%' escape '\\' order by table_name, ordinal_position"
            }
        };
        Ok(query_as(AssertSqlSafe(columns.to_owned())).fetch_all(&self.reader).await?)
    }

    /// The columns of a table, each with its kind.
    pub(crate) async fn columns_of(&self, table: &str) -> Result<Vec<(String, Kind)>, StoreError> {
        let kind = |of: &str| match of {
            "text" => Kind::Text,
            "blob" | "bytea" => Kind::Bytes,
            _ => Kind::Number,
        };
        let columns = self.columns().await?.into_iter().filter(|(of, ..)| of == table);
        Ok(columns.map(|(_, column, of)| (column, kind(&of))).collect())
    }
}
