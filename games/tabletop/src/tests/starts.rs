//! Luck v2: what follows from a secret and a start, and how a log says it. The values are another program's.

use std::collections::BTreeMap;

use crate::{Header, Log, Start};
use rules::{Chance as _, Options, Seat, Seed, Seeded, hex};

const SIGNATURE: &str =
    "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b";

fn secret() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

/// A header whose luck follows from a start without words and beacon.
fn plain() -> Header {
    let start = Start { table: 17, server: 110, message: 157, ..Start::default() };
    Header { start: Some(start), ..Header::new("catan", 1, 4, Options::default()) }
}

/// One with everything that a start can hold, numbers as large as they come.
fn full() -> Header {
    let start = Start {
        table: i64::MAX,
        server: u64::MAX,
        message: 1_150_500_000_000_000_001,
        terms: Options::default(),
        words: vec![(Seat(0), "Dobrý den | # 7".to_owned()), (Seat(2), "two  blanks 🎲".to_owned())],
        beacon: Some((657_413, SIGNATURE.to_owned())),
    };
    let options = Options::default().with("spirits", "yes").with("side", "b");
    Header { start: Some(start), ..Header::new("harmonies", 1, 3, options) }
}

/// The text of a log with that header.
fn log(header: Header) -> String {
    let setup = "setup | first 2".parse().expect("it is an entry");
    Log { header, entries: vec![setup] }.to_string()
}

fn digits(seed: Seed) -> String {
    let Seed::V2(bytes) = seed else { panic!("{seed:?}") };
    hex(&bytes)
}

#[test]
fn commitments_and_seeds_are_the_same_for_good() {
    let small = "d02518fc3f99312512f3175e9affa16d2f4bdada9ae2a99ec5e929114832e099";
    let large = "d4da60adb8794c178254df20a8246be61f2ff6fd69d810c7776e5fbdc4fe9ead";
    assert_eq!(Start::commitment(17, &secret()), small);
    assert_eq!(Start::commitment(i64::MAX, &secret()), large);
    let seed = "355856a6ac573e6a5fa7d8c44dcbc213ac01bb05b568522e4581105d2f9709b5";
    assert_eq!(digits(plain().seed(&secret())), seed);
    let seed = "253b262ee86455de141c19486f88a0db8b1b63f92012a44ddd2593f4d91cb1f3";
    assert_eq!(digits(full().seed(&secret())), seed);
}

#[test]
fn a_header_without_a_start_has_the_luck_of_its_secret_alone() {
    let header = Header { start: None, ..full() };
    assert_eq!(header.seed(&secret()), Seed::V1(secret()));
}

/// A name, a count, weights, and the outcomes of the plain and of the full start.
type Pinned<'a> = (&'static str, u64, &'a [u32], [usize; 2]);

#[test]
fn the_draws_of_a_start_are_the_same_for_good() {
    let tokens = [23, 23, 21, 19, 19, 15];
    let pinned: [Pinned<'_>; 13] = [
        ("dice", 0, &[1; 36], [10, 31]),
        ("dice", 1, &[1; 36], [0, 17]),
        ("dice", 2, &[1; 36], [27, 18]),
        ("first", 0, &[1; 4], [0, 3]),
        ("tile", 41, &[1; 68], [5, 8]),
        ("token", 0, &tokens, [5, 3]),
        ("token", 1, &tokens, [4, 2]),
        ("steal", 5, &[0, 3, 0, 2, 1], [1, 1]),
        ("draw", 0, &[14, 5, 2, 2, 2], [0, 1]),
        ("first", 3, &[0, 0, 5], [2, 2]),
        ("first", 4, &[1], [0, 0]),
        ("number", 300, &[0, 1].repeat(30), [37, 23]),
        ("large", 1 << 40, &[1 << 31, (1 << 31) - 1], [0, 1]),
    ];
    for (name, count, weights, outcomes) in pinned {
        let drawn = [plain(), full()].map(|header| {
            let drawn = BTreeMap::from([(name.to_owned(), count)]);
            Seeded::new(header.seed(&secret()), drawn).draw(name, weights, &|i| i.to_string())
        });
        assert_eq!(drawn, outcomes.map(Ok), "{name} {count}");
    }
}

