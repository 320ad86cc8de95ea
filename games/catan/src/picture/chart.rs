//! The chart: rows and columns at the rim with faint lines, the hexes' letters and signs.

use render::theme::INK;
use render::{Color, Group, Node, Path, Point, Rect, Role, Shape, Stroke, TextBox, Weight};

use super::super::components::board::{Corner, Hex};
use super::super::components::cards::Resource;
use super::island::Island;
use super::room::Room;
use super::sea::DEEP;
use rules::Words;

/// The places of a letter in its hex, the first free one of which it takes; none touches one of a neighbour's.
const LETTER: [(f32, f32); 8] = [
    (-36.0, -27.0),
    (36.0, -27.0),
    (-41.0, 31.0),
    (41.0, 31.0),
    (0.0, -45.0),
    (0.0, 49.0),
    (-50.0, 2.0),
    (50.0, 2.0),
];
/// The places of the sign of what a hex yields.
const SIGN: [(f32, f32); 6] =
    [(0.0, 50.0), (28.0, 43.0), (-28.0, 43.0), (30.0, -36.0), (-30.0, -36.0), (0.0, -47.0)];

/// The size of the names of rows and columns, and the smaller one where columns are nearer to each other than that.
const NAME: (f32, f32) = (30.0, 26.0);
const NEAR: f32 = 44.0;

impl Island<'_> {
    /// Draws the lines of rows and columns, and their names at the left and at the top.
    pub(super) fn graticule(&self) -> (Node, Vec<Node>) {
        let mut names: Vec<Node> = Vec::new();
        let inner = self.sea.inset(6.0);
        let size = if self.column(2) - self.column(1) < NEAR { NAME.1 } else { NAME.0 };
        let label = |at: Point, name: String| {
            let text = TextBox::centered(at, name.clone(), size, Weight::Bold).color(Color::WHITE);
            let drawn = Node::from(text.outline(DEEP.darker(0.6), 3.0).role(Role::Vital));
            Group::new(vec![drawn]).shows(format!("coordinate {name}")).into()
        };
        let mut lines = Path::new();
        let mut line = |from: Point, to: Point| lines = std::mem::take(&mut lines).and(Path::line(from, to));
        for row in 0..6u8 {
            let places = || Corner::all().filter(|corner| corner.position().0 == row);
            let y = self.row(row);
            let (left, right) = (inner.x + 11.0, inner.right() - 16.0);
            let ends = places().map(|corner| self.corner(corner).x);
            let ends = ends.fold((right, left), |(low, high), x| (x.min(low), x.max(high)));
            line(Point::new(left + 16.0, y), Point::new(ends.0 - 20.0, y));
            line(Point::new(ends.1 + 20.0, y), Point::new(right - 16.0, y));
            let name = char::from(b'A' + row).to_string();
            names.push(label(Point::new(left, y), name));
        }
        for column in 1..=11u8 {
            let places = || Corner::all().filter(|corner| corner.position().1 == column);
            let x = self.column(column);
            let (top, bottom) = (inner.y + 15.0, inner.bottom() - 13.0);
            let ends = places().map(|corner| self.corner(corner).y);
            let ends = ends.fold((bottom, top), |(low, high), y| (y.min(low), y.max(high)));
            line(Point::new(x, top + 18.0), Point::new(x, ends.0 - 14.0));
            line(Point::new(x, ends.1 + 14.0), Point::new(x, bottom - 18.0));
            let name = column.to_string();
            names.push(label(Point::new(x, top), name));
        }
        let stroke = Stroke::new(DEEP.mix(Color::WHITE, 0.4), 1.6).dashed(3.0, 7.0);
        (Shape::new(lines).stroke(stroke).into(), names)
    }

    /// The hexes' letters, next to the pieces.
    pub(super) fn letters(&self, room: &mut Room) -> Vec<Node> {
        let mut nodes = Vec::new();
        for hex in Hex::all().filter(|&hex| self.shows(self.hex(hex), self.px(60.0))) {
            let name = hex.to_string().to_uppercase();
            let letter = |at| {
                let text = TextBox::centered(at, name.clone(), 26.0, Weight::Bold);
                text.color(Color::WHITE).outline(INK, 3.0).role(Role::Vital)
            };
            let number = self.numeral(hex).map(|text| text.extent());
            let clear =
                |at: &Point| number.is_none_or(|number| number.intersection(letter(*at).extent()).is_none());
            let places = LETTER.map(|(x, y)| self.spot(hex, x, y)).into_iter().filter(clear);
            if let Some(at) = room.take((20.0, 22.0), places) {
                room.name(Rect::around(at, 32.0, 50.0));
                let letter = letter(at);
                nodes.push(Group::new(vec![letter.into()]).shows(format!("letter {hex}")).into());
            }
        }
        nodes
    }

    /// The signs of what the hexes yield, next to pieces and letters.
    pub(super) fn signs(&self, words: &dyn Words, room: &mut Room) -> Vec<Node> {
        let mut nodes = Vec::new();
        for hex in Hex::all().filter(|&hex| self.shows(self.hex(hex), self.px(60.0))) {
            let terrain = self.view.land.terrain[hex.index()].map_or("desert", Resource::word);
            let sign = words.text(&format!("catan-sign-{terrain}"), &[]);
            if let Some(at) = room.take((24.0, 16.0), SIGN.map(|(x, y)| self.spot(hex, x, y))) {
                let sign = TextBox::centered(at, sign, 19.0, Weight::Bold);
                nodes.push(sign.color(Color::WHITE).outline(INK, 2.5).role(Role::Ornament).into());
            }
        }
        nodes
    }
}
