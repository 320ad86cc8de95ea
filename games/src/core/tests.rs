use std::collections::BTreeMap;

use super::*;

#[test]
fn coordinates_are_written_as_on_the_board() {
    for (text, column, row) in [("n14", 14, 14), ("a0", 1, 0), ("@3", 0, 3), ("z9", 26, 9), ("aa10", 27, 10)]
    {
        let coordinate = Coordinate { row, column };
        assert_eq!(coordinate.to_string(), text);
        assert_eq!(text.parse(), Ok(coordinate));
        assert_eq!(text.to_uppercase().parse(), Ok(coordinate));
    }
    for nonsense in ["", "n", "14", "n014", "n-1", "aaa1", "é3", "n1x", "n1000"] {
        assert!(nonsense.parse::<Coordinate>().is_err(), "{nonsense}");
    }
}

fn drawn(chance: &mut Seeded, name: &'static str) -> usize {
    chance.draw(name, &[1; 1000], &|i| i.to_string()).expect("a thousand to choose from")
}

#[test]
fn a_seeded_draw_depends_on_its_own_name_and_count_alone() {
    let mut whole = Seeded::new([7; 32], BTreeMap::new());
    let first = drawn(&mut whole, "dice");
    drawn(&mut whole, "card");
    let second = drawn(&mut whole, "dice");
    let mut resumed = Seeded::new([7; 32], BTreeMap::from([("dice".to_owned(), 1)]));
    assert_eq!(drawn(&mut resumed, "dice"), second);
    let mut undone = Seeded::new([7; 32], BTreeMap::new());
    assert_eq!(drawn(&mut undone, "dice"), first);
    assert_ne!(drawn(&mut Seeded::new([8; 32], BTreeMap::new()), "dice"), first);
}

#[test]
fn every_outcome_comes_in_proportion_to_its_weight() {
    let mut chance = Quick::new(1);
    let mut counts = [0; 3];
    for _ in 0..6000 {
        counts[chance.draw("x", &[1, 0, 2], &|i| i.to_string()).expect("weights are positive")] += 1;
    }
    assert_eq!(counts[1], 0);
    assert!((1800..2200).contains(&counts[0]), "{counts:?}");
    assert_eq!(chance.draw("x", &[0, 0], &|i| i.to_string()), Err(ChanceError::Empty("x")));
}

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
fn equal_keys_share_a_place() {
    let outcome = Outcome::ranked(&[(10, 1), (12, 0), (10, 1), (10, 0)]);
    assert_eq!(outcome.standings.iter().map(|s| s.place).collect::<Vec<_>>(), [2, 1, 2, 4]);
    assert_eq!(outcome.winners(), SeatSet::one(Seat(1)));
}
