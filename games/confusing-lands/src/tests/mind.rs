//! What computers advise.

use super::super::ConfusingLands;
use super::super::state::Step;
use super::*;
use conformance::open;
use rules::{Game as _, Quick, Seat, Turn};
use thinking::{Level, Mind as _, think};

/// What a level advises to the first seat.
fn advised(position: &ConfusingLands, level: Level, seed: u64) -> Action {
    let thought = think(position, Seat(0), level, &ConfusingLands::budget(level), false, seed);
    thought.expect("it can think").plans[0].moves[0]
}

/// A solo game, played by that level as far as the last card.
fn at_the_last_card(seed: u64) -> ConfusingLands {
    let mut position: ConfusingLands = open("", 1, &mut Quick::new(seed));
    let mut chance = Quick::new(!seed);
    while position.round < 3 || position.step != Step::Receive {
        let action = advised(&position, Level::Easy, seed);
        position.apply(Seat(0), &action, &mut chance, &mut Vec::new()).expect("it is legal");
    }
    position
}

#[test]
fn the_last_card_is_laid_where_it_brings_most() {
    for seed in 0..3 {
        let position = at_the_last_card(seed);
        let after = |action: &Action| {
            let mut after = position.clone();
            after.apply(Seat(0), action, &mut Quick::new(0), &mut Vec::new()).expect("it is legal");
            assert!(matches!(after.turn(), Turn::Over(_)));
            after.scores()[0]
        };
        let mut actions = Vec::new();
        position.actions(Seat(0), &mut actions);
        let most = actions.iter().map(after).max();
        assert_eq!(Some(after(&advised(&position, Level::Normal, seed))), most, "seed {seed}");
    }
}

#[test]
fn the_price_of_a_condition_is_charged_by_degrees() {
    let mut position: ConfusingLands = open("", 1, &mut Quick::new(1));
    let price = |position: &ConfusingLands| {
        let reasons = position.reasons(Seat(0));
        reasons.iter().find(|reason| reason.key == "confusing-lands-why-price").map(|reason| reason.share)
    };
    assert_eq!(price(&position), Some(0));
    position.places[0].land = land_of(&["12 front 0 n14"]);
    let early = price(&position).expect("it is a reason");
    assert!((-9_999..0).contains(&early), "{early}");
    position.step = Step::Over;
    assert_eq!(price(&position), Some(-10_000));
    assert_eq!(position.worth(Seat(0)), 1_000 * position.scores()[0]);
}

#[test]
fn a_choice_that_is_not_revealed_counts_for_its_seat() {
    let mut position: ConfusingLands = open("", 2, &mut Quick::new(2));
    let mut actions = Vec::new();
    position.actions(Seat(0), &mut actions);
    let worths: Vec<i32> = actions
        .iter()
        .map(|&action| {
            position.places[0].chosen = Some(action);
            position.worth(Seat(0))
        })
        .collect();
    assert!(worths.iter().any(|worth| *worth != worths[0]), "{worths:?}");
}

#[test]
fn thinking_keeps_within_its_work() {
    for seats in 1..=2 {
        let position: ConfusingLands = open("", seats, &mut Quick::new(4));
        for (level, most) in [(Level::Easy, 3_000), (Level::Normal, 60_000)] {
            let thought = think(&position, Seat(0), level, &ConfusingLands::budget(level), false, 5);
            assert!(thought.expect("it can think").work <= most, "{level}");
        }
    }
}
