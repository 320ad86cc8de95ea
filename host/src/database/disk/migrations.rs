//! The folders of `migrations/`, embedded in the program: one for each engine.

use std::borrow::Cow;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

static FOLDER: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../migrations");

/// Brings a file up to date, migration by migration in the order of their numbers.
pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| of("sqlite"));
/// Brings a server's database up to date.
pub(crate) static SERVER_MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| of("postgres"));

/// The migrations of an engine.
fn of(engine: &str) -> Migrator {
    let files = FOLDER.get_dir(engine).into_iter().flat_map(Dir::files);
    let mut migrations: Vec<Migration> = files.filter_map(migration).collect();
    migrations.sort();
    Migrator::with_migrations(migrations)
}

/// Reads a file named `<version>_<description>.sql`; other files are no migrations.
fn migration(file: &include_dir::File<'_>) -> Option<Migration> {
    read(file.path().file_stem()?.to_str()?, file.contents_utf8()?)
}

/// The migration of that name. A checkout may end lines with CRLF, but databases have noted the checksum of the text with LF.
fn read(name: &str, text: &str) -> Option<Migration> {
    let (version, description) = name.split_once('_')?;
    let sql = AssertSqlSafe(text.replace('\r', "")).into_sql_str();
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

    /// How the checksums of the released migrations begin, by their numbers; a new one is added with its release.
    const SQLITE: &str = "8105f98a fd93346f 612082ad 9cb2dc02 185c1955 08183c9f 5d9bca1e dbc95b09 2f5b6182 \
        64058ed6 b793c6fe 0642cb9a 0263456a 8e4a9c6f 4eb8e8fd 3232e173 84556e34 63a3fe8a \
        c6624c02 40766282 5b72e8d6 58b83875 8166d4e9 8db98541 12974a07 d80dca14 f12870f1 \
        ff6ad1f3 e2dd96a7 c803bf48 23152095 bc292cde";
    const POSTGRES: &str = "81dac6eb 12974a07 923288a4 2f788714 4f0f9a2c e2dd96a7 e7dd4db4 23152095 a798b032";

    #[test]
    fn released_migrations_keep_the_checksums_that_databases_have_noted() {
        for (engine, noted) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let migrations = of(engine);
            let sums = migrations.iter().map(|migration| hex(&migration.checksum[..4]));
            let noted: Vec<&str> = noted.split(' ').collect();
            assert_eq!(sums.take(noted.len()).collect::<Vec<_>>(), noted, "{engine}");
        }
    }

    #[test]
    fn a_migration_with_crlf_is_the_one_with_lf() {
        for migration in MIGRATIONS.iter().chain(SERVER_MIGRATIONS.iter()) {
            let crlf = migration.sql.as_str().replace('\n', "\r\n");
            let again = read(&format!("{}_again", migration.version), &crlf).expect("it is one");
            assert_eq!(again.checksum, migration.checksum, "{}", migration.version);
            assert_eq!(again.sql.as_str(), migration.sql.as_str(), "{}", migration.version);
        }
    }
}
