//! Text logs, read and written.

use proptest::prelude::*;

use crate::{End, Entry, EntryKind, Header, Log, Occupancy, Start};
use rules::{Options, Seat};
use thinking::Level;

#[test]
fn a_log_reads_as_it_is_written() {
    let text = "game g\nrules 3\nseats 2\noption length short\nsetup | shared 7 | top 3\n1 lay 7 front 90 n14\n\
                auto 2 aside 4\n2 lay 9 back 0 n14 | dice 3 4\n1 resign\n";
    let log: Log = text.parse().expect("it is a log");
    assert_eq!(log.to_string(), text);
    assert_eq!(format!("# by hand\n\n{text}").parse(), Ok(log));
}

#[test]
fn a_log_says_which_decisions_computers_made() {
    let text =
        "game g\nrules 3\nseats 3\nmind 1\nsecret 0a1b\ncomputer 1 hard\ncomputer 2 normal 4 7\nsetup\n";
    let log: Log = text.parse().expect("it is a log");
    assert_eq!(log.to_string(), text);
    let [always, meanwhile] = &log.header.computers[..] else { panic!("{log:?}") };
    assert_eq!((always.seat, always.level, meanwhile.seat), (Seat(0), Level::Hard, Seat(1)));
    assert!(always.holds(900) && meanwhile.holds(4) && meanwhile.holds(7));
    assert!(!meanwhile.holds(3) && !meanwhile.holds(8));
}

#[test]
fn a_broken_log_is_refused_with_its_line() {
    let header = "game g\nrules 1\nseats 4\n";
    let whole = "a log begins with game, rules, seats and setup";
    for (text, error) in [
        (String::new(), format!("line 1: {whole}; game is missing")),
        ("# nothing\n\n#\n".to_owned(), format!("line 3: {whole}; game is missing")),
        ("game g\nrules 1\nsetup\n".to_owned(), format!("line 3: {whole}; seats is missing")),
        (format!("{header}1 take"), format!("line 4: {whole}; setup is missing")),
        (header.to_owned(), format!("line 3: {whole}; setup is missing")),
        ("game".to_owned(), "line 1, game: it takes a game's id".to_owned()),
        ("game g\nrules x".to_owned(), "line 2, rules: it takes a whole number from 1, not \"x\"".to_owned()),
        ("rules +1".to_owned(), "line 1, rules: it takes a whole number from 1, not \"+1\"".to_owned()),
        ("mind x".to_owned(), "line 1, mind: it takes a whole number, not \"x\"".to_owned()),
        ("secret xyz".to_owned(), "line 1, secret: it takes hexadecimal digits".to_owned()),
        (
            "computer 2 wise".to_owned(),
            "line 1, computer 2 wise: no level is called \"wise\"; there are: random, greedy, beginner, easy, normal, hard"
                .to_owned(),
        ),
        (
            "computer 2 hard 9 3".to_owned(),
            "line 1, computer 2 hard 9 3: it takes a seat, a level, and maybe the first and the last entry, not \"2 hard 9 3\""
                .to_owned(),
        ),
        ("seats 17".to_owned(), "line 1, seats: it takes a number from 1 to 16, not \"17\"".to_owned()),
        ("seats 04".to_owned(), "line 1, seats: it takes a number from 1 to 16, not \"04\"".to_owned()),
        ("seats  4".to_owned(), "line 1, seats: between its words stands one space".to_owned()),
        (
            "seats 4\u{a0}".to_owned(),
            "line 1, seats: only the visible characters of ASCII and spaces stand here".to_owned(),
        ),
        (
            "entries 4".to_owned(),
            "line 1, entries: it takes the number of the last entry, and over or ended, not \"4\"".to_owned(),
        ),
        (format!("{header}setup\n01 take"), "line 5, entry 1 (01 take): there is no seat 01".to_owned()),
        ("option".to_owned(), "line 1, option: it takes a key and a value".to_owned()),
        (format!("{header}seats 4\nsetup"), "line 4, seats: it stands in line 3 already".to_owned()),
        (format!("{header}rules 2\nsetup"), "line 4, rules: it stands in line 2 already".to_owned()),
        (
            format!("{header}option a 1\noption a 2\nsetup"),
            "line 5, option a: it stands in line 4 already".to_owned(),
        ),
        (
            format!("{header}setup\noption a 1\n1 take"),
            "line 5, option a: the header ends where the set-up stands, in line 4".to_owned(),
        ),
        (
            format!("{header}setup\n1 take\n\ngame g"),
            "line 7, game: it stands in line 1 already".to_owned(),
        ),
        (
            format!("{header}setup\n1 take\nsetup"),
            "line 6, entry 2 (setup): the set-up stands in line 4 already".to_owned(),
        ),
        (
            format!("{header}setup now"),
            "line 4, set-up: the set-up takes nothing but outcomes of chance".to_owned(),
        ),
        (
            format!("{header}player 3"),
            "line 4: \"player\" begins neither a line of the header (game, rules, seats, option, mind, luck, term, table, server, start, words, beacon, \
             secret, computer, entries) nor an entry (setup, auto, a seat's number)"
                .to_owned(),
        ),
        (format!("{header}setup\n0 take"), "line 5, entry 1 (0 take): there is no seat 0".to_owned()),
        (
            format!("{header}setup\n1 take\n5 resign"),
            "line 6, entry 2 (5 resign): there is no seat 5 at a table of 4".to_owned(),
        ),
        (
            format!("{header}setup\nauto 9 take"),
            "line 5, entry 1 (auto 9 take): there is no seat 9 at a table of 4".to_owned(),
        ),
        (format!("{header}setup\n999 take"), "line 5, entry 1 (999 take): there is no seat 999".to_owned()),
        (format!("{header}setup\n1"), "line 5, entry 1 (1): an entry is a seat and an action".to_owned()),
        (format!("{header}setup\nauto"), "line 5, entry 1 (auto): an entry is a seat and an action".to_owned()),
        (
            format!("{header}setup\n1 take | dice"),
            "line 5, entry 1 (1 take | dice): an outcome of chance is a name and what came, not \"dice\"".to_owned(),
        ),
    ] {
        assert_eq!(text.parse::<Log>().map_err(|error| error.to_string()), Err(error), "{text:?}");
    }
}

