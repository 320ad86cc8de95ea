//! The winner's banner.

use crate::color::Color;
use crate::geometry::{Point, Rect, Transform};
use crate::look::Look;
use crate::player::Player;
use crate::scene::{Align, Fit, Group, Node, Path, Role, Shape, TextBox};
use crate::style::Stroke;
use crate::theme::{INK, LAST_MOVE, LAST_MOVE_EDGE};

/// The words and marks of a banner. All words come from the caller's translations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Banner {
    /// The winners' marks; empty if there is no winner.
    pub players: Vec<Player>,
    /// The large line: "Ada wins".
    pub title: String,
    /// The small line: the result, or which game it was.
    pub line: String,
    /// Whether there is something to celebrate: then it is gold, else a plain strip.
    pub golden: bool,
}

impl Look {
    /// The height of [`Look::banner`] (116 at 1200).
    pub fn banner_height(self) -> f32 {
        self.px(116.0)
    }

    /// A golden ribbon over the width of the picture with the winner's mark in a laurel; `rect` has [`Look::banner_height`].
    pub fn banner(self, rect: Rect, banner: &Banner) -> Node {
        let (fill, ink) =
            if banner.golden { (LAST_MOVE, INK) } else { (self.theme.to_act(), self.theme.on_to_act()) };
        let plate = Shape::new(Path::round_rect(rect, self.px(18.0))).fill(fill);
        let plate = plate.stroke(Stroke::new(
            if banner.golden { LAST_MOVE_EDGE } else { self.theme.line() },
            self.px(2.5),
        ));
        let mut nodes: Vec<Node> = vec![plate.shadow(self.theme.shadow(self.px(6.0))).into()];
        if banner.golden {
            nodes.extend(self.sparks(rect));
        }
        let mut row = rect.inset_by(self.px(20.0), self.px(8.0));
        if banner.golden || !banner.players.is_empty() {
            let (place, rest) = row.split_left(row.h);
            nodes.extend(self.medal(place.center(), place.h, &banner.players));
            row = rest.split_left(self.px(20.0)).1;
        }
        let (upper, lower) = row.split_top(row.h * 0.58);
        let text = |rect, words: &str, size: f32| {
            TextBox::new(rect, words, size).color(ink).on(fill).align(Align::Start, Align::Middle)
        };
        let title = text(upper, &banner.title, self.px(46.0)).bold().role(Role::Vital);
        nodes.push(shrunk(title, self.vital()).id("banner/title").into());
        if !banner.line.is_empty() {
            let line = text(lower, &banner.line, self.px(24.0));
            nodes.push(shrunk(line, self.small()).id("banner/line").into());
        }
        Group::new(nodes).id("banner").into()
    }

    /// The winners' marks in a laurel.
    fn medal(self, center: Point, size: f32, players: &[Player]) -> Vec<Node> {
        let mut nodes = vec![laurel(center, size)];
        match players {
            [player] => nodes.push(player.mark(center, size * 0.46)),
            players => {
                let side = size * 0.24;
                let ring = |number: usize| 360.0 * number as f32 / players.len() as f32 - 90.0;
                let marks = players.iter().enumerate();
                nodes.extend(
                    marks.map(|(number, player)| player.mark(center.polar(size * 0.17, ring(number)), side)),
                );
            }
        }
        nodes
    }

    /// Small lights on the gold, the same in every picture.
    fn sparks(self, rect: Rect) -> Vec<Node> {
        let at = [(0.62, 0.22), (0.71, 0.74), (0.79, 0.3), (0.86, 0.66), (0.91, 0.2), (0.965, 0.52)];
        let spark = |(number, (x, y)): (usize, (f32, f32))| {
            let center = Point::new(rect.x + rect.w * x, rect.y + rect.h * y);
            let size = self.px(if number % 2 == 0 { 11.0 } else { 7.0 });
            Node::from(Shape::new(Path::star(center, size, size * 0.32, 4)).fill(Color::hex(0xFFF3BF)))
        };
        at.into_iter().enumerate().map(spark).collect()
    }
}

/// A line made smaller if it is too wide, and shortened if that is not enough: many winners may have long names.
fn shrunk(text: TextBox, min: f32) -> TextBox {
    let small = text.clone().fit(Fit::Shrink { min });
    if small.layout().fits { small } else { TextBox { size: min, ..text } }
}

/// Two twigs of laurel that meet below, `size` pixels across.
pub fn laurel(center: Point, size: f32) -> Node {
    let (leaf, edge) = (Color::hex(0x6FA046), Color::hex(0x2C4F1E));
    let mut nodes: Vec<Node> = Vec::new();
    for side in [-1.0f32, 1.0] {
        for step in 0..6 {
            let degrees = 90.0 + side * (22.0 + 25.0 * step as f32);
            let at = center.polar(size * 0.4, degrees);
            let leaf_path = Path::ellipse(at, size * 0.125, size * 0.062);
            let turned = leaf_path.transformed(Transform::rotate_at(degrees + side * 62.0, at));
            nodes.push(Shape::new(turned).fill(leaf).stroke(Stroke::new(edge, size * 0.022)).into());
        }
    }
    let knot = Path::circle(center.offset(0.0, size * 0.41), size * 0.06);
    let ribbon = Stroke::new(Color::hex(0x5E0A1F), size * 0.02);
    nodes.push(Shape::new(knot).fill(Color::hex(0xC2243A)).stroke(ribbon).into());
    Group::new(nodes).into()
}
