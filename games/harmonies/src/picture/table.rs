//! The whole table: central board and card row on top, the players' boards beneath.

use render::{Look, Node, Rect, Scene};

use super::super::components::cell::Side;
use super::super::view::View;
use super::board::{Board, Marks};
use super::header::header;
use super::{central, realm};
use rules::Seat;
use tabletop::Frame;

/// Draws all that everybody may know.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let four = view.seats.len() > 3;
    let mut scene = Scene::new(if four { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let look = scene.look();
    let (top, rest) = scene.content().split_top(look.header_height());
    let Rooms { spaces, row, cells } =
        if four { quarters(look, view, rest) } else { columns(look, view, rest) };
    let slots = slots(view);
    let mut fixed = Vec::new();
    let mut fresh: Vec<Node> = vec![look.header(top, &header(view, frame))];
    fresh.extend(central::spaces(look, view, frame, spaces));
    fresh.extend(central::row(look, view, frame, &row));
    for (seat, cell) in Seat::first(view.seats.len() as u8).zip(cells) {
        let places =
            if four { quarter(look, view.side, cell, slots) } else { beneath(look, view.side, cell) };
        let (ground, pieces) = realm::board(look, view, seat, Marks::default(), places.board);
        fixed.extend(ground);
        fresh.push(realm::strip(look, view, seat, frame, places.strip));
        fresh.extend(places.points.into_iter().flat_map(|rect| realm::points(look, view.seat(seat), rect)));
        fresh.extend(pieces);
        fresh.extend(realm::cards(look, view.seat(seat), frame, &places.cards));
    }
    scene.fixed(fixed);
    scene.extend(fresh);
    scene
}

/// The rooms of what is common, and those of the players.
struct Rooms {
    spaces: Rect,
    row: Vec<Rect>,
    cells: Vec<Rect>,
}

/// For up to three players: what is common above, everybody in a column beneath.
fn columns(look: Look, view: &View, rest: Rect) -> Rooms {
    let (common, rest) = rest.split_top(look.px(4.0)).1.split_top(look.px(MARKET));
    let rest = rest.split_top(look.px(8.0)).1;
    let (spaces, row) = common.split_left(common.w * 0.32);
    let row = row.split_left(look.px(8.0)).1.grid(view.row.len(), 1, look.px(6.0));
    Rooms { spaces, row, cells: rest.grid(view.seats.len(), 1, look.px(14.0)) }
}

/// For four players: two rows of two, down to the frame, and what is common in a column next to them.
fn quarters(look: Look, view: &View, rest: Rect) -> Rooms {
    let rest = Rect { h: rest.h + look.px(12.0), ..rest.split_top(look.px(2.0)).1 };
    let rest = Rect { h: rest.h - look.px(2.0), ..rest };
    let (boards, common) = rest.split_left(rest.w - look.px(COMMON));
    let (spaces, row) = common.split_left(look.px(8.0)).1.split_top(look.px(SPACES));
    let row = row.split_top(look.px(6.0)).1.grid(1, view.row.len(), look.px(5.0));
    Rooms { spaces, row, cells: boards.grid(2, 2, look.px(3.0)) }
}

/// The places for cards that the table needs for everybody: those that are taken, two at least.
fn slots(view: &View) -> usize {
    let taken = |here| realm::places(here, MOST).iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    view.seats.iter().map(taken).max().unwrap_or(0).max(2)
}

/// The most uncompleted cards in front of a player.
const MOST: usize = 4;

/// The width of the column of what is common, and the height of the central board in it.
const COMMON: f32 = 158.0;
const SPACES: f32 = 292.0;

/// The height of the central board and the card row, in pixels of a picture 1200 wide.
const MARKET: f32 = 122.0;

/// Rectangles of a player's parts.
struct Places {
    strip: Rect,
    /// The points by category; none where there is no room to read them.
    points: Option<Rect>,
    board: Rect,
    cards: Vec<Rect>,
}

/// For up to three players: name, points, board, cards, one beneath the other.
fn beneath(look: Look, side: Side, cell: Rect) -> Places {
    let (strip, rest) = cell.split_top(look.panel_strip());
    let (points, rest) = rest.split_top(look.px(4.0)).1.split_top(look.px(38.0));
    let wide = cell.w > look.px(500.0);
    let least = look.px(if wide { 128.0 } else { 236.0 });
    // A board that its width limits leaves room for larger cards.
    let spare = rest.h - Board::height(look, side, rest.w) - look.px(4.0);
    let (board, cards) =
        rest.split_top(rest.h - spare.clamp(least, look.px(if wide { 190.0 } else { 330.0 })));
    let board = board.inset_by(0.0, look.px(2.0));
    let cards = if wide { cards.grid(4, 1, look.px(4.0)) } else { cards.grid(2, 2, look.px(8.0)) };
    Places { strip, points: Some(points), board, cards }
}

/// For four players: the strip, beneath it the board with the cards next to or beneath it, whatever leaves the larger board.
fn quarter(look: Look, side: Side, cell: Rect, slots: usize) -> Places {
    let (strip, room) = cell.split_top(look.px(STRIP));
    let room = room.split_top(look.px(1.0)).1;
    let gap = look.px(5.0);
    let wide = if slots > 3 { BROAD } else { CARDS.0 };
    let (beside, column) = room.split_left(room.w - look.px(wide) - gap);
    let (above, line) = room.split_top(room.h - look.px(CARDS.1) - gap);
    let size = |board| Board::within(look, side, board).radius;
    let (board, cards) = if size(above) > size(beside) {
        (above, line.split_top(gap).1.grid(slots, 1, gap))
    } else {
        (beside, column.split_left(gap).1.grid(1, slots, gap))
    };
    Places { strip, points: None, board, cards }
}

/// The height of a strip where four players share the picture.
const STRIP: f32 = 34.0;
/// The width of the cards next to a board, and their height beneath it; the width of four, which are low.
const CARDS: (f32, f32) = (122.0, 114.0);
const BROAD: f32 = 140.0;

#[cfg(test)]
mod tests {
    use render::Theme;

    use super::*;

    /// The radii of spaces with which four boards were drawn before their layout was measured, by side.
    const BEFORE: [(Side, f32); 2] = [(Side::A, 49.2), (Side::B, 37.4)];

    #[test]
    fn four_boards_are_larger_than_a_quarter_with_cards_and_market_around_it() {
        let scene = Scene::new(Scene::BOARDS, Theme::Paper);
        let look = scene.look();
        let rest = scene.content().split_top(look.header_height()).1;
        let boards = rest.split_left(rest.w - look.px(COMMON)).0;
        let cell = Rect { h: boards.h + look.px(8.0), ..boards }.grid(2, 2, look.px(3.0))[0];
        for (side, before) in BEFORE {
            for slots in [2, 4] {
                let places = quarter(look, side, cell, slots);
                let radius = Board::within(look, side, places.board).radius;
                assert!(radius * radius >= 1.2 * before * before, "{side:?}, {slots} slots: {radius}");
                assert!(places.cards.iter().all(|card| cell.encloses(*card, 0.5)), "{:?}", places.cards);
            }
        }
    }
}
