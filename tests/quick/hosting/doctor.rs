//! The doctor and the sign of life: an operator's view of a running bot.

use std::time::Duration;

use sandbox::Fault;

use kit::{PATIENCE, Process, Rig, types, until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_finds_what_is_wrong() {
    let mut rig = Rig::build().await;
    let ada = rig.at("Ada", "games");
    let channel = ada.channel().to_string();
    let (page, _) = rig.says(&["doctor"]).await;
    assert!(page.contains("⚠️ The database cannot be read: there is no database"), "{page}");
    assert!(page.contains("⚠️ 0 of "), "{page}");
    rig.start_bot().await;
    until("a sign of life", async || rig.says(&["health"]).await.1).await;
    let (page, works) = rig.says(&["doctor", "--channel", &channel]).await;
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
    the_doctor_looks_at_rights(&rig).await;

    let revoke = |permission: &str| {
        let fault = Fault::Revoke { channel: ada.channel(), permission: permission.to_owned() };
        rig.sandbox.fail(fault).expect("the sandbox can");
    };
    revoke("READ_MESSAGE_HISTORY");
    let (page, works) = rig.says(&["doctor", "--channel", &channel]).await;
    assert!(works && page.contains("⚠️ The bot has what a table needs in this channel"), "{page}");
    assert!(page.contains("it could also use: Read Message History."), "{page}");
    revoke("ATTACH_FILES");
    let (page, works) = rig.says(&["doctor", "--channel", &channel]).await;
    let lacks = "❌ In this channel the bot lacks: Attach Files, Read Message History.";
    assert!(!works && page.contains(lacks), "{page}");
    let own = types(&rig.at("Moira", "games"), "/server doctor").await;
    assert!(own.ephemeral && own.content.contains(lacks), "{}", own.content);
    let (page, works) = rig.says(&["doctor", "--channel", "17"]).await;
    assert!(!works && page.contains("❌ That channel cannot be looked at"), "{page}");
    let refused = rig.program().arg("doctor").env("TURNSTONE_API_TOKEN", "another").output().await;
    let page = String::from_utf8(refused.expect("it runs").stdout).expect("UTF-8");
    assert!(page.contains("❌ the server of TURNSTONE_API_URL does not know this token"), "{page}");
    rig.close_after_trouble().await;
}

#[cfg(unix)]
async fn the_doctor_looks_at_rights(rig: &Rig) {
    use std::os::unix::fs::PermissionsExt as _;
    let allow = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("they are ours");
    };
    let log = rig.folder().join("tables.db-wal");
    // SQLite gives an empty log its rights back; this one holds something.
    types(&rig.at("Borek", "games"), "/play game:confusing-lands").await;
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
        allow(rig.folder(), folder);
        allow(&log, file);
        let (page, _) = rig.says(&["doctor"]).await;
        assert!(lines.iter().all(|line| page.contains(line)), "{folder:o} {file:o}: {page}");
    }
    allow(rig.folder(), 0o700);
    allow(&log, 0o600);
}

/// Waits until `turnstone health` fails with that sentence; the doctor must not say that the gateway is alive.
async fn is_unwell(rig: &Rig, said: &str, found: &str) {
    until(said, async || {
        let (errors, works) = rig.says(&["health"]).await;
        assert!(!works, "it is healthy, instead of: {said}");
        errors.contains(said)
    })
    .await;
    let (page, _) = rig.says(&["doctor"]).await;
    assert!(page.contains(found) && !page.contains("its gateway is alive"), "{page}");
}

const NOBODY: (&str, &str) = ("nobody serves", "⚠️ No process serves this database at the moment.");
const UNREADY: (&str, &str) =
    ("is not connected to Discord yet", "⚠️ A process holds this database, but its gateway is not alive");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_and_the_doctor_say_how_the_process_is() {
    let mut rig = Rig::build().await;
    let (errors, works) = rig.says(&["health"]).await;
    assert!(!works && errors.contains("nobody serves"), "{errors}");
    let serve = || {
        let mut program = rig.program();
        program.arg("serve");
        program
    };
    // The gateway takes the connection and never answers.
    rig.sandbox.fail(Fault::GatewaySilent { times: 1 }).expect("the sandbox can");
    let mut unready = Process::start(serve());
    rig.sandbox.wait_for_faults(PATIENCE).await.expect("it calls at the gateway");
    is_unwell(&rig, UNREADY.0, UNREADY.1).await;
    unready.kill().await;
    is_unwell(&rig, NOBODY.0, NOBODY.1).await;
    // Discord does not answer.
    let mut alone = serve();
    alone.env("TURNSTONE_API_URL", "http://127.0.0.1:1");
    let mut alone = Process::start(alone);
    let said = alone.said();
    until("a try", async || {
        said.lock().expect("nobody panics").iter().any(|line| line.contains("trying again"))
    })
    .await;
    is_unwell(&rig, UNREADY.0, UNREADY.1).await;
    alone.told("TERM").await;
    assert!(alone.ends().await.success(), "it stops when it is told to");
    // A refused token.
    let mut refused = serve();
    refused.env("TURNSTONE_API_TOKEN", "another");
    assert!(!Process::start(refused).ends().await.success());
    is_unwell(&rig, NOBODY.0, NOBODY.1).await;
    rig.start_bot().await;
    until("a sign of life", async || rig.says(&["health"]).await.1).await;
    rig.kill_bot().await;
    is_unwell(&rig, NOBODY.0, NOBODY.1).await;
    rig.close_after_trouble().await;
}

/// A process that holds the database, and whose last sign of life is old.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sign_of_life_that_is_old_does_not_count() {
    let rig = Rig::build().await;
    if rig.has_server() {
        return;
    }
    let lock = std::fs::File::create(rig.folder().join("tables.db.lock")).expect("a file");
    lock.lock().expect("it is free");
    let before = std::time::SystemTime::now() - Duration::from_secs(100);
    lock.set_modified(before).expect("it can be set");
    let (errors, works) = rig.says(&["health"]).await;
    assert!(!works && errors.contains("no sign of life for 10"), "{errors}");
}

/// A setting of a host that this program was built without is refused, never ignored.
#[cfg(not(feature = "beacon"))]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_beacon_is_refused_by_a_program_without_one() {
    let rig = Rig::build().await;
    let said = "TURNSTONE_BEACON is set, but this program was built without the feature `beacon`";
    for command in ["doctor", "serve"] {
        let (page, works) = rig.says(&[command, "--beacon", "https://api.drand.sh"]).await;
        assert!(!works && page.contains(said), "{command}: {page}");
    }
    rig.close_after_trouble().await;
}
