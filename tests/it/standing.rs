//! A process that comes and goes as its owner wants, whatever the network does.

use std::process::{Output, Stdio};
use std::time::Duration;

use sandbox::{Fault, JournalRequest, Target};
use serde_json::json;
use tokio::process::{Child, Command};

use crate::house::{House, PATIENCE};

/// Tells a process to end, as a service manager does.
#[cfg(unix)]
async fn terminate(bot: &Child) {
    let number = bot.id().expect("it runs").to_string();
    let told = Command::new("kill").args(["-TERM", &number]).status().await.expect("there is a kill");
    assert!(told.success());
}

/// The end of a process, within that time.
async fn ends(bot: Child, within: Duration) -> Output {
    tokio::time::timeout(within, bot.wait_with_output()).await.expect("it ends in time").expect("it ran")
}

fn start(house: &House) -> Child {
    let mut program = house.program();
    program.arg("serve").stdout(Stdio::null()).stderr(Stdio::piped());
    program.spawn().expect("it starts")
}

/// The number of requests that came to that path.
fn asked(journal: &[JournalRequest], path: &str) -> usize {
    journal.iter().filter(|entry| entry.path == path).count()
}

/// It ends in good order soon after it is told to.
#[cfg(unix)]
async fn stops(bot: Child) {
    terminate(&bot).await;
    let output = ends(bot, Duration::from_secs(10)).await;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_ends_it_while_the_gateway_does_not_answer() {
    let house = House::build().await;
    house.sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    let bot = start(&house);
    let gateway = |journal: &[JournalRequest]| asked(journal, "gateway/bot") > 0;
    house.sandbox.wait_for_journal(PATIENCE, gateway).await.expect("it looks for the gateway");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!house.sandbox.bot_online());
    stops(bot).await;
    // The same when a connection is lost and the next one hangs.
    let bot = start(&house);
    house.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects");
    house.sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    house.sandbox.fail(Fault::GatewayDrop).expect("the sandbox can");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!house.sandbox.bot_online());
    stops(bot).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_waits_for_a_discord_in_trouble_and_can_be_stopped_meanwhile() {
    let house = House::build().await;
    let who = "oauth2/applications/@me";
    let trouble = |times| Fault::Error { target: Target::times("GET", "*", times), status: 503 };
    house.sandbox.fail(trouble(2)).expect("the sandbox can");
    let bot = start(&house);
    house.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects in the end");
    let tries: Vec<u16> = house.sandbox.journal().iter().take(3).map(|entry| entry.status).collect();
    assert_eq!(tries, [503, 503, 200]);
    let before = asked(&house.sandbox.journal(), who);
    terminate(&bot).await;
    let output = ends(bot, Duration::from_secs(10)).await;
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("Discord cannot be reached; trying again"), "{said}");

    house.sandbox.fail(trouble(1000)).expect("the sandbox can");
    let bot = start(&house);
    let again = |journal: &[JournalRequest]| asked(journal, who) > before;
    house.sandbox.wait_for_journal(PATIENCE, again).await.expect("it asks");
    stops(bot).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_told_with_the_place_of_the_right_one() {
    let house = House::build().await;
    let mut program = house.program();
    program.arg("serve").env("TURNSTONE_API_TOKEN", "another").stderr(Stdio::piped());
    let output = ends(program.spawn().expect("it starts"), PATIENCE).await;
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(said.contains("put the one that it wants into TURNSTONE_API_TOKEN"), "{said}");
}

/// Whoever installs the bot for themselves alone, outside of a server, could play nowhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_for_servers_alone() {
    let house = House::open().await;
    let journal = house.sandbox.journal();
    let registered = journal.iter().find(|entry| entry.method == "PUT" && entry.path.ends_with("commands"));
    let commands = registered.expect("they are registered").body.as_array().expect("a list").clone();
    assert!(commands.len() > 10);
    for command in commands {
        assert_eq!((&command["integration_types"], &command["contexts"]), (&json!([0]), &json!([0])));
    }
    house.close().await;
}