#[test]
fn a_number_above_the_last_multiple_is_tried_again() {
    // A search through some 10^10 counts found it: TRY 0 is ffffffff23a6ac93, which would come to the first outcome.
    let weights = [1 << 30, 1 << 31, 1_073_676_289];
    let drawn = BTreeMap::from([("large".to_owned(), 3_948_268_582)]);
    let mut chance = Seeded::new(full().seed(&secret()), drawn);
    assert_eq!(chance.draw("large", &weights, &|i| i.to_string()), Ok(1));
}

#[test]
fn every_line_of_a_start_changes_the_draws() {
    let whole = log(full());
    let first = |text: &str| {
        let header = text.parse::<Log>().expect("it is a log").header;
        Seeded::new(header.seed(&secret()), BTreeMap::new()).draw("first", &[1; 1 << 16], &|i| i.to_string())
    };
    for (line, other) in [
        ("game harmonies", "game catan"),
        ("seats 3", "seats 4"),
        ("option side b", "option side a"),
        ("option side b\n", ""),
        ("table 9223372036854775807", "table 9223372036854775806"),
        ("server 18446744073709551615", "server 18446744073709551614"),
        ("start 1150500000000000001", "start 1150500000000000002"),
        ("words 1 Dobrý den", "words 1 Dobry den"),
        ("words 3 two  blanks", "words 3 two blanks"),
        ("words 3", "words 2"),
        ("beacon 657413", "beacon 657414"),
        (SIGNATURE, &SIGNATURE.replace("b7", "b8")),
    ] {
        let changed = whole.replace(line, other);
        assert!(changed != whole && first(&changed) != first(&whole), "{line}");
    }
    // Under which rules it was played has no part in it.
    assert_eq!(first(&whole.replace("rules 1", "rules 2")), first(&whole));
}

#[test]
fn what_was_agreed_is_bound_and_older_starts_say_nothing_of_it() {
    let told = |kind: &str| {
        let Header { start, .. } = full();
        let start = start.map(|start| Start { terms: Options::default().with("luck", kind), ..start });
        Header { start, ..full() }
    };
    let header = told("beacon");
    let plain =
        Header { start: header.start.clone().map(|start| Start { words: Vec::new(), ..start }), ..header };
    let text = log(plain.clone());
    assert!(text.contains("luck v2\nterm luck beacon\ntable "), "{text}");
    assert_eq!(text.parse::<Log>().map(|log| log.header), Ok(plain.clone()));
    assert_eq!(
        digits(plain.seed(&secret())),
        "25af94859b105efec6a9ca43f032aa55eecd506e81c580ff4f8096ee2f329a0b"
    );
    let without = text.replace("term luck beacon\n", "");
    assert_ne!(
        without.parse::<Log>().map(|log| digits(log.header.seed(&secret()))),
        Ok(digits(plain.seed(&secret())))
    );
    let beacon = format!("beacon 657413 {SIGNATURE}\n");
    for (text, error) in [
        (text.replace(&beacon, ""), "term luck: the table agreed on a beacon, but none stands here"),
        (
            text.replace("luck beacon", "luck discord"),
            "beacon: the table agreed on luck discord, which has no such line",
        ),
        (
            text.replace("luck beacon", "luck dice"),
            "term luck: it is discord, people or beacon, not \"dice\"",
        ),
        (
            text.replace("term luck beacon", "term pace daily"),
            "term luck: it is discord, people or beacon, not \"\"",
        ),
        (log(told("beacon")), "words 1: the table agreed on luck beacon, which has no such line"),
    ] {
        let said = text.parse::<Log>().expect_err(error).to_string();
        assert!(said.ends_with(error), "{said}");
    }
}

#[test]
fn a_log_with_a_start_reads_as_it_is_written() {
    let text = format!(
        "game harmonies\nrules 1\nseats 3\noption side b\noption spirits yes\nluck v2\ntable 9223372036854775807\n\
         server 18446744073709551615\nstart 1150500000000000001\nwords 1 Dobrý den | # 7\nwords 3 two  blanks 🎲\n\
         beacon 657413 {SIGNATURE}\nsetup | first 2\n"
    );
    assert_eq!(log(full()), text);
    let read: Log = text.parse().expect("it is a log");
    assert_eq!((&read.header, read.to_string()), (&full(), text.clone()));
    // The order of the lines is the writer's.
    let mut lines: Vec<&str> = text.lines().collect();
    lines[..9].reverse();
    assert_eq!(lines.join("\n").parse(), Ok(read));
}

