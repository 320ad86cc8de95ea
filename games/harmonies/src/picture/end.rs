//! The closing picture: everybody's board, large, and what it was worth.

use render::{Look, Node, PlayerPanel, Rect, Scene};

use super::super::components::card::Like;
use super::super::components::cell::Side;
use super::super::say::Say;
use super::super::score::above;
use super::super::state::Harmonies;
use super::super::view::{SpiritView, View};
use super::board::{Board, Marks};
use super::{realm, token};
use rules::Seat;
use tabletop::{Closing, ClosingPlace, Frame, Points, Rooms};

/// The room between a card and what is on it.
const PAD: f32 = 8.0;
/// The width of a name next to a board.
const NAME: f32 = 306.0;
/// The height of a name above a board where there are more than two.
const LOW: f32 = 38.0;

/// Draws the boards as they stand at the end.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let count = view.seats.len();
    let mut scene = Scene::new(if count > 3 { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let look = scene.look();
    let seats = || Seat::first(count as u8);
    let verdict = view.outcome.as_ref().and_then(|outcome| outcome.verdict.as_deref());
    let ending = Closing {
        frame,
        result: Say(frame.words).result(view),
        above: verdict.and_then(|verdict| above(view.seats[0].score.total(), verdict)),
        outcome: view.outcome.as_ref(),
        parts: seats().map(|seat| Harmonies::breakdown(view, seat, frame.words)).collect(),
        signs: signs(look, view),
        mark: Seat::player,
        reveals: false,
        place: ClosingPlace::Beside,
    };
    let Rooms { board, .. } = ending.lay(&mut scene);
    for (seat, cell) in seats().zip(cells(look, view, board)) {
        let inner = cell.inset(look.px(PAD));
        let (name, room) = parts(look, view.side, count, inner);
        let high = Board::height(look, view.side, room.w).min(room.h);
        // A board that its width limits has a lower card.
        let inner = Rect::around(inner.center(), inner.w, inner.h - room.h + high);
        scene.push(look.card(inner.inset(-look.px(PAD))));
        let (_, room) = parts(look, view.side, count, inner);
        if let Some(name) = name {
            let here = view.seat(seat);
            let panel = PlayerPanel {
                player: seat.player(),
                name: frame.words.name(seat),
                score: here.score.total().to_string(),
                to_act: false,
                faded: view.resigned.contains(seat),
                lines: Vec::new(),
            };
            scene.push(look.player_panel(Rect { y: inner.y, ..name }, &panel));
        }
        let (ground, pieces) = realm::board(look, view, seat, Marks { bare: true, ..Marks::default() }, room);
        scene.extend(ground);
        scene.extend(pieces);
    }
    scene
}

/// The places of name and board on a card: one below the other, or side by side if the board is larger then; no name if it is clear
/// whose board it is.
fn parts(look: Look, side: Side, count: usize, inner: Rect) -> (Option<Rect>, Rect) {
    if count == 1 {
        return (None, inner);
    }
    let strip = if count > 2 { look.px(LOW) } else { look.panel_strip() };
    let (above, below) = inner.split_top(strip);
    let (left, beside) = inner.split_left(look.px(NAME));
    let left = Rect { h: strip, ..left };
    let size = |room| Board::within(look, side, room).radius;
    if size(beside) > size(below) { (Some(left), beside) } else { (Some(above), below) }
}

/// The rooms of the boards: the grid in which they become largest, with the boards of a last row that is not full in the middle.
fn cells(look: Look, view: &View, room: Rect) -> Vec<Rect> {
    let count = view.seats.len();
    let gap = look.px(10.0);
    let grid = |columns: usize| {
        let mut cells = room.grid(columns, count.div_ceil(columns), gap);
        let full = count / columns * columns;
        let missing = cells.len() - count;
        cells.truncate(count);
        for cell in &mut cells[full..] {
            cell.x += missing as f32 * (cell.w + gap) / 2.0;
        }
        cells
    };
    let size = |cells: &Vec<Rect>| {
        let (_, board) = parts(look, view.side, count, cells[0].inset(look.px(PAD)));
        Board::within(look, view.side, board).radius
    };
    // Of equally large ones that with the fewest columns: the last of those that are compared.
    let grids = (1..=count).rev().map(grid);
    grids.max_by(|one, other| size(one).round().total_cmp(&size(other).round())).unwrap_or_default()
}

/// The drawings of the categories.
fn signs(look: Look, view: &View) -> Vec<Node> {
    let square = Rect::new(0.0, 0.0, 100.0, 100.0);
    let likes = [Like::Tree, Like::Mountain, Like::Field, Like::Building, Like::Water];
    let mut signs: Vec<Node> =
        likes.into_iter().map(|like| token::icon(look, like, square.center(), 42.0)).collect();
    signs.push(realm::paw(look, square.center(), 40.0));
    if view.seats.iter().any(|here| here.spirit != SpiritView::None) {
        signs.push(realm::star(square.center(), 44.0));
    }
    signs
}
