//! Tests of chance and outcomes; all else in files of its own.

mod ahead;
mod chance;
mod coordinates;
mod lines;
mod options;
mod seats;
mod simulate;
mod turn;
mod words;
mod written;

use std::collections::BTreeMap;

use crate::{Chance, ChanceError, Outcome, Quick, Seat, SeatSet, Seed, Seeded};

fn drawn(chance: &mut Seeded, name: &'static str) -> usize {
    chance.draw(name, &[1; 1000], &|i| i.to_string()).expect("a thousand to choose from")
}

#[test]
fn a_seeded_draw_depends_on_its_own_name_and_count_alone() {
    let mut whole = Seeded::new(Seed::V1([7; 32]), BTreeMap::new());
    let first = drawn(&mut whole, "dice");
    drawn(&mut whole, "card");
    let second = drawn(&mut whole, "dice");
    let mut resumed = Seeded::new(Seed::V1([7; 32]), BTreeMap::from([("dice".to_owned(), 1)]));
    assert_eq!(drawn(&mut resumed, "dice"), second);
    let mut undone = Seeded::new(Seed::V1([7; 32]), BTreeMap::new());
    assert_eq!(drawn(&mut undone, "dice"), first);
    assert_ne!(drawn(&mut Seeded::new(Seed::V1([8; 32]), BTreeMap::new()), "dice"), first);
}

/// A secret, a name, a count, weights, and the outcome.
type Pinned<'a> = ([u8; 32], &'static str, u64, &'a [u32], usize);

/// Values that another program has computed. A change of one makes other luck of every table that is open.
#[test]
fn the_draws_of_a_secret_are_the_same_for_good() {
    let sevens = [7; 32];
    let counted: [u8; 32] = std::array::from_fn(|at| at as u8);
    let tokens = [23, 23, 21, 19, 19, 15];
    // Its first number is 1,934,602,722 and the second carries one more.
    let carried = [1_934_602_723, 3 * (1 << 30) - 1_934_602_723];
    let pinned: [Pinned<'_>; 16] = [
        (sevens, "dice", 0, &[1; 36], 6),
        (sevens, "dice", 1, &[1; 36], 31),
        (sevens, "dice", 2, &[1; 36], 18),
        (counted, "first", 0, &[1; 4], 0),
        (counted, "tile", 41, &[1; 68], 41),
        (counted, "token", 0, &tokens, 3),
        (counted, "token", 1, &tokens, 5),
        (counted, "steal", 5, &[0, 3, 0, 2, 1], 3),
        (counted, "draw", 0, &[14, 5, 2, 2, 2], 1),
        (counted, "first", 3, &[0, 0, 5], 2),
        (counted, "first", 4, &[1], 0),
        (counted, "number", 300, &[0, 1].repeat(30), 5),
        (counted, "large", 0, &[1 << 31, (1 << 31) - 1], 1),
        (counted, "large", 1, &[1 << 30; 3], 1),
        (counted, "large", 2, &carried, 1),
        (counted, "large", 1 << 40, &[u32::MAX], 0),
    ];
    for (secret, name, count, weights, outcome) in pinned {
        let mut chance = Seeded::new(Seed::V1(secret), BTreeMap::from([(name.to_owned(), count)]));
        assert_eq!(chance.draw(name, weights, &|i| i.to_string()), Ok(outcome), "{name} {count}");
    }
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
fn equal_keys_share_a_place() {
    let outcome = Outcome::ranked(&[(10, 1), (12, 0), (10, 1), (10, 0)]);
    assert_eq!(outcome.standings.iter().map(|s| s.place).collect::<Vec<_>>(), [2, 1, 2, 4]);
    assert_eq!(outcome.winners(), SeatSet::one(Seat(1)));
}
