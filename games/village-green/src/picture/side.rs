//! One player's part of a picture: name, points, village.

use render::font::wrap;
use render::parts::Fresh;
use render::{Color, Fit, Look, Node, Path, PlayerPanel, Rect, Shape, Stroke, TextBox, Weight};

use super::super::components::green::{Colour, Flower};
use super::super::components::place::Line;
use super::super::say::{Say, head};
use super::super::view::View;
use super::award;
use super::flower::bloom;
use super::village::{Grid, Marks};
use rules::{Seat, minus};
use tabletop::Frame;

/// Draws the strip with name, mark and points.
pub(super) fn strip(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Node {
    let here = view.seat(seat);
    let panel = PlayerPanel {
        player: seat.player(),
        name: Say(frame.words).name(seat),
        score: minus(here.score.total()),
        to_act: view.current == Some(seat) || view.arranging.contains(seat),
        faded: view.resigned.contains(seat),
        lines: Vec::new(),
    };
    look.player_panel(Rect { h: rect.h.min(look.panel_strip()), ..rect }, &panel)
}

/// Draws the village as large as it fits, with the marks of the last turn. The ground apart, for it seldom changes.
pub(super) fn village(
    look: Look,
    view: &View,
    seat: Seat,
    frame: &Frame<'_>,
    marks: Marks<'_>,
    room: Rect,
) -> (Vec<Node>, Vec<Node>) {
    let grid = Grid::within(look, room);
    let last = view.marked().filter(|steps| steps.seat == seat);
    let told = last.map(|steps| (steps, Fresh::Last)).or_else(|| Some((view.earlier(seat)?, Fresh::Earlier)));
    let told = told.filter(|_| !view.is_over());
    let gained = told.filter(|(_, fresh)| *fresh == Fresh::Last).map(|(steps, _)| view.gained(steps));
    let marks = Marks {
        laid: told.and_then(|(steps, fresh)| Some((steps.laid?.1, fresh))),
        headed: told.and_then(|(steps, fresh)| Some((steps.headed?.1, fresh))),
        gained: gained.filter(|&points| points != 0),
        ..marks
    };
    let cards = grid.cards(look, Say(frame.words), seat.player(), &view.seat(seat).village, marks);
    (grid.ground(look), cards)
}

/// Writes the rules of a village's awards whose drawings are too small there to be read, as many as find room.
pub(super) fn fine_print(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Vec<Node> {
    let (village, size) = (&view.seat(seat).village, look.px(18.0));
    let fine =
        Line::all().filter_map(|line| Some((line, village.award(line).filter(|id| award::is_fine(*id))?)));
    let (mut rest, mut nodes) = (rect, Vec::new());
    for (line, id) in fine {
        let words = format!("{}: {}", head(line), Say(frame.words).rule(id));
        let lines = wrap(&words, size, Weight::Regular, rest.w).len();
        let height = (lines as f32 * size * 1.22).ceil();
        if height > rest.h {
            break;
        }
        let (place, below) = rest.split_top(height);
        let text = TextBox::new(place, words, size).color(look.theme.ink()).on(look.theme.background());
        nodes.push(text.fit(Fit::Wrap { max_lines: lines }).into());
        rest = below.split_top(look.px(3.0)).1;
    }
    nodes
}

/// Draws a garland around the winner's part.
pub(super) fn garland(look: Look, rect: Rect) -> Vec<Node> {
    let (stem, leaf, edge) = (Color::hex(0x4C8A3A), Color::hex(0x7DB255), Color::hex(0x2C4F1E));
    let path = Path::round_rect(rect, look.px(20.0));
    let mut nodes: Vec<Node> = vec![Shape::new(path).stroke(Stroke::new(stem, look.px(4.0))).into()];
    let step = look.px(26.0);
    let corners = rect.corners();
    let mut leaves = Path::new();
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        let count = (from.distance(to) / step).floor() as usize;
        let along = (to.y - from.y).atan2(to.x - from.x).to_degrees();
        for index in 1..count {
            let at = from.lerp(to, index as f32 / count as f32);
            let turn = along + if index % 2 == 0 { 38.0 } else { -38.0 };
            let at = at.polar(look.px(6.0), turn);
            let one = Path::ellipse(at, look.px(9.0), look.px(4.5));
            leaves = leaves.and(one.transformed(render::Transform::rotate_at(turn, at)));
        }
    }
    nodes.push(Shape::new(leaves).fill(leaf).stroke(Stroke::new(edge, look.px(1.5))).into());
    let ends = rect.inset(look.px(9.0)).corners();
    for (corner, (flower, colour)) in
        ends.into_iter().zip(Flower::ALL.into_iter().cycle().zip(Colour::ALL.into_iter().cycle()))
    {
        nodes.push(bloom(flower, Some(colour), corner, look.px(28.0)));
    }
    nodes
}
