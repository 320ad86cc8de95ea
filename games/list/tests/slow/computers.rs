//! Computers as they are today, to the last action: what they think of positions of recorded games, and how games between them end.
//! Whoever changes their thinking renews both files, raises `MIND`, and says what the arena says of it on fresh seeds.
//!
//! `TURNSTONE_MAKE_REFERENCES=1` writes the files anew and still fails. `TURNSTONE_DECISIONS` says how many decisions a game are held
//! against those on redealt positions.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use games::TITLES;
use rules::{Options, Seat, Viewer};
use tabletop::{AnyTable, Arena, EntryKind, Figures, Log, Player, Title, replay};
use thinking::{Level, Luck};

/// A file in a title's folder.
fn file(title: &dyn Title, below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(title.id()).join(below)
}

/// Compares a text with the one in a file of a title.
fn compare(title: &dyn Title, name: &str, now: &str) {
    let path = file(title, name);
    if std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_some() {
        std::fs::write(&path, now).expect("the file is written");
        return;
    }
    let path = path.display();
    let before = std::fs::read_to_string(file(title, name)).unwrap_or_else(|error| panic!("{path}: {error}"));
    for (number, (was, is)) in (1..).zip(before.lines().zip(now.lines())) {
        assert_eq!(is, was, "{path}, line {number}");
    }
    assert_eq!(now.lines().count(), before.lines().count(), "{path}");
}

/// Fails where references were written, so that nobody takes that for a test that has passed.
fn made_anew() {
    assert!(std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_none(), "the files are written anew");
}

/// The recorded games of a title.
fn recorded(title: &dyn Title) -> Vec<PathBuf> {
    let folder = file(title, "logs");
    let mut logs: Vec<PathBuf> =
        folder.read_dir().expect("the folder").map(|file| file.expect("a file").path()).collect();
    logs.sort();
    logs
}

/// The seats that can do something.
fn admitted(table: &dyn AnyTable) -> impl Iterator<Item = Seat> {
    let turn = table.turn();
    Seat::first(table.seats()).filter(move |&seat| turn.admits(seat))
}

/// The seats' best plan and the work it took.
fn thought(table: &dyn AnyTable, seat: Seat, level: Level, seed: u64) -> String {
    let analysis = table.analyse(seat, level, seed);
    let best = analysis.advice.first().map_or_else(String::new, |best| best.moves.join(" ; "));
    format!("{seat} {level}: {best} | {}", analysis.work)
}

/// What computers think of the recorded games of a title: a line a position.
fn thoughts(title: &dyn Title) -> String {
    let mut now = String::new();
    for path in recorded(title) {
        let text = std::fs::read_to_string(&path).expect("the log");
        let log: Log = text.parse().expect("it is a log");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
        // Positions from beginning to end; hard only at two, in the second half.
        let last = log.entries.len();
        let levels = [Level::Easy, Level::Normal].into_iter().cycle();
        let stops: Vec<_> = (1..9).map(|ninth| last * ninth / 9).zip(levels).collect();
        let mut number = 0;
        replay(title, &log, |table, _, _| {
            for &(stop, level) in &stops {
                for seat in admitted(table).filter(|_| stop == number).take(2) {
                    writeln!(now, "{name} {number} {}", thought(table, seat, level, 5)).expect("it is text");
                }
            }
            if (number == last * 2 / 3 || number + 3 == last) && table.seats() < 3 {
                for seat in admitted(table).take(1) {
                    let thought = thought(table, seat, Level::Hard, 5);
                    writeln!(now, "{name} {number} {thought}").expect("it is text");
                }
            }
            number += 1;
        })
        .expect("it replays");
    }
    now
}

#[test]
fn computers_think_of_recorded_positions_as_they_did() {
    TITLES.iter().for_each(|title| compare(*title, "thoughts.txt", &thoughts(*title)));
    made_anew();
}

/// Plays blocks between levels.
fn arena(title: &dyn Title, levels: &[Level], blocks: u64, seed: u64) -> Vec<Figures> {
    let mut players: Vec<Box<dyn Player>> =
        levels.iter().map(|&level| Box::new(level) as Box<dyn Player>).collect();
    let options = Options::default();
    let arena = Arena { options: &options, blocks, seed };
    let played = arena.play(title, &mut players, &mut |_, _| ControlFlow::Continue(()));
    played.expect("the options fit")
}

