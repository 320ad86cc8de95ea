//! The things that awards count, as small drawings.

use render::{Color, Look, Node, Path, Point, Rect, Shape, Stroke};

use super::super::components::green::{Colour, Flower, Tree};
use super::pen::Pen;
use super::tones::{GROUND, INK, LOSS};
use super::{feature, flower};

/// Something that an award counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Icon {
    Bloom(Option<Flower>, Option<Colour>),
    Tree(Option<Tree>),
    Structure,
    Pond,
    Lawn,
    /// A place without a green card.
    Empty,
    /// Any green card.
    Card,
    /// The thing left of it and the thing right of it are of one kind.
    Equals,
    NoTree,
}

/// The width of icons in a row, in their height.
pub(super) fn width(icons: &[Icon]) -> f32 {
    icons.iter().map(|&icon| if icon == Icon::Equals { 0.4 } else { 1.0 }).sum()
}

/// Draws icons in a row, as large as they fit.
pub(super) fn row(look: Look, icons: &[Icon], room: Rect) -> Vec<Node> {
    let all = width(icons);
    let side = room.h.min(room.w / all.max(1.0));
    let mut left = room.center().x - side * all / 2.0;
    let mut nodes = Vec::new();
    for &which in icons {
        let wide = side * width(&[which]);
        nodes.push(icon(look, which, Point::new(left + wide / 2.0, room.center().y), side * 0.92));
        left += wide;
    }
    nodes
}

/// Draws a thing in a square of that size.
fn icon(look: Look, icon: Icon, center: Point, size: f32) -> Node {
    match icon {
        Icon::Bloom(Some(which), colour) => flower::bloom(which, colour, center, size),
        Icon::Bloom(None, colour) => flower::blot(colour, center, size),
        Icon::Tree(Some(which)) => feature::tree(which, center, size),
        Icon::Tree(None) => feature::any_tree(center, size),
        Icon::Structure => feature::structure(center, size),
        Icon::Pond => feature::pond(center, size),
        Icon::Lawn => square(center, size, false),
        Icon::Card => square(center, size, true),
        Icon::Equals => {
            let mut pen = Pen::default();
            pen.line(Path::drawn("M 34 42 L 66 42 M 34 60 L 66 60"), INK, 8.0);
            pen.at(center, size)
        }
        Icon::NoTree => {
            let mut pen = Pen::default();
            pen.put(feature::any_tree(Point::new(50.0, 50.0), 100.0));
            pen.line(Path::drawn("M 16 14 L 84 88"), GROUND, 15.0);
            pen.line(Path::drawn("M 16 14 L 84 88"), LOSS, 8.0);
            pen.at(center, size)
        }
        Icon::Empty => {
            let place = Path::round_rect(Rect::around(center, size * 0.78, size * 0.78), size * 0.12);
            let dashes = Stroke::new(INK.lighter(0.2), look.px(2.0)).dashed(size * 0.13, size * 0.1);
            Shape::new(place).fill(Color::hex(0xEDE0C2)).stroke(dashes).into()
        }
    }
}

/// Draws a small lawn, or a green card of any kind with a flower of no colour.
fn square(center: Point, size: f32, any: bool) -> Node {
    let mut pen = Pen::default();
    let place = Rect::new(10.0, 10.0, 80.0, 80.0);
    pen.area(Path::round_rect(place, 12.0), Color::hex(0x8CBF5A), Color::hex(0x3A6322), 5.0);
    if any {
        pen.put(flower::bloom(Flower::Petunia, None, Point::new(50.0, 50.0), 58.0));
    } else {
        for x in [30.0, 52.0, 72.0] {
            let y = if x == 52.0 { 50.0 } else { 66.0 };
            let tuft = format!(
                "M {} {} L {x} {y} M {x} {} L {x} {y} M {} {} L {x} {y}",
                x - 9.0,
                y - 14.0,
                y - 20.0,
                x + 9.0,
                y - 14.0
            );
            pen.stroke(&tuft, 0x2F5A1C, 4.5);
        }
    }
    pen.at(center, size)
}
