//! A green card: a small garden in the frame of its flower's colour.

use render::{Color, Group, Look, Node, Path, Point, Rect, Shape, Stroke};

use super::super::components::green::{Colour, Feature, GreenId};
use super::feature;
use super::flower::{bloom, dashes, petal};
use super::pen::{Pen, oval};

/// The frame of a lawn.
const LAWN: Color = Color::hex(0x5E8F3A);

fn colour(id: GreenId) -> Option<Colour> {
    id.card().flower.map(|(_, colour)| colour)
}

/// Draws a card in a square.
pub(super) fn card(look: Look, id: GreenId, rect: Rect) -> Node {
    let size = rect.w.min(rect.h);
    let rect = Rect::around(rect.center(), size, size);
    let frame = colour(id).map_or(LAWN, petal);
    let radius = size * 0.1;
    let back = Shape::new(Path::round_rect(rect, radius)).fill(frame).shadow(look.theme.shadow(look.px(4.0)));
    let edge = Stroke::new(frame.darker(0.45), (size * 0.016).max(1.5));
    let inner = rect.inset(size * 0.045);
    let window = Path::round_rect(inner, radius * 0.7);
    let garden = Group::new(vec![garden(id, rect.center(), size)]).clip(window.clone());
    let line = Shape::new(window).stroke(Stroke::new(frame.darker(0.35), (size * 0.012).max(1.0)));
    let mut nodes = vec![back.stroke(edge).into()];
    nodes.extend(seam(id, rect, size));
    nodes.extend([garden.into(), line.into()]);
    Group::new(nodes).shows(format!("green {id}")).into()
}

/// A line in the frame that tells the colours apart where colours cannot be seen: none, dashes, dots.
fn seam(id: GreenId, rect: Rect, size: f32) -> Option<Node> {
    let (dash, gap) = dashes(colour(id)?)?;
    let path = Path::round_rect(rect.inset(size * 0.024), size * 0.085);
    let color = if colour(id) == Some(Colour::Blue) { Color::hex(0xEAF2FF) } else { Color::hex(0x7A4B06) };
    Some(Shape::new(path).stroke(Stroke::new(color, size * 0.016).dashed(size * dash, size * gap)).into())
}

fn garden(id: GreenId, center: Point, size: f32) -> Node {
    let mut pen = Pen::default();
    if id.card().feature == Feature::Lawn {
        lawn(&mut pen);
        return pen.at(center, size);
    }
    let (high, low) = match colour(id) {
        Some(Colour::Red) => (0xF6CFCB, 0xFDF1E6),
        Some(Colour::Blue) => (0xC3D8F5, 0xF1F4EC),
        _ => (0xFBE9AE, 0xFFFAE6),
    };
    pen.sky(high, low);
    pen.drawn("M 0 58 C 14 44 30 46 44 52 C 60 44 80 42 100 54 L 100 100 L 0 100 Z", 0xA8C686);
    pen.drawn("M 0 68 C 22 58 46 60 62 64 C 78 60 90 60 100 63 L 100 100 L 0 100 Z", 0x84B257);
    pen.drawn("M 0 84 C 24 76 52 80 100 78 L 100 100 L 0 100 Z", 0x6FA046);
    match id.card().feature {
        Feature::Trees([one]) => pen.put(feature::tree(*one, Point::new(66.0, 40.0), 68.0)),
        Feature::Trees(trees) => {
            // The one behind stands higher; the flower covers neither.
            for (tree, (x, y)) in trees.iter().zip([(38.0, 29.0), (74.0, 38.0)]) {
                pen.put(feature::tree(*tree, Point::new(x, y), 55.0));
            }
        }
        Feature::Structure => pen.put(feature::structure(Point::new(64.0, 37.0), 62.0)),
        Feature::Pond => pen.put(feature::pond(Point::new(60.0, 38.0), 74.0)),
        Feature::Lawn => {}
    }
    if let Some((flower, colour)) = id.card().flower {
        leaves(&mut pen);
        pen.put(bloom(flower, Some(colour), Point::new(28.5, 72.0), 49.0));
    }
    pen.at(center, size)
}

/// The leaves beneath a flower.
fn leaves(pen: &mut Pen) {
    let edge = Color::hex(0x24481F);
    for data in [
        "M 34 78 C 44 74 58 78 66 90 C 54 96 40 92 34 78 Z",
        "M 24 80 C 14 80 6 88 4 98 C 16 100 24 92 24 80 Z",
    ] {
        pen.area(Path::drawn(data), Color::hex(0x4C8A3A), edge, 2.0);
    }
    pen.line(
        Path::drawn("M 36 80 C 46 82 54 85 61 89 M 22 83 C 16 87 11 91 8 95"),
        Color::hex(0x9CCB7A),
        1.6,
    );
}

/// Mown stripes, and a few daisies that count for nothing.
fn lawn(pen: &mut Pen) {
    pen.drawn("M 0 0 L 100 0 L 100 100 L 0 100 Z", 0x8CBF5A);
    for stripe in 0..3 {
        let x = stripe as f32 * 40.0 - 20.0;
        let data =
            Path::polygon([(x, 100.0), (x + 20.0, 100.0), (x + 44.0, 0.0), (x + 24.0, 0.0)].map(Point::from));
        pen.flat(data, Color::hex(0xA3D16F));
    }
    for (x, y, s) in
        [(24.0, 30.0, 1.0), (70.0, 24.0, 0.8), (50.0, 58.0, 1.1), (80.0, 72.0, 1.0), (22.0, 78.0, 0.9)]
    {
        let tuft = Path::new()
            .move_to(x - 5.0 * s, y - 7.0 * s)
            .quad_to(x - 2.0 * s, y - 2.0 * s, x - s, y)
            .move_to(x, y - 10.0 * s)
            .line_to(x, y)
            .move_to(x + 5.0 * s, y - 7.0 * s)
            .quad_to(x + 2.0 * s, y - 2.0 * s, x + s, y);
        pen.line(tuft, Color::hex(0x47792C), 2.4);
    }
    for (x, y) in [(38.0, 82.0), (62.0, 40.0), (30.0, 52.0), (86.0, 44.0), (64.0, 88.0)] {
        pen.flat(oval(x, y, 2.6, 2.6), Color::hex(0xFFFDF2));
        pen.flat(oval(x, y, 1.0, 1.0), Color::hex(0xE8B52A));
    }
}
