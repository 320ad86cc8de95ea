//! The value of every condition.

use super::super::score::condition::value;
use super::{card, field};

/// Checks the value of one condition in many small lands.
#[track_caller]
fn check(condition: u8, lands: &[(&str, i32)]) {
    for (written, expected) in lands {
        assert_eq!(
            value(card(condition), &field(written)),
            *expected,
            "condition {condition} in {written:?}"
        );
    }
}

#[test]
fn mighty_river_counts_the_largest_group_linked_end_to_end() {
    check(
        1,
        &[
            ("", 0),
            ("FM", 0),
            ("│", 4),
            ("──", 8),
            // Side by side, but an end meets a bank.
            ("─│", 4),
            ("┐┌", 4),
            ("──/│.", 8),
            ("┌┐/└┘", 16),
            ("─┐/.│/└┘", 20),
            ("──.───", 12),
            // Rings in which two ends of the river meet one and the same square.
            ("┌─┐/│┌┘/│└─┐/└──┘", 56),
            ("┌──┐/│┌┐│/└┘││/  └┘", 56),
            // Interrupted by an empty square, a condition, a hole.
            ("│/│/./│", 8),
            ("─#─", 4),
            ("─ ─", 4),
        ],
    );
}

#[test]
fn noble_forests_counts_forests_that_are_not_alone() {
    check(
        2,
        &[
            ("", 0),
            ("F", 0),
            ("FF", 6),
            ("F/F", 6),
            ("F.F", 0),
            ("F./.F", 0),
            ("FF/F./.F", 9),
            ("FF.F/...F", 12),
            ("F#F", 0),
            ("F F", 0),
        ],
    );
}

#[test]
fn mountain_wall_counts_mountains_with_a_side_outside() {
    check(
        3,
        &[
            ("", 0),
            ("M", 3),
            (".../.M./...", 0),
            ("M.M/.M./M.M", 12),
            // A hole is outside; a hole at the corner is not at a side.
            (".../.M /...", 3),
            (" ../.M./...", 0),
            // Condition squares are squares of the land.
            (".#./.M./...", 0),
        ],
    );
}

#[test]
fn thriving_villages_counts_the_kinds_near_each_village() {
    check(
        4,
        &[
            ("", 0),
            ("V", 0),
            ("VV", 0),
            ("VF", 1),
            ("VF/FF", 1),
            ("V─/FM", 3),
            ("FMD/WVC/─..", 6),
            ("V.F", 0),
            ("VFV", 2),
            ("V#/.F", 1),
            ("V/ F", 1),
            ("V F", 0),
        ],
    );
}

#[test]
fn circle_of_life_pairs_wolves_and_deer() {
    check(
        5,
        &[
            ("", 0),
            ("W", 0),
            ("DDD", 0),
            ("WD", 6),
            ("WW.D", 6),
            ("WWDD", 12),
            ("WDD/WD.", 12),
            ("D#W", 6),
            ("D W", 6),
        ],
    );
}

#[test]
fn ancient_relics_counts_crystals_without_another_near_or_in_line() {
    check(
        6,
        &[
            ("", 0),
            ("C", 4),
            ("CC", 0),
            ("C./.C", 0),
            ("C../..C", 8),
            ("C../..C/C..", 4),
            // Neither empty squares nor conditions nor holes shield a row or column.
            ("C.C", 0),
            ("C#C", 0),
            ("C C", 0),
            ("C/./.C/C", 0),
        ],
    );
}

#[test]
fn roaring_falls_counts_the_mountains_a_river_flows_into() {
    check(
        7,
        &[
            ("", 0),
            ("─M", 4),
            ("M─M", 8),
            ("│/M", 4),
            // A bank leads nowhere.
            ("│M", 0),
            ("M/─", 0),
            ("M┐/.M", 8),
            // A mountain counts for each river that flows into it.
            ("─M─", 8),
            ("─.M", 0),
            ("─#M", 0),
            ("─ M", 0),
        ],
    );
}

