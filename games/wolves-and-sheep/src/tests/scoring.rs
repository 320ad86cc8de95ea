//! Points and places (rulebook, *Counting the sheep*, *Winner*).

use super::super::say::Say;
use super::super::score::{Tally, outcome};
use super::*;
use conformance::{Library, Names};
use rules::Viewer;

fn colours(letters: &str) -> Colours {
    letters.chars().map(colour).collect()
}

/// The sheep of the largest meadows, the second largest and so on.
fn sheep(text: &str, letters: &str) -> Vec<i32> {
    Tally::of(&Survey::of(&scape(text)), colours(letters), 0).sheep
}

#[test]
fn the_largest_closed_and_safe_meadow_counts() {
    for (text, expected) in [
        ("ffkf\nkfkf-k\nkvvv", &[5][..]),
        // Smaller ones follow in order, for ties.
        ("ffkf . fbkf\nkvvv . kbff", &[2, 2]),
        ("fbkf . ffkf\nkbff . kfkf-k\n. . kvvv", &[5, 2]),
        // Open ones count nothing, however large.
        ("Sk kkkk", &[]),
        ("kkkk . ffkf\n. . kvvv", &[2]),
        // Unsafe ones neither.
        ("W ffkf\n. kvvv", &[]),
        ("H/W ffkf\n. kvvv", &[2]),
        // Forests are no sheep.
        ("ffff ffff", &[]),
    ] {
        assert_eq!(sheep(text, "k"), expected, "{text}");
    }
}

#[test]
fn two_colours_each_are_added_up_rank_by_rank() {
    let landscape = Survey::of(&scape("ffkf . ffrf\nkvvv . rvvv"));
    assert_eq!(Tally::of(&landscape, colours("kr"), 3), Tally { sheep: vec![4], bonus: 3 });
    assert_eq!(Tally::of(&landscape, colours("kr"), 3).total(), 7);
    assert_eq!(Tally::of(&landscape, colours("yb"), 0).total(), 0);
}

fn places(tallies: &[(&[i32], i32)]) -> Vec<u8> {
    let tallies: Vec<Tally> =
        tallies.iter().map(|(sheep, bonus)| Tally { sheep: sheep.to_vec(), bonus: *bonus }).collect();
    outcome(&tallies).standings.iter().map(|standing| standing.place).collect()
}

/// Ruling: equal totals go to the second-largest meadows, then the third; missing ones count 0; lower places by the same key.
#[test]
fn equal_totals_go_to_the_next_largest_meadows() {
    assert_eq!(places(&[(&[5], 6), (&[8], 3)]), [1, 1]);
    assert_eq!(places(&[(&[5], 6), (&[8, 1], 3)]), [2, 1]);
    assert_eq!(places(&[(&[8, 2, 1], 3), (&[8, 2], 3)]), [1, 2]);
    assert_eq!(places(&[(&[8, 2, 1], 0), (&[8, 3], 0), (&[9], 0), (&[], 8)]), [3, 2, 1, 4]);
    assert_eq!(places(&[(&[4, 4], 1), (&[5, 4], 0), (&[7], 0)]), [2, 2, 1]);
    assert_eq!(places(&[(&[], 0), (&[], 0)]), [1, 1]);
}

#[test]
fn a_tie_says_what_won_it() {
    let mut view = game(2, 1, 3).view(Viewer::Public);
    view.seats.iter_mut().for_each(|seat| seat.stopped = Some(1));
    view.current = None;
    let tally = |sheep: &[i32]| Tally { sheep: sheep.to_vec(), bonus: 0 };
    view.outcome = Some(outcome(&[tally(&[8, 1]), tally(&[8])]));
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    assert_eq!(Say(&words).result(&view), "Ada wins on the next-largest meadows (8 each).");
}

/// Ruling: two colours each, tie: the sums of the second-largest meadows, and so on.
#[test]
fn with_two_colours_the_sums_of_the_second_largest_break_a_tie() {
    // Black has meadows of 1 + 3 + 1 and 1 + 1; red two of 1 + 1 in the first landscape, one in the other.
    let tally = |text: &str| Tally::of(&Survey::of(&scape(text)), colours("kr"), 3);
    let one = tally("ffkf . fbkf . ffrf . ffrk\nkfkf-k . kbff . rvvv . rbff\nkvvv");
    let other = tally("ffkf . fbkf . ffrf\nkfkf-k . kbff . rvvv\nkvvv");
    assert_eq!((&one.sheep[..], &other.sheep[..]), (&[7, 4][..], &[7, 2][..]));
    assert_eq!((one.total(), other.total()), (10, 10));
    let places: Vec<u8> = outcome(&[other, one]).standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [2, 1]);
}

/// Ruling: a colour never revealed scores all the same.
#[test]
fn a_colour_never_revealed_scores_all_the_same() {
    let mut game = with("V\nvvkv\nkfff", &[("k", "4"), ("y", "5")]);
    game.play_lines("1 retire; 2 retire");
    assert_eq!(game.scores(), [8, 3]);
    assert!(game.player(Seat(0)).revealed.is_empty());
}