#[test]
fn what_an_editor_leaves_in_a_log_is_read() {
    let text =
        "game g\nrules 3\nseats 2\noption length short\nsetup | dice 3 4\n1 take 7\nauto 2 aside 4 | top 3\n";
    let log: Log = text.parse().expect("it is a log");
    let odd = format!("\u{feff}{}", text.replace(' ', "\t").replace('\n', " \r\n"));
    assert_eq!(odd.parse(), Ok(log));
}

#[test]
fn a_quoted_entry_is_short_and_harmless() {
    let text = format!("game g\nrules 1\nseats 1\nsetup\n2 \x1b[31m\u{202e}{}", "red ".repeat(50));
    let error = text.parse::<Log>().map(drop).expect_err("it is not plain").to_string();
    assert_eq!(error, "line 5: only the visible characters of ASCII and spaces stand here");
    let text = format!("game g\nrules 1\nseats 1\nsetup\n2 {}", "red ".repeat(50));
    let error = text.parse::<Log>().map(drop).expect_err("there is one seat").to_string();
    let quoted = format!("2 {}r…", "red ".repeat(14));
    assert_eq!(error, format!("line 5, entry 1 ({quoted}): there is no seat 2 at a table of 1"));
}

#[test]
fn an_option_may_be_empty() {
    let text = "game g\nrules 1\nseats 1\noption start\nsetup\n";
    let log: Log = text.parse().expect("it is a log");
    assert_eq!(log.header.options, Options::default().with("start", ""));
    assert_eq!(log.to_string(), text);
    assert!("game g\nrules 1\nseats 1\noption\nsetup\n".parse::<Log>().is_err());
}

fn word() -> impl Strategy<Value = String> {
    "[a-z0-9-]{1,6}".prop_filter("it begins a line of its own", |word| {
        ![
            "setup", "auto", "resign", "game", "rules", "seats", "option", "mind", "luck", "term", "entries",
            "table", "server", "start", "words", "beacon", "secret", "computer",
        ]
        .contains(&word.as_str())
    })
}

