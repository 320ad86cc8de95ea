//! Tests of core: chance here, all else in files of its own.

mod arena;
mod completions;
mod coordinates;
mod drafts;
mod forms;
mod histories;
mod logs;
mod looks;
mod luck;
mod menus;
mod minds;
mod options;
mod pictures;
mod plates;
mod readings;
mod reels;
mod simulations;
mod slips;
mod tables;
mod typed;
mod words;

use std::collections::BTreeMap;

use super::{Chance, ChanceError, Outcome, Quick, Seat, SeatSet, Seeded};

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
fn equal_keys_share_a_place() {
    let outcome = Outcome::ranked(&[(10, 1), (12, 0), (10, 1), (10, 0)]);
    assert_eq!(outcome.standings.iter().map(|s| s.place).collect::<Vec<_>>(), [2, 1, 2, 4]);
    assert_eq!(outcome.winners(), SeatSet::one(Seat(1)));
}
