//! The rulebook's terms, each in small lands where `D` marks the places that are meant.

use super::super::components::board::Board;
use super::super::components::square::Symbol;
use super::super::score::{condition, rivers};
use super::field;

fn marked(written: &str) -> Board {
    *field(written).squares(Symbol::Deer)
}

fn only(written: &str, symbol: Symbol) -> (usize, usize) {
    field(written).squares(symbol).iter().next().expect("the symbol is in the land")
}

#[test]
fn a_square_touches_its_four_neighbours() {
    for (from, touched) in [(".../.W./...", ".D./D.D/.D."), ("W./..", ".D/D.")] {
        assert_eq!(
            Board::one(only(from, Symbol::Wolf)).touching() & field(from).land,
            marked(touched),
            "{from}"
        );
    }
}

#[test]
fn a_square_is_near_its_eight_neighbours() {
    for (from, near) in [("..../.W../..../....", "DDD./D.D./DDD./...."), ("W../...", ".D./DD.")] {
        assert_eq!(Board::near(only(from, Symbol::Wolf)) & field(from).land, marked(near), "{from}");
    }
}

#[test]
fn a_river_flows_into_what_its_ends_touch_and_past_the_rest() {
    for (land, into, past) in [
        ("│M/FF", 0, 0),
        ("─M/F.", 1, 1),
        (".M./F│F/.M.", 2, 2),
        (".M./M─M/.M.", 2, 0),
        (".F./F─F/.F.", 0, 2),
        (".M./F└M/.F.", 2, 2),
        ("┌M/M.", 2, 0),
        ("┌F/F.", 0, 0),
    ] {
        assert_eq!((rivers::falls(&field(land)), rivers::shades(&field(land))), (into, past), "{land}");
    }
}

#[test]
fn an_edge_square_has_a_side_outside() {
    for (land, edges) in [("MMM/MMM/MMM", 8), ("MMM/M M/MMM", 8), (" M /MMM/ M ", 4), (" MM/MMM/MMM", 7)] {
        assert_eq!(condition::value(super::card(3), &field(land)), 3 * edges, "{land}");
    }
}

#[test]
fn distance_is_the_shortest_walk_over_the_land() {
    for (land, distance) in [
        ("WD", 1),
        ("W./.D", 2),
        ("W..D", 3),
        // Over condition squares, around holes, never over the corner of a hole.
        ("W##D", 3),
        ("W D/...", 4),
        ("W / D/", 99),
        ("W D", 99),
        ("W. ./. ../...D", 5),
    ] {
        let field = field(land);
        let reached =
            |steps: &u32| !(field.within(only(land, Symbol::Wolf), *steps) & marked(land)).is_empty();
        assert_eq!((0..30).find(reached).unwrap_or(99), distance, "{land}");
    }
}

#[test]
fn a_connected_group_hangs_together_by_sides() {
    for (land, sizes) in [
        ("", vec![]),
        ("D", vec![1]),
        ("DD./..D/D.D", vec![2, 2, 1]),
        ("DDD/D.D/DDD", vec![8]),
        ("D D", vec![1, 1]),
    ] {
        let mut groups: Vec<i32> = marked(land).groups(Board::touching).map(|group| group.count()).collect();
        groups.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(groups, sizes, "{land}");
    }
}
