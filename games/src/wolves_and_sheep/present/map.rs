//! The landscape in letters: a letter for every edge, a sign for every middle.

use super::super::components::colour::Ground;
use super::super::components::landscape::Visible;
use super::super::components::tile::Kind;
use super::super::say::Say;
use super::super::view::View;
use crate::core::Coordinate;

/// The most characters of a line.
const WIDTH: usize = 40;

/// Draws the landscape; where it is too wide, in strips from the left.
pub(super) fn map(view: &View, say: Say<'_>) -> Vec<String> {
    let (low, high) = view.landscape.bounds();
    let label = (low.row..=high.row).map(|row| Coordinate::row_name(row).len()).max().unwrap_or(1) + 1;
    let room = ((WIDTH - label - 1) / 2) as i16;
    let mut lines = Vec::new();
    let mut first = low.column;
    while first <= high.column {
        let last = (first + room - 1).min(high.column);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        strip(view, say, (first, last), (low.row, high.row), label, &mut lines);
        first = last + 1;
    }
    lines
}

/// Draws the columns from `first` to `last` under their names.
fn strip(
    view: &View,
    say: Say<'_>,
    (first, last): (i16, i16),
    (top, bottom): (i16, i16),
    label: usize,
    lines: &mut Vec<String>,
) {
    let mut names = String::new();
    for column in first..=last {
        let at = label + 1 + 2 * usize::try_from(column - first).unwrap_or(0);
        let name = Coordinate::column_name(column).to_uppercase();
        let length = names.chars().count();
        // A long name takes the place of the next one.
        if length <= at {
            names.push_str(&" ".repeat(at - length));
            names.push_str(&name);
        }
    }
    lines.push(names.chars().take(WIDTH).collect());
    let size = |low: i16, high: i16| 2 * usize::try_from(high - low + 1).unwrap_or(0) + 1;
    let mut grid = vec![vec![" ".to_owned(); size(first, last)]; size(top, bottom)];
    for standing in view.landscape.visible() {
        let place = standing.laid.place;
        if !(first..=last).contains(&place.column) {
            continue;
        }
        let at = |from: i16, to: i16| 2 * usize::try_from(to - from).unwrap_or(0) + 1;
        let (row, column) = (at(top, place.row), at(first, place.column));
        let letter = |side: usize| say.letter(standing.laid.posture().ground(side));
        grid[row - 1][column] = letter(0);
        grid[row][column + 1] = letter(1);
        grid[row + 1][column] = letter(2);
        grid[row][column - 1] = letter(3);
        grid[row][column] = middle(&standing, say);
    }
    for (index, signs) in grid.iter().enumerate() {
        let name = match index % 2 {
            0 => String::new(),
            _ => Coordinate::row_name(top + (index / 2) as i16),
        };
        lines.push(format!("{name:<label$}{}", signs.concat()).trim_end().to_owned());
    }
}

/// The sign in the middle of a tile: who stands there, the ground that runs through, or how fences run.
fn middle(standing: &Visible, say: Say<'_>) -> String {
    let posture = standing.laid.posture();
    match standing.laid.tile.kind() {
        Kind::Wolf => return "!".to_owned(),
        Kind::Hunter => return "+".to_owned(),
        Kind::Shepherd(_) => return "*".to_owned(),
        Kind::Square => return "#".to_owned(),
        Kind::Landscape => {}
    }
    let area = |side: usize| posture.area_at(side % 4);
    let through = (0..4).find(|&side| area(side) == area(side + 2));
    match through {
        Some(side) => say.letter(posture.ground(side)),
        None if area(0) == area(1) && area(2) == area(3) => "\\".to_owned(),
        None if area(1) == area(2) && area(3) == area(0) => "/".to_owned(),
        None => "x".to_owned(),
    }
}

/// Explains the letters and signs.
pub(super) fn legend(say: Say<'_>) -> String {
    let grounds = Ground::ALL.map(|ground| format!("{} {}", say.letter(ground), say.ground(ground)));
    format!("{}, {}", grounds.join(", "), say.plain("wolves-and-sheep-text-signs"))
}
