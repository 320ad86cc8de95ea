//! Tables on a PostgreSQL server, with the real program. Skipped, with a notice, where the tests have none.

use std::time::{Duration, Instant};

use sandbox::{Fault, SandboxOptions};

use kit::{Dice, PATIENCE, Postgres, Process, Rig, move_by_typing, plays_on, seated, types, until};
use workshop::Need;

const GAME: &str = "confusing-lands";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_kept_by_a_server_and_move_to_a_file() {
    if !Need::Server.is_met() {
        return;
    }
    let mut rig = Rig::build().await;
    rig.start_bot().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    move_by_typing(&seats[0], &mut Dice::new(1)).await.expect("a choice");
    rig.posted().await;
    let before = rig.entries().await;
    until("a sign of life", async || rig.says(&["health"]).await.1).await;
    let (page, _) = rig.says(&["doctor"]).await;
    for line in ["The tables are kept by postgres://", "open tables: 1", "A process serves this database"] {
        assert!(page.contains(line), "{line}: {page}");
    }
    assert!(page.contains("acknowledge") && !page.contains("takes no writes"), "{page}");
    let (refused, backed_up) = rig.says(&["backup", "copy.db"]).await;
    assert!(!backed_up && refused.contains("pg_dump"), "{refused}");
    let (refused, restored) = rig.says(&["restore", "copy.db"]).await;
    assert!(!restored && refused.contains("pg_restore"), "{refused}");
    let (refused, served) = rig.says(&["serve"]).await;
    assert!(!served && refused.contains("another process serves it already"), "{refused}");
    rig.restart_bot().await;
    assert_eq!(rig.entries().await, before, "nothing is lost by a kill");
    plays_on(&seats).await;
    rig.posted().await;
    let (refused, moved) = rig.says(&["move", rig.address(), "tables.db"]).await;
    assert!(!moved && refused.contains("another process serves it already"), "{refused}");
    let played = rig.entries().await;
    rig.kill_bot().await;
    rig.run(&["move", rig.address(), "tables.db"]).await;
    // The output is the same for the server and for the file to which its data moved.
    for (command, says) in [
        (&["replay", "--all"][..], "\"fault\":null,\"game\":\"confusing-lands\""),
        (&["recount"], "\"differed\":[]"),
        (&["export", "1"], "confusing-lands"),
    ] {
        let of_server = rig.run(command).await;
        let of_file = rig.run(&[&["--database", "tables.db"], command].concat()).await;
        assert!(of_server.contains(says), "{command:?}: {of_server}");
        assert_eq!(of_server, of_file, "{command:?}");
    }
    let nowhere = "postgres://turnstone@127.0.0.1:1/nowhere";
    let (page, _) = rig.says(&["--database", nowhere, "doctor"]).await;
    assert!(page.contains("❌ The database cannot be read: ") && page.contains("is it running"), "{page}");
    rig.goes_on_in_a_file();
    assert_eq!(rig.entries().await, played);
    rig.start_bot().await;
    plays_on(&seats).await;
    rig.close().await;
}

/// The sandbox waits for an answer no longer than Discord does: three seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_dies_is_a_refusal_in_time_and_nothing_is_lost() {
    let Some(server) = Postgres::start().await else { return };
    let mut rig = Rig::build_at(SandboxOptions::default(), server.address()).await;
    rig.start_bot().await;
    let seats = seated(&rig, GAME, "games", &["Ada", "Borek"]).await;
    let mut dice = Dice::new(1);
    move_by_typing(&seats[0], &mut dice).await.expect("a choice");
    rig.posted().await;
    let before = rig.entries().await;
    server.stop_at_once().await;
    for command in ["/hand", "/board", "/move moves:take 1"] {
        let refused = types(&seats[0], command).await;
        assert!(refused.ephemeral && refused.content.contains("try again"), "{command}: {}", refused.content);
    }
    server.start_again().await;
    let back = Instant::now();
    while types(&seats[0], "/hand").await.content.contains("try again") {
        assert!(back.elapsed() < Duration::from_secs(10), "it does not come back");
    }
    assert_eq!(rig.entries().await, before);
    plays_on(&seats).await;
    rig.close().await;
}

/// Health and the doctor, while processes of a server's database wait, serve, die, lose their lease, and while the server is away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_says_how_the_processes_of_a_server_are() {
    let Some(server) = Postgres::start().await else { return };
    let mut rig = Rig::build_at(SandboxOptions::default(), server.address()).await;
    let asked = async |rig: &Rig, command: &str, share: &str| {
        let program = rig.program().arg(command).env("TURNSTONE_SHARDS", share).output().await;
        let output = program.expect("the program runs");
        let said = [output.stdout, output.stderr].concat();
        (String::from_utf8(said).expect("it speaks UTF-8"), output.status.success())
    };
    let process = |rig: &Rig, share: &str| {
        let mut program = rig.program();
        program.arg("serve").env("TURNSTONE_SHARDS", share).env("TURNSTONE_LOG", "info");
        Process::start(program)
    };
    let says = async |process: &Process, words: &str| {
        let said = process.said();
        until(words, async || said.lock().expect("nobody panics").iter().any(|line| line.contains(words)))
            .await;
    };
    // A spare waits, and nobody serves.
    rig.start_bot().await;
    rig.kill_bot().await;
    let mut spare = process(&rig, "any/2");
    says(&spare, "waiting until some are free").await;
    for share in ["any/2", "0-0/1"] {
        let (said, works) = asked(&rig, "health", share).await;
        assert!(!works && said.contains("nobody serves"), "{share}: {said}");
    }
    let (page, _) = asked(&rig, "doctor", "").await;
    assert!(page.contains("⚠️ No process serves this database at the moment."), "{page}");
    spare.told("TERM").await;
    assert!(spare.ends().await.success(), "a spare stops when it is told to");
    // One that holds its shards and is not connected yet; then it is.
    rig.sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    let mut unready = process(&rig, "0-0/1");
    rig.sandbox.wait_for_faults(PATIENCE).await.expect("it calls at the gateway");
    let (said, works) = asked(&rig, "health", "0-0/1").await;
    assert!(!works && said.contains("is not connected to Discord yet"), "{said}");
    unready.kill().await;
    let mut serving = process(&rig, "0-0/1");
    until("a sign of life", async || asked(&rig, "health", "0-0/1").await.1).await;
    // Another one waits for the same shards; a spare is healthy while anybody serves.
    let mut waiting = process(&rig, "0-0/1");
    says(&waiting, "waiting until some are free").await;
    assert!(asked(&rig, "health", "any").await.1);
    let (page, _) = asked(&rig, "doctor", "any").await;
    assert!(page.contains("✅ A process serves this database, and its gateway is alive."), "{page}");
    waiting.told("TERM").await;
    assert!(waiting.ends().await.success(), "a process that waits stops when it is told to");
    // The lease of the one that serves is taken.
    let mut database = rig.connect().await;
    sqlx::query("delete from lease").execute(&mut database).await.expect("it can be written");
    let (said, works) = asked(&rig, "health", "0-0/1").await;
    assert!(!works && said.contains("nobody serves"), "{said}");
    assert!(!serving.ends().await.success(), "it ends with an error");
    server.stop_at_once().await;
    for command in ["health", "doctor"] {
        let (said, works) = asked(&rig, command, "").await;
        assert!(!works && said.contains("the server does not answer: is it running"), "{command}: {said}");
        assert!(!said.contains("serves"), "{command}: {said}");
    }
    rig.close_after_trouble().await;
}
