//! The database file: two processes on it, an unusable one, a full disk, one that is busy or is taken away while it is served.

use std::path::Path;
use std::process::Stdio;

use host::tables::Tables;
use sandbox::PersonAt;
use session::SessionId;
use sqlx::Connection as _;

use kit::{
    Dice, PATIENCE, Rig, a_new_board_comes, board, ids, move_by_typing, plays_on, refused, seated, started,
    suggested, types,
};

const BOTH: [&str; 2] = ["Ada", "Borek"];

const GAME: &str = "confusing-lands";

/// A second process would post every board once more: it is refused, and the first continues; when that is gone, it may.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_process_on_the_same_file_is_refused() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let said = complaint(&rig, &rig.database()).await;
    assert!(said.contains("another process serves"), "{said}");
    plays_on(&seats).await;
    rig.kill_bot().await;
    rig.start_bot().await;
    plays_on(&seats).await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_processes_may_create_the_file_at_once() {
    let (rig, complaints) = Rig::open_at_once(4).await;
    assert_eq!(complaints.len(), 3);
    for said in complaints {
        assert!(said.contains("another process serves"), "{said}");
    }
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    plays_on(&seats).await;
    rig.close().await;
}

/// The output of `turnstone serve` about a database that it cannot use, which it names.
async fn complaint(rig: &Rig, database: &Path) -> String {
    let said = refusal(rig, database).await;
    assert!(said.contains(&database.display().to_string()), "the file is not named: {said}");
    said
}

/// The sentence with which `turnstone serve` refuses a database.
async fn refusal(rig: &Rig, database: &Path) -> String {
    let mut program = rig.program();
    program.env("TURNSTONE_DATABASE", database).arg("serve").stdout(Stdio::null());
    let output = tokio::time::timeout(PATIENCE, program.output()).await.expect("it does not serve");
    let output = output.expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && !said.contains("panicked"), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "more than a sentence: {said}");
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_be_used_is_named_and_left_as_it_is() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    rig.kill_bot().await;
    let folder = rig.folder().join("folder.db");
    std::fs::create_dir(&folder).expect("a folder in its place");
    complaint(&rig, &folder).await;
    let text = rig.folder().join("text.db");
    std::fs::write(&text, "This is no database. ".repeat(100)).expect("a text in its place");
    complaint(&rig, &text).await;
    assert!(std::fs::read_to_string(&text).expect("it is still a text").starts_with("This is no"));
    let said = refusal(&rig, &text.join("below a file.db")).await;
    assert!(said.contains(&format!("no folder {}", text.display())), "{said}");
    let mut database = rig.connect().await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                 values (999999, 'later', 1, x'00', 0)";
    sqlx::query(newer).execute(&mut database).await.expect("as if a later version had written it");
    let said = complaint(&rig, &rig.database()).await;
    assert!(said.contains("written by a newer version of Turnstone"), "{said}");
    sqlx::query("delete from _sqlx_migrations where version = 999999")
        .execute(&mut database)
        .await
        .expect("as it was");
    database.close().await.expect("it can be closed");
    rig.start_bot().await;
    plays_on(&seats).await;
    rig.close().await;
}

/// The process may write no file larger than a mebibyte: SQLite then gets the errors of a full disk.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_no_move_is_acknowledged_that_is_not_kept() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    board(&seats[0], |message| !ids(message, "panel").is_empty()).await;
    rig.kill_bot().await;
    rig.start_bot_within(2048).await;
    let before = rig.entries().await;
    let mut dice = Dice::new(1);
    let mut kept = 0;
    let sentence = loop {
        // The choice may be changed until the other one is made.
        let notation = suggested(&seats[1], &mut dice).await.expect("Borek is to choose");
        let answer = types(&seats[1], &format!("/move moves:{notation}")).await;
        if answer.attachments.is_empty() {
            break answer.content;
        }
        kept += 1;
        assert!(kept < 500, "the disk does not fill");
    };
    assert_eq!(sentence, "U stolu je právě příliš rušno; zkus to prosím za chvíli znovu. Nic se nezměnilo.");
    assert!(kept > 0 && types(&seats[1], "/hand").await.ephemeral, "what only reads goes on");
    assert!(!refused(&seats[0], "/table resign sure:true").await.is_empty());
    // Nor does a start end the process.
    rig.kill_bot().await;
    rig.start_bot_within(2048).await;
    assert!(types(&seats[1], "/hand").await.ephemeral, "what only reads goes on");
    rig.kill_bot().await;
    assert_eq!(rig.entries().await, before + kept, "what was acknowledged is there, and nothing else");
    rig.start_bot().await;
    plays_on(&seats).await;
    rig.close().await;
}

/// Takes a file away under the running bot: the bot ends, says so, and a copy next to the database holds all that was acknowledged. Gives
/// the rig and that copy.
#[cfg(unix)]
async fn ends_when(taken: fn(&Path)) -> (Rig, std::path::PathBuf) {
    let rig = Rig::build().await;
    let mut bot = rig.program().arg("serve").stderr(Stdio::piped()).spawn().expect("the bot starts");
    rig.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects");
    rig.sandbox.wait_for_bot(PATIENCE).await.expect("it has its commands");
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    let mut dice = Dice::new(1);
    move_by_typing(&seats[0], &mut dice).await.expect("a choice");
    let acknowledged = rig.entries().await;
    taken(&rig.database());
    let ended = tokio::time::timeout(PATIENCE, bot.wait()).await.expect("it ends").expect("it is ours");
    let output = bot.wait_with_output().await.expect("it has ended");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!ended.success() && said.contains("ERROR") && said.contains("under the running bot"), "{said}");
    let copy = said
        .lines()
        .last()
        .and_then(|line| line.split_once(" is in ")?.1.split_once(": `turnstone restore "))
        .map(|(copy, _)| copy);
    let copy = Path::new(copy.unwrap_or_else(|| panic!("no copy is named: {said}"))).to_owned();
    assert_eq!(entries_of(&copy).await, acknowledged, "what was acknowledged is not all there");
    assert_eq!(rights(&copy), 0o600);
    (rig, copy)
}

