//! A gateway that does not let the bot back in.

use std::process::Stdio;

use sandbox::Fault;

use kit::{PATIENCE, Rig};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closing_for_good_ends_the_bot_with_a_sentence() {
    let rig = Rig::build().await;
    for (made, (code, sentence)) in (1..).zip([
        (4004, "put the one that it wants into TURNSTONE_API_TOKEN"),
        (4010, "closed the gateway for good (4010)"),
        (4011, "so many servers need more connections"),
        (4012, "a newer Turnstone is needed"),
        (4013, "closed the gateway for good (4013)"),
        (4014, "Privileged Gateway Intents"),
    ]) {
        rig.sandbox.fail(Fault::GatewayTurnAway { code, times: 1000 }).expect("the sandbox can");
        // The end must not depend on the log.
        let mut program = rig.program();
        program.arg("serve").env("TURNSTONE_LOG", "off").stdout(Stdio::null()).stderr(Stdio::piped());
        let bot = program.spawn().expect("it starts");
        let ended = tokio::time::timeout(PATIENCE, bot.wait_with_output()).await;
        let output = ended.unwrap_or_else(|_| panic!("{code}: it goes on")).expect("it ran");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{code}: {said}");
        assert!(said.contains(sentence), "{code}: {said}");
        assert_eq!(rig.sandbox.connections(), made, "{code}: it has come back");
        rig.sandbox.fail(Fault::Clear).expect("the sandbox can");
    }
    rig.close().await;
}
