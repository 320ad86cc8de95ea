//! A process that serves some of the bot's shards: all of their servers, and direct messages with the first.

use std::time::Duration;

use sandbox::{Doubles, Identified, Sandbox, SandboxOptions, WorldSeed};
use serde_json::json;

use kit::{PATIENCE, Rig, a_new_board_comes, board, presses, started};

/// A rig with four servers of consecutive shards. Serenity waits for five seconds after the connection before; that one's identify may be
/// later than the next one's.
async fn four_servers() -> Rig {
    let identify_window = Duration::from_secs(4);
    let world = WorldSeed::spread(4);
    let options =
        SandboxOptions { world, identify_window, shards: 2, patience: PATIENCE, ..SandboxOptions::default() };
    Rig::build_with(options).await
}

fn identified(sandbox: &Sandbox) -> Vec<(Option<[u64; 2]>, Identified)> {
    sandbox.identifies().iter().map(|it| (it.shard, it.outcome)).collect()
}

fn both_of_two() -> [(Option<[u64; 2]>, Identified); 2] {
    [0, 1].map(|number| (Some([number, 2]), Identified::Taken))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_process_serves_two_shards_with_all_their_servers_and_direct_messages() {
    let mut rig = four_servers().await;
    let mut program = rig.program();
    program.arg("serve").env("TURNSTONE_SHARDS", "0-1/2");
    rig.start_heard(program).await;
    rig.sandbox.wait_for_shards(PATIENCE).await.expect("both shards are there");
    for server in 0..4 {
        let seats = started(&rig, &format!("games-{server}")).await;
        a_new_board_comes(&seats).await;
    }
    let direct = rig.sandbox.person("Ada").expect("she is there").direct();
    let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "99:0:join:"});
    let message = json!({"content": "foreign", "components": [{"type": 1, "components": [button]}]});
    rig.posts_as_bot(&direct, &message).await;
    let foreign = board(&direct, |message| message.content == "foreign").await;
    let told = presses(&direct, foreign.id, "x").await;
    assert!(told.content.contains("This button does nothing here."), "{}", told.content);
    assert_eq!(identified(&rig.sandbox), both_of_two());
    assert_eq!(rig.sandbox.doubles(), Doubles::default());
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_is_told_of_no_shards_serves_all_that_discord_advises() {
    let mut rig = four_servers().await;
    rig.start_bot().await;
    rig.sandbox.wait_for_shards(PATIENCE).await.expect("both shards are there");
    assert_eq!(identified(&rig.sandbox), both_of_two());
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shards_that_cannot_be_are_refused_with_how_they_are_written() {
    let rig = Rig::build().await;
    for wrong in ["3/8", "0-8/8"] {
        let output = rig.program().arg("serve").env("TURNSTONE_SHARDS", wrong).output().await;
        let output = output.expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{wrong}");
        assert!(
            said.contains("TURNSTONE_SHARDS must be a range of shards") && said.contains("0-3/8"),
            "{wrong}: {said}"
        );
    }
    if !rig.has_server() {
        let output = rig.program().arg("serve").env("TURNSTONE_SHARDS", "any").output().await;
        let said = String::from_utf8_lossy(&output.expect("the program starts").stderr).into_owned();
        assert!(said.contains("which one process serves"), "{said}");
    }
    // Nothing was requested, so nothing can be checked against Discord's schema.
    assert_eq!(rig.sandbox.connections(), 0);
}
