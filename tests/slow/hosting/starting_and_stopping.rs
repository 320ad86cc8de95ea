//! A process that starts and stops as its owner wants, whatever the state of the network.

use std::process::{Output, Stdio};
use std::time::Duration;

use sandbox::{Fault, JournalRequest, Target};
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use kit::{PATIENCE, Rig, board, ids, presses, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_token_serving_fails_with_a_sentence_and_the_demo_opens() {
    let rig = Rig::open().await;
    let bare = || {
        let mut program = rig.program();
        program
            .env_remove("TURNSTONE_API_URL")
            .env_remove("TURNSTONE_API_TOKEN")
            .env_remove("TURNSTONE_PICTURE_WAIT")
            .env_remove("TURNSTONE_CLOCK");
        program
    };
    let output = bare().arg("serve").output().await.expect("the program starts");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && complaint.contains("DISCORD_TOKEN is not set"), "{complaint}");
    let away = bare().env("TURNSTONE_API_URL", "http://example.com").arg("serve").output().await;
    let complaint = String::from_utf8_lossy(&away.expect("the program starts").stderr).into_owned();
    assert!(complaint.contains("loopback"), "{complaint}");
    let beyond = rig.program().env("TURNSTONE_BEACON", "https://api.drand.sh").arg("serve").output().await;
    let complaint = String::from_utf8_lossy(&beyond.expect("the program starts").stderr).into_owned();
    assert!(complaint.contains("TURNSTONE_BEACON must be on a loopback address"), "{complaint}");
    let seeded =
        bare().env("DISCORD_TOKEN", "a.real.one").env("TURNSTONE_SEED", "7").arg("serve").output().await;
    let complaint = String::from_utf8_lossy(&seeded.expect("the program starts").stderr).into_owned();
    assert!(complaint.contains("every hand could be foreseen"), "{complaint}");
    for (rehearsal, value, reason) in [
        ("TURNSTONE_CLOCK", "clock", "the clock is to be right"),
        ("TURNSTONE_PICTURE_WAIT", "9", "Discord waits for three seconds"),
    ] {
        let mut program = bare();
        program.env_remove("TURNSTONE_SEED").env("DISCORD_TOKEN", "a.real.one").env(rehearsal, value);
        let refused = program.arg("serve").output().await.expect("the program starts");
        let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(complaint.contains(reason), "{complaint}");
    }
    let mut demo =
        bare().args(["demo", "--port", "0"]).stdout(std::process::Stdio::piped()).spawn().expect("it starts");
    let mut lines = BufReader::new(demo.stdout.take().expect("its output")).lines();
    let line = lines.next_line().await.expect("it can be read").expect("it says where it is");
    let address =
        line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:")).expect("an address");
    let page = reqwest::get(address).await.expect("the page is served");
    assert!(page.status().is_success());
    demo.kill().await.expect("the demo can be ended");
    rig.close().await;
}

/// Asks a process to end, as a service manager does.
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

