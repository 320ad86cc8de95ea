use proptest::prelude::*;

use super::super::{Entry, EntryKind, Header, Log, Options, Seat};

#[test]
fn a_log_reads_as_it_is_written() {
    let text = "game g\nrules 3\nseats 2\noption length short\nsetup | shared 7 | top 3\n1 lay 7 front 90 n14\n\
                auto 2 aside 4\n2 lay 9 back 0 n14 | dice 3 4\n1 resign\n";
    let log: Log = text.parse().expect("it is a log");
    assert_eq!(log.to_string(), text);
    assert_eq!(format!("# by hand\n\n{text}").parse(), Ok(log));
}

#[test]
fn a_broken_log_is_refused_with_its_line() {
    for (text, line) in [
        ("", 1),
        ("game g\nrules x", 2),
        ("game g\nrules 1\nseats 2\n1 take", 1),
        ("game g\nrules 1\nseats 2\nsetup\n0 take", 5),
        ("game g\nrules 1\nseats 2\nsetup\n1 take | dice", 5),
    ] {
        assert_eq!(text.parse::<Log>().map_err(|error| error.line), Err(line), "{text:?}");
    }
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
        !["setup", "auto", "resign", "game", "rules", "seats", "option"].contains(&word.as_str())
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
    fn log()(game in word(), rules in 1u32..999, seats in 1u8..=16,
             options in proptest::collection::btree_map(word(), "([a-z0-9]{1,5}( [A-Z,;|]{1,4})?)?", 0..3),
             drawn in proptest::collection::vec((word(), word()), 0..3),
             entries in proptest::collection::vec(entry(), 0..6)) -> Log {
        let header = Header { game, rules, seats, options: Options(options) };
        let setup = Entry { kind: EntryKind::Setup, drawn };
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
