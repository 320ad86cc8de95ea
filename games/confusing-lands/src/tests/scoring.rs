//! Whole lands, scored.

use super::super::ConfusingLands;
use super::super::present::stats::figures;
use super::super::say::Say;
use super::super::score::{Tally, VERDICTS, outcome};
use super::super::state::Step;
use super::{field, tally};
use conformance::{Library, Names, open};
use rules::{Game as _, Quick, Viewer};

/// Checks the own conditions by number, the shared one, and the total.
#[track_caller]
fn check(shared: u8, land: &str, own: &[(u8, i32)], shared_value: i32, total: i32) {
    let tally = tally(shared, land);
    let found: Vec<(u8, i32)> = tally.conditions().map(|(card, value)| (card.number(), value)).collect();
    assert_eq!((found.as_slice(), tally.shared, tally.total()), (own, shared_value, total), "{land:?}");
}

#[test]
fn the_rulebooks_example_comes_to_sixteen() {
    check(1, "──......./bbccooFFF/MMMM    F", &[(2, 12), (3, 12), (15, 14)], 8, 16);
}

/// Rows of nine, nine and five squares; two of them are a river.
#[test]
fn the_figures_of_the_rulebooks_example() {
    let land = "──......./bbccooFFF/MMMM    F";
    let figures = figures(&tally(1, land), &field(land));
    assert_eq!(figures[..3], [("own", 38), ("shared", 8), ("cost", -30)]);
    assert_eq!(figures[3..], [("best", 14), ("conditions", 3), ("squares", 23), ("river", 2)]);
}

#[test]
fn every_own_condition_costs_ten_whatever_it_scores() {
    check(17, "ee/V", &[(5, 0)], 1, -9);
    check(17, "eejj/V", &[(5, 0), (10, 0)], 1, -19);
}

#[test]
fn a_land_without_own_conditions_scores_nothing_for_the_shared_one() {
    check(17, "VVV/FFF", &[], 0, 0);
    check(17, "", &[], 0, 0);
    check(16, "VVV", &[], 0, 0);
}

#[test]
fn land_of_plenty_is_worth_the_least_of_the_others() {
    // The least is an own one; the least is the shared one; both are equal.
    check(17, "pp../rrVM/..FW", &[(16, 1), (18, 1)], 3, -15);
    check(18, "pp../qqVM/..FW", &[(16, 1), (17, 3)], 1, -15);
    check(18, "pp../qqV./...W", &[(16, 1), (17, 1)], 1, -17);
    check(17, "pp../eeV.", &[(5, 0), (16, 0)], 1, -19);
}

#[test]
fn land_of_plenty_alone_is_worth_the_shared_condition() {
    check(17, "ppVMF", &[(16, 3)], 3, -4);
    check(5, "ppVMF", &[(16, 0)], 0, -10);
}

#[test]
fn a_shared_land_of_plenty_is_worth_the_least_own_condition() {
    check(16, "qqVMFW/rr...", &[(17, 3), (18, 1)], 1, -15);
    check(16, "qqVMF", &[(17, 3)], 3, -4);
    check(16, "eeVMF", &[(5, 0)], 0, -10);
}

/// Checks the places of two lands, and whether a rematch is due.
#[track_caller]
fn check_places(lands: [&str; 2], shared: u8, places: [u8; 2], rematch: bool) {
    let tallies: Vec<Tally> = lands.iter().map(|land| tally(shared, land)).collect();
    let outcome = outcome(&tallies);
    let found: Vec<u8> = outcome.standings.iter().map(|standing| standing.place).collect();
    assert_eq!((found.as_slice(), outcome.rematch, outcome.verdict), (places.as_slice(), rematch, None));
}

#[test]
fn the_higher_total_wins() {
    check_places(["qqVM", "qqVMF"], 18, [2, 1], false);
    check_places(["", "qqVMF"], 18, [1, 2], false);
}

#[test]
fn a_tie_goes_to_the_best_single_condition_then_to_the_second() {
    check_places(["qqVMF", "qqVMW"], 18, [1, 2], false);
    check_places(["qqnn/VVVVWWW", "qqnn/VV/VV"], 18, [2, 1], false);
}

#[test]
fn the_shared_condition_is_one_of_those_that_decide_a_tie() {
    // Own 10 and shared 13 against own 12 and shared 11.
    check_places(["qq/VVVVVVVVVV/WWWWWWWWWWWWW", "qq/VVVVVVVVVVVV/WWWWWWWWWWW"], 18, [1, 2], false);
}

#[test]
fn a_tie_compares_values_before_ten_is_subtracted() {
    // Own 11 and shared 12 against own 13 and shared 10.
    check_places(["qq/VVVVVVVVVVV/WWWWWWWWWWWW", "qq/VVVVVVVVVVVVV/WWWWWWWWWW"], 18, [2, 1], false);
}

#[test]
fn a_tie_goes_on_to_the_third_best_condition() {
    // 6, 4, 2 and 2 against 6, 4, 3 and 1.
    let lands = ["qqoomm/V V V/     /V V V/     /W W/     /..", "qqoomm/V V V/     /V V/     /W/     /..M"];
    assert_eq!(lands.map(|land| tally(18, land).ranked()), [[6, 4, 2, 2], [6, 4, 3, 1]]);
    check_places(lands, 18, [2, 1], false);
}

#[test]
fn a_tie_says_what_won_it() {
    let mut view = open::<ConfusingLands>("", 2, &mut Quick::new(3)).view(Viewer::Public);
    view.step = Step::Over;
    let words = Library::of(&[crate::TITLE]).speaker(0, Names::Short);
    let tied = outcome(&["qqVMF", "qqVMW"].map(|land| tally(18, land)));
    let told = Say(&words).result(&view, &tied);
    assert!(told.ends_with("Ada wins with the better conditions."), "{told}");
}

#[test]
fn a_further_condition_beats_none_left() {
    let lands = ["rr../VVVVVVVVVV/WWWWWW/WWWWWW", "rrmm/VVVVVVVVVV/WWWWWW/WWWWWW"];
    assert_eq!(lands.map(|land| tally(17, land).total()), [12, 12]);
    check_places(lands, 17, [2, 1], false);
}

#[test]
fn equal_to_the_last_condition_is_a_shared_victory_and_asks_for_a_rematch() {
    check_places(["qqVMF", "qqFFF"], 18, [1, 1], true);
    check_places(["", ""], 18, [1, 1], true);
}

#[test]
fn solo_has_a_verdict_for_every_result() {
    for (total, word) in [
        (71, "incredible"),
        (50, "incredible"),
        (49, "amazing"),
        (40, "amazing"),
        (39, "remarkable"),
        (30, "remarkable"),
        (29, "puzzling"),
        (20, "puzzling"),
        (19, "confused"),
        (10, "confused"),
        (9, "lost"),
        (-30, "lost"),
    ] {
        assert_eq!(VERDICTS.on(total), format!("confusing-lands-verdict-{word}"), "{total}");
    }
}

#[test]
fn solo_a_land_worth_nine_is_lost_and_one_worth_ten_is_confused() {
    for (land, total, word) in
        [("qq/VVVVVVVVVV/WWWWWWWWW", 9, "lost"), ("qq/VVVVVVVVVV/WWWWWWWWWW", 10, "confused")]
    {
        let tally = tally(18, land);
        assert_eq!(tally.total(), total);
        let outcome = outcome(&[tally]);
        assert_eq!(outcome.verdict, Some(format!("confusing-lands-verdict-{word}")));
        assert!(!outcome.rematch);
    }
}