#[test]
fn a_broken_start_is_refused_with_its_line() {
    let head = "game g\nrules 1\nseats 2\n";
    let begun = format!("{head}luck v2\ntable 17\nserver 110\nstart 157\n");
    let lacks = |key: &str| format!("luck v2 has table, server and start; {key} is missing");
    let beacon = "it takes a round and its signature, 96 hexadecimal digits in lower case, not";
    let order = "the seats' words stand in the order of the seats, each seat's once";
    for (text, error) in [
        (format!("{head}luck v2\nsetup"), format!("line 5: {}", lacks("table"))),
        (format!("{head}table 17\nserver 110\nstart 157\nsetup"), format!("line 7: {}", lacks("luck"))),
        (format!("{head}luck v2\ntable 17\nstart 157\n\nsetup"), format!("line 8: {}", lacks("server"))),
        (format!("{head}luck v2\ntable 17\nserver 110\nsetup"), format!("line 7: {}", lacks("start"))),
        (format!("{head}words 1 hello\nsetup"), format!("line 5: {}", lacks("luck"))),
        (format!("{head}beacon 1 {SIGNATURE}\nsetup"), format!("line 5: {}", lacks("luck"))),
        (format!("{head}luck v3\nsetup"), "line 4, luck: it is v2, or is left out; not \"v3\"".to_owned()),
        (format!("{head}table -1"), "line 4, table: it takes a table's number, not \"-1\"".to_owned()),
        (
            format!("{head}server x"),
            "line 4, server: it takes Discord's number of a server, not \"x\"".to_owned(),
        ),
        (
            format!("{head}start 18446744073709551616"),
            "line 4, start: it takes Discord's number of a message, not \"18446744073709551616\"".to_owned(),
        ),
        (format!("{head}table 017"), "line 4, table: it takes a table's number, not \"017\"".to_owned()),
        (
            format!("{head}words 01 hello"),
            "line 4, words 01: it takes a seat and words, not \"01 hello\"".to_owned(),
        ),
        (format!("{head}words 1"), "line 4, words 1: it takes a seat and words, not \"1\"".to_owned()),
        (
            format!("{head}words 0 hello"),
            "line 4, words 0: it takes a seat and words, not \"0 hello\"".to_owned(),
        ),
        (
            format!("{head}words hello there"),
            "line 4, words hello: it takes a seat and words, not \"hello there\"".to_owned(),
        ),
        (format!("{begun}words 2 a\nwords 1 b\nsetup"), format!("line 9, words 1: {order}")),
        (format!("{begun}words 2 a\nwords 02 b\nsetup"), format!("line 9, words 02: {order}")),
        (
            format!("{begun}words 2 a\nwords 2 a\nsetup"),
            "line 9, words 2: it stands in line 8 already".to_owned(),
        ),
        (
            format!("{begun}words 3 a\nsetup"),
            "line 8, words 3: there is no seat 3 at a table of 2".to_owned(),
        ),
        (format!("{begun}beacon 1 8d61\nsetup"), format!("line 8, beacon: {beacon} \"1 8d61\"")),
        (format!("{begun}table 17\nsetup"), "line 8, table: it stands in line 5 already".to_owned()),
        (format!("{begun}luck v2\nsetup"), "line 8, luck: it stands in line 4 already".to_owned()),
        (format!("{begun}start 158\nsetup"), "line 8, start: it stands in line 7 already".to_owned()),
        (format!("{begun}setup\nserver 110"), "line 9, server: it stands in line 6 already".to_owned()),
    ] {
        assert_eq!(text.parse::<Log>().map_err(|error| error.to_string()), Err(error), "{text:?}");
    }
    for (round, signature) in [("x", SIGNATURE), ("1", &SIGNATURE[1..]), ("1", &SIGNATURE.to_uppercase())] {
        let error =
            format!("{begun}beacon {round} {signature}\nsetup").parse::<Log>().expect_err("it is wrong");
        assert!(error.to_string().starts_with(&format!("line 8, beacon: {beacon}")), "{error}");
    }
    assert!(format!("{begun}words 1 a\nbeacon 1 {SIGNATURE}\nsetup").parse::<Log>().is_ok());
}
