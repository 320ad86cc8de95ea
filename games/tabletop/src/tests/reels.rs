//! Which positions become frames.

use crate::log::frames::{Cut, cut};
use crate::log::timeline::Published;

fn entries(cuts: &[Cut]) -> Vec<usize> {
    cuts.iter().map(|cut| cut.entry).collect()
}

/// A game of a hundred published positions; every tenth scores, every fifth ends a turn.
fn long() -> Vec<Published> {
    let published = |entry| Published { entry, scored: entry % 10 == 0, turned: entry % 5 == 0 };
    (0..=100).map(published).collect()
}

#[test]
fn a_short_game_has_one_frame_a_turn() {
    let cuts = cut(&long(), 100, &[], 101);
    assert_eq!(entries(&cuts), (0..=20).map(|turn| turn * 5).collect::<Vec<_>>());
    let (first, usual, scoring) = (cuts[0].hold, cuts[3].hold, cuts[2].hold);
    assert!(first > scoring && scoring > usual, "{first} {scoring} {usual}");
    assert_eq!(usual, 900);
}

#[test]
fn points_that_change_within_a_turn_are_shown_at_its_end() {
    let within = |entry| Published { entry, scored: entry == 7, turned: entry % 5 == 0 };
    let positions: Vec<Published> = (0..=20).map(within).collect();
    assert_eq!(entries(&cut(&positions, 20, &[], 3)), [0, 10, 20]);
}

#[test]
fn a_game_played_alone_is_shown_whole() {
    let alone = |entry| Published { entry, scored: entry % 10 == 0, turned: false };
    let positions: Vec<Published> = (0..=20).map(alone).collect();
    assert_eq!(entries(&cut(&positions, 20, &[], 101)), (0..=20).collect::<Vec<_>>());
}

#[test]
fn of_a_long_game_points_come_first_then_the_other_turns() {
    assert_eq!(entries(&cut(&long(), 100, &[], 11)), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    let cuts = cut(&long(), 100, &[], 16);
    assert_eq!(cuts.len(), 16);
    let entries = entries(&cuts);
    assert!((0..=10).all(|step| entries.contains(&(step * 10))), "{entries:?}");
    let widest = entries.windows(2).map(|pair| pair[1] - pair[0]).max();
    assert!(widest <= Some(10), "they are spread over the game: {entries:?}");
}

#[test]
fn points_alone_are_thinned_evenly() {
    assert_eq!(entries(&cut(&long(), 100, &[], 5)), [0, 10, 40, 70, 100]);
}

#[test]
fn a_frame_that_stands_for_more_is_shown_longer_and_never_too_long() {
    let cuts = cut(&long(), 100, &[40], 11);
    assert!(cuts.iter().all(|cut| (900..=1800).contains(&cut.hold)), "{cuts:?}");
    assert!(cuts[1].hold > cut(&long(), 100, &[], 101)[2].hold);
    let quiet: Vec<Published> =
        (0..=6).map(|entry| Published { entry, scored: false, turned: true }).collect();
    assert_eq!(cut(&quiet, 6, &[3], 9)[3], Cut { entry: 3, hold: 1800 }, "it turned the game");
}
