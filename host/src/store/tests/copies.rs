//! Restoring a copy, and salvaging a damaged file.

use std::path::{Path, PathBuf};

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use super::*;
use crate::database::{LOGS, all_beside, finish_restoring, reading, real, restore, sql};
use crate::store::salvage;

/// A database with that many tables, each with a log of twenty rows, and a writer that never takes its log in: the file and its logs as a
/// kill leaves them, in a folder of their own.
async fn killed(folder: &Path, tables: i64) -> PathBuf {
    let path = folder.join("served.db");
    let database = Database::open(&path).await.expect("it opens");
    sqlx::query("pragma wal_autocheckpoint = 0")
        .execute(database.file().expect("it is a file"))
        .await
        .expect("it is set");
    let mut write = database.lock().await;
    for table in 1..=tables {
        let session = "insert into session (id, guild, channel, game, rules, options, seats_wanted, language, host, secret, \
            status, parked, rev, opened, touched) values ($1, 1, $1, 'toy', 1, '{}', 2, 'en', 5000, \
            '07', 'over', 0, 19, 1, 1)";
        sql::query(session).bind(table).execute(&mut write.db()).await.expect("it is written");
        for seq in 0..20 {
            let action = "insert into action (session, seq, kind, person, body, chance, barrier, turned, step, at) \
                values ($1, $2, 'act', 5000, $3, '[]', 0, 0, 0, 1)";
            let action =
                sql::query(action).bind(table).bind(seq).bind(format!("step of table {table} row {seq}"));
            action.execute(&mut write.db()).await.expect("it is written");
        }
    }
    sql::query("insert into wait values (5000, 1, 1, 2)")
        .execute(&mut write.db())
        .await
        .expect("it is written");
    write.commit().await.expect("it is written");
    let left = folder.join(format!("left-{tables}.db"));
    for ending in [""].into_iter().chain(LOGS) {
        std::fs::copy(beside(&path, ending), beside(&left, ending)).expect("it can be copied");
    }
    database.close().await;
    left
}

async fn looked_at(path: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&reading(path)).await.expect("it opens")
}

/// The number of rows of all logs, in an undamaged database.
async fn entries(path: &Path) -> i64 {
    let mut db = looked_at(path).await;
    let whole: String =
        sqlx::query_scalar("pragma integrity_check").fetch_one(&mut db).await.expect("it is checked");
    assert_eq!(whole, "ok");
    sqlx::query_scalar("select count(*) from action").fetch_one(&mut db).await.expect("they are counted")
}

#[tokio::test]
async fn a_copy_takes_the_place_of_a_database_whatever_log_a_kill_has_left() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (served, copied) in [(1, 700), (700, 1), (2, 3)] {
        let (old, other) =
            (folder.path().join(format!("old-{served}")), folder.path().join(format!("other-{served}")));
        std::fs::create_dir_all(&old).expect("a folder");
        std::fs::create_dir_all(&other).expect("a folder");
        let database = killed(&old, served).await;
        let copy = folder.path().join(format!("copy-{served}.db"));
        let whole = killed(&other, copied).await;
        Database::open_as_it_is(&whole).await.expect("it opens").backup(&copy).await.expect("it is copied");
        let kept = restore(&copy, &database).await.expect("it is put back").expect("what was there is kept");
        assert!(LOGS.iter().all(|log| !beside(&database, log).exists()), "an old log stays beside the copy");
        assert_eq!((entries(&database).await, entries(&copy).await), (copied * 20, copied * 20));
        assert_eq!(entries(&kept).await, served * 20, "what was there is kept with its log");
        // Once more in the same second, and where nothing is.
        let again = restore(&kept, &database).await.expect("it is put back").expect("the copy is kept");
        assert_eq!((entries(&database).await, entries(&again).await), (served * 20, copied * 20));
        std::fs::remove_file(&database).expect("it can be removed");
        assert_eq!(restore(&copy, &database).await.expect("it is put back"), None);
        assert_eq!(
            Database::open(&database)
                .await
                .expect("it opens")
                .store()
                .open_tables()
                .await
                .expect("it is read"),
            []
        );
    }
}

