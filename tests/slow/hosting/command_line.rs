//! The command line as a person meets it: help, completions, the first start, and a terminal.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use kit::{Program, Rig, recorded};
use workshop::Need;

#[test]
fn completions_are_there_for_three_shells() {
    let program = Program::open();
    for (shell, part) in
        [("bash", "complete -F _turnstone"), ("zsh", "#compdef turnstone"), ("fish", "complete -c turnstone")]
    {
        let output = program.run(&["completions", shell]);
        let script = String::from_utf8(output.stdout).expect("text");
        assert!(
            output.status.success() && script.contains(part) && script.contains("backup"),
            "{shell}: {script}"
        );
    }
}

/// The program with something on its standard input.
fn fed(mut command: Command, input: &str) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_start_writes_the_token_for_its_owner_and_invites_the_bot() {
    let rig = Rig::build().await;
    let program = Program::open();
    let (url, token) = (rig.sandbox.url(), rig.sandbox.token());
    let init = |input: String| {
        let mut command = program.command(&["init"]);
        command.env("TURNSTONE_API_URL", &url);
        tokio::task::spawn_blocking(move || fed(command, &input))
    };
    let file = program.folder().join(".env");
    for (input, said) in [
        ("", "that is no token"),
        ("two words\n", "that is no token"),
        ("a.wrong.one\n", "nothing was written"),
    ] {
        let output = init(input.to_owned()).await.expect("it runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(said) && !file.exists(), "{input}: {errors}");
    }
    let output = init(format!("{token}\n")).await.expect("it runs");
    let page = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let link = format!(
        "client_id={}&scope=bot%20applications.commands&permissions=309237746688",
        rig.sandbox.bot().0
    );
    assert!(page.contains(&link) && page.contains("turnstone doctor") && !page.contains(&token), "{page}");
    let written = std::fs::read_to_string(&file).expect("it is there");
    assert!(written.ends_with(&format!("\nTURNSTONE_API_TOKEN={token}\n")), "{written}");
    let doctor = || {
        let mut command = program.command(&["doctor"]);
        command.env("TURNSTONE_API_URL", &url);
        tokio::task::spawn_blocking(move || String::from_utf8(command.output().expect("it runs").stdout))
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let page = doctor().await.expect("it runs").expect("text");
        assert!(page.contains(".env with the token is readable by its owner alone."), "{page}");
        // The written token is the one in use.
        assert!(page.contains("✅ Discord knows the bot as Turnstone"), "{page}");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o640)).expect("it is ours");
        let page = doctor().await.expect("it runs").expect("text");
        assert!(
            page.contains("⚠️ Others on this machine may read or change ") && page.contains("/.env"),
            "{page}"
        );
    }
    let again = init(format!("{token}\n")).await.expect("it runs");
    let errors = String::from_utf8_lossy(&again.stderr);
    assert!(
        !again.status.success() && errors.contains("there is a .env already, and it stays as it is"),
        "{errors}"
    );
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), written);
    // Discord refused the wrong token above.
    rig.close_after_trouble().await;
}

/// An address without a server, and one where somebody listens and never answers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_discord_that_does_not_answer_leaves_the_token_written_and_says_so() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let silent = format!("http://{}", silent.local_addr().expect("it is bound"));
    for url in ["http://127.0.0.1:9", &silent] {
        let program = Program::open();
        let mut command = program.command(&["init"]);
        command.env("TURNSTONE_API_URL", url);
        let output = tokio::task::spawn_blocking(move || fed(command, "a-token\n")).await.expect("it runs");
        let (page, errors) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && errors.is_empty(), "{url}: {errors}");
        assert!(page.contains("Discord does not answer (") && page.contains("`turnstone doctor`"), "{page}");
        assert!(page.contains("client_id=APP_ID") && !page.contains("a-token"), "{page}");
        let written = std::fs::read_to_string(program.folder().join(".env")).expect("it is there");
        assert!(written.ends_with("\nTURNSTONE_API_TOKEN=a-token\n"), "{written}");
    }
}

