//! The whole table: central board and card row on top, the players' boards beneath.

use render::{Node, Rect, Scene};

use super::super::components::cell::Side;
use super::super::view::View;
use super::board::{Board, Marks};
use super::header::header;
use super::{central, realm};
use crate::core::{Frame, Seat};

/// Draws all that everybody may know.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let four = view.seats.len() > 3;
    let mut scene = Scene::new(if four { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let rest = rest.split_top(look.px(4.0)).1;
    let (common, rest) = rest.split_top(look.px(MARKET));
    let rest = rest.split_top(look.px(8.0)).1;
    let (spaces, row) = common.split_left(common.w * 0.38);
    let row = row.split_left(look.px(8.0)).1.grid(view.row.len(), 1, look.px(6.0));
    let cells =
        if four { rest.grid(2, 2, look.px(10.0)) } else { rest.grid(view.seats.len(), 1, look.px(14.0)) };
    let mut fixed = Vec::new();
    let mut fresh: Vec<Node> = vec![look.header(top, &header(view, frame))];
    fresh.extend(central::spaces(look, view, frame, spaces));
    fresh.extend(central::row(look, view, frame, &row));
    for (seat, cell) in Seat::first(view.seats.len() as u8).zip(cells) {
        let places = if four { beside(look, view.side, cell) } else { beneath(look, view.side, cell) };
        let (ground, pieces) = realm::board(look, view, seat, Marks::default(), places.board);
        fixed.extend(ground);
        fresh.push(realm::strip(look, view, seat, frame, places.strip));
        fresh.extend(realm::points(look, view.seat(seat), places.points));
        fresh.extend(pieces);
        fresh.extend(realm::cards(look, view.seat(seat), frame, &places.cards));
    }
    scene.fixed(fixed);
    scene.extend(fresh);
    scene
}

/// The height of the central board and the card row, in pixels of a picture 1200 wide.
const MARKET: f32 = 122.0;

/// Rectangles of a player's parts.
struct Places {
    strip: Rect,
    points: Rect,
    board: Rect,
    cards: Vec<Rect>,
}

/// For up to three players: name, points, board, cards, one beneath the other.
fn beneath(look: render::Look, side: Side, cell: Rect) -> Places {
    let (strip, rest) = cell.split_top(look.panel_strip());
    let (points, rest) = rest.split_top(look.px(4.0)).1.split_top(look.px(38.0));
    let wide = cell.w > look.px(500.0);
    let least = look.px(if wide { 128.0 } else { 236.0 });
    // A board that its width limits leaves room for larger cards.
    let spare = rest.h - Board::height(look, side, rest.w) - look.px(4.0);
    let (board, cards) =
        rest.split_top(rest.h - spare.clamp(least, look.px(if wide { 190.0 } else { 330.0 })));
    let board = board.inset_by(0.0, look.px(2.0));
    let cards = if wide { cards.grid(4, 1, look.px(8.0)) } else { cards.grid(2, 2, look.px(8.0)) };
    Places { strip, points, board, cards }
}

/// For four players: name, points and cards in a column, the board beside them; a wide board has name and points above it.
fn beside(look: render::Look, side: Side, cell: Rect) -> Places {
    if side == Side::B {
        let (top, rest) = cell.split_top(look.panel_strip());
        let (strip, points) = top.split_left(top.w * 0.45);
        let points = points.split_left(look.px(8.0)).1.inset_by(0.0, look.px(6.0));
        let (board, cards) = rest.split_top(look.px(6.0)).1.split_left(rest.w * 0.6);
        let cards = cards.split_left(look.px(8.0)).1.grid(2, 2, look.px(6.0));
        return Places { strip, points, board, cards };
    }
    let board = (cell.h / Board::height(look, side, cell.w) * cell.w).min(cell.w * 0.6);
    let (left, board) = cell.split_left(cell.w - board);
    let left = Rect { w: left.w - look.px(6.0), ..left };
    let (strip, rest) = left.split_top(look.panel_strip());
    let (points, cards) = rest.split_top(look.px(4.0)).1.split_top(look.px(70.0));
    let cards = cards.split_top(look.px(4.0)).1.grid(2, 2, look.px(4.0));
    Places { strip, points, board, cards }
}
