//! A process that comes and goes as its owner wants, whatever the network does.

use std::process::{Output, Stdio};
use std::time::Duration;

use sandbox::{Fault, JournalRequest, Target};
use serde_json::json;
use tokio::process::{Child, Command};

use crate::house::{House, PATIENCE, types};

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

/// Serenity writes a frame that it cannot read into the log, whole.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_gateway_sends_makes_no_long_line_in_the_log() {
    let house = House::build().await;
    let bot = start(&house);
    house.sandbox.wait_for_sessions(PATIENCE, 1, 0).await.expect("it connects");
    house.sandbox.wait_for_bot(PATIENCE).await.expect("it has its commands");
    let ada = house.at("Ada", "games");
    for _ in 0..5 {
        let text = json!({"op": 99, "d": "\u{1b}[2J\n".repeat(1 << 20)}).to_string();
        house.sandbox.fail(Fault::Frame { text }).expect("the sandbox can");
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

/// The page of the doctor, as it is printed; whether everything works.
async fn doctor(house: &House, arguments: &[&str]) -> (String, bool) {
    let output = house.program().arg("doctor").args(arguments).output().await.expect("it starts");
    (String::from_utf8(output.stdout).expect("it speaks UTF-8"), output.status.success())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_finds_what_is_wrong() {
    let mut house = House::build().await;
    let ada = house.at("Ada", "games");
    let channel = ada.channel().to_string();
    let (page, _) = doctor(&house, &[]).await;
    assert!(page.contains("⚠️ The database cannot be read: there is no database"), "{page}");
    assert!(page.contains("⚠️ 0 of "), "{page}");
    house.start_bot().await;
    let (page, works) = doctor(&house, &["--channel", &channel]).await;
    assert!(works, "{page}");
    for line in [
        "✅ Discord knows the bot as Turnstone (application 1100000000000000001).",
        "✅ This machine’s clock agrees with Discord’s.",
        "✅ The bot has every permission that a table needs in this channel.",
        "✅ The database is sound; open tables: 0.",
        "✅ Nothing is late; waiting to be posted: 0.",
        "tables.db is readable by its owner alone.",
        "✅ A process serves this database, and its gateway is alive.",
    ] {
        assert!(page.contains(line), "{line}: {page}");
    }
    assert!(!page.contains("⚠️"), "{page}");
    #[cfg(unix)]
    the_doctor_looks_at_rights(&house).await;
    assert!(house.program().arg("health").status().await.expect("it runs").success());

    let permission = "ATTACH_FILES".to_owned();
    house.sandbox.fail(Fault::Revoke { channel: ada.channel(), permission }).expect("the sandbox can");
    let (page, works) = doctor(&house, &["--channel", &channel]).await;
    assert!(!works && page.contains("❌ In this channel the bot lacks: Attach Files."), "{page}");
    let own = types(&house.at("Moira", "games"), "/doctor").await;
    assert!(
        own.ephemeral && own.content.contains("❌ In this channel the bot lacks: Attach Files."),
        "{}",
        own.content
    );
    let (page, works) = doctor(&house, &["--channel", "17"]).await;
    assert!(!works && page.contains("❌ That channel cannot be looked at"), "{page}");
    let refused = house.program().arg("doctor").env("TURNSTONE_API_TOKEN", "another").output().await;
    let page = String::from_utf8(refused.expect("it runs").stdout).expect("UTF-8");
    assert!(page.contains("❌ the server of TURNSTONE_API_URL does not know this token"), "{page}");
    house.close_after_trouble().await;
}

#[cfg(unix)]
async fn the_doctor_looks_at_rights(house: &House) {
    use std::os::unix::fs::PermissionsExt as _;
    let allow = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("they are ours");
    };
    let log = house.folder().join("tables.db-wal");
    // SQLite gives an empty log its rights back; this one holds something.
    types(&house.at("Borek", "games"), "/play game:confusing-lands").await;
    for (folder, file, lines) in [
        (0o700, 0o600, ["✅ The folder ", "tables.db is readable by its owner alone."]),
        (
            0o755,
            0o600,
            ["✅ Others on this machine may look into the folder", "tables.db is readable by its"],
        ),
        (
            0o770,
            0o604,
            ["⚠️ Others on this machine may write into the folder", "tables.db-wal holds secrets"],
        ),
        (
            0o702,
            0o620,
            ["⚠️ Others on this machine may write into the folder", "tables.db-wal holds secrets"],
        ),
    ] {
        allow(house.folder(), folder);
        allow(&log, file);
        let (page, _) = doctor(house, &[]).await;
        assert!(lines.iter().all(|line| page.contains(line)), "{folder:o} {file:o}: {page}");
    }
    allow(house.folder(), 0o700);
    allow(&log, 0o600);
}

/// A sign of life that is old, or was never left, is none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_is_a_sign_of_life_that_is_not_old() {
    let house = House::build().await;
    let health = async |said: &str| {
        let output = house.program().arg("health").output().await.expect("it runs");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && errors.contains(said), "{errors}");
    };
    health("nobody serves").await;
    let lock = std::fs::File::create(house.folder().join("tables.db.lock")).expect("a file");
    let before = std::time::SystemTime::now() - Duration::from_secs(100);
    lock.set_modified(before).expect("it can be set");
    health("no sign of life for 10").await;
}
