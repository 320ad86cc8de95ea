//! The village card, and the backs of the decks.

use render::parts::laurel;
use render::{Align, Color, Group, Look, Node, Path, Player, Point, Rect, Role, Shape, Stroke, TextBox};

use super::super::components::green::{Colour, Flower};
use super::super::score::Score;
use super::mark::NUMBER;
use super::pen::{Pen, oval};
use super::tones::{GOLD, GROUND, INK, standing};
use super::{feature, flower};

/// Draws a village card: by day, and by night once it is turned.
pub(super) fn village(look: Look, player: Player, turned: bool, rect: Rect) -> Node {
    let size = rect.w.min(rect.h);
    let radius = size * 0.1;
    let frame = player.color();
    let back = Shape::new(Path::round_rect(rect, radius)).fill(frame).shadow(look.theme.shadow(look.px(4.0)));
    let window = Path::round_rect(rect.inset(size * 0.045), radius * 0.7);
    let mut pen = Pen::default();
    scenery(&mut pen, turned);
    let scenery = Group::new(vec![pen.at(rect.center(), size)]).clip(window.clone());
    let mut nodes: Vec<Node> = vec![
        back.stroke(Stroke::new(player.edge(), (size * 0.016).max(1.5))).into(),
        scenery.into(),
        Shape::new(window).stroke(Stroke::new(player.edge(), (size * 0.012).max(1.0))).into(),
    ];
    let mark = size * 0.24;
    nodes.push(player.mark(Point::new(rect.x + size * 0.19, rect.y + size * 0.19), mark));
    Group::new(nodes).into()
}

/// Draws the points that need no award at the foot of a village card: its own, and those of the ponds.
pub(super) fn parts(look: Look, turned: bool, score: &Score, rect: Rect) -> Node {
    let (_, foot) = rect.split_top(rect.h * 0.74);
    let halves = foot.inset_by(-look.px(2.0), 0.0).grid(2, 1, look.px(2.0));
    let house = |at: Point, side: f32| house_of(at, side, turned);
    let pond = |at: Point, side: f32| feature::pond(at, side);
    let parts = [part(look, halves[0], score.village, &house), part(look, halves[1], score.ponds, &pond)];
    Group::new(parts.into()).into()
}

/// Draws one part of the score: what it is for, and its points.
fn part(look: Look, rect: Rect, points: i32, icon: &dyn Fn(Point, f32) -> Node) -> Node {
    let fill = standing(points);
    let plate = Shape::new(Path::round_rect(rect, rect.h * 0.25)).fill(fill);
    let plate = plate.stroke(Stroke::new(fill.mix(INK, 0.55), look.px(1.5)));
    let (left, right) = rect.split_left(rect.w * 0.48);
    let side = left.w.min(left.h) * 0.92;
    let text = TextBox::new(right, points.to_string(), look.px(NUMBER)).bold().color(fill.legible()).on(fill);
    let text = text.align(Align::Middle, Align::Middle).role(Role::Vital);
    Group::new(vec![plate.into(), icon(left.center().offset(look.px(2.0), 0.0), side), text.into()]).into()
}

/// Draws the sign of the village card's point.
pub(super) fn house_sign(center: Point, size: f32) -> Node {
    house_of(center, size, false)
}

/// Draws a house, for the village card.
fn house_of(center: Point, size: f32, turned: bool) -> Node {
    let mut pen = Pen::default();
    house(&mut pen, 50.0, 88.0, 62.0, if turned { 0x8A8478 } else { 0xB5532D }, turned);
    pen.at(center, size)
}

fn house(pen: &mut Pen, x: f32, foot: f32, width: f32, roof: u32, dark: bool) {
    let (half, wall) = (width / 2.0, width * 0.58);
    let (front, edge) = (if dark { 0xC9C3B8 } else { 0xFFF6E4 }, Color::hex(0x4B3A2C));
    let body = Path::rect(Rect::new(x - half * 0.82, foot - wall, width * 0.82, wall));
    pen.area(body, Color::hex(front), edge, 2.4);
    let gable = Path::polygon(
        [(x - half, foot - wall + 1.0), (x, foot - wall - width * 0.55), (x + half, foot - wall + 1.0)]
            .map(Point::from),
    );
    pen.area(gable, Color::hex(roof), edge, 2.4);
    let pane = if dark { 0xFFD768 } else { 0x7FB2CC };
    let (w, h) = (width * 0.2, width * 0.24);
    for side in [-1.0, 1.0] {
        let window = Rect::new(x + side * width * 0.2 - w / 2.0, foot - wall * 0.82, w, h);
        pen.area(Path::rect(window), Color::hex(pane), edge, 1.8);
    }
}

