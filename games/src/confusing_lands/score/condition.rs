//! The value of each condition in a land, by its number (rulebook, overview of the conditions).

use super::super::board::{Board, SIDE};
use super::super::card::Card;
use super::super::square::Symbol;
use super::field::Field;
use super::rivers;

/// The number of the condition that takes its value from the others.
pub(crate) const LAND_OF_PLENTY: u8 = 16;

/// The value of a condition in that land. [`LAND_OF_PLENTY`] has none of its own: 0.
pub(crate) fn value(condition: Card, field: &Field) -> i32 {
    match condition.number() {
        1 => 4 * rivers::mightiest(field),
        2 => 3 * grouped_forests(field),
        3 => 3 * edge_mountains(field),
        4 => thriving_villages(field),
        5 => 6 * field.squares(Symbol::Wolf).count().min(field.squares(Symbol::Deer).count()),
        6 => 4 * lone_crystals(field),
        7 => 4 * rivers::falls(field),
        8 => 4 * rivers::shades(field),
        9 => 2 * guarded_mountains(field),
        10 => 8 * ruthless_wolves(field),
        11 => 8 * forest_spirits(field),
        12 => 3 * best_centre(field),
        13 => longest_line(field),
        14 => largest_area(field),
        15 => 2 * field.blank.groups(Board::touching).max().unwrap_or(0),
        17 => count(field, &[Symbol::Village, Symbol::Mountain, Symbol::Forest]),
        18 => count(field, &[Symbol::River, Symbol::Crystal, Symbol::Wolf, Symbol::Deer]),
        _ => 0,
    }
}

fn count(field: &Field, symbols: &[Symbol]) -> i32 {
    symbols.iter().map(|&symbol| field.squares(symbol).count()).sum()
}

/// Forests in a connected group of two or more: those that touch a forest.
fn grouped_forests(field: &Field) -> i32 {
    let forests = field.squares(Symbol::Forest);
    (*forests & forests.touching()).count()
}

/// Mountains with a side at a place outside the land.
fn edge_mountains(field: &Field) -> i32 {
    let land = field.land;
    let inner = land.up() & land.down() & land.left() & land.right();
    (*field.squares(Symbol::Mountain) & !inner).count()
}

/// The different symbols near each village, other than village, summed.
fn thriving_villages(field: &Field) -> i32 {
    let kinds = |place| {
        let near = Board::near(place);
        let others = Symbol::ALL.iter().filter(|&&symbol| symbol != Symbol::Village);
        others.filter(|&&symbol| !(*field.squares(symbol) & near).is_empty()).count() as i32
    };
    field.squares(Symbol::Village).iter().map(kinds).sum()
}

/// Crystals with no other crystal near them, in their row or in their column.
fn lone_crystals(field: &Field) -> i32 {
    let crystals = field.squares(Symbol::Crystal);
    let lone = |&(row, column): &(usize, usize)| {
        let apart = |(other_row, other_column): (usize, usize)| {
            let same = (other_row, other_column) == (row, column);
            let diagonal = other_row.abs_diff(row) == 1 && other_column.abs_diff(column) == 1;
            same || !(other_row == row || other_column == column || diagonal)
        };
        crystals.iter().all(apart)
    };
    crystals.iter().filter(lone).count() as i32
}

/// The mountains at distance exactly 4 of each crystal, summed.
fn guarded_mountains(field: &Field) -> i32 {
    let at_four = |place| {
        let nearer = field.within(place, 3);
        let reached = nearer | (nearer.touching() & field.land);
        (reached & !nearer & *field.squares(Symbol::Mountain)).count()
    };
    field.squares(Symbol::Crystal).iter().map(at_four).sum()
}

/// Wolves with no village and no other wolf within distance 4.
fn ruthless_wolves(field: &Field) -> i32 {
    let wolves = field.squares(Symbol::Wolf);
    let alone = |&place: &(usize, usize)| {
        let others = (*wolves & !Board::one(place)) | *field.squares(Symbol::Village);
        (field.within(place, 4) & others).is_empty()
    };
    wolves.iter().filter(alone).count() as i32
}

/// Deer with three forests or more near them.
fn forest_spirits(field: &Field) -> i32 {
    let forests = *field.squares(Symbol::Forest);
    let deer = field.squares(Symbol::Deer).iter();
    deer.filter(|&place| (Board::near(place) & forests).count() >= 3).count() as i32
}

/// The most villages within distance 3 of one crystal.
fn best_centre(field: &Field) -> i32 {
    let villages = *field.squares(Symbol::Village);
    let crystals = field.squares(Symbol::Crystal).iter();
    crystals.map(|place| (field.within(place, 3) & villages).count()).max().unwrap_or(0)
}

/// The length of the longest unbroken line of squares without condition squares.
fn longest_line(field: &Field) -> i32 {
    let free = field.land & !field.conditions;
    let longest = |step: fn(&Board) -> Board| {
        let begins = |line: &Board| Some(step(line) & *line).filter(|rest| !rest.is_empty());
        std::iter::successors(Some(free).filter(|line| !line.is_empty()), begins).count() as i32
    };
    longest(Board::left).max(longest(Board::up))
}

/// The squares of the largest square area without holes and condition squares.
fn largest_area(field: &Field) -> i32 {
    let mut corners = field.land & !field.conditions;
    // After k rounds a corner is the top left of a full area of side k + 1.
    let mut side = 0;
    while !corners.is_empty() && side < SIDE as i32 {
        side += 1;
        let right = corners.left();
        corners = corners & right & corners.up() & right.up();
    }
    side * side
}