/// The matches that a title's file asks for, a line `match BLOCKS: LEVEL LEVEL …` each, with how they end now.
fn matches(title: &dyn Title) -> String {
    let asked = std::fs::read_to_string(file(title, "matches.txt")).expect("it names matches");
    let mut now = String::new();
    for line in asked.lines().filter(|line| line.starts_with("match ")) {
        writeln!(now, "{line}").expect("it is text");
        let (blocks, levels) =
            line["match ".len()..].split_once(": ").expect("a match is BLOCKS: LEVEL LEVEL …");
        let levels: Vec<Level> =
            levels.split(' ').map(|level| level.parse().unwrap_or_else(|error| panic!("{error}"))).collect();
        for figures in arena(title, &levels, blocks.parse().expect("a number of blocks"), 11) {
            let Figures { name, games, wins, points, decisions, work, illegal, .. } = figures;
            assert_eq!(illegal, 0, "{line}");
            let sum = work * decisions as f64;
            writeln!(
                now,
                "{name} wins {wins:.2} of {games}, {points:.3} points, {decisions} decisions, {sum:.0} actions"
            )
            .expect("it is text");
        }
    }
    now
}

#[test]
fn games_between_computers_end_as_they_did() {
    TITLES.iter().for_each(|title| compare(*title, "matches.txt", &matches(*title)));
    made_anew();
}

#[test]
fn offers_of_computers_are_few_and_welcome_and_what_was_agreed_to_is_kept() {
    let mut players: Vec<Box<dyn Player>> = (0..4).map(|_| Box::new(Level::Normal) as _).collect();
    let options = Options::default();
    let arena = Arena { options: &options, blocks: 10, seed: 3 };
    let catan = games::title("catan").expect("the game");
    let mut recorder = |number: u64, log: Log| {
        let mut made: Vec<(Seat, String)> = Vec::new();
        for entry in log.entries {
            let EntryKind::Act(seat, action) = entry.kind else { continue };
            let Some((deal, _)) =
                action.strip_prefix("trade ").map(|deal| deal.split_once(" to ").unwrap_or((deal, "")))
            else {
                continue;
            };
            let offer = (seat, deal.to_owned());
            assert!(!made.contains(&offer), "game {number}: {offer:?} twice");
            made.push(offer);
        }
        let most = Seat::first(4).map(|seat| made.iter().filter(|(maker, _)| *maker == seat).count()).max();
        assert!(most <= Some(4), "game {number}: {made:?}");
        ControlFlow::Continue(())
    };
    let appeals = arena.play_seated(catan, &mut players, &mut recorder).expect("the options fit").appeals;
    assert!(appeals.made > 10 && appeals.agreed * 10 >= appeals.made * 4, "{appeals:?}");
    assert_eq!(appeals.dropped, 0);
}

/// The positions of games between easy computers with all kinds of seats, until there were that many decisions; each is held.
fn decide(title: &dyn Title, most: usize, held: &mut dyn FnMut(&dyn AnyTable, Seat, usize)) {
    let (fewest, largest) = title.seats();
    let (mut done, mut game) = (0, 0);
    while done < most {
        let seats = fewest + (game % (1 + u64::from(largest - fewest))) as u8;
        let mut luck = Luck::new(900 + game);
        game += 1;
        let mut table = title.open(&Options::default(), seats, &mut luck).expect("it can be played");
        while let (None, true) = (table.turn().outcome(), done < most) {
            if let Some((seat, answer)) = table.reflex() {
                table.play(seat, &answer, &mut luck).expect("the rules answer so");
                continue;
            }
            for seat in admitted(table.as_ref()) {
                held(table.as_ref(), seat, done);
                done += 1;
            }
            let seat = table.turn().must().iter().next().expect("somebody must act");
            let level = if done % 3 == 0 { Level::Random } else { Level::Easy };
            let best = table.advise(seat, level, done as u64).into_iter().next().expect("it can act");
            for action in &best.moves {
                table.play(seat, action, &mut luck).expect("it is legal");
            }
        }
    }
}

#[test]
fn thoughts_depend_on_nothing_that_the_seat_cannot_know() {
    let most = std::env::var("TURNSTONE_DECISIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(200);
    for title in TITLES {
        decide(*title, most, &mut |table, seat, number| {
            let level = if number % 20 == 19 { Level::Normal } else { Level::Easy };
            let mut redealt = table.boxed();
            redealt.redeal(Viewer::Seat(seat), &mut Luck::new(!(number as u64))).expect("it can be redealt");
            let (thought, other) = (table.analyse(seat, level, 3), redealt.analyse(seat, level, 3));
            assert!(thought == other, "{}: decision {number}, seat {seat}, {level}", title.id());
        });
    }
}
