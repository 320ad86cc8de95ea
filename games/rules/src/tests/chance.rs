//! Luck v2, and the record of what was drawn.

use crate::{Chance as _, ChanceError, Quick, Recorded, Recording, Seed};

/// The seed of 64 hexadecimal digits.
fn seed(digits: &str) -> Seed {
    Seed::V2(std::array::from_fn(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).expect("digits")))
}

/// Test vectors of docs/fairness.md.
#[test]
fn luck_v2_draws_what_is_published() {
    let catan = seed("8e63fe93d0a096a28f895254a9ed5744f95737a564a5439b87c2f5af3475e05f");
    for (name, count, total, number) in [
        ("terrain", 0, 19, 16),
        ("number", 0, 18, 5),
        ("number", 4, 14, 0),
        ("dice", 0, 36, 11),
        ("dice", 1, 36, 0),
        ("draw", 0, 25, 1),
    ] {
        assert_eq!(catan.ticket(name, count, total), number, "{name} {count}");
    }
    // The first word lies above the last whole multiple of the total.
    let large = seed("253b262ee86455de141c19486f88a0db8b1b63f92012a44ddd2593f4d91cb1f3");
    assert_eq!(large.ticket("large", 3_948_268_582, 4_294_901_761), 2_006_573_422);
}

fn record(outcomes: &[(&str, &str)]) -> Recorded {
    Recorded::new(outcomes.iter().map(|(name, label)| ((*name).to_owned(), (*label).to_owned())))
}

#[test]
fn a_record_gives_what_it_holds_in_order_and_nothing_else() {
    let mut chance = record(&[("dice", "1"), ("card", "0"), ("card", "2"), ("card", "7")]);
    let draw = |chance: &mut Recorded, name| chance.draw(name, &[0, 1, 1], &|at| at.to_string());
    let impossible = |found: &str| Err(ChanceError::Impossible { name: "card", found: found.to_owned() });
    assert_eq!(draw(&mut chance, "dice"), Ok(1));
    assert_eq!(draw(&mut chance, "card"), impossible("card 0"), "its weight is 0");
    assert_eq!((draw(&mut chance, "card"), chance.left()), (Ok(2), 1));
    assert_eq!(draw(&mut chance, "card"), impossible("card 7"));
    assert_eq!((draw(&mut chance, "card"), chance.left()), (Err(ChanceError::Missing("card")), 0));
    let mut other = record(&[("dice", "1")]);
    assert_eq!(draw(&mut other, "card"), impossible("dice 1"));
}

#[test]
fn what_is_drawn_is_noted_by_name_and_label() {
    let mut quick = Quick::new(1);
    let mut recording = Recording::new(&mut quick);
    let letters = |at: usize| ["a", "b"][at].to_owned();
    assert_eq!(recording.draw("letter", &[0, 1], &letters), Ok(1));
    assert!(recording.draw("letter", &[0, 0], &letters).is_err());
    assert_eq!(recording.draw("letter", &[3, 0], &letters), Ok(0));
    let noted: Vec<(&str, &str)> =
        recording.drawn.iter().map(|(name, label)| (name.as_str(), label.as_str())).collect();
    assert_eq!(noted, [("letter", "b"), ("letter", "a")]);
}

#[test]
fn a_random_number_takes_every_value_below_its_bound() {
    let mut chance = Quick::new(1);
    let taken: std::collections::BTreeSet<usize> = (0..200).map(|_| chance.below(3)).collect();
    assert!(taken.into_iter().eq(0..3));
}
