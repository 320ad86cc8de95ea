//! What scores on a board: the outlines of its groups, and their points.

use render::theme::INK;
use render::{Cap, Color, Group, Look, Node, Path, Plate, Point, Role, Shape, Stroke, TextBox, Weight};

use super::super::components::cell::{Cell, Cells};
use super::super::score::scoring;
use super::super::view::SeatView;
use super::board::Board;

/// Draws every group with its points; a group of one has its points alone.
pub(super) fn groups(look: Look, board: &Board, here: &SeatView) -> Vec<Node> {
    let mut nodes = Vec::new();
    let scoring = scoring(&here.land);
    for (cells, _) in scoring.iter().filter(|(cells, _)| is_group(*cells)) {
        nodes.push(outline(look, board, *cells));
    }
    let mut written = Cells::EMPTY;
    // An island may be most of the board: its points stand apart, in the table of categories.
    for (cells, points) in scoring.into_iter().filter(|(cells, _)| cells.len() <= MOST) {
        // A space may belong to several groups: each writes its points on another one, while there is one.
        if let Some(cell) = cells.but(written).iter().next() {
            written = written.or(Cells::one(cell));
            nodes.push(worth(look, board.corner(cell), points));
        }
    }
    nodes
}

/// The most spaces of a group whose points are written on it.
const MOST: u8 = 12;

fn is_group(cells: Cells) -> bool {
    (2..=MOST).contains(&cells.len())
}

/// The line around a group of spaces.
fn outline(look: Look, board: &Board, cells: Cells) -> Node {
    let inside = |cell: Option<Cell>| cell.is_some_and(|cell| cells.contains(cell));
    let edges = cells.iter().flat_map(|cell| board.edges(cell)).filter(|(there, ..)| !inside(*there));
    let path = edges.fold(Path::new(), |path, (_, from, to)| path.and(Path::line(from, to)));
    let line = |color, width| {
        let stroke = Stroke { cap: Cap::Round, ..Stroke::new(color, look.px(width)) };
        Node::from(Shape::new(path.clone()).stroke(stroke))
    };
    Group::new(vec![line(INK, 7.0), line(Color::WHITE, 3.5)]).into()
}

/// The points of a group on a small plate.
fn worth(look: Look, at: Point, points: i32) -> Node {
    let plate = Plate { pad_x: look.px(7.0), pad_y: look.px(1.0), ..Plate::new(Color::hex(0x1F5B1F)) };
    let text = TextBox::centered(at, points.to_string(), look.vital(), Weight::Bold).color(Color::WHITE);
    text.plate(plate.stroke(Color::WHITE, look.px(1.5))).role(Role::Vital).into()
}
