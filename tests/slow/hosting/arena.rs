//! The arena on the command line: our own levels, and programs that play well, badly or not at all.

use std::process::{Command, Output};

use serde_json::Value;

fn arena(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turnstone"));
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .arg("arena")
        .args(args)
        .output()
        .expect("the program runs")
}

#[track_caller]
fn figures(args: &[&str]) -> Value {
    let output = arena(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON line")
}

/// The figures of the player of that name.
#[track_caller]
fn of<'a>(figures: &'a Value, name: &str) -> &'a Value {
    let players = figures["players"].as_array().expect("a list");
    players.iter().find(|player| player["name"] == name).expect("the player")
}

#[test]
fn levels_play_in_blocks() {
    let args = ["confusing-lands", "--seats", "greedy,random", "--games", "19", "--seed", "4"];
    let played = figures(&args);
    assert_eq!((&played["games"], &played["seed"]), (&20.into(), &4.into()), "blocks are played whole");
    let greedy = of(&played, "greedy");
    assert!(greedy["share"].as_f64() > of(&played, "random")["share"].as_f64(), "{played}");
    assert!(greedy["work"].as_f64() > Some(1.0) && greedy["illegal"] == 0, "{played}");
    let mut again = figures(&args);
    again["seconds"] = played["seconds"].clone();
    assert_eq!(again, played, "equal seeds play equal games");
}

#[test]
fn the_player_of_the_docs_plays_whole_games() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let logs = folder.path().display().to_string();
    for (game, seats) in [("catan", "mine,random,mine"), ("village-green", "mine,random")] {
        let own = "mine=python3 docs/player.py";
        let played = figures(&[game, "--seats", seats, "--games", "2", "--external", own, "--logs", &logs]);
        let mine = of(&played, "mine");
        assert_eq!(mine["illegal"], 0, "{played}");
        assert!(mine["decisions"].as_u64() > Some(20), "{played}");
    }
    let logs: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").collect();
    assert_eq!(logs.len(), 5, "three chairs and two");
}

#[test]
fn whoever_fails_to_answer_is_counted_and_the_game_ends() {
    let bad = |command: &str, more: &[&str]| {
        let external = format!("bad=sh -c '{command}'");
        let mut args = vec!["harmonies", "--seats", "bad,random", "--games", "2", "--external", &external];
        args.extend(more);
        let played = figures(&args);
        let bad = of(&played, "bad").clone();
        let told: u64 =
            bad["failings"].as_object().expect("an object").values().filter_map(Value::as_u64).sum();
        assert_eq!(Some(told), bad["illegal"].as_u64(), "{bad}");
        assert_eq!(bad["illegal"], bad["decisions"], "it answers nothing that can be done: {bad}");
        assert_eq!((&played["games"], &of(&played, "random")["illegal"]), (&2.into(), &0.into()));
        bad["failings"].clone()
    };
    // One wait a game.
    let silent = bad("exec sleep 60", &["--patience", "1"]);
    assert_eq!(silent["silent"], 2, "{silent}");
    assert!(silent["gone"].as_u64() > Some(2), "{silent}");
    let dead = bad("exit 3", &[]);
    assert_eq!(dead.as_object().expect("an object").keys().collect::<Vec<_>>(), ["gone"]);
    let babble = bad("while read line; do echo what; done", &[]);
    assert!(babble["nonsense"].as_u64() > Some(10), "{babble}");
    let endless = bad("yes", &[]);
    assert!(endless["nonsense"].as_u64() > Some(10), "{endless}");
    let flood = bad("exec cat /dev/zero", &[]);
    assert_eq!(flood.as_object().expect("an object").keys().collect::<Vec<_>>(), ["gone"]);
    let answers = "while read word rest; do case $word in choose|may) echo ${rest%% *} fly away;; esac; done";
    let illegal = bad(answers, &[]);
    assert_eq!(illegal.as_object().expect("an object").keys().collect::<Vec<_>>(), ["illegal"]);
}

#[test]
fn what_cannot_be_played_is_said_in_a_sentence() {
    let two = ["--seats", "random,random"];
    let says = |args: &[&str], said: &str| {
        let output = arena(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(said), "{args:?}: {errors}");
        assert!(!errors.contains("panicked"), "{errors}");
    };
    says(&["chess", two[0], two[1]], "no game is called \"chess\"");
    says(&["catan", two[0], two[1]], "3");
    says(&["catan", "--seats", "hard,genius,hard"], "no --external is called \"genius\"");
    says(&["catan"], "--seats");
    let seats = ["harmonies", "--seats", "x,random", "--external"];
    let with = |external| [&seats[..], &[external]].concat();
    says(&with("x"), "--external takes NAME=COMMAND");
    says(&with("x="), "is no command");
    says(&with("x=\"quoted"), "is no command");
    says(&with("x=/nowhere/at/all"), "starting player \"x\"");
    says(&with("easy=true"), "cannot call a second player \"easy\"");
    let twice = [&with("x=true")[..], &["--external", "x=false"]].concat();
    says(&twice, "cannot call a second player \"x\"");
    says(&["harmonies", "--seats", "random", "--patience", "0"], "--patience");
}
