//! Straight lines and square areas: the conditions 13 and 14.

use super::super::components::board::Board;
use super::field::Field;

/// The squares that may be part of a line or an area: all but condition squares.
fn free(field: &Field) -> Board {
    field.land & !field.conditions
}

/// The left or upper ends of the longest unbroken lines in one direction, and their length.
fn line_ends(field: &Field, step: fn(&Board) -> Board) -> (Board, i32) {
    let begins = |line: &Board| Some(step(line) & *line).filter(|rest| !rest.is_empty());
    let shorter = std::iter::successors(Some(free(field)).filter(|line| !line.is_empty()), begins);
    shorter.fold((Board::EMPTY, 0), |(_, length), ends| (ends, length + 1))
}

/// The length of the longest unbroken line of squares without condition squares.
pub(super) fn longest_line(field: &Field) -> i32 {
    line_ends(field, Board::left).1.max(line_ends(field, Board::up).1)
}

/// The squares of the longest unbroken line.
pub(super) fn line(field: &Field) -> Board {
    let ((across, wide), (down, high)) = (line_ends(field, Board::left), line_ends(field, Board::up));
    let (ends, length, step) = if wide >= high {
        (across, wide, Board::right as fn(&Board) -> Board)
    } else {
        (down, high, Board::down as fn(&Board) -> Board)
    };
    let Some(first) = ends.iter().next() else { return Board::EMPTY };
    (1..length).fold(Board::one(first), |line, _| line | step(&line))
}

/// The top left corners of the largest square areas without holes and condition squares, and their side.
fn area_corners(field: &Field) -> (Board, i32) {
    let (mut best, mut corners) = (Board::EMPTY, free(field));
    // After k rounds a corner is the top left of a full area of side k + 1.
    let mut side = 0;
    while !corners.is_empty() {
        side += 1;
        best = corners;
        let right = corners.left();
        corners = corners & right & corners.up() & right.up();
    }
    (best, side)
}

/// The number of squares of the largest square area.
pub(super) fn largest_area(field: &Field) -> i32 {
    area_corners(field).1.pow(2)
}

/// The squares of the largest square area.
pub(super) fn area(field: &Field) -> Board {
    let (corners, side) = area_corners(field);
    let Some(first) = corners.iter().next() else { return Board::EMPTY };
    (1..side).fold(Board::one(first), |area, _| {
        let wide = area | area.right();
        wide | wide.down()
    })
}