/// Every moment at which the process may die: the copy is complete, and some of the old files are out of the way.
#[tokio::test]
async fn a_restoration_that_was_broken_off_is_finished() {
    for moved in 0..=3 {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = killed(folder.path(), 5).await;
        let other = tempfile::tempdir().expect("a temporary folder");
        let copy = beside(&database, ".restoring-20260101-000000");
        let whole = killed(other.path(), 2).await;
        Database::open_as_it_is(&whole).await.expect("it opens").backup(&copy).await.expect("it is copied");
        for ending in ["", "-wal", "-shm"].into_iter().take(moved) {
            let kept = beside(&database, &format!(".replaced-20260101-000000{ending}"));
            std::fs::rename(beside(&database, ending), kept).expect("it can be moved");
        }
        let kept = finish_restoring(&database).expect("it is finished").expect("what was there is kept");
        assert_eq!((entries(&database).await, entries(&kept).await), (40, 100), "{moved} files were moved");
        assert_eq!(finish_restoring(&database).expect("nothing is left to do"), None);
    }
}

#[tokio::test]
async fn only_a_whole_copy_of_ours_takes_the_place_of_a_database() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = killed(folder.path(), 3).await;
    let fails = async |copy: &Path| {
        let error = restore(copy, &database).await.expect_err("it is refused");
        assert_eq!(entries(&database).await, 60, "it is as it was");
        assert_eq!(all_beside(&database, ".").expect("a folder"), Vec::<PathBuf>::new());
        format!("{error:#}")
    };
    assert!(fails(&database).await.contains("is the database itself"));
    assert!(fails(&folder.path().join("none.db")).await.contains("there is no database"));
    let text = folder.path().join("text.db");
    std::fs::write(&text, "no database ".repeat(1000)).expect("a text");
    assert!(fails(&text).await.contains("text.db"));
    let newer = folder.path().join("newer.db");
    let opened = Database::open(&newer).await.expect("it opens");
    opened.pretend_newer().await;
    opened.close().await;
    assert!(fails(&newer).await.contains("newer version"));
    let other = folder.path().join("other.db");
    let opened = Database::open(&other).await.expect("it opens");
    sqlx::query("alter table seat rename column name to said")
        .execute(opened.file().expect("it is a file"))
        .await
        .expect("it is changed");
    opened.close().await;
    assert!(fails(&other).await.contains("seat.name, seat.said"));
    let damaged = folder.path().join("damaged.db");
    Database::open_as_it_is(&database).await.expect("it opens").backup(&damaged).await.expect("it is copied");
    damage(&damaged, "action").await;
    let said = fails(&damaged).await;
    assert!(said.contains("is damaged") && said.contains("turnstone salvage"), "{said}");
}

/// A copy of an older version is restored as it is, and brought up to date when the bot starts.
#[tokio::test]
async fn a_copy_of_an_older_version_can_be_put_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (copy, database) = (folder.path().join("old.db"), folder.path().join("tables.db"));
    write_old(&copy).await;
    restore(&copy, &database).await.expect("it is put back");
    let database = Database::open(&database).await.expect("it opens");
    let store = database.store();
    assert!(store.load(session::SessionId(7)).await.expect("it is read").is_some());
}

/// Overwrites a page in the middle of a table of a database without a log.
async fn damage(path: &Path, table: &str) {
    let mut db = looked_at(path).await;
    let pages: Vec<i64> =
        sqlx::query_scalar("select pageno from dbstat where name = $1 and pagetype = 'leaf' order by path")
            .bind(table)
            .fetch_all(&mut db)
            .await
            .expect("the pages are told");
    let size: i64 = sqlx::query_scalar("pragma page_size").fetch_one(&mut db).await.expect("it is told");
    db.close().await.expect("it is closed");
    let mut bytes = std::fs::read(path).expect("it is read");
    let page = usize::try_from((pages[pages.len() / 2] - 1) * size).expect("it is small");
    bytes[page..page + usize::try_from(size).expect("it is small")].fill(0xa5);
    std::fs::write(path, bytes).expect("it is written");
}

