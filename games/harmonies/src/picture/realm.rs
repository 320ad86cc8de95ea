//! One player's part of a table.

use render::parts::Fresh;
use render::{Color, Group, Look, Node, Path, PlayerPanel, Point, Rect, Shape, Stroke};

use super::super::components::card::{Held, Like};
use super::super::components::habitat;
use super::super::say::Say;
use super::super::view::{SeatView, SpiritView, View};
use super::board::{Board, Marks};
use super::card::Lacking;
use super::{card, token};
use rules::Seat;
use tabletop::Frame;

/// The strip with name, mark and points.
pub(super) fn strip(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Node {
    let here = view.seat(seat);
    look.player_panel(
        Rect { h: rect.h.min(look.panel_strip()), ..rect },
        &PlayerPanel {
            player: seat.player(),
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
    let inner = rect.inset_by(look.px(8.0), look.px(2.0));
    let rows = if rect.h > look.px(60.0) { 2 } else { 1 };
    let cells = inner.grid(count.div_ceil(rows), rows, 0.0);
    let mut nodes = vec![look.card(rect)];
    let size = look.px(10.5).min(cells[0].w * 0.165);
    let spot = |cell: Rect, share: f32| Point::new(cell.x + cell.w * share, cell.center().y);
    for ((like, points), &cell) in land.into_iter().zip(&cells) {
        nodes.push(token::icon(look, like, spot(cell, 0.2), size));
        nodes.push(card::figure(look, spot(cell, 0.66), &points.to_string()));
    }
    nodes.push(paw(look, spot(cells[land.len()], 0.2), size));
    nodes.push(card::figure(look, spot(cells[land.len()], 0.66), &score.animals.to_string()));
    if let Some(&cell) = cells.get(land.len() + 1) {
        nodes.push(star(spot(cell, 0.2), size * 1.2));
        nodes.push(card::figure(look, spot(cell, 0.66), &score.spirit.to_string()));
    }
    nodes
}

/// A star, for spirits.
pub(super) fn star(center: Point, size: f32) -> Node {
    let star = Path::star(center, size, size * 0.44, 5);
    Shape::new(star).fill(Color::hex(0x9A63B8)).stroke(Stroke::new(Color::WHITE, size * 0.08)).into()
}

/// The print of a paw, for animals.
pub(super) fn paw(look: Look, center: Point, size: f32) -> Node {
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
    let last = view.marked(seat).map(|steps| (steps, Fresh::Last));
    let told = last.or_else(|| Some((view.earlier(seat)?, Fresh::Earlier))).filter(|_| !marks.bare);
    let marks = match told {
        Some((steps, fresh)) => Marks { placed: steps.placed, cubes: steps.cubes, fresh, ..marks },
        None => marks,
    };
    (board.ground(look), board.pieces(look, here, seat.player(), marks))
}

/// The uncompleted cards in their places, and empty ones.
pub(super) fn cards(look: Look, here: &SeatView, frame: &Frame<'_>, cells: &[Rect]) -> Vec<Node> {
    let places = places(here, cells.len());
    let draw = |(place, &cell): (&Option<Held>, &Rect)| match place {
        Some(held) => {
            let name = Say(frame.words).card(held.card);
            card::card(look, *held, &name, cell, lack(here, held))
        }
        None => free(look, cell),
    };
    places.iter().zip(cells).map(draw).collect()
}

/// A place for a card to come: no more than a thin line, for what lies there counts.
pub(super) fn free(look: Look, cell: Rect) -> Node {
    let path = Path::round_rect(cell.inset(look.px(2.0)), look.px(12.0));
    Shape::new(path)
        .stroke(Stroke::new(look.theme.line(), look.px(1.5)).dashed(look.px(7.0), look.px(6.0)))
        .into()
}

/// The place of every uncompleted card: a card keeps its place until it is completed, a new one takes the place of the first that was.
pub(super) fn places(here: &SeatView, count: usize) -> Vec<Option<Held>> {
    let mut places: Vec<Option<Held>> = vec![None; count];
    let open = |place: &Option<Held>| place.is_none_or(|held: Held| held.is_complete());
    for held in &here.held {
        let free = places.iter().position(Option::is_none).or_else(|| places.iter().position(open));
        if let Some(place) = free.and_then(|free| places.get_mut(free)) {
            *place = Some(*held);
        }
    }
    places.into_iter().map(|place| place.filter(|held| !held.is_complete())).collect()
}

/// What a card lacks on that board; nothing is said of what is far from being placed.
fn lack(here: &SeatView, held: &Held) -> Option<Lacking> {
    let cubes = here.cubes();
    if !habitat::homes(held.card, &here.land, cubes).is_empty() {
        return Some(Lacking::Nothing);
    }
    habitat::is_near(held.card, &here.land, cubes).then_some(Lacking::Token)
}

/// The completed cards, as small cubes with their points.
pub(super) fn completed(here: &SeatView) -> impl Iterator<Item = &Held> {
    here.held.iter().filter(|held| held.is_complete())
}
