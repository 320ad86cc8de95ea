//! What somebody did, weighed against what a computer would have done, tried on the toy.

use crate::Playable as _;
use crate::toy::{at_a_pair, at_bidding};
use rules::{Quick, Seat, Viewer};
use tabletop::AnyTable as _;
use thinking::{Margin, Measure, ReviewBudget};

const PAINS: ReviewBudget = ReviewBudget { thinking: 5_000, playing: 40_000, playouts: 200, round: 0 };

fn moves(action: &str) -> Vec<String> {
    action.split("; ").map(str::to_owned).collect()
}

#[test]
fn a_blunder_is_found_and_what_a_computer_does_costs_nothing() {
    let mut table = at_bidding();
    table.play_lines("2 bid 2; 3 bid 6");
    let least = Measure::Points.least();
    let blunder = table.weigh(Seat(0), &moves("bid 3"), &PAINS).expect("there is a choice");
    assert!(blunder.better.ends_with(&moves("bid 7")), "{blunder:?}");
    assert!(blunder.cost.tells(least), "{blunder:?}");
    let best = table.weigh(Seat(0), &blunder.better, &PAINS).expect("there is a choice");
    assert_eq!((best.better, best.cost), (blunder.better, Margin { mean: 0, error: 0 }));
    assert!(best.work <= PAINS.thinking + PAINS.playing, "{}", best.work);
}

#[test]
fn only_what_the_seat_may_know_is_weighed() {
    let mut table = at_bidding();
    table.play_lines("2 bid 2; 3 bid 6");
    let weighed = table.weigh(Seat(0), &moves("bid 3"), &PAINS);
    assert_eq!(table.weigh(Seat(0), &moves("bid 3"), &PAINS), weighed, "the same twice");
    for seed in 0..8 {
        let mut other = table.clone();
        other.redeal(Viewer::Seat(Seat(0)), &mut Quick::new(seed)).expect("it can be redealt");
        assert_eq!(other.weigh(Seat(0), &moves("bid 3"), &PAINS), weighed);
    }
    let again = ReviewBudget { round: 1, ..PAINS };
    let fresh = table.weigh(Seat(0), &moves("bid 3"), &again).expect("there is a choice");
    assert_ne!(Some(fresh.cost), weighed.map(|weighed| weighed.cost), "another round meets other luck");
}

#[test]
fn what_is_no_choice_is_not_weighed() {
    assert_eq!(at_a_pair().weigh(Seat(0), &moves("bid 3"), &PAINS), None);
    assert_eq!(at_bidding().weigh(Seat(9), &moves("bid 3"), &PAINS), None, "nobody sits there");
    assert_eq!(at_bidding().weigh(Seat(0), &moves("hum"), &PAINS), None, "it cannot be read");
}

#[test]
fn of_few_playouts_nothing_is_said() {
    let few = ReviewBudget { playouts: 3, ..PAINS };
    let weighed = at_bidding().weigh(Seat(0), &moves("bid 3"), &few).expect("there is a choice");
    assert!(!weighed.cost.tells(0) && !weighed.gain.tells(0), "{weighed:?}");
}
