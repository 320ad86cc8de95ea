//! The luck of both versions in figures: what should come equally often does. Secrets are fixed, so the figures are the same in every run.

use std::collections::BTreeMap;

use crate::Start;
use rules::{Chance, Options, Seed, Seeded};

/// What the draws of a table follow from, in one version or the other; another number, another table.
type Version = fn(number: u32) -> Seed;

/// Luck v1: another secret. Luck v2: the same secret, and another message of the start.
const VERSIONS: [Version; 2] = [
    |number| Seed::V1(secret(number)),
    |number| {
        let start = Start { message: number.into(), ..Start::default() };
        start.seed(&secret(7), "toy", 2, &Options::default())
    },
];

/// The secret with that number.
fn secret(number: u32) -> [u8; 32] {
    let mut secret = [0; 32];
    secret[..4].copy_from_slice(&number.to_le_bytes());
    secret
}

/// The chance of the table with that number, from its beginning.
fn chance(version: Version, number: u32) -> Seeded {
    Seeded::new(version(number), BTreeMap::new())
}

fn draws(chance: &mut Seeded, name: &'static str, weights: &[u32]) -> usize {
    chance.draw(name, weights, &|index| index.to_string()).expect("there is something to draw")
}

/// Holds counts against weights by Pearson's chi-square. It has as many degrees of freedom as there are outcomes, less one; five
/// standard deviations above that mean are exceeded once in a million honest secrets at most.
#[track_caller]
fn spreads(counts: &[u32], weights: &[u32]) {
    let (all, total) = (f64::from(counts.iter().sum::<u32>()), f64::from(weights.iter().sum::<u32>()));
    let expected = weights.iter().map(|&weight| all * f64::from(weight) / total);
    let distance = counts.iter().zip(expected).map(|(&count, due)| (f64::from(count) - due).powi(2) / due);
    let (distance, freedom) = (distance.sum::<f64>(), counts.len() as f64 - 1.0);
    assert!(distance < freedom + 5.0 * (2.0 * freedom).sqrt() + 6.0, "{distance} of {freedom}: {counts:?}");
    assert!(distance > freedom - 5.0 * (2.0 * freedom).sqrt(), "too even: {distance} of {freedom}");
}

#[test]
fn the_dice_of_a_table_come_equally_often_and_do_not_remember() {
    for version in VERSIONS {
        let mut chance = chance(version, 1);
        let rolls: Vec<usize> = (0..36_000).map(|_| draws(&mut chance, "dice", &[1; 36])).collect();
        let mut counts = [0; 36];
        rolls.iter().for_each(|&roll| counts[roll] += 1);
        spreads(&counts, &[1; 36]);
        // The first die of a roll and that of the next one.
        let mut pairs = [0; 36];
        rolls.windows(2).for_each(|two| pairs[two[0] / 6 * 6 + two[1] / 6] += 1);
        spreads(&pairs, &[1; 36]);
    }
}

#[test]
fn every_seat_comes_first_equally_often() {
    for version in VERSIONS {
        for seats in 2..=5 {
            let mut counts = vec![0; seats];
            for number in 0..6_000 {
                counts[draws(&mut chance(version, number), "first", &vec![1; seats])] += 1;
            }
            spreads(&counts, &vec![1; seats]);
        }
    }
}

#[test]
fn every_card_comes_first_and_last_out_of_its_deck_equally_often() {
    const CARDS: usize = 18;
    for version in VERSIONS {
        let (mut firsts, mut lasts) = ([0; CARDS], [0; CARDS]);
        for number in 0..9_000 {
            let mut chance = chance(version, number);
            let mut deck = [1; CARDS];
            for left in (1..=CARDS).rev() {
                let card = draws(&mut chance, "deal", &deck);
                deck[card] = 0;
                if left == CARDS {
                    firsts[card] += 1;
                } else if left == 1 {
                    lasts[card] += 1;
                }
            }
        }
        spreads(&firsts, &[1; CARDS]);
        spreads(&lasts, &[1; CARDS]);
    }
}

#[test]
fn what_is_there_more_often_comes_more_often() {
    for bag in [vec![23, 23, 21, 19, 19, 15], vec![1 << 30, 1 << 31, 1 << 29]] {
        for version in VERSIONS {
            let mut chance = chance(version, 2);
            let mut counts = vec![0; bag.len()];
            (0..24_000).for_each(|_| counts[draws(&mut chance, "token", &bag)] += 1);
            spreads(&counts, &bag);
        }
    }
}

#[test]
fn different_names_of_a_table_have_nothing_to_do_with_each_other() {
    for version in VERSIONS {
        let mut chance = chance(version, 3);
        let mut pairs = [0; 36];
        for _ in 0..24_000 {
            let (one, other) = (draws(&mut chance, "dice", &[1; 6]), draws(&mut chance, "draw", &[1; 6]));
            pairs[one * 6 + other] += 1;
        }
        spreads(&pairs, &[1; 36]);
    }
}
