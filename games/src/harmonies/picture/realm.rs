//! One player's part of a table.

use render::{Color, Group, Look, Node, Path, PlayerPanel, Point, Rect, Shape};

use super::super::card::{Held, Like};
use super::super::say::Say;
use super::super::view::{SeatView, SpiritView, View};
use super::board::{Board, Marks};
use super::card;
use super::header::player;
use crate::core::{Frame, Seat};

/// The strip with name, mark and points.
pub(super) fn strip(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Node {
    let here = view.seat(seat);
    look.player_panel(
        Rect { h: look.panel_strip(), ..rect },
        &PlayerPanel {
            player: player(seat),
            name: Say(frame.words).name(seat),
            score: here.score.total().to_string(),
            to_act: view.current == Some(seat),
            faded: view.resigned.contains(seat),
            lines: Vec::new(),
        },
    )
}

/// The points by category, each with its sign.
pub(super) fn points(look: Look, here: &SeatView, rect: Rect) -> Vec<Node> {
    let score = &here.score;
    let land = [
        (Like::Tree, score.trees),
        (Like::Mountain, score.mountains),
        (Like::Field, score.fields),
        (Like::Building, score.buildings),
        (Like::Water, score.water),
    ];
    let count = land.len() + 1 + usize::from(here.spirit != SpiritView::None);
    let cells = rect.inset_by(look.px(8.0), 0.0).grid(count, 1, 0.0);
    let mut nodes = vec![look.card(rect)];
    let size = look.px(10.5).min(cells[0].w * 0.165);
    let spot = |cell: Rect, share: f32| Point::new(cell.x + cell.w * share, cell.center().y);
    for ((like, points), &cell) in land.into_iter().zip(&cells) {
        nodes.push(card::icon(look, like, spot(cell, 0.2), size));
        nodes.push(card::figure(look, spot(cell, 0.66), &points.to_string()));
    }
    nodes.push(paw(look, spot(cells[land.len()], 0.2), size));
    nodes.push(card::figure(look, spot(cells[land.len()], 0.66), &score.animals.to_string()));
    if let Some(&cell) = cells.get(land.len() + 1) {
        let star = Path::star(spot(cell, 0.2), size * 1.2, size * 0.52, 5);
        nodes.push(Shape::new(star).fill(Color::hex(0x7B4B94)).into());
        nodes.push(card::figure(look, spot(cell, 0.66), &score.spirit.to_string()));
    }
    nodes
}

/// The print of a paw, for animals.
fn paw(look: Look, center: Point, size: f32) -> Node {
    let fill = look.theme.ink();
    let pad = |x: f32, y: f32, rx: f32, ry: f32| {
        Node::from(
            Shape::new(Path::ellipse(center.offset(x * size, y * size), rx * size, ry * size)).fill(fill),
        )
    };
    Group::new(vec![
        pad(0.0, 0.45, 0.62, 0.5),
        pad(-0.85, -0.15, 0.26, 0.34),
        pad(-0.32, -0.65, 0.27, 0.36),
        pad(0.32, -0.65, 0.27, 0.36),
        pad(0.85, -0.15, 0.26, 0.34),
    ])
    .into()
}

/// The board, with the marks of the last turn.
pub(super) fn board(
    look: Look,
    view: &View,
    seat: Seat,
    marks: Marks<'_>,
    rect: Rect,
) -> (Vec<Node>, Vec<Node>) {
    let here = view.seat(seat);
    let board = Board::within(look, view.side, rect);
    let steps = view.marked(seat);
    let marks = Marks {
        placed: steps.map_or(marks.placed, |steps| steps.placed),
        cubes: steps.map_or(marks.cubes, |steps| steps.cubes),
        ..marks
    };
    (board.ground(look), board.pieces(look, here, marks))
}

/// The uncompleted cards, in the order in which they were taken, and empty places up to four.
pub(super) fn cards(look: Look, here: &SeatView, cells: &[Rect]) -> Vec<Node> {
    let mut open = here.held.iter().filter(|held| !held.is_complete());
    let mut nodes = Vec::new();
    for &cell in cells {
        nodes.push(match open.next() {
            Some(held) => card::card(look, *held, cell),
            None => look.hollow(Path::round_rect(cell, look.px(14.0))),
        });
    }
    nodes
}

/// The completed cards, as small cubes with their points.
pub(super) fn completed(here: &SeatView) -> impl Iterator<Item = &Held> {
    here.held.iter().filter(|held| held.is_complete())
}