#[test]
fn shaded_streams_counts_the_forests_a_river_flows_past() {
    check(
        8,
        &[
            ("", 0),
            ("│F", 4),
            ("F│F", 8),
            ("F/─/F", 8),
            ("┐F", 4),
            // A river does not pass the square that its end leads into.
            ("─F", 0),
            ("─F/F.", 4),
            ("F│/│F", 8),
            ("│F│", 8),
            ("│.F", 0),
            ("│#F", 0),
            ("│ F", 0),
        ],
    );
}

#[test]
fn valley_guardians_counts_mountains_at_distance_four() {
    check(
        9,
        &[
            ("", 0),
            ("C...M", 2),
            ("C..M", 0),
            ("C....M", 0),
            ("M...C...M", 4),
            ("C...M/...M.", 4),
            ("CC..M", 2),
            ("C./../.M", 0),
            ("C./../../.M", 2),
            // The way leads over condition squares, and around holes.
            ("C.##M", 2),
            ("C M/...", 2),
            ("C. .M", 0),
        ],
    );
}

#[test]
fn ruthless_hunters_counts_wolves_far_from_villages_and_wolves() {
    check(
        10,
        &[
            ("", 0),
            ("W", 8),
            ("W....V", 8),
            ("W...V", 0),
            ("W....W", 16),
            ("W...W", 0),
            ("WV", 0),
            ("W....WV", 8),
            // Condition squares are walked over; holes are walked around.
            ("W..##V", 8),
            ("W.##V", 0),
            ("W V/...", 0),
            ("W  V/....", 8),
            // A village that cannot be reached is far.
            ("W V", 8),
        ],
    );
}

#[test]
fn forest_spirit_counts_deer_with_three_forests_near() {
    check(
        11,
        &[
            ("", 0),
            ("D", 0),
            ("FFF/.D.", 8),
            ("FF./.D.", 0),
            ("FDF/F..", 8),
            ("FFF/DDD", 8),
            ("FFF/FDF/FFF", 8),
            ("FFF.D", 0),
            ("FF./#D./F..", 8),
            ("F F/FD", 8),
        ],
    );
}

#[test]
fn city_centre_counts_the_villages_around_the_best_crystal() {
    check(
        12,
        &[
            ("", 0),
            ("C", 0),
            ("V", 0),
            ("CV", 3),
            ("C..V", 3),
            ("C...V", 0),
            ("VCV", 6),
            // The second crystal is the better one; they are not added up.
            ("VC....CVV", 6),
            ("C##V", 3),
            ("C.##V", 0),
            ("C V", 0),
            ("C V/...", 0),
            ("CV/..", 3),
        ],
    );
}

#[test]
fn distant_outposts_counts_the_longest_unbroken_line() {
    check(
        13,
        &[
            ("", 0),
            (".", 1),
            ("FM│", 3),
            ("./././.", 4),
            ("..#...", 3),
            ("... ....", 4),
            ("../../.#", 3),
            ("##", 0),
            ("./ .", 1),
        ],
    );
}

#[test]
fn close_neighbours_counts_the_largest_square_area() {
    check(
        14,
        &[
            ("", 0),
            ("F", 1),
            ("FF", 1),
            ("FF/FF", 4),
            ("...../.....", 4),
            (".../.../...", 9),
            ("..../..../....", 9),
            (".../. ./...", 1),
            (".../.#./...", 1),
            ("..#/..#/...", 4),
            ("##", 0),
        ],
    );
}

#[test]
fn great_prairie_counts_the_largest_group_of_empty_squares() {
    check(
        15,
        &[
            ("", 0),
            ("F", 0),
            (".", 2),
            ("..", 4),
            ("./.", 4),
            (".F.", 2),
            (".F/F.", 2),
            ("../F./..", 10),
            ("..F...", 6),
            (".#.", 2),
            (". .", 2),
        ],
    );
}

#[test]
fn tranquility_counts_villages_mountains_and_forests() {
    check(17, &[("", 0), ("VMF", 3), ("VMF/─DW/C.#", 3), ("V V", 2), ("..##", 0)]);
}

#[test]
fn wilderness_counts_rivers_crystals_wolves_and_deer() {
    check(18, &[("", 0), ("─CWD", 4), ("VMF/─DW/C.#", 4), ("W W", 2), ("..##", 0)]);
}
