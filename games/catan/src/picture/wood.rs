//! Wooden pieces: a light upper face, the colour in front, a dark side, one soft shadow.

use render::{Color, Group, Node, Path, Player, Point, Shadow, Shape, Stroke};

/// The faces of a piece within a square of one, from the back to the front.
struct Faces {
    outline: &'static [(f32, f32)],
    front: &'static [&'static [(f32, f32)]],
    side: &'static [&'static [(f32, f32)]],
    top: &'static [&'static [(f32, f32)]],
    /// The place of the player's mark, and its size.
    mark: (f32, f32, f32),
}

/// A house with its gable in front.
const SETTLEMENT: Faces = Faces {
    outline: &[
        (-0.5, 0.46),
        (-0.5, -0.04),
        (-0.2, -0.5),
        (0.22, -0.5),
        (0.52, -0.1),
        (0.52, 0.38),
        (0.12, 0.46),
    ],
    front: &[&[(-0.5, 0.46), (-0.5, -0.04), (-0.2, -0.5), (0.12, -0.04), (0.12, 0.46)]],
    side: &[&[(0.12, 0.46), (0.12, -0.04), (0.52, -0.1), (0.52, 0.38)]],
    top: &[&[(-0.2, -0.5), (0.22, -0.5), (0.52, -0.1), (0.12, -0.04)]],
    mark: (-0.19, 0.14, 0.46),
};

/// A tower with a pointed roof, and a hall next to it.
const CITY: Faces = Faces {
    outline: &[
        (-0.62, 0.46),
        (-0.62, -0.3),
        (-0.38, -0.72),
        (-0.18, -0.72),
        (0.06, -0.36),
        (0.06, -0.2),
        (0.64, -0.2),
        (0.64, 0.34),
        (0.48, 0.46),
    ],
    front: &[
        &[(-0.62, 0.46), (-0.62, -0.3), (-0.38, -0.72), (-0.14, -0.3), (-0.14, 0.46)],
        &[(-0.14, 0.46), (-0.14, -0.02), (0.48, -0.02), (0.48, 0.46)],
    ],
    side: &[
        &[(-0.14, -0.02), (-0.14, -0.3), (0.06, -0.36), (0.06, -0.2)],
        &[(0.48, 0.46), (0.48, -0.02), (0.64, -0.2), (0.64, 0.34)],
    ],
    top: &[
        &[(-0.38, -0.72), (-0.18, -0.72), (0.06, -0.36), (-0.14, -0.3)],
        &[(-0.14, -0.02), (0.06, -0.2), (0.64, -0.2), (0.48, -0.02)],
    ],
    mark: (0.17, 0.22, 0.4),
};

fn path(points: &[(f32, f32)], at: Point, size: f32) -> Path {
    Path::polygon(points.iter().map(|&(x, y)| at.offset(x * size, y * size)))
}

fn all(faces: &[&[(f32, f32)]], at: Point, size: f32) -> Path {
    faces.iter().fold(Path::new(), |paths, face| paths.and(path(face, at, size)))
}

impl Faces {
    fn node(&self, player: Player, at: Point, size: f32) -> Node {
        let color = player.color();
        let line = (size * 0.05).max(1.5);
        let shadow = Shadow { dx: 2.0, dy: 3.0, blur: 4.0, color: Color::BLACK.alpha(0.45) };
        let body = Shape::new(path(self.outline, at, size)).fill(color.darker(0.32));
        let body = body.stroke(Stroke::new(player.edge(), line * 2.0)).shadow(shadow);
        let face = |faces, color: Color| {
            Node::from(
                Shape::new(all(faces, at, size)).fill(color).stroke(Stroke::new(player.edge(), line * 0.8)),
            )
        };
        let (x, y, mark) = self.mark;
        Group::new(vec![
            body.into(),
            face(self.side, color.darker(0.32)),
            face(self.front, color),
            face(self.top, color.lighter(0.42)),
            player.signs(&[at.offset(x * size, y * size)], mark * size),
        ])
        .into()
    }
}

/// A settlement, `size` pixels across.
pub(super) fn settlement(player: Player, at: Point, size: f32) -> Node {
    SETTLEMENT.node(player, at, size)
}

/// The outline of a settlement.
pub(super) fn settlement_outline(at: Point, size: f32) -> Path {
    path(SETTLEMENT.outline, at, size)
}

/// A city.
pub(super) fn city(player: Player, at: Point, size: f32) -> Node {
    CITY.node(player, at, size)
}

/// The outline of a city.
pub(super) fn city_outline(at: Point, size: f32) -> Path {
    path(CITY.outline, at, size)
}

/// Roads along those lines, `width` pixels wide, without marks.
pub(super) fn roads(player: Player, lines: &[[Point; 2]], width: f32) -> Node {
    let path = |dy: f32| {
        let line = |[one, other]: &[Point; 2]| Path::line(one.offset(0.0, dy), other.offset(0.0, dy));
        lines.iter().map(line).fold(Path::new(), Path::and)
    };
    let stroke = |dy: f32, color, share: f32| {
        Node::from(Shape::new(path(dy)).stroke(Stroke::new(color, width * share)))
    };
    let color = player.color();
    Group::new(vec![
        stroke(0.0, player.edge(), 1.0),
        stroke(width * 0.06, color.darker(0.25), 0.66),
        stroke(-width * 0.04, color, 0.56),
        stroke(-width * 0.16, color.lighter(0.42), 0.2),
    ])
    .into()
}

/// A road, `size` pixels long, for counts.
pub(super) fn road(player: Player, at: Point, size: f32) -> Node {
    let line = [at.offset(-size * 0.36, size * 0.2), at.offset(size * 0.36, -size * 0.2)];
    roads(player, &[line], size * 0.34)
}
