//! Moves of computers, and the chances that they let pass, computed again from logs of every kind.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use games::title_of;
use rules::{Options, Seat, SeatSet, Seed, Seeded, Viewer};
use serde_json::Value;
use session::unhex;
use tabletop::{AnyTable, Arena, Entry, EntryKind, Log, Player, replay, replay_to};
use thinking::{Level, computer_seed};

use kit::Program;

/// Checks a log: whether all moves are the computers' own, the last line, and all output.
fn checked(program: &Program, file: &str) -> (bool, Value, String) {
    let output = program.run(&["replay", file, "--check-computers"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let last = said.lines().last().and_then(|line| serde_json::from_str(line).ok());
    let errors = String::from_utf8_lossy(&output.stderr);
    (output.status.success(), last.unwrap_or_else(|| panic!("{file}: {said}{errors}")), said)
}

/// The logs of games of computers of that level, until one fits.
fn searched<T>(game: &str, seats: u8, level: Level, look: impl Fn(&Log) -> Option<T>) -> T {
    let title = games::title(game).expect("the game");
    let mut found = None;
    for seed in 0..20 {
        let mut players: Vec<Box<dyn Player>> = (0..seats).map(|_| Box::new(level) as _).collect();
        let arena = Arena { options: &Options::default(), blocks: 1, seed };
        let mut recorder = |_, log: Log| {
            found = look(&log);
            ControlFlow::Continue(())
        };
        arena.play_seated(title, &mut players, &mut recorder).expect("it is played");
        if let Some(found) = found {
            return found;
        }
    }
    panic!("no such game of {game}")
}

/// The table after all entries.
fn table(log: &Log) -> Box<dyn AnyTable> {
    replay(title_of(log).expect("a game"), log, |_, _, _| {}).expect("it replays")
}

#[test]
fn simulated_games_and_those_of_the_arena_are_their_computers_own() {
    let program = Program::open();
    for args in [
        &["simulate", "wolves-and-sheep", "--seats", "3", "--players", "greedy,easy,random"][..],
        &["simulate", "catan", "--seats", "3", "--players", "easy", "--set", "points=5"],
        &["arena", "wolves-and-sheep", "--seats", "easy,greedy"],
        &["arena", "wolves-and-sheep", "--seats", "easy,mine", "--external", "mine=true"],
    ] {
        let folder = format!("{}-{}", args[0], args[args.len() - 1].replace('=', "-"));
        let output = program.run(&[args, &["--games", "2", "--logs", &folder]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut passed = 0;
        for number in 1..=2 {
            let file = format!("{folder}/{}-0-{number}.log", args[1]);
            let (own, told, said) = checked(&program, &file);
            assert!(own, "{args:?}: {said}");
            let counts = [&told["differences"], &told["declined"]["differences"]];
            assert!(counts.iter().all(|count| **count == 0), "{args:?}: {said}");
            assert!(told["checked"].as_u64() > Some(5), "{args:?}: {told}");
            passed += told["declined"]["checked"].as_u64().expect("a number");
            let known = !args.contains(&"--external");
            assert!(!known || told["declined"]["unknown"] == 0, "{args:?}: {told}");
            let drawn = program.run(&["replay", &file, "--check-draws"]);
            assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
        }
        assert!(args[1] != "wolves-and-sheep" || passed > 0, "{args:?}: nobody let anything pass");
    }
}

#[test]
fn a_chance_that_a_computer_would_have_taken_is_found() {
    // Somebody broke in; as if everybody had let that pass.
    let (mut log, breaks) = searched("wolves-and-sheep", 3, Level::Greedy, |log| {
        let breaks = |entry: &Entry| matches!(&entry.kind, EntryKind::Act(_, action) if action.starts_with("interrupt"));
        let at = log.entries.iter().position(breaks)?;
        let seat = log.entries[at].kind.seat()?;
        let log = Log { entries: log.entries[..at].to_vec(), ..log.clone() };
        Some((log, seat))
    });
    let mut now = table(&log);
    let seat = now.turn().must().iter().next().expect("somebody must act");
    let secret: [u8; 32] = unhex(log.header.secret.as_deref().expect("it is told")).expect("it is one");
    let entries = log.entries.len() as u64;
    let own = now.advise(seat, Level::Greedy, computer_seed(&secret, seat, entries));
    let mut drawn = BTreeMap::new();
    for (name, _) in log.entries.iter().flat_map(|entry| &entry.drawn) {
        *drawn.entry(name.clone()).or_default() += 1;
    }
    let mut luck = Seeded::new(Seed::V1(secret), drawn);
    let played = now.play(seat, &own[0].moves[0], &mut luck).expect("it is legal");
    log.entries.push(Entry { kind: EntryKind::Act(seat, played.action), drawn: played.drawn });
    let program = Program::open();
    let file = program.file("forged.log", &log.to_string());
    let (own, told, said) = checked(&program, &file);
    assert!(!own && told["declined"]["differences"].as_u64() > Some(0), "{said}");
    assert_eq!(told["differences"], 0, "what was done is its own: {said}");
    assert!(said.contains(&format!("seat {breaks}, greedy, would have acted before: interrupt")), "{said}");
    // Where a person acted instead, they may have been quicker.
    let person = log.to_string().replace(&format!("computer {seat} greedy\n"), "");
    let (own, told, said) = checked(&program, &program.file("person.log", &person));
    assert!(own && told["declined"]["unknown"].as_u64() > Some(0), "{said}");
}

#[test]
fn an_answer_that_is_missing_is_found() {
    let (log, missing) = searched("catan", 4, Level::Easy, |log| {
        let mut open: Vec<SeatSet> = Vec::new();
        let asked = |table: &dyn AnyTable| {
            let appeal = table.sight(Viewer::Public).appeal();
            appeal.map_or(SeatSet::EMPTY, |appeal| appeal.open)
        };
        let title = title_of(log).expect("a game");
        replay(title, log, |table, _, _| open.push(asked(table))).ok()?;
        let answers = |at: &usize| {
            let seat = |at: usize| log.entries[at].kind.seat().filter(|&seat| open[at - 1].contains(seat));
            seat(*at).zip(seat(at + 1)).filter(|(first, next)| first < next).map(|(first, _)| (*at, first))
        };
        let (at, first): (usize, Seat) = (1..log.entries.len() - 1).find_map(|at| answers(&at))?;
        let mut entries = log.entries[..at + 2].to_vec();
        entries.remove(at);
        let forged = Log { entries, ..log.clone() };
        replay_to(title, &forged, at, |_, _, _| {}).is_ok().then_some((forged, first))
    });
    let program = Program::open();
    let (own, told, said) = checked(&program, &program.file("silent.log", &log.to_string()));
    assert!(!own && told["declined"]["differences"] == 1, "{said}");
    assert!(said.contains(&format!("seat {missing}, easy, would have acted before: ")), "{said}");
}
