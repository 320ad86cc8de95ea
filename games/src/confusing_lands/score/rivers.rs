//! The conditions about rivers: 1, 7 and 8.

use super::super::board::Board;
use super::super::square::Symbol;
use super::field::Field;

/// Counts the squares of the largest group of river squares whose ends meet.
pub(crate) fn mightiest(field: &Field) -> i32 {
    let flow = |group: &Board| {
        let through = |side: usize| (*group & field.ends[side]).toward(side) & field.ends[(side + 2) % 4];
        through(0) | through(1) | through(2) | through(3)
    };
    field.squares(Symbol::River).groups(flow).max().unwrap_or(0)
}

/// Counts how often a river square flows into a mountain.
pub(crate) fn falls(field: &Field) -> i32 {
    let mountains = *field.squares(Symbol::Mountain);
    (0..4).map(|side| (field.ends[side].toward(side) & mountains).count()).sum()
}

/// Counts how often a river square flows past a forest.
pub(crate) fn shades(field: &Field) -> i32 {
    let forests = *field.squares(Symbol::Forest);
    let banks = |side: usize| *field.squares(Symbol::River) & !field.ends[side];
    (0..4).map(|side| (banks(side).toward(side) & forests).count()).sum()
}