fn start(rig: &Rig) -> Child {
    let mut program = rig.program();
    program.arg("serve").stdout(Stdio::null()).stderr(Stdio::piped());
    program.spawn().expect("it starts")
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_allocator_is_told_to_give_back_what_pictures_took_unless_the_owner_has_told_it_something() {
    let rig = Rig::build().await;
    for (begun, wish, told) in
        [(1, None, "MALLOC_TRIM_THRESHOLD_=262144\0"), (2, Some("7"), "MALLOC_ARENA_MAX=7\0")]
    {
        let mut program = rig.program();
        program.arg("serve").envs(wish.map(|arenas| ("MALLOC_ARENA_MAX", arenas)));
        let mut bot = program.stdout(Stdio::null()).spawn().expect("it starts");
        rig.sandbox.wait_for_sessions(PATIENCE, begun, 0).await.expect("it connects");
        // It is still the process that its owner has started.
        let place = format!("/proc/{}/environ", bot.id().expect("it runs"));
        let environment = std::fs::read_to_string(place).expect("it can be read");
        assert!(environment.contains(told), "{environment}");
        assert_eq!(environment.contains("TRIM_THRESHOLD"), wish.is_none(), "{environment}");
        bot.kill().await.expect("it can be ended");
    }
    rig.close().await;
}

/// The number of requests to that path.
fn asked(journal: &[JournalRequest], path: &str) -> usize {
    journal.iter().filter(|entry| entry.path == path).count()
}

/// It ends in good order soon after the signal.
#[cfg(unix)]
async fn stops(bot: Child) {
    terminate(&bot).await;
    let output = ends(bot, Duration::from_secs(10)).await;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_ends_it_while_the_gateway_does_not_answer() {
    let rig = Rig::build().await;
    rig.sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    let bot = start(&rig);
    rig.sandbox.wait_for_faults(PATIENCE).await.expect("it calls at the gateway");
    assert!(!rig.sandbox.bot_online());
    stops(bot).await;
    // The same when a connection is lost and the next one hangs.
    let bot = start(&rig);
    rig.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects");
    rig.sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    rig.sandbox.fail(Fault::GatewayDrop).expect("the sandbox can");
    rig.sandbox.wait_for_faults(PATIENCE).await.expect("it calls at the gateway again");
    assert!(!rig.sandbox.bot_online());
    stops(bot).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_waits_for_a_discord_in_trouble_and_can_be_stopped_meanwhile() {
    let rig = Rig::build().await;
    let who = "oauth2/applications/@me";
    let trouble = |times| Fault::Error { target: Target::times("GET", "*", times), status: 503 };
    rig.sandbox.fail(trouble(2)).expect("the sandbox can");
    let bot = start(&rig);
    rig.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects in the end");
    let tries: Vec<u16> = rig.sandbox.journal().iter().take(3).map(|entry| entry.status).collect();
    assert_eq!(tries, [503, 503, 200]);
    let before = asked(&rig.sandbox.journal(), who);
    terminate(&bot).await;
    let output = ends(bot, Duration::from_secs(10)).await;
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("Discord cannot be reached; trying again"), "{said}");

    rig.sandbox.fail(trouble(1000)).expect("the sandbox can");
    let bot = start(&rig);
    let again = |journal: &[JournalRequest]| asked(journal, who) > before;
    rig.sandbox.wait_for_journal(PATIENCE, again).await.expect("it asks");
    stops(bot).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_told_with_the_place_of_the_right_one() {
    let rig = Rig::build().await;
    let mut program = rig.program();
    program.arg("serve").env("TURNSTONE_API_TOKEN", "another").stderr(Stdio::piped());
    let output = ends(program.spawn().expect("it starts"), PATIENCE).await;
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(said.contains("put the one that it wants into TURNSTONE_API_TOKEN"), "{said}");
}

/// Serenity logs an unreadable frame in full.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_gateway_sends_makes_no_long_line_in_the_log() {
    let rig = Rig::build().await;
    let bot = start(&rig);
    rig.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects");
    rig.sandbox.wait_for_bot(PATIENCE).await.expect("it has its commands");
    let ada = rig.at("Ada", "games");
    for _ in 0..5 {
        let text = json!({"op": 99, "d": "\u{1b}[2J\n".repeat(1 << 20)}).to_string();
        rig.sandbox.fail(Fault::Frame { text }).expect("the sandbox can");
        assert!(types(&ada, "/help").await.ephemeral, "it goes on");
    }
    terminate(&bot).await;
    let output = ends(bot, PATIENCE).await;
    let said = String::from_utf8(output.stderr).expect("it is text");
    let frames: Vec<&str> = said.lines().filter(|line| line.contains("Err deserializing text")).collect();
    assert!((1..=2).contains(&frames.len()), "one line, and one that counts the others: {}", frames.len());
    for line in said.lines() {
        assert!(line.chars().count() <= 400 && !line.contains('\u{1b}'), "{line:.300}");
    }
}

/// A reader of the log, even the longest, can answer nobody in the bot's name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_token_is_in_the_log_at_any_level() {
    let mut rig = Rig::build_strictly().await;
    let mut program = rig.program();
    program.arg("serve").env("TURNSTONE_LOG", "trace");
    let said = rig.start_heard(program).await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:harmonies seats:2").await;
    let lobby = board(&ada, |message| !ids(message, "join").is_empty()).await;
    presses(&rig.at("Borek", "games"), lobby.id, &ids(&lobby, "join")[0]).await;
    // A failure is logged with its address.
    rig.sandbox.fail(Fault::Drop { target: Target::next("interactions/*") }).expect("the sandbox can");
    // Whether an answer comes does not matter here.
    let _ = ada.type_command("/hand").await;
    rig.sandbox.wait_for_faults(PATIENCE).await.expect("it answers");
    assert!(types(&ada, "/help").await.ephemeral, "it goes on");
    let journal = rig.sandbox.journal();
    let tokens =
        journal.iter().filter_map(|entry| entry.path.strip_prefix("interactions/")?.split('/').nth(1));
    let mut tokens: Vec<String> = tokens.map(str::to_owned).collect();
    assert!(tokens.len() >= 3, "{tokens:?}");
    tokens.push(rig.sandbox.token());
    rig.kill_bot().await;
    let said = said.lock().expect("nobody panics with it").join("\n");
    assert!(said.contains("[hidden]"), "{said:.2000}");
    for token in tokens {
        let at = said.find(&token);
        assert!(at.is_none(), "{token}: {:?}", said.lines().find(|line| line.contains(&token)));
    }
    rig.close_after_trouble().await;
}

/// A person who installs the bot for themselves alone, outside of a server, could play nowhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_for_servers_and_direct_messages_with_the_bot_alone() {
    let rig = Rig::open().await;
    let journal = rig.sandbox.journal();
    let registered = journal.iter().find(|entry| entry.method == "PUT" && entry.path.ends_with("commands"));
    let commands = registered.expect("they are registered").body.as_array().expect("a list").clone();
    assert!(commands.len() > 10);
    for command in commands {
        assert_eq!(command["integration_types"], json!([0]));
        assert!([json!([0]), json!([0, 1])].contains(&command["contexts"]), "{}", command["contexts"]);
    }
    rig.close().await;
}
