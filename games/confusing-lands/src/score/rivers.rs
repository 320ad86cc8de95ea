//! The conditions about rivers: 1, 7 and 8.

use super::super::components::board::Board;
use super::super::components::square::Symbol;
use super::field::Field;

/// The largest group of river squares whose ends meet.
pub(crate) fn mightiest(field: &Field) -> Board {
    let flow = |group: &Board| {
        let through = |side: usize| (*group & field.ends[side]).toward(side) & field.ends[(side + 2) % 4];
        through(0) | through(1) | through(2) | through(3)
    };
    field.squares(Symbol::River).largest_group(flow)
}

/// The mountains that a river flows into, once for each of its sides.
fn into(field: &Field) -> [Board; 4] {
    let mountains = *field.squares(Symbol::Mountain);
    std::array::from_fn(|side| field.ends[side].toward(side) & mountains)
}

/// The forests that a river flows past, once for each of its sides.
fn past(field: &Field) -> [Board; 4] {
    let forests = *field.squares(Symbol::Forest);
    let banks = |side: usize| *field.squares(Symbol::River) & !field.ends[side];
    std::array::from_fn(|side| banks(side).toward(side) & forests)
}

/// Counts how often a river square flows into a mountain.
pub(crate) fn falls(field: &Field) -> i32 {
    into(field).iter().map(Board::count).sum()
}

/// Counts how often a river square flows past a forest.
pub(crate) fn shades(field: &Field) -> i32 {
    past(field).iter().map(Board::count).sum()
}

/// The mountains that a river flows into.
pub(super) fn fallen_on(field: &Field) -> Board {
    into(field).into_iter().fold(Board::EMPTY, |all, board| all | board)
}

/// The forests that a river flows past.
pub(super) fn shading(field: &Field) -> Board {
    past(field).into_iter().fold(Board::EMPTY, |all, board| all | board)
}
