//! The version of a database's schema, and what the tables of each version look like.

use std::collections::BTreeSet;

use anyhow::{Context as _, bail};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _};

use super::migrations::MIGRATIONS;

/// The columns of a schema, each with its table.
pub(crate) type Shape = BTreeSet<(String, String)>;

/// The version that this program writes.
pub(crate) fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// What is wrong with a database of a newer version.
pub(crate) fn newer(version: i64) -> String {
    format!(
        "was written by a newer version of Turnstone (migration {version}); use that version, or a copy from before"
    )
}

/// What is wrong with a database of another version than this program's, for a command that changes no version.
pub(crate) fn other_version(version: i64) -> String {
    let newest = newest();
    if version > newest {
        return newer(version);
    }
    format!(
        "is of an older version of Turnstone (migration {version}, not {newest}); the bot brings it up to date when it starts"
    )
}

/// The version that a database has noted; none if it is not Turnstone's.
pub(crate) async fn noted(db: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let ours =
        "select count(*) from sqlite_master where type = 'table' and name in ('session', '_sqlx_migrations')";
    if sqlx::query_scalar::<_, i64>(ours).fetch_one(&mut *db).await? < 2 {
        return Ok(None);
    }
    sqlx::query_scalar("select max(version) from _sqlx_migrations where success").fetch_one(db).await
}

/// The columns of a database that is attached as `schema`.
pub(crate) async fn shape(db: &mut SqliteConnection, schema: &str) -> Result<Shape, sqlx::Error> {
    let columns = format!(
        "select m.name, c.name from \"{schema}\".sqlite_master m join pragma_table_info(m.name, '{schema}') c \
         where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and m.name not like '\\_%' escape '\\'"
    );
    let columns: Vec<(String, String)> = sqlx::query_as(AssertSqlSafe(columns)).fetch_all(db).await?;
    Ok(columns.into_iter().collect())
}

/// The columns of every version so far, the first one first.
pub(crate) async fn shapes() -> anyhow::Result<Vec<(i64, Shape)>> {
    let mut shapes = Vec::new();
    let mut db = SqliteConnectOptions::new().in_memory(true).connect().await?;
    for migration in MIGRATIONS.iter() {
        MIGRATIONS.run_to(migration.version, &mut db).await?;
        shapes.push((migration.version, shape(&mut db, "main").await?));
    }
    Ok(shapes)
}

/// Compares a database with what its version should look like.
///
/// # Errors
/// If it is not Turnstone's, was written by a newer version, or differs from its version.
pub(crate) async fn check(db: &mut SqliteConnection) -> anyhow::Result<()> {
    let Some(version) = noted(db).await? else { bail!("it is no database of Turnstone") };
    if version > newest() {
        bail!("it was written by a newer version of Turnstone (migration {version}); use that version");
    }
    let found = shape(db, "main").await?;
    let known = shapes().await?;
    let (_, known) = known.iter().find(|(number, _)| *number == version).context("its version is unknown")?;
    let apart: Vec<String> =
        found.symmetric_difference(known).map(|(table, column)| format!("{table}.{column}")).collect();
    if !apart.is_empty() {
        bail!("its tables are not those of its version: {}", apart.join(", "));
    }
    Ok(())
}
