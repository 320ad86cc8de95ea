//! Restoring a copy of the database, and the files that a stop leaves next to it, with the real program.

use std::path::{Path, PathBuf};

use sqlx::Connection as _;

use kit::{Dice, PATIENCE, Rig, move_by_typing, open, plays_on, seated, until};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn logs(rig: &Rig) -> Vec<PathBuf> {
    let logs = ["-wal", "-shm"].map(|ending| beside(&rig.database(), ending));
    logs.into_iter().filter(|log| log.exists()).collect()
}

/// The output of a failing command of the program.
async fn refusal(rig: &Rig, arguments: &[&str]) -> String {
    let output = rig.program().args(arguments).output().await.expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && !said.contains("panicked"), "{arguments:?}: {said}");
    said
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_regular_stop_leaves_one_file() {
    for signal in ["TERM", "INT"] {
        let mut rig = Rig::open().await;
        let seats = seated(&rig, GAME, "games", &BOTH).await;
        move_by_typing(&seats[0], &mut Dice::new(1)).await.expect("a choice");
        assert_eq!(logs(&rig).len(), 2, "what was acknowledged last is in the log");
        let before = rig.entries().await;
        rig.stop_bot(signal).await;
        assert_eq!(logs(&rig), Vec::<PathBuf>::new(), "a log stays behind SIG{signal}");
        // A copy of the file alone has everything.
        let moved = beside(&rig.database(), ".moved");
        std::fs::rename(rig.database(), &moved).expect("it can be moved");
        std::fs::copy(&moved, rig.database()).expect("it can be copied");
        assert_eq!(rig.entries().await, before);
        rig.start_bot().await;
        plays_on(&seats).await;
        rig.close().await;
    }
}

/// A bot that cannot connect, or is refused, has also opened the database.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_that_fails_leaves_one_file() {
    let rig = Rig::build().await;
    let mut program = rig.program();
    program.env("TURNSTONE_API_TOKEN", "another").arg("serve");
    let output = tokio::time::timeout(PATIENCE, program.output()).await.expect("it ends").expect("it starts");
    assert!(!output.status.success() && rig.database().exists());
    assert_eq!(logs(&rig), Vec::<PathBuf>::new());
    rig.close_after_trouble().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_put_back_behind_a_kill() {
    for large in [false, true] {
        let mut rig = Rig::open().await;
        let seats = seated(&rig, GAME, "games", &BOTH).await;
        rig.run(&["backup", "copy.db"]).await;
        let copied = rig.entries().await;
        let mut dice = Dice::new(1);
        for who in &seats {
            move_by_typing(who, &mut dice).await.expect("a choice");
        }
        if large {
            let mut other = rig.connect().await;
            for query in [
                "pragma wal_autocheckpoint = 0".to_owned(),
                "insert into setting values ('guild', 1, 'ballast', hex(zeroblob(8000000)))".to_owned(),
                "delete from setting where key = 'ballast'".to_owned(),
            ] {
                sqlx::query(sqlx::AssertSqlSafe(query)).execute(&mut other).await.expect("it is written");
            }
            let said = refusal(&rig, &["restore", "copy.db"]).await;
            assert!(said.contains("another process serves"), "{said}");
            rig.kill_bot().await;
            // Nobody takes the log in any more.
            std::mem::forget(other);
        } else {
            rig.kill_bot().await;
        }
        let log = std::fs::metadata(beside(&rig.database(), "-wal")).expect("a log is left").len();
        assert_eq!(log > 8_000_000, large, "{log} bytes");
        let said = rig.run(&["restore", "copy.db"]).await;
        assert_eq!(rig.entries().await, copied, "{said}");
        let kept = said.lines().find_map(|line| line.strip_prefix("what was there is kept as "));
        let mut kept = open(Path::new(kept.unwrap_or_else(|| panic!("nothing is kept: {said}")))).await;
        let moves = "select count(*) from action where kind = 'act'";
        let moves: i64 = sqlx::query_scalar(moves).fetch_one(&mut kept).await.expect("it is read");
        assert_eq!(moves, 2, "what was played since is in what is kept");
        kept.close().await.expect("it is closed");
        rig.start_bot().await;
        plays_on(&seats).await;
        rig.close_after_trouble().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_is_saved_and_played_on() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    rig.kill_bot().await;
    let mut database = rig.connect().await;
    let page = "select (pageno - 1) * pgsize from dbstat where name = 'sqlite_autoindex_action_1' limit 1";
    sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut database).await.expect("it is taken in");
    let page: i64 = sqlx::query_scalar(page).fetch_one(&mut database).await.expect("it is told");
    database.close().await.expect("it is closed");
    let mut bytes = std::fs::read(rig.database()).expect("it is read");
    let page = usize::try_from(page).expect("it is small");
    bytes[page..page + 2048].fill(0x5a);
    std::fs::write(rig.database(), bytes).expect("it is written");
    std::fs::copy(rig.database(), rig.folder().join("damaged.db")).expect("it is copied");
    let said = refusal(&rig, &["restore", "damaged.db"]).await;
    assert!(said.contains("turnstone salvage"), "{said}");
    let said = rig.run(&["salvage", "damaged.db", "--into", "saved.db"]).await;
    for line in ["action: ", "1 live tables, 0 do not replay", "restore saved.db"] {
        assert!(said.contains(line), "{line}: {said}");
    }
    rig.run(&["restore", "saved.db"]).await;
    rig.start_bot().await;
    plays_on(&seats).await;
    rig.close().await;
}

