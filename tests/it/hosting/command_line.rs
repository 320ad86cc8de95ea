//! The command line in clumsy hands: each mistake ends with a sentence and a failure.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A folder of this test's own, removed afterwards.
struct Program(TempDir);

impl Program {
    fn new() -> Program {
        Program(tempfile::tempdir().expect("a temporary folder"))
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
    record("confusing-lands-two.log")
}

fn record(name: &str) -> String {
    let log = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/tests/logs").join(name);
    std::fs::read_to_string(log).expect("a recorded game")
}

#[test]
fn entries_are_counted_alike_by_whoever_counts_them() {
    let program = Program::new();
    let log = program.file("whole.log", &recorded());
    let lines = |args: &[&str]| -> Vec<serde_json::Value> {
        let output = program.run(args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("text");
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    assert_eq!(lines(&["replay", &log])[0]["entries"], 16);
    let states = lines(&["replay", "--json", &log]);
    assert_eq!(
        states.last().map(|state| (&state["step"], &state["entry"])),
        Some((&16.into(), &"2 lay 14 front 180 r14".into()))
    );
    // An entry that cannot be played has the number that stands before it in the list of states.
    let broken = program.file("broken.log", &recorded().replace("1 lay 8 back", "1 lay 9 back"));
    program.check(&["replay", &broken], "line 14, entry 9 (1 lay 9 back 180 m12): ");
    let at = states.iter().find(|state| state["entry"] == "1 lay 8 back 180 m12").expect("it is played");
    assert_eq!(at["step"], 9);
    // What stands before it can be drawn.
    assert!(program.run(&["render", &broken, "--at", "8", "-o", "eight.png"]).status.success());
    program.check(&["render", &broken, "--at", "9", "-o", "nine.png"], "line 14, entry 9 (");
    program.check(
        &["render", &log, "--at", "17", "-o", "x.png"],
        "--at takes the number of an entry: 0, the set-up, to 16",
    );

    // Where the log leaves an automatic answer out, it has the number of the entry before it.
    let left = record("harmonies-three-resigned.log").replace("auto 1 done\n", "");
    let states = lines(&["replay", "--json", &program.file("left.log", &left)]);
    let answer = states.iter().position(|state| state["entry"] == "auto 1 done").expect("it is given");
    assert_eq!(states[answer]["step"], states[answer - 1]["step"]);
    assert_eq!(
        lines(&["replay", &program.file("left.log", &left)])[0]["entries"],
        states.last().expect("states")["step"]
    );
}

#[test]
fn the_format_of_positions_is_told_by_game() {
    let program = Program::new();
    let help = program.run(&["score", "--help"]);
    let help = String::from_utf8(help.stdout).expect("text");
    assert!(help.contains("docs/positions.md"), "{help}");
    for title in games::TITLES {
        let output = program.run(&["score", title.id()]);
        if title.score(&serde_json::Value::Null) == Err(games::ScoreError::NotOffered) {
            assert!(!output.status.success() && !help.contains(title.id()));
            continue;
        }
        assert!(help.contains(title.id()), "{help}");
        let format = String::from_utf8(output.stdout).expect("text");
        let example =
            format.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
        let scored = program.run(&["score", title.id(), &program.file("example.json", example)]);
        assert!(scored.status.success(), "{}", String::from_utf8_lossy(&scored.stderr));
        // A file that some editors write.
        let odd = format!("\u{feff}{}", example.replace('\n', "\r\n").replace("  ", "\t"));
        assert_eq!(
            program.run(&["score", title.id(), &program.file("odd.json", &odd)]).stdout,
            scored.stdout
        );
    }
    program.check(&["score", "catan"], "no scoring aid");
}

#[test]
fn a_log_that_does_not_replay_is_refused_with_the_reason() {
    let program = Program::new();
    let log = recorded();
    let resigned = record("harmonies-three-resigned.log");
    let broken = [
        ("", "line 1: a log begins with game, rules, seats and setup; game is missing"),
        ("{", "line 1: \"{\" begins neither a line of the header"),
        (
            &log.replace("rules 1", "rules 99"),
            "line 3, rules: the log was written under rules 99, which are newer",
        ),
        (&log.replace("confusing-lands", "chess"), "line 2, game: no game is called \"chess\""),
        (&log.replace("seats 2", "seats 5"), "line 4, seats: This game is for 1 to 2 players."),
        (&log.replace("seats 2", "seats 2\nseats 2"), "line 5, seats: it stands in line 4 already"),
        (
            &log.replace("seats 2", "seats 2\noption depth 3"),
            "line 5, option depth: This game has no option “depth”.",
        ),
        (
            &log.replace("seats 2", "seats 2\noption \u{1b}[31m 3"),
            "line 5, option \\u{1b}[31m: This game has no option “[31m”.",
        ),
        (&log.replace("1 lay 1 ", "seats 2\n1 lay 1 "), "line 8, seats: it stands in line 4 already"),
        (
            &log.replace("1 lay 1 ", "option depth 3\n1 lay 1 "),
            "line 8, option depth: the header ends where the set-up",
        ),
        (
            &log.replace("deal 18", "deal 99"),
            "line 5, set-up: the record says \"deal 99\" where \"deal\" is drawn and that cannot be",
        ),
        (&log.replace(" | deal 1\n", "\n"), "lacks an outcome for \"deal\""),
        (
            &log.replace("1 lay 18 back 0 n14", "1 lay 18 back 0 z29"),
            "line 6, entry 1 (1 lay 18 back 0 z29): ",
        ),
        (&log.replace("1 lay 18 back 0 n14", "1 lay 18 back 0 z29"), "goes to N14"),
        (&log.replace("1 lay 18 back 0 n14", "1 foo\u{1b}[31m"), "line 6, entry 1 (1 foo\\u{1b}[31m): "),
        (
            &log.replace("1 lay 18 back", "3 lay 18 back"),
            "line 6, entry 1 (3 lay 18 back 0 n14): there is no seat 3 at a table of 2",
        ),
        (
            &log.replace("1 lay 18 back 0 n14", "5 resign"),
            "line 6, entry 1 (5 resign): there is no seat 5 at a table of 2",
        ),
        (&format!("{log}1 lay 1 back 0 n14\n"), "line 22, entry 17 (1 lay 1 back 0 n14): This game is over."),
        (
            &format!("{log}auto 1 lay 1 back 0 n14\n"),
            "line 22, entry 17 (auto 1 lay 1 back 0 n14): the rules give no such answer",
        ),
        (
            &resigned.replace("auto 1 done", "auto 1 pass"),
            "entry 61 (auto 1 pass): the rules give no such answer by themselves: it is \"auto 1 done\"",
        ),
        (
            &format!("{}auto 2 done\n", resigned.replace("auto 1 done\n", "")),
            "line 66, entry 61 (2 animal 21): before it, \"auto 1 done\" is missing",
        ),
    ];
    for (text, said) in broken {
        let file = program.file("broken.log", text);
        program.check(&["replay", &file], said);
        program.check(&["render", &file, "-o", "never.png"], said);
    }
    program.check(&["replay", "missing.log"], "reading missing.log: No such file");
    program.check(&["replay", "."], "reading .: ");
}

#[test]
fn a_position_that_cannot_be_scored_is_refused_with_the_reason() {
    let program = Program::new();
    for (text, said) in [
        ("", "the file is empty"),
        ("{\"shared\": 1,", "EOF while parsing a value at line 1 column 13"),
        ("[]", "the position must be an object with \"shared\", \"cells\", not a list"),
        (
            r#"{"shared": 1}"#,
            "\"cells\" is missing (`turnstone score confusing-lands` says how a position is written)",
        ),
        (r#"{"shared": 1, "shared": 2, "cells": {}}"#, "\"shared\" is there twice at line 1 column 22"),
        (r#"{"shared": 19, "cells": {}}"#, "\"shared\" must be a whole number from 1 to 18, not 19"),
        (r#"{"shared": 1, "cells": {"a": {"s": "forest"}}}"#, "a key is \"x,y\""),
        (r#"{"shared": 1, "cells": {"0,0": {"s": "tree"}}}"#, "cell \"0,0\": there is no symbol \"tree\""),
        (r#"{"shared": 1, "cells": {"0,0": {"s": "condition", "number": 2}}}"#, "exactly two neighbouring"),
    ] {
        let file = program.file("position.json", text);
        program.check(&["score", "confusing-lands", &file], said);
    }
    program.check(&["score", "chess", "."], "there are: confusing-lands");
}

#[test]
fn what_is_not_there_is_named() {
    let program = Program::new();
    let log = program.file("two.log", &recorded());
    program.check(&["serve"], "DISCORD_TOKEN is not set");
    for args in [["backup", "copy.db"], ["export", "1"], ["replay", "--all"]] {
        program.check(&args, "there is no database turnstone.db");
    }
    program.check(&["recount"], "there is no database turnstone.db");
    program.check(&["render", &log, "--theme", "pink", "-o", "x.png"], "there are: paper, night");
    program.check(&["render", &log, "--viewer", "3", "-o", "x.png"], "a seat from 1 to 2");
    program.check(&["render", &log, "--lang", "xx", "-o", "x.png"], "not one of en, pl, cs");
    program.check(&["render", &log, "-o", "nowhere/x.png"], "writing nowhere/x.png");
    program.check(&["simulate", "confusing-lands", "--seats", "3"], "This game is for 1 to 2 players.");
    program.check(&["simulate", "catan", "--players", "random,greedy"], "one for each seat: 3, not 2");
    program.check(
        &["simulate", "catan", "--set", "points=5", "--set", "points=8"],
        "--set names \"points\" twice",
    );
    program.check(&["simulate", "catan", "--players", "brilliant"], "there are: random, greedy, easy");
    program.check(&["simulate", "harmonies", "--logs", "two.log/x"], "making the folder two.log/x");
    assert_eq!(
        std::fs::read_dir(program.0.path()).expect("the folder").count(),
        1,
        "a mistake left something behind"
    );
}

#[test]
fn surroundings_that_do_not_fit_are_named() {
    let program = Program::new();
    let output =
        program.command(&["serve"]).env("TURNSTONE_API_URL", "foo").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("must be http:// on a loopback address"), "{errors}");

    program.file("empty.db", "");
    for args in [["backup", "copy.db"], ["export", "1"], ["replay", "--all"]] {
        let args = [["--database", "empty.db"], args].concat();
        program.check(&args, "turnstone: empty.db is no database of Turnstone\n");
    }
    assert!(!program.0.path().join("copy.db").exists(), "nothing was worth a copy");
    program
        .check(&["--database", "empty.db", "recount"], "turnstone: empty.db is no database of Turnstone\n");
}

#[test]
fn an_env_file_that_cannot_be_read_leaves_every_database_alone() {
    let program = Program::new();
    let log = program.file("two.log", &recorded());
    program.file(".env", "# told\nNAME=a secret\nTURNSTONE_DATABASE=real.db\nDISCORD_TOKEN=secret\n");
    let touching: [&[&str]; 11] = [
        &[],
        &["serve"],
        &["demo", "--port", "0"],
        &["replay", "--all"],
        &["export", "1"],
        &["doctor"],
        &["health"],
        &["backup", "copy.db"],
        &["restore", "copy.db"],
        &["salvage", "copy.db"],
        &["recount"],
    ];
    for args in touching {
        program.check(args, "line 2 of ");
        let errors = program.run(args).stderr;
        let errors = String::from_utf8_lossy(&errors);
        assert!(errors.contains(".env cannot be read") && !errors.contains("secret"), "{args:?}: {errors}");
    }
    let mut files: Vec<_> = std::fs::read_dir(program.0.path())
        .expect("the folder")
        .map(|entry| entry.expect("a file").file_name())
        .collect();
    files.sort();
    assert_eq!(files, [".env", "two.log"], "something was made all the same");
    let replayed = program.run(&["replay", &log]);
    let errors = String::from_utf8_lossy(&replayed.stderr);
    assert!(
        replayed.status.success() && errors.contains("line 2 of"),
        "what needs none of it goes on: {errors}"
    );
}

#[test]
fn a_value_of_the_env_file_is_what_is_written_and_nothing_counts_as_unset() {
    let program = Program::new();
    program.file(".env", "export TURNSTONE_DATABASE=\"$HOME/it's \\\\ #1.db\" # told\nTURNSTONE_SEED=\n");
    let said = "there is no database $HOME/it's \\ #1.db";
    program.check(&["export", "1"], said);
    for (name, value) in [("TURNSTONE_DATABASE", ""), ("TURNSTONE_SEED", ""), ("TURNSTONE_LOG", "")] {
        let output = program.command(&["export", "1"]).env(name, value).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(said), "{name}: {errors}");
    }
    let mut other = program.command(&["export", "1"]);
    let output = other.env("TURNSTONE_DATABASE", "other.db").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no database other.db"));
    program.file(".env", "");
    let mut none = program.command(&["export", "1"]);
    let output = none.env("TURNSTONE_DATABASE", "").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no database turnstone.db"));
}

#[test]
fn an_error_says_each_thing_once() {
    let program = Program::new();
    std::fs::create_dir(program.0.path().join("folder")).expect("a folder");
    let mut serve = program.command(&["--database", "folder", "serve"]);
    let output = serve.env("TURNSTONE_API_URL", "http://127.0.0.1:1").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(errors.matches("unable to open database file").count(), 1, "{errors}");
    assert_eq!(errors.matches("opening the database").count(), 1, "{errors}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure_but_a_closed_pipe_is_not() {
    let program = Program::new();
    let log = program.file("two.log", &recorded());
    let position = program.file("position.json", r#"{"shared": 1, "cells": {}}"#);
    for args in [
        vec!["replay", &log],
        vec!["replay", &log, "--json"],
        vec!["score", "confusing-lands", &position],
        vec!["simulate", "confusing-lands", "--games", "1"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a full device");
        let output = program.command(&args).stdout(full).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            !output.status.success() && errors.contains("writing to standard output"),
            "{args:?}: {errors}"
        );

        let mut child = program.command(&args).stdout(Stdio::piped()).spawn().expect("the program runs");
        drop(child.stdout.take());
        assert!(child.wait().expect("it ends").success(), "{args:?}");
    }
}

#[test]
fn simulated_games_are_written_as_logs_that_replay() {
    let program = Program::new();
    for (game, seats, option, players) in [
        ("confusing-lands", "2", None, "random,greedy"),
        ("harmonies", "3", Some("side=b"), "random"),
        ("catan", "4", Some("points=5"), "random"),
    ] {
        let mut args = vec!["simulate", game, "--seats", seats, "--games", "2", "--seed", "9"];
        args.extend(["--players", players, "--logs", "new/logs"]);
        args.extend(option.into_iter().flat_map(|option| ["--set", option]));
        let output = program.run(&args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let line: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON line");
        let count = |key: &str| line[key].as_array().map(Vec::len);
        assert_eq!((count("wins"), count("mean_scores")), (seats.parse().ok(), seats.parse().ok()), "{line}");
        for number in 1..=2 {
            let file = format!("new/logs/{game}-9-{number}.log");
            let replayed = program.run(&["replay", &file]);
            let end = String::from_utf8_lossy(&replayed.stdout);
            assert!(replayed.status.success() && end.contains("\"Over\""), "{file}: {end}");
        }
        program.check(&args, &format!("new/logs/{game}-9-1.log is there already"));
    }
}

#[test]
fn a_log_that_goes_into_a_file_holds_no_colours() {
    let program = Program::new();
    let mut command = program.command(&["replay", "missing.log"]);
    let output = command.env("TURNSTONE_LOG", "everything=loud").output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("TURNSTONE_LOG cannot be read") && !said.contains('\u{1b}'), "{said:?}");
}
