//! Figures of the country: wolf, hunter, shepherd, houses, the well of the village square.

use render::{Color, Emblem, Node, Path, Point, Shape, Stroke, Transform};

use super::lot::Lot;

/// Somebody on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    Wolf,
    Hunter,
    HunterOnWolf,
    Shepherd,
    Well,
}

const INK: Color = Color::hex(0x2B2620);
const RIM: Color = Color::hex(0xFBF6EA);

/// Draws a figure on the middle of a face.
pub(super) fn draw(figure: Figure, center: Point, side: f32) -> Vec<Node> {
    match figure {
        Figure::Wolf => {
            let mut nodes = vec![clearing(center, side, 0xEBD9AE, 0x9C2A1E)];
            nodes.push(Emblem::Wolf.node(center.offset(0.0, -side * 0.03), side * 0.78));
            nodes
        }
        Figure::Hunter => {
            let mut nodes = vec![clearing(center, side, 0x9CCB7C, 0x3F7845)];
            nodes.extend(placed(&hunter(), center.offset(0.0, -side * 0.05), side * 0.84));
            nodes
        }
        Figure::HunterOnWolf => {
            let mut nodes = vec![clearing(center, side, 0x9CCB7C, 0x3F7845)];
            nodes.extend(placed(&hunter(), center.offset(-side * 0.13, -side * 0.05), side * 0.76));
            let at = center.offset(side * 0.22, side * 0.17);
            let s = side * 0.38;
            nodes.push(Emblem::Wolf.silhouette(at, s, Color::hex(0x454B57)));
            let cross = Path::line(at.offset(-s * 0.5, s * 0.45), at.offset(s * 0.5, -s * 0.45));
            nodes.push(Shape::new(cross.clone()).stroke(Stroke::new(RIM, side * 0.07)).into());
            nodes.push(Shape::new(cross).stroke(Stroke::new(Color::hex(0xB3261E), side * 0.04)).into());
            nodes
        }
        Figure::Shepherd => placed(&shepherd(), center.offset(side * 0.20, -side * 0.06), side * 0.64),
        Figure::Well => placed(&well(), center.offset(0.0, -side * 0.02), side * 0.42),
    }
}

/// A glade in the forest: pale with a red edge around a wolf, green around a hunter.
fn clearing(center: Point, side: f32, ground: u32, edge: u32) -> Node {
    let path = Path::ellipse(center.offset(0.0, side * 0.10), side * 0.42, side * 0.34);
    Shape::new(path).fill(Color::hex(ground)).stroke(Stroke::new(Color::hex(edge), side * 0.045)).into()
}

/// Houses before the edges of a village, the rear ones first.
pub(super) fn hamlet(lot: &Lot, edges: u8) -> Vec<Node> {
    let roofs = [0xB0452E, 0x8C332A, 0xC2603A, 0x9A5A2B].map(Color::hex);
    let spots = [(0, 0.62, 0.27), (3, 0.22, 0.52), (1, 0.80, 0.60), (2, 0.44, 0.92)];
    let mut nodes = Vec::new();
    let single = edges.count_ones() == 1;
    for (edge, x, y) in spots.into_iter().filter(|&(edge, _, _)| edges & 1 << edge != 0) {
        let (x, y) = if single {
            match edge {
                0 => (0.5, 0.29),
                1 => (0.80, 0.62),
                2 => (0.5, 0.93),
                _ => (0.20, 0.62),
            }
        } else {
            (x, y)
        };
        let roof = roofs[(lot.seed as usize + edge) % roofs.len()];
        nodes.push(house(lot.at(x, y), lot.side * 0.33, roof));
    }
    nodes
}

fn house(foot: Point, height: f32, roof: Color) -> Node {
    let at = |points: &[(f32, f32)], color: Color| {
        let points = points.iter().map(|&(x, y)| foot.offset(x * height, y * height));
        Node::from(Shape::new(Path::polygon(points)).fill(color))
    };
    let shade = Path::ellipse(foot.offset(0.06 * height, -0.01 * height), height * 0.60, height * 0.09);
    let outline = [(-0.56, -0.42), (-0.19, -1.04), (0.32, -1.04), (0.58, -0.42), (0.47, 0.0), (-0.46, 0.0)];
    let outline = Path::polygon(outline.iter().map(|&(x, y)| foot.offset(x * height, y * height)));
    render::Group::new(vec![
        Shape::new(shade).fill(Color::hex(0x2A1C10).alpha(0.35)).into(),
        Shape::new(outline).stroke(Stroke::new(INK.alpha(0.55), height * 0.07)).into(),
        at(&[(-0.44, 0.0), (-0.44, -0.48), (-0.19, -0.86), (0.06, -0.48), (0.06, 0.0)], Color::hex(0xFBEED2)),
        at(&[(0.06, 0.0), (0.06, -0.48), (0.46, -0.48), (0.46, 0.0)], Color::hex(0xE2C99B)),
        at(&[(-0.27, 0.0), (-0.27, -0.30), (-0.11, -0.30), (-0.11, 0.0)], Color::hex(0x6B442A)),
        at(&[(0.18, -0.18), (0.18, -0.34), (0.34, -0.34), (0.34, -0.18)], Color::hex(0x4E5F6B)),
        at(&[(-0.19, -1.0), (0.30, -1.0), (0.54, -0.44), (0.07, -0.44)], roof),
        at(
            &[(-0.19, -1.0), (-0.54, -0.44), (-0.44, -0.40), (-0.19, -0.83), (0.05, -0.42), (0.09, -0.44)],
            roof.darker(0.3),
        ),
        at(&[(-0.19, -1.0), (0.30, -1.0), (0.325, -0.94), (-0.165, -0.94)], roof.lighter(0.3)),
    ])
    .into()
}

