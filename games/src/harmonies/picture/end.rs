//! The closing picture: everybody's board, large, and what it was worth.

use render::{Look, Node, PlayerPanel, Rect, Scene};

use super::super::card::Like;
use super::super::say::Say;
use super::super::say::points::breakdown;
use super::super::view::{SpiritView, View};
use super::board::{Board, Marks};
use super::header::player;
use super::{card, realm};
use crate::core::{Ending, Frame, Seat, Stage};

/// Draws the boards as they stand at the end.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let count = view.seats.len();
    let mut scene = Scene::new(if count > 3 { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let look = scene.look();
    let seats = || Seat::first(count as u8);
    let ending = Ending {
        frame,
        result: Say(frame.words).result(view),
        outcome: view.outcome.as_ref(),
        parts: seats().map(|seat| breakdown(view, seat, frame.words)).collect(),
        signs: signs(look, view),
        mark: player,
        reveals: false,
    };
    let Stage { board, .. } = ending.lay(&mut scene);
    for (seat, cell) in seats().zip(cells(look, view, board)) {
        let high =
            Board::height(look, view.side, cell.w - look.px(16.0)) + look.px(24.0) + look.panel_strip();
        let cell = Rect::around(cell.center(), cell.w, high.min(cell.h));
        scene.push(look.card(cell));
        let cell = cell.inset(look.px(8.0));
        let (name, room) = if count > 1 { cell.split_top(look.panel_strip()) } else { cell.split_top(0.0) };
        if count > 1 {
            let here = view.seat(seat);
            let panel = PlayerPanel {
                player: player(seat),
                name: frame.words.name(seat),
                score: here.score.total().to_string(),
                to_act: false,
                faded: view.resigned.contains(seat),
                lines: Vec::new(),
            };
            scene.push(look.player_panel(name, &panel));
        }
        let (ground, pieces) = realm::board(look, view, seat, Marks { bare: true, ..Marks::default() }, room);
        scene.extend(ground);
        scene.extend(pieces);
    }
    scene
}

/// The rooms of the boards: the grid in which they become largest.
fn cells(look: Look, view: &View, room: Rect) -> Vec<Rect> {
    let count = view.seats.len();
    let grids = (1..=count).map(|columns| room.grid(columns, count.div_ceil(columns), look.px(10.0)));
    let size = |cells: &Vec<Rect>| {
        let cell = cells[0].inset(look.px(8.0));
        Board::within(look, view.side, cell.split_top(look.panel_strip()).1).radius
    };
    grids.max_by(|one, other| size(one).total_cmp(&size(other))).unwrap_or_default()
}

/// The drawings of the categories.
fn signs(look: Look, view: &View) -> Vec<Node> {
    let square = Rect::new(0.0, 0.0, 100.0, 100.0);
    let likes = [Like::Tree, Like::Mountain, Like::Field, Like::Building, Like::Water];
    let mut signs: Vec<Node> =
        likes.into_iter().map(|like| card::icon(look, like, square.center(), 42.0)).collect();
    signs.push(realm::paw(look, square.center(), 40.0));
    if view.seats.iter().any(|here| here.spirit != SpiritView::None) {
        signs.push(realm::star(square.center(), 44.0));
    }
    signs
}
