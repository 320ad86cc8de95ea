//! Whole games at random.

use super::super::components::place::Places;
use super::*;
use conformance::play_out;
use rules::Turn;

/// Every place whose card and neighbours a plain walk finds to agree.
fn plain_walk(village: &Village, card: GreenId, covering: bool) -> Places {
    let mut open = Places::EMPTY;
    for place in Place::all() {
        let free = village.green(place).is_none_or(|below| covering || below.card().is_lawn());
        let beside = Place::all()
            .filter(|other| place.row().abs_diff(other.row()) + place.column().abs_diff(other.column()) == 1);
        let agrees = |other: GreenId| {
            let pair = (card.card().flower, other.card().flower);
            !matches!(pair, (Some(one), Some(two)) if one.0 != two.0 && one.1 != two.1)
        };
        if free && beside.filter_map(|other| village.green(other)).all(agrees) {
            open.insert(place);
        }
    }
    open
}

#[test]
fn random_games_end_with_every_card_accounted_for() {
    for seed in 0..40 {
        let seats = 1 + (seed % 5) as u8;
        let mut table = setup::new(seats, &mut Quick::new(seed)).expect("a live chance answers");
        let universe = VillageGreen::universe(seats);
        let mut number = 0;
        let seen = |table: &VillageGreen| {
            number += 1;
            for seat in Seat::first(seats) {
                let mut listed = Vec::new();
                table.actions(seat, &mut listed);
                let legal: Vec<Action> =
                    universe.iter().copied().filter(|action| table.legal(seat, action).is_ok()).collect();
                let mut sorted = legal.clone();
                sorted.sort();
                assert_eq!(listed, sorted, "seat {seat} after {number} actions of game {seed}");
                let side = table.side(seat);
                for held in &side.hand {
                    for covering in [false, true] {
                        let open = side.village.open_to(held.card, covering);
                        assert_eq!(open, plain_walk(&side.village, held.card, covering));
                    }
                }
            }
        };
        play_out(&mut table, &mut Quick::new(seed), &mut Quick::new(!seed), seen);
        let Turn::Over(outcome) = table.turn() else { panic!("game {seed} goes on") };
        assert_eq!(outcome.verdict.is_some(), seats == 1);
        assert_eq!(outcome.standings.len(), usize::from(seats));
    }
}

#[test]
fn all_have_had_as_many_turns_when_a_game_ends() {
    for seed in 0..30 {
        let seats = 2 + (seed % 4) as u8;
        let mut table = setup::new(seats, &mut Quick::new(seed)).expect("a live chance answers");
        let mut turns = vec![0; usize::from(seats)];
        let (mut chance, mut choices) = (Quick::new(seed), Quick::new(!seed));
        while let Turn::Waiting { must, .. } = table.turn() {
            let seat = must.iter().next().expect("somebody");
            let mut actions = Vec::new();
            table.actions(seat, &mut actions);
            let action = actions[choices.below(actions.len())];
            turns[seat.index()] +=
                u32::from(matches!(action, Action::Take(_)) || is_award_action(&table, action));
            table.apply(seat, &action, &mut chance, &mut Vec::new()).expect("a live chance answers");
        }
        let (least, most) = (turns.iter().min(), turns.iter().max());
        assert_eq!(least, most, "game {seed}: {turns:?}");
    }
}

fn is_award_action(table: &VillageGreen, action: Action) -> bool {
    table.phase == Phase::Act && matches!(action, Action::Award(_))
}
