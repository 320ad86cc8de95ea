//! The closing picture: every village with its points, and the hands.

use render::{Align, Node, Point, Rect, Scene, TextBox, Weight, text_width};

use super::super::components::green::GreenId;
use super::super::say::{Say, points};
use super::super::score::VERDICTS;
use super::super::view::{SeatView, View};
use super::emblem::house_sign;
use super::village::Marks;
use super::{feature, green, side};
use rules::Seat;
use tabletop::{Closing, ClosingPlace, Frame, Rooms};

/// The height of the line with a player's mark and name.
const NAME: f32 = 42.0;
/// The most hands that find room in the ranking.
const REVEALED: usize = 4;
/// The height of a card in a hand next to the villages.
const HELD: f32 = 46.0;

/// Draws the closing picture.
pub(super) fn scene(view: &View, frame: &Frame<'_>) -> Scene {
    let count = view.seats.len();
    let mut scene = Scene::new(if count > 4 { Scene::BOARDS } else { Scene::TABLE }, frame.theme);
    let middle = Point::new(50.0, 50.0);
    let ending = Closing {
        frame,
        result: Say(frame.words).result(view),
        above: VERDICTS.above(view.seats[0].score.total()),
        outcome: view.outcome.as_ref(),
        parts: view.seats.iter().map(|here| points::summary(&here.score, frame.words)).collect(),
        signs: if count > REVEALED {
            Vec::new()
        } else {
            vec![house_sign(middle, 92.0), feature::pond(middle, 96.0)]
        },
        mark: Seat::player,
        reveals: count <= REVEALED && view.seats.iter().any(|here| !hand(here).is_empty()),
        place: ClosingPlace::Beside,
    };
    let Rooms { board, secrets } = ending.lay(&mut scene);
    for (seat, rect) in secrets {
        scene.extend(held(&scene, view.seat(seat), rect));
    }
    let cells = cells(&scene, board, count);
    for (here, &cell) in view.seats.iter().zip(&cells) {
        village(&mut scene, view, here, frame, cell);
    }
    // More hands than find room in the ranking have the place of a sixth village.
    if let Some(&free) = cells.get(count).filter(|_| count > REVEALED) {
        hands(&mut scene, view, free);
    }
    scene
}

/// The green cards that a seat is left with.
fn hand(here: &SeatView) -> &[GreenId] {
    here.shown.as_deref().unwrap_or_default()
}

/// Draws the cards left in a hand, side by side.
fn held(scene: &Scene, here: &SeatView, strip: Rect) -> Vec<Node> {
    let look = scene.look();
    let card = |(number, &card): (usize, _)| {
        let x = strip.x + number as f32 * (strip.h + look.px(8.0));
        green::card(look, card, Rect::new(x, strip.y, strip.h, strip.h))
    };
    hand(here).iter().enumerate().map(card).collect()
}

/// Draws everybody's mark and hand one below the other.
fn hands(scene: &mut Scene, view: &View, cell: Rect) {
    let look = scene.look();
    let rows = cell.split_top(look.px(NAME)).1.grid(1, view.seats.len(), look.px(8.0));
    for (here, row) in view.seats.iter().zip(rows).filter(|(here, _)| !hand(here).is_empty()) {
        let row = Rect::around(row.center(), row.w, row.h.min(look.px(HELD)));
        let (mark, strip) = row.split_left(look.px(44.0));
        scene.push(here.seat.player().mark(mark.center().offset(-look.px(4.0), 0.0), look.px(34.0)));
        scene.extend(held(scene, here, strip));
    }
}

/// The places of the villages, as large as they can be, and those that they leave free.
fn cells(scene: &Scene, board: Rect, count: usize) -> Vec<Rect> {
    let look = scene.look();
    let gap = look.px(10.0);
    let side = |columns: usize| {
        let rows = count.div_ceil(columns);
        let (w, h) = (board.w / columns as f32, board.h / rows as f32);
        w.min(h - look.px(NAME)) as i32
    };
    let columns = (1..=count).max_by_key(|&columns| side(columns)).unwrap_or(1);
    board.grid(columns, count.div_ceil(columns), gap)
}

fn village(scene: &mut Scene, view: &View, here: &SeatView, frame: &Frame<'_>, cell: Rect) {
    let look = scene.look();
    // The name stays near its village where the place is higher than broad.
    let used = (cell.w + look.px(NAME)).min(cell.h);
    let cell = Rect { y: cell.y + (cell.h - used) / 2.0, h: used, ..cell };
    let (line, room) = cell.split_top(look.px(NAME));
    let (mark, name) = line.split_left(look.px(44.0));
    let (ground, cards) = side::village(look, view, here.seat, frame, Marks::default(), room);
    let words = frame.words.name(here.seat);
    // A name too long for its place is written a little smaller before it is cut.
    let fits = text_width(&words, look.vital(), Weight::Bold) <= name.w;
    let text = TextBox::new(name, words, if fits { look.vital() } else { look.px(22.0) }).bold();
    let text = text.color(look.theme.ink()).on(look.theme.background()).align(Align::Start, Align::Middle);
    let mark = here.seat.player().mark(mark.center().offset(-look.px(4.0), 0.0), look.px(34.0));
    let nodes: Vec<Node> = [mark, text.into()].into_iter().chain(ground).chain(cards).collect();
    scene.extend(if view.resigned.contains(here.seat) { vec![look.faded(nodes)] } else { nodes });
}
