//! Points of whole villages, and the winner.

use super::super::say::Say;
use super::super::score::{Score, VERDICTS, outcome};
use super::*;
use conformance::{Library, Names, open};
use rules::Viewer;
use tabletop::Stats as _;

#[test]
fn the_rulebooks_example_scores_sixteen() {
    // Village card 1; two ponds 4; column A: two of three flowers, 0; column B: two yellow lilies, 6; column C: birches alone, 3;
    // row 1: two structures, −2; row 2: three cards 6 less two birches, 4.
    let village = village("yRs yLs yRp / yPs yLp yRbb / - - -", "a 12, b 2, c 24, 1 20, 2 13");
    let score = Score::of(&village);
    assert_eq!(score, Score { village: 1, ponds: 4, cols: [0, 6, 3], rows: [-2, 4, 0] });
    assert_eq!(score.total(), 16);
}

/// The best of its awards is the lilies', its one card with trees shows two birches.
#[test]
fn the_figures_of_the_rulebooks_example() {
    let mut table = blank(2);
    table.side_mut(TWO).village =
        village("yRs yLs yRp / yPs yLp yRbb / - - -", "a 12, b 2, c 24, 1 20, 2 13");
    table.side_mut(TWO).blind = [3, 1];
    let figures = VillageGreen::figures(&table.view(Viewer::Public), TWO);
    assert_eq!(figures[..4], [("village", 1), ("ponds", 4), ("columns", 9), ("rows", 2)]);
    assert_eq!(figures[4..], [("award", 6), ("trees", 2), ("unseen", 4)]);
}

/// Awards that all cost points have a best one, too; a village without awards has none.
#[test]
fn the_best_award_may_cost_points() {
    let mut table = blank(2);
    table.side_mut(TWO).village = village("yRs yLs -", "1 20");
    let best = |seat| VillageGreen::figures(&table.view(Viewer::Public), seat)[4];
    assert_eq!((best(ONE), best(TWO)), (("award", 0), ("award", -2)));
}

#[test]
fn a_turned_village_card_is_worth_nothing() {
    let mut village = Village::default();
    assert_eq!(Score::of(&village).total(), 1);
    village.turned = true;
    assert_eq!(Score::of(&village).total(), 0);
}

#[test]
fn what_is_covered_counts_for_nothing() {
    let mut village = village("rRp - -", "a 10");
    // Village card 1, pond 2, award 2.
    assert_eq!(Score::of(&village).total(), 5);
    village.lay(meant("rRs").next().expect("a card"), place("a1"));
    assert_eq!(Score::of(&village).total(), 1);
    village.head(Line::read("a").expect("a line"), award(21));
    assert_eq!(Score::of(&village).total(), 2);
}

#[test]
fn awards_score_the_line_that_they_head() {
    // Column B holds two ponds, row 3 one.
    let village = village("- rRp - / - rPp - / rLp - -", "b 10, 3 10");
    let score = Score::of(&village);
    assert_eq!((score.cols, score.rows), ([0, 4, 0], [0, 0, 2]));
    let line = |name| score.line(Line::read(name).expect("a line"));
    assert_eq!((line("b"), line("3"), line("a")), (4, 2, 0));
}

#[test]
fn most_points_win_and_more_green_cards_break_a_tie() {
    let pond = village("rRp - -", "");
    let structure_and_lawn = village("rRs = -", "1 21");
    let bare = Village::default();
    let places = |villages: &[Option<Village>]| {
        outcome(villages)
            .standings
            .iter()
            .map(|standing| (standing.place, standing.score))
            .collect::<Vec<_>>()
    };
    // 3 points with one card, 2 with two, 1 with none.
    assert_eq!(places(&[Some(bare), Some(pond), Some(structure_and_lawn)]), [(3, 1), (1, 3), (2, 2)]);
    // 3 points each: two cards beat one.
    let pond_and_lawn = village("rRp = -", "");
    assert_eq!(places(&[Some(pond), Some(pond_and_lawn)]), [(2, 3), (1, 3)]);
    let mut view = open::<VillageGreen>("", 2, &mut Quick::new(3)).view(Viewer::Public);
    view.outcome = Some(outcome(&[Some(pond), Some(pond_and_lawn)]));
    (view.seats[0].score, view.seats[1].score) = (Score::of(&pond), Score::of(&pond_and_lawn));
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let told = "Bo wins a tie at 3 points with more green cards in the village.";
    assert_eq!(Say(&words).result(&view), told);
    // The same number of cards: they share.
    assert_eq!(places(&[Some(pond), Some(pond)]), [(1, 3), (1, 3)]);
}

#[test]
fn the_closing_picture_names_the_next_better_verdict() {
    let above = |points| VERDICTS.above(points).map(|(from, _)| from);
    assert_eq!([-3, 15, 16, 35, 36].map(above), [Some(16), Some(16), Some(26), Some(36), None]);
}
