//! Tables on a PostgreSQL server, with the real program. Skipped, with a notice, where the tests have none.

use std::time::{Duration, Instant};

use sandbox::SandboxOptions;

use kit::{Dice, Postgres, Rig, move_by_typing, plays_on, seated, types, until};
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
