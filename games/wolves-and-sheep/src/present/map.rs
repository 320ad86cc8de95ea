//! The landscape in letters: a letter for every edge, a sign for every middle.

use super::super::components::colour::Ground;
use super::super::components::landscape::Visible;
use super::super::components::posture::Posture;
use super::super::components::tile::Kind;
use super::super::say::{Say, place};
use super::super::view::View;
use rules::{Coordinate, LINE};

/// Draws the landscape; where it is too wide, in strips from the left.
pub(super) fn map(view: &View, say: Say<'_>) -> Vec<String> {
    let (low, high) = view.landscape.bounds();
    let label = (low.row..=high.row).map(|row| Coordinate::row_name(row).len()).max().unwrap_or(1) + 1;
    let room = ((LINE - label - 1) / 2) as i16;
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
    lines.push(names.chars().take(LINE).collect());
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
        grid[row][column] = middle(standing.laid.posture(), say);
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
fn middle(posture: Posture, say: Say<'_>) -> String {
    match posture.tile.kind() {
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

/// A tile as it lies: the letters of the sides from north on, then the sign of the middle: "BfBv/".
pub(super) fn signs(posture: Posture, say: Say<'_>) -> String {
    let sides: String = (0..4).map(|side| say.letter(posture.ground(side))).collect();
    sides + &middle(posture, say)
}

/// The tiles by rows: "14: N vvvv#, O BfBv/".
pub(super) fn rows(view: &View, say: Say<'_>) -> Vec<String> {
    let mut tiles: Vec<_> = view.landscape.visible().collect();
    tiles.sort_by_key(|standing| standing.laid.place);
    let rows = tiles.chunk_by(|one, other| one.laid.place.row == other.laid.place.row);
    let tile = |standing: &Visible| {
        let column = Coordinate::column_name(standing.laid.place.column).to_uppercase();
        format!("{column} {}", signs(standing.laid.posture(), say))
    };
    let row = |row: &[Visible]| {
        let tiles: Vec<String> = row.iter().map(tile).collect();
        format!("{}: {}", Coordinate::row_name(row[0].laid.place.row), tiles.join(", "))
    };
    rows.map(row).collect()
}

/// The open places, with what lies beyond each side from north on: "N13 --v-".
pub(super) fn open(view: &View, say: Say<'_>) -> String {
    let beyond = |place: Coordinate, side: usize| {
        view.landscape.ground_beyond(place, side).map_or_else(|| "-".to_owned(), |ground| say.letter(ground))
    };
    let open = view.landscape.open().iter().map(|open| {
        let sides: String = (0..4).map(|side| beyond(open.place, side)).collect();
        format!("{} {sides}", place(open.place))
    });
    open.collect::<Vec<_>>().join(", ")
}

/// Explains the letters.
pub(super) fn letters(say: Say<'_>) -> String {
    Ground::ALL.map(|ground| format!("{} {}", say.letter(ground), say.ground(ground))).join(", ")
}
