//! The animals: our own small drawings, a family of round heads and plain figures.

use render::theme::{INK, LAST_MOVE};
use render::{Color, Group, Look, Node, Path, Point, Rect, Shape, Stroke};

use super::super::card::CardId;

/// The animal of a card, in a square of that size.
pub(super) fn animal(card: CardId, center: Point, size: f32) -> Node {
    let hue = Color::hex(0x8A6A4A);
    let _ = card;
    Group::new(vec![Shape::new(Path::circle(center, size * 0.4)).fill(hue).into()]).into()
}

/// A cube with its animal on the front, standing around `center`.
pub(super) fn cube(look: Look, card: CardId, center: Point, size: f32, last: bool) -> Node {
    let (face, top, side) = if card.is_spirit() {
        (Color::hex(0xE6DBF5), Color::hex(0xF6F0FF), Color::hex(0x6B4E94))
    } else {
        (Color::hex(0xFFF3D6), Color::hex(0xFFFBEF), Color::hex(0x8A5A24))
    };
    let half = size / 2.0;
    let lid = size * 0.24;
    let front = Rect::new(center.x - half, center.y - half + lid / 2.0, size, size);
    let edge = if last { LAST_MOVE } else { side };
    let width = if last { look.px(4.0) } else { look.px(2.0) };
    let cap = Path::polygon([
        Point::new(front.x, front.y),
        Point::new(front.x + size * 0.16, front.y - lid),
        Point::new(front.right() - size * 0.16, front.y - lid),
        Point::new(front.right(), front.y),
    ]);
    let mut nodes: Vec<Node> = Vec::new();
    if last {
        let outline = Path::round_rect(front, size * 0.08).and(cap.clone());
        nodes.push(Shape::new(outline).stroke(Stroke::new(INK, look.px(8.0))).into());
    }
    nodes.push(Shape::new(cap).fill(top).stroke(Stroke::new(edge, width)).into());
    nodes.push(
        Shape::new(Path::round_rect(front, size * 0.08)).fill(face).stroke(Stroke::new(edge, width)).into(),
    );
    nodes.push(animal(card, front.center(), size * 0.9));
    Group::new(nodes).into()
}
