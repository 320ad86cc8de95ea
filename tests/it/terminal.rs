//! The command line in clumsy hands: each mistake ends with a sentence and a failure.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A folder of this test's own, removed afterwards.
struct Desk(TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().expect("a temporary folder"))
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_turnstone"));
        command.args(args).current_dir(self.0.path()).env_clear();
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the program runs")
    }

    /// A call that fails, and says this.
    #[track_caller]
    fn check(&self, args: &[&str], said: &str) {
        let output = self.run(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{args:?} succeeds");
        assert!(errors.contains(said), "{args:?}: {errors}");
        assert!(!errors.contains("panicked"), "{args:?}: {errors}");
    }
}

fn recorded() -> String {
    let log = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/tests/logs/confusing-lands-two.log");
    std::fs::read_to_string(log).expect("a recorded game")
}

#[test]
fn a_log_that_does_not_replay_is_refused_with_the_reason() {
    let desk = Desk::new();
    let log = recorded();
    let broken = [
        ("", "a log begins with game, rules, seats and setup"),
        ("{", "an entry is a seat and an action"),
        (&log.replace("rules 1", "rules 99"), "newer than these"),
        (&log.replace("confusing-lands", "chess"), "no game is called \"chess\""),
        (&log.replace("seats 2", "seats 5"), "set-up: This game is for 1 to 2 players."),
        (&log.replace("deal 18", "deal 99"), "that cannot be"),
        (&log.replace(" | deal 1\n", "\n"), "lacks an outcome for \"deal\""),
        (&log.replace("1 lay 18 back 0 n14", "1 lay 18 back 0 z29"), "goes to N14"),
        (&log.replace("1 lay 18 back 0 n14", "1 foo"), "not a move I can read"),
        (&log.replace("1 lay 18 back", "3 lay 18 back"), "not your turn"),
        (&format!("{log}1 lay 1 back 0 n14\n"), "This game is over."),
    ];
    for (text, said) in broken {
        let file = desk.file("broken.log", text);
        desk.check(&["replay", &file], said);
        desk.check(&["render", &file, "-o", "never.png"], said);
    }
    desk.check(&["replay", "missing.log"], "reading missing.log: No such file");
    desk.check(&["replay", "."], "reading .: ");
}