/// Draws the village: houses and a church on a hill.
fn scenery(pen: &mut Pen, turned: bool) {
    let (high, low, near, far) = if turned {
        (0x2B3B63, 0x6D7BA3, 0x4D6B47, 0x3D5A45)
    } else {
        (0x9CCBEA, 0xEAF4F2, 0x86B75A, 0xA9CB82)
    };
    pen.sky(high, low);
    if turned {
        pen.spot(78.0, 20.0, 9.0, 9.0, 0xF6E7B4);
        pen.flat(oval(74.0, 17.5, 8.0, 8.0), Color::hex(high));
    } else {
        pen.spot(80.0, 19.0, 9.0, 9.0, 0xFFD65A);
    }
    pen.drawn("M 0 56 C 20 42 44 44 60 50 C 78 42 92 46 100 52 L 100 100 L 0 100 Z", far);
    let edge = Color::hex(0x4B3A2C);
    let stone = Color::hex(if turned { 0xB7B2A8 } else { 0xF3EBDC });
    pen.area(Path::rect(Rect::new(45.0, 30.0, 13.0, 38.0)), stone, edge, 2.2);
    let spire = Path::polygon([(42.5, 31.0), (51.5, 7.0), (60.5, 31.0)].map(Point::from));
    pen.area(spire, Color::hex(0x5F7286), edge, 2.2);
    pen.flat(oval(51.5, 41.0, 3.0, 4.0), edge);
    house(pen, 31.0, 70.0, 27.0, 0xB5532D, turned);
    house(pen, 74.0, 70.0, 30.0, 0x9A4527, turned);
    pen.drawn("M 0 70 C 24 62 50 66 100 66 L 100 100 L 0 100 Z", near);
}

/// Draws the back of the green deck with the number of its cards.
pub(super) fn green_back(look: Look, rect: Rect) -> Node {
    let blooms =
        [(Flower::Rose, Colour::Red), (Flower::Petunia, Colour::Blue), (Flower::Lily, Colour::Yellow)];
    back(look, rect, Color::hex(0x4F8038), Color::hex(0x2C4F1E), &|pen| {
        for ((flower, colour), x) in blooms.into_iter().zip([24.0, 50.0, 76.0]) {
            pen.put(flower::bloom(flower, Some(colour), Point::new(x, 31.0), 27.0));
        }
    })
}

/// Draws the back of the award deck.
pub(super) fn award_back(look: Look, rect: Rect) -> Node {
    back(look, rect, GROUND.mix(GOLD, 0.35), GOLD.darker(0.3), &|pen| {
        pen.put(laurel(Point::new(50.0, 32.0), 46.0));
    })
}

fn back(look: Look, rect: Rect, fill: Color, edge: Color, drawing: &dyn Fn(&mut Pen)) -> Node {
    let size = rect.w.min(rect.h);
    let radius = size * 0.1;
    let mut nodes: Vec<Node> = Vec::new();
    for step in [2.0, 1.0] {
        let below = rect.offset(look.px(2.5) * step, look.px(2.5) * step);
        let shape = Shape::new(Path::round_rect(below, radius)).fill(fill.darker(0.25));
        nodes.push(shape.stroke(Stroke::new(edge, look.px(1.5))).into());
    }
    let top = Shape::new(Path::round_rect(rect, radius))
        .fill(fill)
        .stroke(Stroke::new(edge, (size * 0.02).max(1.5)));
    let inner = Path::round_rect(rect.inset(size * 0.06), radius * 0.6);
    nodes.push(top.into());
    nodes.push(Shape::new(inner).stroke(Stroke::new(fill.lighter(0.45), (size * 0.014).max(1.0))).into());
    let mut pen = Pen::default();
    drawing(&mut pen);
    nodes.push(pen.at(rect.center(), size));
    Group::new(nodes).into()
}
