//! Deleted data is gone from the disk.

use std::path::Path;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use super::*;
use crate::database::{Owner, WIPED, sql};

const SECRET: &str = "somebody-to-be-forgotten";

/// How often the bytes of the database and of the files next to it contain the secret.
fn held(path: &Path) -> usize {
    let count = |ending| {
        let bytes = std::fs::read(beside(path, ending)).unwrap_or_default();
        bytes.windows(SECRET.len()).filter(|window| *window == SECRET.as_bytes()).count()
    };
    ["", "-wal", "-shm"].into_iter().map(count).sum()
}

#[tokio::test]
async fn what_an_older_version_has_deleted_is_wiped_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("old.db");
    write_old(&path).await;
    let mut db = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.expect("it opens");
    for query in [
        "pragma secure_delete = off".to_owned(),
        format!("insert into setting values ('person', 1, 'name', '{}')", SECRET.repeat(1000)),
        "delete from setting where owner = 1".to_owned(),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(query)).execute(&mut db).await.expect("it is written");
    }
    db.close().await.expect("it is closed");
    assert!(held(&path) > 100, "{}", held(&path));
    let database = Database::open(&path).await.expect("it opens");
    database.wipe_what_was(1000).await.expect("it is written anew");
    assert_eq!(held(&path), 0);
    let wiped = database.settings(Owner::Bot).await.expect("it is read");
    database.wipe_what_was(2000).await.expect("there is nothing to do");
    assert_eq!(database.settings(Owner::Bot).await.expect("it is read"), wiped, "once");
}

/// A writer does not wait for a reader of an older state, and the log is truncated when the reader is done.
#[tokio::test]
async fn a_log_that_is_being_read_is_cut_later() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("read.db");
    let database = Database::open(&path).await.expect("it opens");
    database.set(Owner::Person(1), "name", Some(SECRET)).await.expect("it is written");
    let mut reading = database.reader.moment().await.expect("it begins");
    sql::query("select * from setting").fetch_all(&mut reading.db()).await.expect("it is read");
    database.set(Owner::Person(1), "name", None).await.expect("it is deleted");
    database.wipe(1000).await;
    assert!(held(&path) > 0, "what is being read cannot go");
    database.set(Owner::Person(2), "name", Some("Bob")).await.expect("others write meanwhile");
    reading.rollback().await.expect("it ends");
    database.wipe_later().await;
    assert_eq!(held(&path), 0);
}

/// Rewriting a large file would keep everybody waiting.
#[tokio::test]
async fn a_file_is_rewritten_at_once_when_somebody_is_forgotten_and_one_of_more_than_32_mib_at_the_next_start()
 {
    const MIB: usize = 1 << 20;
    for (size, at_once) in [(1, true), (33, false)] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = Database::open(&folder.path().join("large.db")).await.expect("it opens");
        database.run(format!("create table filler as select zeroblob({}) filled", size * MIB)).await;
        database.wipe_what_was(1000).await.expect("it is written anew");
        let tables = Tables::new(database.clone(), RULES_1, Arc::new(|| 2000), luck::rehearsed(1));
        let written = async || database.settings(Owner::Bot).await.expect("it is read").remove(WIPED);
        assert_eq!(written().await.as_deref(), Some("1000"));
        tables.forget(&session::testing::person(1_000_001)).await.expect("they are forgotten");
        assert_eq!(written().await.as_deref(), at_once.then_some("2000"), "{size} MiB");
        database.wipe_what_was(3000).await.expect("the next start");
        assert_eq!(written().await.as_deref(), Some(if at_once { "2000" } else { "3000" }));
    }
}