/// A database is the same by every link to it: a second process would post every board once more.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_database_that_is_served_is_refused() {
    let rig = Rig::open().await;
    let link = rig.folder().join("link.db");
    std::os::unix::fs::symlink("tables.db", &link).expect("a link");
    let mut program = rig.program();
    let output = program.env("TURNSTONE_DATABASE", &link).arg("serve").output();
    let output = tokio::time::timeout(PATIENCE, output).await.expect("it ends").expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("another process serves"), "{said}");
    until("a sign of life", async || rig.says(&["--database", "link.db", "health"]).await.1).await;
    rig.close().await;
}

/// A process that may not have the database has not migrated it either, nor has one that only counts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_migrates_under_a_bot_that_runs() {
    let rig = Rig::open().await;
    let mut database = rig.connect().await;
    let last = "delete from _sqlx_migrations where version = (select max(version) from _sqlx_migrations)";
    sqlx::query(last).execute(&mut database).await.expect("as if an older version served");
    let version = "select max(version) from _sqlx_migrations";
    let before: i64 = sqlx::query_scalar(version).fetch_one(&mut database).await.expect("it is read");
    let port = ["--database", "tables.db", "demo", "--port", "0"];
    for arguments in [&["serve"][..], &port[..]] {
        let said = refusal(&rig, arguments).await;
        assert!(said.contains("another process serves"), "{arguments:?}: {said}");
    }
    let said = refusal(&rig, &["recount"]).await;
    assert!(said.contains("is of an older version of Turnstone"), "{said}");
    let after: i64 = sqlx::query_scalar(version).fetch_one(&mut database).await.expect("it is read");
    assert_eq!(after, before);
    database.close().await.expect("it is closed");
    rig.close().await;
}

/// A clock was set back to before the last sign of life: nobody serves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sign_of_life_from_the_future_is_none() {
    let mut rig = Rig::open().await;
    until("a sign of life", async || rig.says(&["health"]).await.1).await;
    rig.kill_bot().await;
    let lock =
        std::fs::File::options().write(true).open(beside(&rig.database(), ".lock")).expect("it is there");
    lock.lock().expect("its process is gone");
    let hour = std::time::Duration::from_secs(3600);
    lock.set_modified(std::time::SystemTime::now() + hour).expect("it can be dated");
    assert!(refusal(&rig, &["health"]).await.contains("no sign of life"));
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_while_the_bot_runs() {
    let rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    plays_on(&seats).await;
    let copy = rig.folder().join("copy.db");
    let path = copy.to_str().expect("a path");
    rig.run(&["backup", path]).await;
    let exported = rig.run(&["--database", path, "export", "1"]).await;
    assert_eq!(exported, rig.run(&["export", "1"]).await);
    let replayed = rig.run(&["--database", path, "replay", "--all"]).await;
    assert!(replayed.contains("\"fault\":null,") && replayed.contains("\"table\":1}"), "{replayed}");
    let again = rig.program().args(["backup", path]).output().await.expect("the program starts");
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("exists already"));
    rig.close().await;
}
