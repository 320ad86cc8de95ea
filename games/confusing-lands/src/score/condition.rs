//! The value of each condition in a land, by its number (rulebook, overview of the conditions).

use super::super::components::board::Board;
use super::super::components::card::Card;
use super::super::components::square::Symbol;
use super::field::Field;
use super::{rivers, stretch};

/// The number of the condition that takes its value from the others.
pub(crate) const LAND_OF_PLENTY: u8 = 16;

/// The value of a condition in that land. [`LAND_OF_PLENTY`] has none of its own: 0.
pub(crate) fn value(condition: Card, field: &Field) -> i32 {
    match condition.number() {
        1 => 4 * rivers::mightiest(field).count(),
        2 => 3 * grouped_forests(field).count(),
        3 => 3 * edge_mountains(field).count(),
        4 => thriving_villages(field),
        5 => 6 * pairs(field),
        6 => 4 * lone_crystals(field).count(),
        7 => 4 * rivers::falls(field),
        8 => 4 * rivers::shades(field),
        9 => 2 * guarded_mountains(field),
        10 => 8 * ruthless_wolves(field).count(),
        11 => 8 * forest_spirits(field).count(),
        12 => 3 * best_centre(field).1.count(),
        13 => stretch::longest_line(field),
        14 => stretch::largest_area(field),
        15 => 2 * field.blank.largest_group(Board::touching).count(),
        17 => all_of(field, &TRANQUIL).count(),
        18 => all_of(field, &WILD).count(),
        _ => 0,
    }
}

/// The squares whose number or symbols make that condition's value.
pub(crate) fn counted(condition: Card, field: &Field) -> Board {
    match condition.number() {
        1 => rivers::mightiest(field),
        2 => grouped_forests(field),
        3 => edge_mountains(field),
        4 => field.squares(Symbol::Village).iter().filter(|&place| kinds_near(field, place) > 0).collect(),
        5 => {
            let some = |symbol| field.squares(symbol).iter().take(pairs(field) as usize);
            some(Symbol::Wolf).chain(some(Symbol::Deer)).collect()
        }
        6 => lone_crystals(field),
        7 => rivers::fallen_on(field),
        8 => rivers::shading(field),
        9 => {
            field.squares(Symbol::Crystal).iter().fold(Board::EMPTY, |all, place| all | at_four(field, place))
        }
        10 => ruthless_wolves(field),
        11 => forest_spirits(field),
        12 => best_centre(field).0 | best_centre(field).1,
        13 => stretch::line(field),
        14 => stretch::area(field),
        15 => field.blank.largest_group(Board::touching),
        17 => all_of(field, &TRANQUIL),
        18 => all_of(field, &WILD),
        _ => Board::EMPTY,
    }
}

const TRANQUIL: [Symbol; 3] = [Symbol::Village, Symbol::Mountain, Symbol::Forest];
const WILD: [Symbol; 4] = [Symbol::River, Symbol::Crystal, Symbol::Wolf, Symbol::Deer];

/// The squares that show one of those symbols.
fn all_of(field: &Field, symbols: &[Symbol]) -> Board {
    symbols.iter().fold(Board::EMPTY, |all, &symbol| all | *field.squares(symbol))
}

/// Pairs of one wolf and one deer.
fn pairs(field: &Field) -> i32 {
    field.squares(Symbol::Wolf).count().min(field.squares(Symbol::Deer).count())
}

/// Forests in a connected group of two or more: those that touch a forest.
fn grouped_forests(field: &Field) -> Board {
    let forests = field.squares(Symbol::Forest);
    *forests & forests.touching()
}

/// Mountains with a side at a place outside the land.
fn edge_mountains(field: &Field) -> Board {
    let land = field.land;
    let inner = land.up() & land.down() & land.left() & land.right();
    *field.squares(Symbol::Mountain) & !inner
}

/// The different symbols near each village, other than village, summed.
fn thriving_villages(field: &Field) -> i32 {
    field.squares(Symbol::Village).iter().map(|place| kinds_near(field, place)).sum()
}

/// The different symbols near a place, other than village.
fn kinds_near(field: &Field, place: (usize, usize)) -> i32 {
    let near = Board::near(place);
    let others = Symbol::ALL.iter().filter(|&&symbol| symbol != Symbol::Village);
    others.filter(|&&symbol| !(*field.squares(symbol) & near).is_empty()).count() as i32
}

/// Crystals with no other crystal near them, in their row or in their column.
fn lone_crystals(field: &Field) -> Board {
    let crystals = field.squares(Symbol::Crystal);
    let lone = |&(row, column): &(usize, usize)| {
        let apart = |(other_row, other_column): (usize, usize)| {
            let same = (other_row, other_column) == (row, column);
            let diagonal = other_row.abs_diff(row) == 1 && other_column.abs_diff(column) == 1;
            same || !(other_row == row || other_column == column || diagonal)
        };
        crystals.iter().all(apart)
    };
    crystals.iter().filter(lone).collect()
}

/// The mountains at distance exactly 4 of each crystal, summed.
fn guarded_mountains(field: &Field) -> i32 {
    field.squares(Symbol::Crystal).iter().map(|place| at_four(field, place).count()).sum()
}

/// The mountains at distance exactly 4 of a place.
fn at_four(field: &Field, place: (usize, usize)) -> Board {
    let nearer = field.within(place, 3);
    let reached = nearer | (nearer.touching() & field.land);
    reached & !nearer & *field.squares(Symbol::Mountain)
}

/// Wolves with no village and no other wolf within distance 4.
fn ruthless_wolves(field: &Field) -> Board {
    let wolves = field.squares(Symbol::Wolf);
    let alone = |&place: &(usize, usize)| {
        let others = (*wolves & !Board::one(place)) | *field.squares(Symbol::Village);
        (field.within(place, 4) & others).is_empty()
    };
    wolves.iter().filter(alone).collect()
}

/// Deer with three forests or more near them.
fn forest_spirits(field: &Field) -> Board {
    let forests = *field.squares(Symbol::Forest);
    let deer = field.squares(Symbol::Deer).iter();
    deer.filter(|&place| (Board::near(place) & forests).count() >= 3).collect()
}

/// A crystal with the most villages within distance 3, and these; nothing if there is no village near a crystal.
fn best_centre(field: &Field) -> (Board, Board) {
    let villages = *field.squares(Symbol::Village);
    let crystals = field.squares(Symbol::Crystal).iter();
    let centres = crystals.map(|place| (Board::one(place), field.within(place, 3) & villages));
    let better = |best: (Board, Board), next: (Board, Board)| {
        if next.1.count() > best.1.count() { next } else { best }
    };
    centres.fold((Board::EMPTY, Board::EMPTY), better)
}