prop_compose! {
    fn entry()(kind in 0..3, seat in 0u8..16, action in proptest::collection::vec(word(), 1..4),
               drawn in proptest::collection::vec((word(), "[a-zA-Z0-9]{1,3}( [0-9]{1,2})?"), 0..3)) -> Entry {
        let action = action.join(" ");
        let kind = match kind {
            0 => EntryKind::Act(Seat(seat), action),
            1 => EntryKind::Auto(Seat(seat), action),
            _ => EntryKind::Resign(Seat(seat)),
        };
        Entry { kind, drawn }
    }
}

prop_compose! {
    fn stint()(level in 0..Level::ALL.len(), entries in proptest::option::of((0usize..50, 50usize..99))) -> Occupancy {
        Occupancy { seat: Seat(0), level: Level::ALL[level], entries }
    }
}

prop_compose! {
    fn start()(table in 0..i64::MAX, server: u64, message: u64,
               words in proptest::collection::btree_map(0u8..16, "[a-zř0-9|#]{1,4}( {1,2}[A-Z,;|]{1,4})?", 0..3),
               beacon in proptest::option::of((1u64..999, "[0-9a-f]{96}")), told: bool) -> Start {
        let words: Vec<_> = words.into_iter().map(|(seat, words)| (Seat(seat), words)).collect();
        let kind = if beacon.is_some() { "beacon" } else { "people" };
        let terms = Options::default().with("luck", kind).with("pace", "daily");
        let terms = if told { terms } else { Options::default() };
        let words = if told && beacon.is_some() { Vec::new() } else { words };
        Start { terms, table, server, message, words, beacon }
    }
}

prop_compose! {
    fn log()(game in word(), rules in 1u32..999, seats in 1u8..=16,
             options in proptest::collection::btree_map(word(), "([a-z0-9]{1,5}( [A-Z,;|]{1,4})?)?", 0..3),
             mind in proptest::option::of(0u32..99), secret in proptest::option::of("[0-9a-f]{1,64}"),
             start in proptest::option::of(start()),
             computers in proptest::collection::btree_map(0u8..16, stint(), 0..3),
             end in proptest::option::of((0usize..99, proptest::bool::ANY)),
             drawn in proptest::collection::vec((word(), word()), 0..3),
             entries in proptest::collection::vec(entry(), 0..6)) -> Log {
        let seated = |(seat, stint): (u8, Occupancy)| Occupancy { seat: Seat(seat % seats), ..stint };
        let mut computers: Vec<Occupancy> = computers.into_iter().map(seated).collect();
        computers.dedup_by_key(|stint| stint.to_string());
        let start = start.map(|mut start| {
            start.words.retain(|(seat, _)| seat.0 < seats);
            start
        });
        let end = end.map(|(last, over)| End { last, over });
        let header = Header { mind, secret, start, computers, end, ..Header::new(&game, rules, seats, Options(options)) };
        let setup = Entry { kind: EntryKind::Setup, drawn };
        let seated = |entry: Entry| {
            let kind = match entry.kind {
                EntryKind::Act(seat, action) => EntryKind::Act(Seat(seat.0 % seats), action),
                EntryKind::Auto(seat, action) => EntryKind::Auto(Seat(seat.0 % seats), action),
                EntryKind::Resign(seat) => EntryKind::Resign(Seat(seat.0 % seats)),
                EntryKind::Setup => EntryKind::Setup,
            };
            Entry { kind, ..entry }
        };
        let entries = entries.into_iter().map(seated);
        Log { header, entries: std::iter::once(setup).chain(entries).collect() }
    }
}

proptest! {
    #[test]
    fn every_log_is_read_back(log in log()) {
        prop_assert_eq!(log.to_string().parse(), Ok(log));
    }

    #[test]
    fn any_text_is_a_log_or_is_not(text in "\\PC{0,80}", log in log(), at in 0usize..200) {
        prop_assert!(text.parse::<Log>().is_err());
        let mut spoilt: Vec<char> = log.to_string().chars().collect();
        let at = at % spoilt.len();
        spoilt.splice(at..at, text.chars());
        if let Ok(read) = spoilt.into_iter().collect::<String>().parse::<Log>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }
}