/// A person who types the token at a terminal when they are asked.
#[cfg(target_os = "linux")]
#[test]
fn a_token_that_is_typed_at_a_terminal_is_not_shown() {
    use std::io::Read as _;
    let program = Program::open();
    let mut command = Command::new("script");
    command.args(["-qec", &format!("{} init", env!("CARGO_BIN_EXE_turnstone")), "/dev/null"]);
    command.current_dir(program.folder()).env("TURNSTONE_API_URL", "http://127.0.0.1:9").env("TERM", "xterm");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    if !Need::Terminal.is_met() {
        return;
    }
    let mut terminal = command.spawn().expect("it starts");
    let (mut keys, mut screen) =
        (terminal.stdin.take().expect("it is piped"), terminal.stdout.take().expect("it is piped"));
    let mut shown = Vec::new();
    while !String::from_utf8_lossy(&shown).contains("it is not shown: ") {
        let mut byte = [0];
        screen.read_exact(&mut byte).expect("the token is asked for");
        shown.extend(byte);
    }
    // The question may be visible a moment before the terminal stops echoing.
    std::thread::sleep(std::time::Duration::from_millis(500));
    keys.write_all(b"a-secret-token\n").expect("it is typed");
    keys.flush().expect("it is typed");
    screen.read_to_end(&mut shown).expect("it ends");
    assert!(terminal.wait().expect("it ends").success());
    let shown = String::from_utf8_lossy(&shown);
    assert!(shown.contains("The token is in ") && !shown.contains("a-secret-token"), "{shown}");
    let written = std::fs::read_to_string(program.folder().join(".env")).expect("it is there");
    assert!(written.contains("=a-secret-token\n"), "{written}");
}

/// What a terminal shows of the program with those arguments; none where nothing can emulate a terminal.
#[cfg(target_os = "linux")]
fn on_a_terminal(program: &Program, args: &str, colours: bool) -> Option<String> {
    let typed = format!("{} {args}", env!("CARGO_BIN_EXE_turnstone"));
    let mut command = Command::new("script");
    command.args(["-qec", &typed, "/dev/null"]).current_dir(program.folder()).stdin(Stdio::null());
    command.env_remove("NO_COLOR").env("TERM", "xterm");
    if !colours {
        command.env("NO_COLOR", "1");
    }
    let screen = || command.output().expect("it starts").stdout;
    Need::Terminal.is_met().then(screen).map(|shown| String::from_utf8_lossy(&shown).into_owned())
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_gets_a_table_and_a_program_json() {
    let program = Program::open();
    program.file("two.log", &recorded());
    let Some(table) = on_a_terminal(&program, "simulate harmonies --seats 2 --games 3", true) else { return };
    assert!(table.contains("\u{1b}[1mseat  player  mean score") && !table.contains('{'), "{table}");
    let plain = on_a_terminal(&program, "simulate harmonies --seats 2 --games 3", false).expect("as before");
    assert!(plain.contains("\nseat  player  mean score") && !plain.contains('\u{1b}'), "{plain}");
    let arena =
        on_a_terminal(&program, "arena harmonies --seats random,greedy --games 2", false).expect("as before");
    assert!(arena.contains("\nplayer  ") && arena.contains("\ngreedy  "), "{arena}");
    let json = on_a_terminal(&program, "simulate harmonies --games 1 --json", true).expect("as before");
    assert!(serde_json::from_str::<serde_json::Value>(json.trim()).is_ok(), "{json}");
    let replayed = on_a_terminal(&program, "replay two.log", false).expect("as before");
    assert!(replayed.contains("game     over"), "{replayed}");
    let wrong = on_a_terminal(&program, "simulate nothing", true).expect("as before");
    assert!(
        wrong.contains("\u{1b}[31mturnstone:") && wrong.contains("there are: confusing-lands"),
        "{wrong}"
    );
}

/// A long command shows its progress on a terminal, and nothing of it where standard error is none.
#[cfg(target_os = "linux")]
#[test]
fn a_long_command_tells_on_a_terminal_how_far_it_is() {
    let program = Program::open();
    // A player that never answers: its games take longer than anybody waits without a message.
    let player = program.file("slow.sh", "while read -r line; do :; done\n");
    let arena = format!("arena harmonies --seats slow --external 'slow=sh {player}' --games 2 --patience 2");
    let Some(shown) = on_a_terminal(&program, &arena, false) else { return };
    assert!(shown.contains("playing ") && shown.contains(" left"), "{shown}");
    let args = [
        "arena",
        "harmonies",
        "--seats",
        "slow",
        "--external",
        &format!("slow=sh {player}"),
        "--games",
        "2",
        "--patience",
        "2",
    ];
    let output = program.run(&args);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.stdout.starts_with(b"{"));
}
