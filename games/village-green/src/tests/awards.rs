//! Each award over small lines, the points worked out next to them.

use super::super::components::place::Line;
use super::super::score::worth;
use super::{award, village};

/// Checks what an award pays for lines of up to three cards.
#[track_caller]
fn pays(number: u8, lines: &[(&str, i32)]) {
    let column = Line::columns().next().expect("there are three");
    for (written, points) in lines {
        let words: Vec<&str> = written.split(' ').collect();
        let standing = village(&words.join(" - - / "), "");
        assert_eq!(worth(award(number), standing.line(column)), *points, "award {number} over {written}");
    }
}

#[test]
fn awards_for_one_flower_in_one_colour_pay_three_each() {
    pays(1, &[("- - -", 0), ("rLp bLp yLp", 3), ("rLp rLs rRp", 6), ("rLp rLs rLbo", 9), ("= = =", 0)]);
    pays(2, &[("- - -", 0), ("yLp yLs rLp", 6), ("yRp yPp =", 0), ("yLp yLs yLwb", 9)]);
    pays(3, &[("- - -", 0), ("bLp bLow bPp", 6), ("bRp rLp =", 0), ("bLp - -", 3)]);
    pays(4, &[("- - -", 0), ("rPp rPs rRp", 6), ("rPo rPb rPw", 9), ("bPp rRp =", 0)]);
    pays(5, &[("- - -", 0), ("yPp yPs yLp", 6), ("yPo yPb yPw", 9), ("yRp bPp =", 0)]);
    pays(6, &[("- - -", 0), ("bPp bPs bRp", 6), ("bPo bPb bPw", 9), ("bLp rPp =", 0)]);
    pays(7, &[("- - -", 0), ("rRp rRs rLp", 6), ("rRoo rRbb rRww", 9), ("rPp bRp =", 0)]);
    pays(8, &[("- - -", 0), ("yRp yRs yLp", 6), ("yRoo yRbb yRww", 9), ("yPp rRp =", 0)]);
    pays(9, &[("- - -", 0), ("bRp bRs bLp", 6), ("bRoo bRbb bRww", 9), ("bPp yRp =", 0)]);
}

#[test]
fn excellence_in_ponds_pays_two_each() {
    // On top of the two points that every pond is worth anyway.
    pays(10, &[("- - -", 0), ("rRs = -", 0), ("rRp - -", 2), ("rRp rPp rLs", 4), ("rRp rPp rLp", 6)]);
}

#[test]
fn polychromatism_wants_three_colours() {
    pays(11, &[("rRp bRp yRp", 6), ("rRp bRp bRs", 0), ("rRp bRp =", 0), ("rRp - yRp", 0), ("- - -", 0)]);
}

#[test]
fn floral_variety_wants_three_flowers() {
    pays(12, &[("rRp rPp rLp", 6), ("rRp rPp rPs", 0), ("rRp rLp =", 0), ("rRp - rLp", 0), ("- - -", 0)]);
}

#[test]
fn ruling_best_use_of_space_pays_two_a_card() {
    // The rulebook's example: three cards are 6, two birches take 2 away.
    pays(13, &[("yPs yLp yRbb", 4), ("- - -", 0), ("= - -", 2), ("rRp rRs =", 6), ("rRbb rRoo rRww", 0)]);
}

#[test]
fn ruling_scope_and_ambition_pays_two_a_card() {
    // Three empty places: −9. One card: 2 − 6. Two: 4 − 3. Three: 6.
    pays(14, &[("- - -", -9), ("rRp - -", -4), ("rRp = -", 1), ("rRp rRoo =", 6)]);
}

#[test]
fn birches_pay_and_willows_cost() {
    // Two each: 4 birches 8; 2 birches and 2 willows 0; a birch, a willow and two oaks 0.
    pays(
        15,
        &[("rRbb bRbb -", 8), ("rRbb rRww -", 0), ("rLbo rLow -", 0), ("rRww - -", -4), ("rRoo = -", 0)],
    );
}

#[test]
fn oaks_pay_and_other_trees_cost() {
    // Oak 3, birch −2, willow −1: OO 6; BO + OW = 3 + 3 − 2 − 1 = 3; BB −4; WW −2.
    pays(16, &[("rRoo - -", 6), ("rLbo rLow -", 3), ("rRbb - -", -4), ("rRww - -", -2), ("rRp = -", 0)]);
}

#[test]
fn excellence_in_trees_pays_every_tree() {
    pays(
        17,
        &[("- - -", 0), ("rPo rPb rPw", 3), ("rRoo rLbo rPw", 5), ("rRoo rRbb rRww", 6), ("rRp rRs =", 0)],
    );
}

