//! Settings with a mistake in them: each is refused in one sentence that does not repeat the value, and nothing is made.

use std::io::{BufRead as _, BufReader};
use std::process::{Output, Stdio};

use kit::Program;

const QUOTED: &str = "stands in quotation marks";
const BLANK: &str = "begins or ends with a blank or a line end";
const LINES: &str = "has a line end or another control character in it";
const NO_DATABASE: &str = "TURNSTONE_DATABASE must be a file, or an address such as postgres://";
const NO_SERVER: &str = "DATABASE_URL must be an address such as postgres://";
const NO_TOKEN: &str = "DISCORD_TOKEN must be the bot's token alone";
const NO_LEVEL: &str = "TURNSTONE_LOG must be a level (off, error, warn, info, debug or trace)";
const NO_SHARDS: &str = "TURNSTONE_SHARDS must be a range of shards";

/// What every wrong value holds, and no refusal may.
const SECRET: &str = "hush";

/// Each with a value that is wrong for it, and how the refusal begins.
const MISTAKES: [(&str, &str, &str); 62] = [
    ("DATABASE_URL", "\"postgres://ada:hush@host/name\"", QUOTED),
    ("DATABASE_URL", "'postgres://ada:hush@host/name'", QUOTED),
    ("DATABASE_URL", "postgres://ada:hush@host/name\"", QUOTED),
    ("DATABASE_URL", " postgres://ada:hush@host/name", BLANK),
    ("DATABASE_URL", "postgres://ada:hush@host/name ", BLANK),
    ("DATABASE_URL", "postgres://ada:hush@host/name\n", BLANK),
    ("DATABASE_URL", "\tpostgres://ada:hush@host/name", BLANK),
    ("DATABASE_URL", "postgres://ada:hush@host\n/name", LINES),
    ("DATABASE_URL", "postgre://ada:hush@host/name", NO_SERVER),
    ("DATABASE_URL", "POSTGRES://ada:hush@host/name", NO_SERVER),
    ("DATABASE_URL", "Postgresql://ada:hush@host/name", NO_SERVER),
    ("DATABASE_URL", "postgres:/ada:hush@host/name", NO_SERVER),
    ("DATABASE_URL", "mysql://ada:hush@host/name", NO_SERVER),
    ("DATABASE_URL", "sqlite:hush.db", NO_SERVER),
    ("DATABASE_URL", "hush.db", NO_SERVER),
    ("DATABASE_URL", "host=db user=ada password=hush", NO_SERVER),
    ("DATABASE_URL", "ada:hush@host/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:hush@host:port/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:hush@host:99999/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:1/hush@host/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:1#hush@host/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:1?hush@host/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:hush@[::1/name", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:hush@host/name?sslmode=yes", NO_SERVER),
    ("DATABASE_URL", "postgres://ada:hush@host/name?sslmod=require", NO_SERVER),
    ("TURNSTONE_DATABASE", "\"postgres://ada:hush@host/name\"", QUOTED),
    ("TURNSTONE_DATABASE", "\"hush.db\"", QUOTED),
    ("TURNSTONE_DATABASE", "'hush.db'", QUOTED),
    ("TURNSTONE_DATABASE", " postgres://ada:hush@host/name", BLANK),
    ("TURNSTONE_DATABASE", " hush.db", BLANK),
    ("TURNSTONE_DATABASE", "hush.db\n", BLANK),
    ("TURNSTONE_DATABASE", "hush\r\n.db", LINES),
    ("TURNSTONE_DATABASE", "postgre://ada:hush@host/name", NO_DATABASE),
    ("TURNSTONE_DATABASE", "POSTGRES://ada:hush@host/name", NO_DATABASE),
    ("TURNSTONE_DATABASE", "mysql://ada:hush@host/name", NO_DATABASE),
    ("TURNSTONE_DATABASE", "sqlite://hush.db", NO_DATABASE),
    ("TURNSTONE_DATABASE", "file:hush.db", NO_DATABASE),
    ("TURNSTONE_DATABASE", "//ada:hush@host/name", NO_DATABASE),
    ("TURNSTONE_DATABASE", "ada:hush@host/name", NO_DATABASE),
    ("TURNSTONE_DATABASE", "host=db user=ada password=hush", NO_DATABASE),
    ("TURNSTONE_DATABASE", "postgres://ada:hush@host:port/name", NO_DATABASE),
    ("TURNSTONE_LOG", "warning,hush", NO_LEVEL),
    ("TURNSTONE_LOG", "hush", NO_LEVEL),
    ("TURNSTONE_LOG", "hush=verbose", NO_LEVEL),
    ("TURNSTONE_LOG", "info,hush=", NO_LEVEL),
    ("TURNSTONE_LOG", "info;hush=warn", NO_LEVEL),
    ("TURNSTONE_LOG", "\"hush=info\"", QUOTED),
    ("TURNSTONE_LOG", "hush=info ", BLANK),
    ("DISCORD_TOKEN", "hush", NO_TOKEN),
    ("DISCORD_TOKEN", "DISCORD_TOKEN=hush", NO_TOKEN),
    ("DISCORD_TOKEN", "Bot hush.hush.hush", NO_TOKEN),
    ("DISCORD_TOKEN", "hush.hush", NO_TOKEN),
    ("DISCORD_TOKEN", "\"hush.hush.hush\"", QUOTED),
    ("DISCORD_TOKEN", "hush.hush.hush\n", BLANK),
    ("DISCORD_TOKEN", "hush.\nhush.hush", LINES),
    ("TURNSTONE_SHARDS", "hush", NO_SHARDS),
    ("TURNSTONE_SHARDS", "hush-3/8", NO_SHARDS),
    ("TURNSTONE_SHARDS", "'hush-3/8'", QUOTED),
    ("TURNSTONE_API_URL", "hush", "TURNSTONE_API_URL must be http:// on a loopback address"),
    (
        "TURNSTONE_API_URL",
        "http://hush@example.com",
        "TURNSTONE_API_URL must be http:// on a loopback address",
    ),
    ("TURNSTONE_SEED", "hush", "TURNSTONE_SEED must be a whole number"),
    ("TURNSTONE_PICTURE_WAIT", "hush", "TURNSTONE_PICTURE_WAIT must be a whole number of seconds"),
];

/// A call with that variable, and with a token that is none of Discord's.
fn with(program: &Program, args: &[&str], variable: &str, value: &str) -> Output {
    let mut command = program.command(args);
    // A spare of a file is refused: a mistake that is obeyed serves nothing.
    command.env("DISCORD_TOKEN", "a.real.one").env("TURNSTONE_SHARDS", "any");
    if variable.starts_with("TURNSTONE_SEED") || variable.starts_with("TURNSTONE_PICTURE") {
        command.env("TURNSTONE_API_URL", "http://127.0.0.1:1");
    }
    command.env(variable, value).output().expect("the program runs")
}

/// Checks that a call was refused by that sentence.
#[track_caller]
fn check(output: &Output, said: &str, what: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{what} is obeyed");
    assert!(errors.contains(said) && errors.lines().count() == 1, "{what}: {errors}");
    assert!(!errors.contains(SECRET), "{what} is printed: {errors}");
}

#[track_caller]
fn is_empty(program: &Program) {
    let files = std::fs::read_dir(program.folder()).expect("the folder");
    let files: Vec<_> = files.map(|file| file.expect("a file").file_name()).collect();
    assert!(files.is_empty(), "something was made: {files:?}");
}

#[test]
fn a_mistake_in_a_setting_is_told_and_neither_obeyed_nor_printed() {
    let program = Program::open();
    for (variable, value, said) in MISTAKES {
        let what = format!("{variable}={value:?}");
        check(&with(&program, &["serve"], variable, value), said, &what);
    }
    is_empty(&program);
}

#[test]
fn every_command_with_a_database_refuses_one_that_is_named_wrong() {
    let program = Program::open();
    let commands: [&[&str]; 8] = [
        &[],
        &["health"],
        &["backup", "copy.db"],
        &["restore", "copy.db"],
        &["salvage", "copy.db"],
        &["export", "1"],
        &["replay", "--all"],
        &["recount"],
    ];
    let wrong = "postgre://ada:hush@host/name";
    for args in commands {
        for (variable, said) in [("DATABASE_URL", NO_SERVER), ("TURNSTONE_DATABASE", NO_DATABASE)] {
            check(&with(&program, args, variable, wrong), said, &format!("{variable} for {args:?}"));
        }
    }
    let typed = program.run(&["--database", wrong, "health"]);
    check(&typed, "--database must be a file, or an address", "--database");
    for (from, to, said) in [
        (wrong, "new.db", "FROM must be a file"),
        ("old.db", wrong, "TO must be a file"),
        (" o", "n", "FROM begins"),
    ] {
        check(&program.run(&["move", from, to]), said, "move");
    }
    is_empty(&program);
}

#[test]
fn a_command_without_a_database_runs_whatever_names_it() {
    let program = Program::open();
    let dressed = |args: &[&str]| {
        let mut command = program.command(args);
        command.env("TURNSTONE_DATABASE", "postgre://ada:hush@host/name");
        command.env("DATABASE_URL", "postgres://ada:hush@host:port/name").env("TURNSTONE_SHARDS", "hush");
        command
    };
    let commands: [&[&str]; 4] = [
        &["completions", "bash"],
        &["score", "confusing-lands"],
        &["simulate", "confusing-lands", "--games", "1", "--players", "random"],
        &["--help"],
    ];
    for args in commands {
        let output = dressed(args).output().expect("the program runs");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert!(output.status.success() && !said.contains(SECRET), "{args:?}: {said}");
    }
    let mut demo = dressed(&["demo", "--port", "0"]).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut said = String::new();
    let mut output = BufReader::new(demo.stdout.take().expect("it is piped"));
    output.read_line(&mut said).expect("it can be read");
    demo.kill().and_then(|()| demo.wait()).expect("it is ours");
    assert!(said.contains("demo is open"), "{said}");
}

/// One above may be somebody else's, such as that of /tmp.
#[test]
fn a_file_of_settings_is_read_in_its_own_folder_and_not_below_it() {
    let program = Program::open();
    program.file(".env", "TURNSTONE_SHARDS=hush\n");
    let below = program.folder().join("below");
    std::fs::create_dir(&below).expect("a folder");
    for (folder, obeys) in [(program.folder(), true), (below.as_path(), false)] {
        let output = program.command(&["health"]).current_dir(folder).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors.contains(NO_SHARDS), obeys, "{}: {errors}", folder.display());
    }
}

