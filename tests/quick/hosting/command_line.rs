//! The command line in clumsy hands: each mistake ends with a sentence and a failure.

mod computers;
mod files;
mod logs;
mod settings;
mod surroundings;

use std::process::Stdio;

use kit::{Program, recorded};

#[test]
fn the_version_is_said_first() {
    let said = Program::open().run(&["--version"]);
    assert!(said.status.success() && said.stderr.is_empty(), "{said:?}");
    let said = String::from_utf8(said.stdout).expect("text");
    let origin = said.strip_prefix(concat!("turnstone ", env!("CARGO_PKG_VERSION")));
    let origin = origin.unwrap_or_else(|| panic!("{said}")).trim_end();
    assert!(origin.is_empty() || (origin.starts_with(" (") && origin.ends_with(')')), "{said}");
}

#[test]
fn the_format_of_positions_is_told_by_game() {
    let program = Program::open();
    let help = program.run(&["score", "--help"]);
    let help = String::from_utf8(help.stdout).expect("text");
    assert!(help.contains("docs/positions.md"), "{help}");
    for title in games::TITLES {
        let output = program.run(&["score", title.id()]);
        if title.score(&serde_json::Value::Null) == Err(rules::ScoreError::NotOffered) {
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
fn a_position_that_cannot_be_scored_is_refused_with_the_reason() {
    let program = Program::open();
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
    let program = Program::open();
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
    program.check(
        &["simulate", "catan", "--seats", "3", "--players", "random,greedy"],
        "one for each seat: 3, not 2",
    );
    program.check(
        &["simulate", "catan", "--set", "points=5", "--set", "points=8"],
        "--set names \"points\" twice",
    );
    program
        .check(&["simulate", "catan", "--players", "brilliant"], "there are: random, greedy, beginner, easy");
    program.check(&["simulate", "harmonies", "--logs", "two.log/x"], "making the folder two.log/x");
    assert_eq!(
        std::fs::read_dir(program.folder()).expect("the folder").count(),
        1,
        "a mistake left something behind"
    );
}

#[test]
fn an_error_says_each_thing_once() {
    let program = Program::open();
    std::fs::create_dir(program.folder().join("folder")).expect("a folder");
    let mut serve = program.command(&["--database", "folder", "serve"]);
    let output = serve.env("TURNSTONE_API_URL", "http://127.0.0.1:1").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(errors.matches("unable to open database file").count(), 1, "{errors}");
    assert_eq!(errors.matches("opening the database").count(), 1, "{errors}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure_but_a_closed_pipe_is_not() {
    let program = Program::open();
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
