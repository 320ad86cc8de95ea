//! The work of the dice and the robber: which hexes have paid, and which one is blocked.

use render::theme::{LAST_MOVE, LAST_MOVE_EDGE};
use render::{Color, Group, Node, Path, Point, Shadow, Shape, Stroke, Transform};

use super::super::components::board::Hex;
use super::island::Island;
use super::room::Room;
use super::sea::IVORY;

/// The places of the robber in its hex, the first free one of which it takes.
const ROBBER: [(f32, f32); 4] = [(44.0, -2.0), (-44.0, -2.0), (0.0, -40.0), (0.0, 47.0)];
/// The robber's height.
const HEIGHT: f32 = 54.0;

impl Island<'_> {
    /// Shades the robber's hex and rings the numbers just rolled.
    pub(super) fn shade(&self) -> Vec<Node> {
        let shade = Shape::new(self.outline(self.view.robber, 2.0)).fill(Color::hex(0x14161C).alpha(0.36));
        let mut nodes: Vec<Node> = vec![shade.into()];
        let rings = self.rolled().fold(Path::new(), |all, hex| {
            let (at, radius) = self.token(hex);
            all.and(Path::circle(at, radius + 5.5))
        });
        let ring = |color, width| Node::from(Shape::new(rings.clone()).stroke(Stroke::new(color, width)));
        if rings != Path::new() {
            nodes.extend([ring(LAST_MOVE_EDGE, 9.5), ring(LAST_MOVE, 5.5)]);
        }
        nodes
    }

    /// The hexes that have just paid.
    fn rolled(&self) -> impl Iterator<Item = Hex> {
        let sum = self.view.dice.map(|(one, other)| one + other);
        let paid =
            move |hex: &Hex| sum == Some(self.view.land.numbers[hex.index()]) && self.view.robber != *hex;
        Hex::all().filter(paid)
    }

    /// The robber, in front of everything, where it hides nothing.
    pub(super) fn robber(&self, room: &mut Room) -> Vec<Node> {
        let height = self.px(HEIGHT);
        let places = ROBBER.map(|(x, y)| self.spot(self.view.robber, x, y));
        let Some(at) = room.take((height * 0.78, height), places) else { return Vec::new() };
        if !self.shows(at, height / 2.0) {
            return Vec::new();
        }
        let figure = figure(at.offset(0.0, height * 0.47), height, self.view.robbed);
        vec![figure.shows(format!("robber {}", self.view.robber)).into()]
    }
}

/// The robber: a hooded grey figure on that foot; a golden line when it has just come.
fn figure(foot: Point, height: f32, fresh: bool) -> Group {
    let at = |x: f32, y: f32| foot.offset(x * height, y * height);
    let cloak =
        Path::drawn("M -34 0 C -30 -45 -12 -58 -17 -72 C -20 -102 20 -102 17 -72 C 12 -58 30 -45 34 0 Z");
    let scale = height / 100.0;
    let cloak = cloak.transformed(Transform::scale(scale, scale).then(Transform::translate(foot.x, foot.y)));
    let line = |color, width| Node::from(Shape::new(cloak.clone()).stroke(Stroke::new(color, width)));
    let mut nodes = match fresh {
        true => vec![line(LAST_MOVE_EDGE, 13.0), line(LAST_MOVE, 9.0)],
        false => vec![line(IVORY, 7.0)],
    };
    let shadow = Shadow { dx: 2.0, dy: 4.0, blur: 5.0, color: Color::BLACK.alpha(0.5) };
    let body = Shape::new(cloak).fill(Color::hex(0x33363D)).stroke(Stroke::new(Color::hex(0x15161A), 3.0));
    nodes.push(body.shadow(shadow).into());
    let face = Path::ellipse(at(0.0, -0.72), height * 0.10, height * 0.11);
    nodes.push(Shape::new(face).fill(Color::hex(0x0E0F12)).into());
    let eyes = [-0.04, 0.04].map(|x| Path::circle(at(x, -0.73), height * 0.026));
    let eyes = eyes.into_iter().fold(Path::new(), Path::and);
    nodes.push(Shape::new(eyes).fill(LAST_MOVE).into());
    let fold = Path::line(at(0.0, -0.5), at(0.02, -0.06));
    nodes.push(Shape::new(fold).stroke(Stroke::new(Color::hex(0x565A63), 2.0)).into());
    Group::new(nodes).id("robber")
}
