//! One player's part of a picture: name, points, village.

use render::{Align, Color, Look, Node, Path, Plate, PlayerPanel, Rect, Shape, Stroke, TextBox};

use super::super::green::{Colour, Flower};
use super::super::place::{Line, Place};
use super::super::say::{Say, minus, signed};
use super::super::view::View;
use super::award;
use super::flower::bloom;
use super::header::player;
use super::village::{Grid, Marks};
use crate::core::{Frame, Seat};

/// Draws the strip with name, mark and points.
pub(super) fn strip(look: Look, view: &View, seat: Seat, frame: &Frame<'_>, rect: Rect) -> Node {
    let here = view.seat(seat);
    let panel = PlayerPanel {
        player: player(seat),
        name: Say(frame.words).name(seat),
        score: minus(here.score.total()),
        to_act: view.current == Some(seat) || view.arranging.contains(seat),
        faded: view.resigned.contains(seat),
        lines: Vec::new(),
    };
    look.player_panel(Rect { h: look.panel_strip(), ..rect }, &panel)
}

/// Draws the points that the last turn brought, at the right end of a place.
pub(super) fn gained(look: Look, view: &View, seat: Seat, rect: Rect) -> Option<Node> {
    let steps = view.latest().filter(|steps| steps.seat == seat && !view.is_over())?;
    let gained = view.gained(steps);
    if gained == 0 {
        return None;
    }
    let fill = if gained < 0 { award::LOSS } else { award::GAIN };
    let plate = Plate::new(fill).stroke(render::theme::LAST_MOVE, look.px(3.0));
    let text = TextBox::new(rect.inset_by(look.px(12.0), 0.0), signed(gained), look.vital()).bold();
    Some(text.color(Color::WHITE).plate(plate).align(Align::End, Align::Middle).into())
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
    let steps = view.latest().filter(|steps| steps.seat == seat && !view.is_over());
    let laid: Option<Place> = steps.and_then(|steps| steps.laid).map(|(_, place, _)| place);
    let headed: Option<Line> = steps.and_then(|steps| steps.headed).map(|(_, line, _)| line);
    let marks = Marks { laid: laid.as_slice(), headed: headed.as_slice(), ..marks };
    let cards = grid.cards(look, Say(frame.words), player(seat), &view.seat(seat).village, marks);
    (grid.ground(look), cards)
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
    for (corner, (flower, colour)) in
        corners.into_iter().zip(Flower::ALL.into_iter().cycle().zip(Colour::ALL.into_iter().cycle()))
    {
        nodes.push(bloom(flower, Some(colour), corner, look.px(36.0)));
    }
    nodes
}
