//! Computers as they are today, to the last action: what they think of positions of recorded games, and how games between them end.
//! Whoever changes their thinking renews both files, raises `MIND`, and says what the arena says of it on fresh seeds.
//!
//! `TURNSTONE_MAKE_REFERENCES=1` writes the files anew and still fails. `TURNSTONE_DECISIONS` says how many decisions a game are held
//! against those on redealt positions.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use games::{
    AnyTable, Arena, EntryKind, Figures, Level, Log, Luck, Options, Player, Seat, TITLES, Title, Viewer,
    replay,
};

/// Compares a text with the one in a file.
fn compare(name: &str, now: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    if std::env::var_os("TURNSTONE_MAKE_REFERENCES").is_some() {
        std::fs::write(&path, now).expect("the file is written");
        panic!("{name} is written anew");
    }
    let before = std::fs::read_to_string(&path).expect("the file is there");
    for (number, (was, is)) in (1..).zip(before.lines().zip(now.lines())) {
        assert_eq!(is, was, "{name}, line {number}");
    }
    assert_eq!(now.lines().count(), before.lines().count(), "{name}");
}

fn recorded() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
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
    let counsel = table.counsel(seat, level, seed);
    let best = counsel.advice.first().map_or_else(String::new, |best| best.moves.join(" ; "));
    format!("{seat} {level}: {best} | {}", counsel.work)
}

#[test]
fn computers_think_of_recorded_positions_as_they_did() {
    let mut now = String::new();
    for path in recorded() {
        let text = std::fs::read_to_string(&path).expect("the log");
        let log: Log = text.parse().expect("it is a log");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
        // Positions from beginning to end; hard only at two, in the second half.
        let last = log.entries.len();
        let levels = [Level::Easy, Level::Normal].into_iter().cycle();
        let stops: Vec<_> = (1..9).map(|ninth| last * ninth / 9).zip(levels).collect();
        let mut number = 0;
        replay(&log, |table, _, _| {
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
    compare("thoughts.txt", &now);
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

#[test]
fn games_between_computers_end_as_they_did() {
    use Level::{Easy, Greedy, Normal, Random};
    let mut now = String::new();
    for (id, levels, blocks) in [
        ("catan", &[Normal, Easy, Easy, Easy][..], 6),
        ("catan", &[Easy, Random, Random], 6),
        ("harmonies", &[Normal, Easy], 10),
        ("confusing-lands", &[Normal, Easy], 10),
        ("confusing-lands", &[Easy, Greedy], 10),
        ("village-green", &[Normal, Easy], 10),
        ("wolves-and-sheep", &[Normal, Easy], 10),
        ("wolves-and-sheep", &[Easy, Easy, Easy], 4),
    ] {
        let records = arena(games::title(id).expect("the game"), levels, blocks, 11);
        for Figures { name, games, wins, points, decisions, work, illegal, .. } in records {
            assert_eq!(illegal, 0, "{id}");
            let sum = work * decisions as f64;
            writeln!(now, "{id}: {name} wins {wins:.2} of {games}, {points:.3} points, {decisions} decisions, {sum:.0} actions")
                .expect("it is text");
        }
    }
    compare("gates.txt", &now);
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
            let (thought, other) = (table.counsel(seat, level, 3), redealt.counsel(seat, level, 3));
            assert!(thought == other, "{}: decision {number}, seat {seat}, {level}", title.id());
        });
    }
}