#[test]
fn the_doctor_names_each_mistake() {
    let program = Program::open();
    let mut command = program.command(&["doctor"]);
    // Without a network: a rehearsal on a port where nobody listens.
    command
        .env("TURNSTONE_API_URL", "http://127.0.0.1:1")
        .env("DATABASE_URL", "postgre://ada:hush@host/name");
    command
        .env("TURNSTONE_SHARDS", "hush")
        .env("TURNSTONE_SEED", "hush")
        .env("TURNSTONE_PICTURE_WAIT", "hush");
    let output = command.output().expect("the program runs");
    let page = String::from_utf8_lossy(&output.stdout);
    for said in [NO_SERVER, NO_SHARDS, "TURNSTONE_SEED must be", "TURNSTONE_PICTURE_WAIT must be"] {
        let lines = page.lines().filter(|line| line.starts_with("❌ ") && line.contains(said)).count();
        assert_eq!(lines, 1, "{said}: {page}");
    }
    assert!(!output.status.success() && !page.contains(SECRET), "{page}");
}

#[test]
fn the_first_line_of_a_start_names_the_database() {
    let program = Program::open();
    let named = program.folder().canonicalize().expect("a folder").join("tables.db");
    for (database, said) in [
        ("postgres://ada:hush@[::1]:1/name", "postgres://ada@[::1]:1/name"),
        ("tables.db", named.to_str().expect("text")),
    ] {
        let mut command = program.command(&["serve", "--shards", "any"]);
        command.env("TURNSTONE_API_URL", "http://127.0.0.1:1");
        let output = command.env("TURNSTONE_DATABASE", database).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        let first = errors.lines().next().unwrap_or_default();
        assert!(first.contains(said) && !errors.contains(SECRET), "{errors}");
    }
    let mut missing = program.command(&["serve", "--database", "away/tables.db"]);
    let missing = missing.env("TURNSTONE_API_URL", "http://127.0.0.1:1").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&missing.stderr);
    assert!(errors.contains("there is no folder away for the database; make it"), "{errors}");
    is_empty(&program);
}