#[tokio::test]
async fn what_can_be_read_of_a_damaged_database_is_saved_and_the_rest_named() {
    for table in ["action", "sqlite_autoindex_action_1", "session", "wait"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let whole = killed(folder.path(), 150).await;
        let damaged = folder.path().join("dam?aged #1 100%.db");
        Database::open_as_it_is(&whole)
            .await
            .expect("it opens")
            .backup(&damaged)
            .await
            .expect("it is copied");
        damage(&damaged, table).await;
        let before = std::fs::read(&damaged).expect("it is read");
        let saved = folder.path().join("saved.db");
        let salvaged = salvage(&damaged, &saved, |_, _| ()).await.expect("it is saved");
        assert_eq!(std::fs::read(&damaged).expect("it is read"), before, "the damaged one is as it was");
        let found = |name: &str| {
            let found = salvaged.tables.iter().find(|table| table.name == name).expect("every table is told");
            (found.rows, found.lost.len() + usize::from(found.cut))
        };
        let kept = entries(&saved).await;
        match table {
            "action" => {
                let named: usize = salvaged.lacking.values().map(std::collections::BTreeSet::len).sum();
                assert_eq!((kept, found("action").1), (3000 - i64::try_from(named).expect("few"), 1));
                assert!((1..200).contains(&named), "one page holds {named} rows");
            }
            "session" => {
                let lost = salvaged.lacking.len();
                assert_eq!((found("session").1, kept), (1, 3000 - 20 * i64::try_from(lost).expect("few")));
                assert!((1..150).contains(&lost), "{lost}");
            }
            "wait" => assert_eq!((found("wait"), kept), ((0, 1), 3000)),
            _ => assert_eq!((found("action"), kept, salvaged.lacking.len()), ((3000, 0), 3000, 0)),
        }
        let again = salvage(&damaged, &saved, |_, _| ()).await.expect_err("nothing is overwritten");
        assert!(format!("{again:#}").contains("saved.db"), "{again:#}");
        restore(&saved, &whole).await.expect("it can be put back");
        Database::open(&whole).await.expect("it opens");
    }
}

#[tokio::test]
async fn of_a_database_whose_list_of_tables_is_damaged_it_is_said_what_helps() {
    for damage in [0..100, 100..112] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let whole = killed(folder.path(), 4).await;
        let damaged = folder.path().join("damaged.db");
        let opened = Database::open_as_it_is(&whole).await.expect("it opens");
        opened.backup(&damaged).await.expect("it is copied");
        let mut bytes = std::fs::read(&damaged).expect("it is read");
        bytes[damage].fill(0xa5);
        std::fs::write(&damaged, bytes).expect("it is written");
        let saved = folder.path().join("saved.db");
        let refused = salvage(&damaged, &saved, |_, _| ()).await.expect_err("nothing can be saved");
        let said = format!("{refused:#}");
        assert!(
            said.starts_with("the list of tables of ") && said.contains("`turnstone restore COPY`"),
            "{said}"
        );
        assert!(!saved.exists(), "nothing is left that looks like a copy");
    }
}

/// Packs are saved as they are; the note of who has rows in them is made from the packs, and an unreadable one is named.
#[tokio::test]
async fn packed_logs_are_saved_and_those_that_are_lost_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let damaged = killed(folder.path(), 4).await;
    let database = Database::open(&damaged).await.expect("it opens");
    let store = database.store();
    for table in store.to_be_packed(i64::MAX, 3).await.expect("it is read") {
        store.pack(table).await.expect("it is packed");
    }
    database.run("update pack set rows = x'78' where session = 2; delete from pack where session = 3; delete from pack_person").await;
    database.close().await;
    let saved = folder.path().join("saved.db");
    let salvaged = salvage(&damaged, &saved, |_, _| ()).await.expect("it is saved");
    assert_eq!(salvaged.lacking.keys().copied().collect::<Vec<_>>(), [2, 3]);
    assert_eq!(entries(&saved).await, 20);
    let mut db = looked_at(&saved).await;
    let people: Vec<(i64, i64, bool)> =
        sqlx::query_as("select * from pack_person").fetch_all(&mut db).await.expect("they are read");
    assert_eq!(people, [(5000, 1, true)]);
    db.close().await.expect("it is closed");
}

#[cfg(unix)]
#[test]
fn a_file_is_the_same_by_whatever_links_it_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let inside = folder.path().join("inside");
    std::fs::create_dir(&inside).expect("a folder");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink("inside/tables.db", &link).expect("a link");
    let file = folder.path().canonicalize().expect("a folder").join("inside/tables.db");
    assert_eq!(real(&link).expect("it leads somewhere"), file, "also before there is one");
    std::fs::write(&file, "").expect("a file");
    for name in [&link, &inside.join("../inside/tables.db"), &file] {
        assert_eq!(real(name).expect("it leads somewhere"), file);
    }
}
