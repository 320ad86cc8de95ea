//! The folders of `migrations/`, embedded in the program: one for each engine.

use std::borrow::Cow;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

static FOLDER: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../migrations");

/// Brings a file up to date, migration by migration in the order of their numbers.
pub(in crate::store) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| of("sqlite"));
/// Brings a server's database up to date.
pub(in crate::store) static SERVER_MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| of("postgres"));

/// The migrations of an engine.
fn of(engine: &str) -> Migrator {
    let files = FOLDER.get_dir(engine).into_iter().flat_map(Dir::files);
    let mut migrations: Vec<Migration> = files.filter_map(migration).collect();
    migrations.sort();
    Migrator::with_migrations(migrations)
}

/// Reads a file named `<version>_<description>.sql`; other files are no migrations.
fn migration(file: &'static include_dir::File<'static>) -> Option<Migration> {
    let name = file.path().file_stem()?.to_str()?;
    let (version, description) = name.split_once('_')?;
    let sql = file.contents_utf8()?.into_sql_str();
    let description = Cow::Owned(description.replace('_', " "));
    Some(Migration::new(version.parse().ok()?, description, MigrationType::Simple, sql, false))
}

#[cfg(test)]
mod tests {
    use session::hex;

    use super::*;

    #[test]
    fn every_sql_file_of_the_folder_is_a_migration_with_the_next_number() {
        for (engine, first) in [("sqlite", 1), ("postgres", 24)] {
            let files = FOLDER.get_dir(engine).expect("it is there").files().count();
            let versions: Vec<i64> = of(engine).iter().map(|migration| migration.version).collect();
            assert_eq!(versions, (first..).take(files).collect::<Vec<_>>(), "{engine}");
            assert_eq!(
                versions.last(),
                MIGRATIONS.iter().map(|migration| &migration.version).max(),
                "{engine}"
            );
        }
    }

    #[test]
    fn released_migrations_keep_the_checksums_that_databases_have_noted() {
        let noted = |version: i64| {
            let migration = MIGRATIONS.iter().find(|migration| migration.version == version);
            migration.map(|migration| hex(&migration.checksum[..4])).unwrap_or_default()
        };
        assert_eq!((noted(1), noted(2)), ("8105f98a".to_owned(), "fd93346f".to_owned()));
    }
}
