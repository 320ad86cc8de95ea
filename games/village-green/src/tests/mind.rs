//! What computers advise.

use super::super::action::Source;
use super::super::mind::promise;
use super::super::score;
use super::super::state::Ending;
use super::*;
use thinking::{Level, Mind as _, POINT, think};

/// The next move that normal advises to the first seat.
fn advised(table: &VillageGreen, seed: u64) -> Action {
    let thought = think(table, ONE, Level::Normal, &VillageGreen::budget(Level::Normal), false, seed)
        .expect("it can think");
    thought.plans[0].moves[0]
}

/// The last turn of a game: nobody comes after the first seat.
fn last_turn() -> VillageGreen {
    let mut table = blank(2);
    (table.first, table.ending) = (Some(TWO), Some(Ending::Village(TWO)));
    table
}

fn share(table: &VillageGreen, key: &str) -> i32 {
    table.reasons(ONE).iter().filter(|reason| reason.key == key).map(|reason| reason.share).sum()
}

/// Puts other awards into the row; nobody may have seen them.
fn turn_up_awards(table: &mut VillageGreen, numbers: [u8; 3]) {
    for (place, number) in table.awards.row.iter_mut().zip(numbers) {
        place.replace(award(number)).into_iter().for_each(|old| table.awards.unseen.insert(old));
    }
    table.awards.row.into_iter().flatten().for_each(|award| table.awards.unseen.remove(award));
}

#[test]
fn the_last_card_is_the_one_that_pays() {
    for number in 1..=3u8 {
        let mut table = last_turn();
        // Three points for every blue rose.
        build(&mut table, ONE, "- bPs -/- - -/- - -", "b 9");
        give(&mut table, ONE, "rLbo rLow rLwb");
        for (place, other) in (1..=3).zip(["rPb", "rPo", "rPw"]) {
            turn_up(&mut table, place, if place == usize::from(number) { "bRww" } else { other });
        }
        for seed in 0..3 {
            assert_eq!(advised(&table, seed), Action::Take(Source::Row(number)));
        }
    }
}

#[test]
fn the_last_award_is_the_one_that_pays() {
    let mut table = last_turn();
    build(&mut table, ONE, "rPo bPo yPo/- - -/- - -", "");
    give(&mut table, ONE, "rLbo rLow rLwb");
    for (place, card) in (1..=3).zip(["rRbb", "rRoo", "rRww"]) {
        turn_up(&mut table, place, card);
    }
    // Three points for every blue lily or petunia; six for flowers of all three colours.
    turn_up_awards(&mut table, [3, 6, 11]);
    for seed in 0..3 {
        assert_eq!(advised(&table, seed), Action::Award(Source::Row(3)));
    }
}

#[test]
fn a_structure_is_laid_for_the_award_that_it_brings() {
    for seed in 0..3 {
        let mut table = last_turn();
        // Three points for every yellow lily, and six for row 1.
        build(&mut table, ONE, "rPo bPo yPo/- - -/- - -", "c 2");
        give(&mut table, ONE, "rLbo yLs rLwb");
        turn_up_awards(&mut table, [3, 6, 11]);
        while table.turn().must().contains(ONE) {
            let action = advised(&table, seed);
            table.apply(ONE, &action, &mut Quick::new(seed), &mut Vec::new()).expect("it is legal");
        }
        assert_eq!(total(&table, ONE), 1 + 3 + 6, "{:?}", table.side(ONE).village);
    }
}

#[test]
fn without_time_a_promise_is_what_lies_there() {
    let mut dice = Quick::new(5);
    for award in Cards::<AwardId>::all().iter() {
        for _ in 0..60 {
            let mut village = Village::default();
            for place in Place::all() {
                let card = GreenId::new(1 + dice.below(80) as u8);
                card.into_iter().for_each(|card| {
                    village.lay(card, place);
                });
            }
            for line in Line::all() {
                let points = POINT * score::worth(award, village.line(line));
                assert_eq!(
                    promise(&village, award, line, 0),
                    points,
                    "award {award}, line {line}: {village:?}"
                );
                let full = line.places().iter().all(|&place| village.green(place).is_some());
                assert!(!full || promise(&village, award, line, POINT) == points);
            }
        }
    }
}

#[test]
fn a_line_promises_more_the_nearer_it_is() {
    let promised = |line: &str, number| {
        promise(&village(line, ""), award(number), Line::read("1").expect("a line"), POINT)
    };
    // Three points for every blue rose.
    let promises = ["- - -", "bRp - -", "bRp bRs -", "bRp bRs bRs"].map(|line| promised(line, 9));
    assert!(promises.is_sorted_by(|less, more| less < more), "{promises:?}");
    // Six points for all three colours.
    assert_eq!(promised("rRs rRp -", 11), 0);
    assert!(promised("rRs bRp -", 11) > 3 * POINT);
}

#[test]
fn a_place_that_nothing_fits_is_a_loss() {
    let mut open = blank(2);
    build(&mut open, ONE, "- - -/- - -/- - -", "b 14");
    let mut shut = open.clone();
    build(&mut open, ONE, "rRoo rRs rRbb/- - -/- - -", "b 14");
    build(&mut shut, ONE, "rRoo - bPo/- yLs -/- - -", "b 14");
    (open.current, shut.current) = (TWO, TWO);
    assert!(share(&shut, "village-green-why-places") < share(&open, "village-green-why-places"));
}

#[test]
fn reasons_add_up_to_the_worth() {
    let mut table = blank(3);
    build(&mut table, ONE, "rRoo rRs rRbb/- - -/- - -", "a 14, 2 17");
    for phase in [Phase::Act, Phase::Cover, Phase::Lay { covering: false }, Phase::Over] {
        table.phase = phase;
        for seat in [ONE, TWO] {
            let sum: i32 = table.reasons(seat).iter().map(|reason| reason.share).sum();
            assert_eq!(sum, table.worth(seat), "{phase:?}");
        }
    }
    let scores = table.scores();
    assert_eq!(table.worth(ONE), POINT * (scores[0] - scores[1].max(scores[2])));
}
