//! The things that awards count, as small drawings.

use render::{Color, Group, Look, Node, Path, Point, Rect, Shape, Stroke};

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

/// Draws a thing in a square of that size; what has a colour, in a line that tells it without colours too.
pub(super) fn icon(look: Look, icon: Icon, center: Point, size: f32) -> Node {
    let ringed = |node: Node, colour: Option<Colour>| match colour {
        Some(colour) => Group::new(vec![flower::ring(colour, center, size), node]).into(),
        None => node,
    };
    // The line needs a little of the room.
    let inner = |colour: Option<Colour>| if colour.is_some() { size * 0.8 } else { size };
    match icon {
        Icon::Bloom(Some(which), colour) => {
            ringed(flower::bloom(which, colour, center, inner(colour)), colour)
        }
        Icon::Bloom(None, colour) => ringed(flower::blot(colour, center, inner(colour) * 0.9), colour),
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

#[cfg(test)]
mod tests {
    use render::paint::contrast::{SIDE, TOLD, told_apart};
    use render::{Painter, Theme};

    use super::*;

    #[test]
    fn whatever_awards_tell_apart_is_told_apart_without_colours() {
        let (painter, look) = (Painter::new(), Look { theme: Theme::Paper, unit: 1.0 });
        let colours = || Colour::ALL.into_iter().map(Some).chain([None]);
        let blooms =
            Flower::ALL.into_iter().flat_map(|flower| colours().map(move |it| Icon::Bloom(Some(flower), it)));
        let blots = Colour::ALL.map(|colour| Icon::Bloom(None, Some(colour)));
        let trees = Tree::ALL.into_iter().map(Some).chain([None]).map(Icon::Tree);
        let others = [Icon::Structure, Icon::Pond, Icon::Lawn, Icon::Empty, Icon::Card, Icon::NoTree];
        let all: Vec<Icon> = blooms.chain(blots).chain(trees).chain(others).collect();
        let middle = Point::new(SIDE / 2.0, SIDE / 2.0);
        let draw = |which| vec![icon(look, which, middle, SIDE * 0.9)];
        for (number, &one) in all.iter().enumerate() {
            for &other in &all[number + 1..] {
                let share = told_apart(&painter, draw(one), draw(other), GROUND).expect("it can be painted");
                assert!(share > TOLD, "{one:?} and {other:?}: {share}");
            }
        }
    }
}