#[test]
fn a_position_that_cannot_be_scored_is_refused_with_the_reason() {
    let desk = Desk::new();
    for (text, said) in [
        ("", "not JSON"),
        ("[]", "a position is written as {\"shared\": 1"),
        (r#"{"shared": 1}"#, "missing field `cells`; a position is written as"),
        (r#"{"shared": 19, "cells": {}}"#, "numbered 1 to 18, not 19"),
        (r#"{"shared": 1, "cells": {"a": {"s": "forest"}}}"#, "a key is \"x,y\""),
        (r#"{"shared": 1, "cells": {"0,0": {"s": "tree"}}}"#, "no symbol \"tree\""),
        (r#"{"shared": 1, "cells": {"0,0": {"s": "condition", "number": 2}}}"#, "exactly two neighbouring"),
    ] {
        let file = desk.file("position.json", text);
        desk.check(&["score", "confusing-lands", &file], said);
    }
    desk.check(&["score", "chess", "."], "there are: confusing-lands");
}

#[test]
fn what_is_not_there_is_named() {
    let desk = Desk::new();
    let log = desk.file("two.log", &recorded());
    desk.check(&["serve"], "DISCORD_TOKEN is not set");
    for args in [["backup", "copy.db"], ["export", "1"], ["replay", "--all"]] {
        desk.check(&args, "there is no database turnstone.db");
    }
    desk.check(&["recount"], "there is no database turnstone.db");
    desk.check(&["render", &log, "--theme", "pink", "-o", "x.png"], "there are: paper, night");
    desk.check(&["render", &log, "--viewer", "3", "-o", "x.png"], "a seat from 1 to 2");
    desk.check(&["render", &log, "--lang", "xx", "-o", "x.png"], "not one of en, pl, cs");
    desk.check(&["render", &log, "--at", "17", "-o", "x.png"], "has 16 entries");
    desk.check(&["render", &log, "-o", "nowhere/x.png"], "writing nowhere/x.png");
    desk.check(&["simulate", "confusing-lands", "--seats", "3"], "This game is for 1 to 2 players.");
    desk.check(&["simulate", "catan", "--players", "random,greedy"], "one for each seat: 3, not 2");
    desk.check(&["simulate", "catan", "--players", "brilliant"], "there are: random, greedy");
    desk.check(&["simulate", "harmonies", "--logs", "two.log/x"], "making the folder two.log/x");
    assert_eq!(
        std::fs::read_dir(desk.0.path()).expect("the folder").count(),
        1,
        "a mistake left something behind"
    );
}

#[test]
fn surroundings_that_do_not_fit_are_named() {
    let desk = Desk::new();
    let output = desk.command(&["serve"]).env("TURNSTONE_API_URL", "foo").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("must be http:// on a loopback address"), "{errors}");

    desk.file("empty.db", "");
    for args in [["backup", "copy.db"], ["export", "1"], ["replay", "--all"]] {
        let args = [["--database", "empty.db"], args].concat();
        desk.check(&args, "turnstone: empty.db is no database of Turnstone\n");
    }
    assert!(!desk.0.path().join("copy.db").exists(), "nothing was worth a copy");
    desk.check(&["--database", "empty.db", "recount"], "turnstone: empty.db is no database of Turnstone\n");

    desk.file(".env", "TURNSTONE_DATABASE=empty.db\nDISCORD_TOKEN=\"secret\n");
    let output = desk.run(&["replay", "--all"]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("a line of .env cannot be read"), "{errors}");
    assert!(!errors.contains("secret"), "the token is told: {errors}");
}

#[test]
fn an_error_says_each_thing_once() {
    let desk = Desk::new();
    std::fs::create_dir(desk.0.path().join("folder")).expect("a folder");
    let mut serve = desk.command(&["--database", "folder", "serve"]);
    let output = serve.env("TURNSTONE_API_URL", "http://127.0.0.1:1").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(errors.matches("unable to open database file").count(), 1, "{errors}");
    assert_eq!(errors.matches("opening the database").count(), 1, "{errors}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure_but_a_closed_pipe_is_not() {
    let desk = Desk::new();
    let log = desk.file("two.log", &recorded());
    let position = desk.file("position.json", r#"{"shared": 1, "cells": {}}"#);
    for args in [
        vec!["replay", &log],
        vec!["replay", &log, "--json"],
        vec!["score", "confusing-lands", &position],
        vec!["simulate", "confusing-lands", "--games", "1"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a full device");
        let output = desk.command(&args).stdout(full).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            !output.status.success() && errors.contains("writing to standard output"),
            "{args:?}: {errors}"
        );

        let mut child = desk.command(&args).stdout(Stdio::piped()).spawn().expect("the program runs");
        drop(child.stdout.take());
        assert!(child.wait().expect("it ends").success(), "{args:?}");
    }
}

#[test]
fn simulated_games_are_written_as_logs_that_replay() {
    let desk = Desk::new();
    for (game, seats, option, players) in [
        ("confusing-lands", "2", None, "random,greedy"),
        ("harmonies", "3", Some("side=b"), "random"),
        ("catan", "4", Some("points=5"), "random"),
    ] {
        let mut args = vec!["simulate", game, "--seats", seats, "--games", "2", "--seed", "9"];
        args.extend(["--players", players, "--budget", "50", "--logs", "new/logs"]);
        args.extend(option.into_iter().flat_map(|option| ["--set", option]));
        let output = desk.run(&args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let line: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON line");
        let count = |key: &str| line[key].as_array().map(Vec::len);
        assert_eq!((count("wins"), count("mean_scores")), (seats.parse().ok(), seats.parse().ok()), "{line}");
        for number in 1..=2 {
            let file = format!("new/logs/{game}-9-{number}.log");
            let replayed = desk.run(&["replay", &file]);
            let end = String::from_utf8_lossy(&replayed.stdout);
            assert!(replayed.status.success() && end.contains("\"Over\""), "{file}: {end}");
        }
        desk.check(&args, &format!("new/logs/{game}-9-1.log is there already"));
    }
}

#[test]
fn a_log_that_goes_into_a_file_holds_no_colours() {
    let desk = Desk::new();
    let mut command = desk.command(&["replay", "missing.log"]);
    let output = command.env("TURNSTONE_LOG", "everything=loud").output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("TURNSTONE_LOG cannot be read") && !said.contains('\u{1b}'), "{said:?}");
}