#[cfg(unix)]
fn rights(file: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(file).expect("it is there").permissions().mode() & 0o777
}

/// Counts the entries of the first table's log.
async fn entries_of(database: &Path) -> usize {
    let tables = Tables::open_to_read(database).await.expect("it is a database");
    let session = tables.session_by_id(SessionId(1)).await.expect("it can be read").expect("a table");
    tables.database().close().await;
    session.log.len()
}

fn beside(database: &Path, ending: &str) -> std::path::PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_deleted_ends_the_bot_and_is_saved() {
    let taken = |database: &Path| std::fs::remove_file(database).expect("it can be deleted");
    let (mut rig, copy) = ends_when(taken).await;
    let said = complaint(&rig, &rig.database()).await;
    assert!(said.contains(&format!("what it held is in {}", copy.display())), "{said}");
    rig.run(&["restore", copy.to_str().expect("it is text")]).await;
    rig.start_bot().await;
    plays_on(&["Ada", "Borek"].map(|name| rig.at(name, "games"))).await;
    rig.close_after_trouble().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_in_whose_place_another_file_comes_ends_the_bot_and_is_saved() {
    let taken = |database: &Path| {
        let other = beside(database, ".other");
        std::fs::copy(database, &other).expect("it can be copied");
        std::fs::rename(other, database).expect("it can be replaced");
    };
    let (rig, _) = ends_when(taken).await;
    assert!(!beside(&rig.database(), "-wal").exists(), "the log of one database stands beside another");
    rig.close_after_trouble().await;
}

/// The log next to the file holds what was acknowledged last.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_of_sqlite_that_is_deleted_ends_the_bot_and_loses_nothing() {
    let taken = |database: &Path| std::fs::remove_file(beside(database, "-wal")).expect("it can be deleted");
    let (mut rig, copy) = ends_when(taken).await;
    assert_eq!(rig.entries().await, entries_of(&copy).await, "the file itself lacks what its log held");
    rig.start_bot().await;
    plays_on(&["Ada", "Borek"].map(|name| rig.at(name, "games"))).await;
    rig.close_after_trouble().await;
}

/// The tables' secrets are in them.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_file_is_its_owners_alone() {
    let rig = Rig::open().await;
    rig.run(&["backup", "copy.db"]).await;
    let mut files = Vec::new();
    for entry in std::fs::read_dir(rig.folder()).expect("a folder") {
        let path = entry.expect("a file").path();
        assert_eq!(rights(&path), 0o600, "{}", path.display());
        files.push(path.file_name().expect("a name").to_string_lossy().into_owned());
    }
    files.sort();
    assert_eq!(files, ["copy.db", "tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_busy_database_is_admitted_and_nothing_is_half_done() {
    let rig = Rig::open().await;
    let seats = started(&rig, "games").await;
    let notation = suggested(&seats[1], &mut Dice::new(4)).await.expect("a move");
    let mut other = rig.connect().await;
    sqlx::query("begin exclusive").execute(&mut other).await.expect("it can be locked");
    let sentence = refused(&seats[1], &format!("/move moves:{notation}")).await;
    assert_eq!(sentence, "U stolu je právě příliš rušno; zkus to prosím za chvíli znovu. Nic se nezměnilo.");
    let offered = types(&seats[1], "/hand").await;
    assert!(offered.ephemeral, "what only reads goes on");
    sqlx::query("commit").execute(&mut other).await.expect("it can be unlocked");
    other.close().await.expect("it can be closed");
    a_new_board_comes(&seats).await;
    rig.close().await;
}

/// A program that locks the file for long makes nobody wait longer than Discord waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_while_the_file_is_locked_is_answered_in_time() {
    let rig = Rig::open_strictly().await;
    let seats = seated(&rig, GAME, "games", &BOTH).await;
    rig.posted().await;
    let mut other = rig.connect().await;
    sqlx::query("begin immediate").execute(&mut other).await.expect("it can be locked");
    let elsewhere = ["games-2", "lounge"].map(|channel| rig.at("Ada", channel));
    let busy = "The table is very busy just now; please try again in a moment. Nothing was changed.";
    let refused = async |who: &PersonAt, command: &str| assert_eq!(refused(who, command).await, busy);
    for _ in 0..2 {
        tokio::join!(
            refused(&elsewhere[0], "/play game:harmonies seats:2"),
            refused(&elsewhere[1], "/play game:harmonies seats:2"),
            refused(&seats[0], "/table resign sure:true"),
        );
    }
    sqlx::query("rollback").execute(&mut other).await.expect("it can be unlocked");
    assert_ne!(types(&elsewhere[0], "/play game:harmonies seats:2").await.content, busy);
    rig.close().await;
}
