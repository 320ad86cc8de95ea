//! Logs given to the command line and written by it.

use kit::{Program, record, recorded};

#[test]
fn entries_are_counted_alike_by_whoever_counts_them() {
    let program = Program::open();
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
    // An entry that cannot be played has the number of the one before it in the list of states.
    let broken = program.file("broken.log", &recorded().replace("1 lay 8 back", "1 lay 9 back"));
    program.check(&["replay", &broken], "line 14, entry 9 (1 lay 9 back 180 m12): ");
    let at = states.iter().find(|state| state["entry"] == "1 lay 8 back 180 m12").expect("it is played");
    assert_eq!(at["step"], 9);
    // The position before it can be drawn.
    assert!(program.run(&["render", &broken, "--at", "8", "-o", "eight.png"]).status.success());
    program.check(&["render", &broken, "--at", "9", "-o", "nine.png"], "line 14, entry 9 (");
    program.check(
        &["render", &log, "--at", "17", "-o", "x.png"],
        "--at takes the number of an entry: 0, the set-up, to 16",
    );

    // Where the log leaves an automatic answer out, it has the number of the entry before it.
    let left = record("harmonies/three-resigned").replace("auto 1 done\n", "");
    let states = lines(&["replay", "--json", &program.file("left.log", &left)]);
    let answer = states.iter().position(|state| state["entry"] == "auto 1 done").expect("it is given");
    assert_eq!(states[answer]["step"], states[answer - 1]["step"]);
    assert_eq!(
        lines(&["replay", &program.file("left.log", &left)])[0]["entries"],
        states.last().expect("states")["step"]
    );
}

#[test]
fn where_a_game_is_over_the_closing_picture_is_drawn() {
    let program = Program::open();
    let text = record("harmonies/two");
    let file = program.file("over.log", &text);
    assert!(program.run(&["render", &file, "-o", "over.png"]).status.success());
    let drawn = std::fs::read(program.folder().join("over.png")).expect("it was drawn");
    let log: tabletop::Log = text.parse().expect("a log");
    let title = games::title_of(&log).expect("a game");
    let (table, history) = (
        tabletop::replay(title, &log, |_, _, _| ()).expect("it replays"),
        tabletop::History::of(title, &log, rules::Viewer::Public).expect("it replays"),
    );
    let speech = words::Speech::nameless(words::Lang::En);
    let scene = table.sight(rules::Viewer::Public).ending(&speech, render::Theme::Paper, Some(&history));
    assert!(drawn == render::Painter::new().png(&scene).expect("it is painted"));
}

#[test]
fn a_log_that_does_not_replay_is_refused_with_the_reason() {
    let program = Program::open();
    let log = recorded();
    let resigned = record("harmonies/three-resigned");
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
            "line 5, option: only the visible characters of ASCII and spaces stand here",
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
        (&log.replace("1 lay 18 back 0 n14", "1 lay 18 back 0 z29"), "goes on N14"),
        (
            &log.replace("1 lay 18 back 0 n14", "1 foo\u{1b}[31m"),
            "line 6: only the visible characters of ASCII",
        ),
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
fn simulated_games_are_written_as_logs_that_replay() {
    let program = Program::open();
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
fn as_many_players_as_are_named_sit_down() {
    let program = Program::open();
    let output = program.run(&["simulate", "harmonies", "--games", "1", "--players", "random,greedy"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let line: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON line");
    assert_eq!(line["wins"].as_array().map(Vec::len), Some(2), "{line}");
    let differ = ["simulate", "harmonies", "--seats", "3", "--players", "random,greedy"];
    program.check(&differ, "--players takes one level for all, or one for each seat: 3, not 2");
}

#[test]
fn a_log_that_goes_into_a_file_holds_no_colours() {
    let program = Program::open();
    let mut command = program.command(&["replay", "missing.log"]);
    let output = command.env("TURNSTONE_LOG", "everything=loud").output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("TURNSTONE_LOG must be a level") && !said.contains('\u{1b}'), "{said:?}");
}