/// Puts a drawing made in a square of 100 in its place, with a light rim around.
fn placed(drawing: &[Shape], center: Point, size: f32) -> Vec<Node> {
    let scale = size / 100.0;
    let put = Transform::scale(scale, scale)
        .then(Transform::translate(center.x - size / 2.0, center.y - size / 2.0));
    let at = |shape: &Shape| {
        let mut shape = Shape { path: shape.path.transformed(put), ..shape.clone() };
        if let Some(stroke) = &mut shape.stroke {
            stroke.width *= scale;
        }
        shape
    };
    let shadow = Path::ellipse(center.offset(0.0, size * 0.46), size * 0.30, size * 0.07);
    let mut nodes = vec![Node::from(Shape::new(shadow).fill(Color::hex(0x16240E).alpha(0.35)))];
    for shape in drawing {
        let shape = at(shape);
        let width = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width) + size * 0.07;
        nodes.push(Shape::new(shape.path).stroke(Stroke::new(RIM, width)).into());
    }
    nodes.extend(drawing.iter().map(|shape| Node::from(at(shape))));
    nodes
}

fn area(data: &str, color: u32) -> Shape {
    Shape::new(Path::drawn(data)).fill(Color::hex(color))
}

fn line(data: &str, color: u32, width: f32) -> Shape {
    Shape::new(Path::drawn(data)).stroke(Stroke::new(Color::hex(color), width))
}

/// A hunter with a feathered hat and a gun over the shoulder.
fn hunter() -> Vec<Shape> {
    vec![
        line("M 72 90 L 84 14", 0x3A2A1C, 5.0),
        line("M 76 66 L 72 92", 0x7A4A26, 8.0),
        area("M 36 72 L 34 97 L 47 97 L 50 78 L 53 97 L 66 97 L 64 72 Z", 0x4A3523),
        area("M 28 50 Q 30 42 40 41 L 60 41 Q 70 42 72 50 L 74 78 L 26 78 Z", 0x2E6E4C),
        area("M 46 41 L 54 41 L 52 78 L 48 78 Z", 0x1F4F36),
        area("M 26 68 L 74 68 L 74 73 L 26 73 Z", 0x5B3A1E),
        area("M 62 48 Q 74 50 76 62 L 82 66 L 78 72 Q 66 70 62 60 Z", 0x3B835C),
        area("M 38 24 Q 37 42 50 43 Q 63 42 62 24 Z", 0xF0C9A0),
        area("M 38 32 Q 40 46 50 46 Q 60 46 62 32 Q 56 38 50 36 Q 44 38 38 32 Z", 0x8A5A34),
        area("M 26 26 Q 50 18 74 26 Q 66 32 50 31 Q 34 32 26 26 Z", 0x1F4F36),
        area("M 36 24 Q 38 8 50 9 Q 62 8 64 24 Q 50 20 36 24 Z", 0x2E6E4C),
        area("M 60 20 Q 62 4 74 2 Q 74 14 64 22 Z", 0xD9442F),
    ]
}

/// A shepherd with a broad hat and a crook.
fn shepherd() -> Vec<Shape> {
    vec![
        line("M 82 97 L 78 24 Q 77 8 66 11 Q 60 15 66 22", 0x6B4424, 5.5),
        area("M 30 96 Q 28 58 40 44 L 58 44 Q 70 58 70 96 Z", 0x8E5A9B),
        area("M 42 50 Q 50 58 58 50 L 62 96 L 40 96 Z", 0xA877B3),
        area("M 60 52 Q 74 54 82 62 L 79 70 Q 66 70 60 62 Z", 0x744A80),
        area("M 38 26 Q 38 45 49 46 Q 61 45 61 26 Z", 0xF0C9A0),
        area("M 20 28 Q 49 14 79 28 Q 66 35 49 34 Q 32 35 20 28 Z", 0xE0B65A),
        area("M 33 27 Q 36 8 49 9 Q 63 8 66 27 Q 49 22 33 27 Z", 0xF0CD78),
        area("M 33 25 Q 49 19 66 25 L 66 29 Q 49 24 33 29 Z", 0x8A4B2A),
    ]
}

/// The fountain of the village square.
fn well() -> Vec<Shape> {
    vec![
        area("M 6 72 C 6 56 94 56 94 72 L 92 84 C 90 98 10 98 8 84 Z", 0x8C8C94),
        area("M 12 71 C 12 60 88 60 88 71 C 88 82 12 82 12 71 Z", 0x3D9CC6),
        area("M 44 70 L 46 34 L 54 34 L 56 70 Z", 0x9A9AA3),
        area("M 28 36 C 28 28 72 28 72 36 C 72 46 28 46 28 36 Z", 0xA8A8B0),
        area("M 33 35 C 33 30 67 30 67 35 C 67 40 33 40 33 35 Z", 0x6FC0E0),
        line("M 50 12 L 50 32 M 50 14 Q 38 14 36 30 M 50 14 Q 62 14 64 30", 0x9FDCF2, 4.5),
    ]
}