#[test]
fn symmetrical_forestry_pays_pairs_of_one_species() {
    // OO + O: one pair. BO + BO: a pair of each. Four oaks: two pairs.
    pays(18, &[("rRoo rPo -", 2), ("rLbo bLbo -", 4), ("rRoo bRoo -", 4), ("rPo rPb rPw", 0), ("- - -", 0)]);
    pays(18, &[("rRoo rRbb rRww", 6)]);
}

#[test]
fn natural_habitats_pay_lawns_and_trees_but_not_structures() {
    // Lawn 3, tree 1, structure −1.
    pays(19, &[("= = =", 9), ("= rRoo rRs", 4), ("rRs rPs rLs", -3), ("rPo - -", 1), ("- - -", 0)]);
}

#[test]
fn best_man_made_features_follow_their_table() {
    pays(20, &[("- - -", -4), ("rRp = -", -4), ("rRs - -", 2), ("rRs rPs -", -2), ("rRs rPs rLs", 6)]);
}

#[test]
fn excellence_in_structures_follows_its_table() {
    pays(21, &[("- - -", -2), ("rRs = -", 1), ("rRs rPs rPp", 2), ("rRs rPs rLs", 4)]);
}

#[test]
fn excellence_in_lawns_follows_its_table() {
    pays(22, &[("- - -", -2), ("rRs = -", 1), ("= = rPp", 4), ("= = =", 8)]);
}

#[test]
fn consistency_pays_three_structures_or_three_trees_of_a_species() {
    // Three oaks 5, six 10; three structures 5; two and two of a kind nothing.
    pays(23, &[("rRoo rPo -", 5), ("rRoo bRoo yRoo", 10), ("rRs rPs rLs", 5), ("rLbo bLbo -", 0)]);
    pays(23, &[("rRs rPs rPp", 0), ("rRww rLwb -", 5), ("- - -", 0)]);
}

#[test]
fn hard_and_soft_wood_follows_its_table() {
    // One species is 3 in the rulebook's example.
    pays(24, &[("- - -", -1), ("yRp yRbb -", 3), ("rPo rRoo -", 3), ("rLbo - -", -1), ("rLbo rPw -", 5)]);
}

#[test]
fn variety_in_trees_follows_its_table_and_wants_no_gaps() {
    // No species 1, one −3, two 2, three 6; each empty place −2.
    pays(25, &[("- - -", -5), ("rRp rRs =", 1), ("rRoo rRs =", -3), ("rLbo - rRp", 0), ("rLbo rPw =", 6)]);
}

#[test]
fn forestry_follows_its_table_of_trees() {
    pays(26, &[("- - -", -2), ("rPo - -", 4), ("rRoo - -", -1), ("rRoo rPo -", -1), ("rRoo rRbb -", -1)]);
    pays(26, &[("rRoo rRbb rPo", 4), ("rRoo rRbb rRww", 6)]);
}

#[test]
fn tasteful_displays_weigh_flowers() {
    // Rose −2, lily 2, petunia 1, lawn and empty place −3.
    pays(27, &[("- - -", -9), ("rLp bLp yLp", 6), ("rRp rLp rPp", 1), ("rPp = -", -5), ("rRp bRp yRp", -6)]);
}

#[test]
fn colour_combination_weighs_colours() {
    // Red −2, blue 2, yellow 1, lawn and empty place −3.
    pays(28, &[("- - -", -9), ("bRp bPp bLp", 6), ("rRp bRp yRp", 1), ("yPp = -", -5), ("rRp rPp rLp", -6)]);
}

#[test]
fn feature_variety_wants_exactly_one_of_each() {
    // The third is exactly one pond or exactly one empty place; a card with two trees is not one tree.
    pays(
        29,
        &[("rRs rPo rPp", 6), ("rRs rPo -", 6), ("rRs rPo =", 0), ("rRs rRoo rPp", 0), ("rRs rPo rPb", 0)],
    );
    pays(29, &[("rRs rPs rPo", 0), ("rRs - -", 0), ("- - -", 0)]);
}

#[test]
fn natural_and_man_made_follow_their_table() {
    // (structures, trees): (1, 0) −2, (1, 2) 4, (2, 2) 6, anything else nothing.
    pays(
        30,
        &[("rRs - -", -2), ("rRs rRp =", -2), ("rRs rRoo -", 4), ("rRs rPo rPb", 4), ("rRs rPs rLbo", 6)],
    );
    pays(30, &[("- - -", 0), ("rRs rPo -", 0), ("rRs rPs rPo", 0), ("rRs rPs rLs", 0), ("rRs rRoo rPo", 0)]);
}
