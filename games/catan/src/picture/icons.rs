//! Small signs: resources, cards, knights, dice.

use render::theme::INK;
use render::{Color, Emblem, Group, Node, Path, Player, Point, Rect, Shape, Stroke};

use super::super::components::cards::Resource;
use super::wood;

fn filled(path: Path, color: u32) -> Node {
    Shape::new(path).fill(Color::hex(color)).into()
}

fn edged(path: Path, color: u32, edge: u32, width: f32) -> Node {
    Shape::new(path).fill(Color::hex(color)).stroke(Stroke::new(Color::hex(edge), width)).into()
}

/// A dark drawing with a light rim behind it, to be told from dark ground.
fn rimmed(drawing: Vec<Node>, size: f32) -> Vec<Node> {
    let rim = |node: &Node| match node {
        Node::Shape(shape) => {
            let width = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width);
            let stroke = Stroke::new(Color::hex(0xFBF6EA), width + size * 0.07);
            Some(Node::from(Shape::new(shape.path.clone()).stroke(stroke)))
        }
        _ => None,
    };
    let rims: Vec<Node> = drawing.iter().filter_map(rim).collect();
    rims.into_iter().chain(drawing).collect()
}

/// A resource, `size` pixels across: logs, bricks, a sheep, an ear of wheat, a lump of ore.
pub(super) fn resource(kind: Resource, at: Point, size: f32) -> Node {
    let p = |x: f32, y: f32| at.offset(x * size, y * size);
    let nodes = match kind {
        Resource::Wood => {
            let log = |x: f32, y: f32| {
                let body = Path::round_rect(Rect::around(p(x, y), size * 0.74, size * 0.26), size * 0.12);
                let end = p(x - 0.29, y);
                [
                    edged(body, 0x8A5A33, 0x3E2614, size * 0.05),
                    edged(Path::circle(end, size * 0.115), 0xE3B987, 0x3E2614, size * 0.04),
                    filled(Path::circle(end, size * 0.045), 0x8A5A33),
                ]
            };
            let logs = [log(0.06, -0.26), log(-0.04, 0.0), log(0.06, 0.26)];
            rimmed(logs.into_iter().flatten().collect(), size)
        }
        Resource::Brick => {
            let brick = |x: f32, y: f32| {
                let rect = Rect::around(p(x, y), size * 0.44, size * 0.26);
                edged(Path::round_rect(rect, size * 0.04), 0xC2552B, 0x5A1E0C, size * 0.05)
            };
            let bricks = [(-0.235, 0.28), (0.235, 0.28), (0.0, 0.0), (-0.235, -0.28), (0.235, -0.28)];
            rimmed(bricks.map(|(x, y)| brick(x, y)).to_vec(), size)
        }
        Resource::Wool => vec![Emblem::Sheep.node(at, size * 1.08)],
        Resource::Grain => wheat(&p, size),
        Resource::Ore => vec![
            edged(
                Path::polygon([
                    p(-0.46, 0.34),
                    (p(-0.34, -0.12)),
                    p(-0.04, -0.42),
                    p(0.28, -0.26),
                    p(0.46, 0.34),
                ]),
                0x7C808A,
                0x2A2C33,
                size * 0.05,
            ),
            filled(
                Path::polygon([p(-0.34, -0.12), p(-0.04, -0.42), p(0.02, -0.05), p(-0.18, 0.08)]),
                0xC9CED8,
            ),
            filled(Path::polygon([p(0.02, -0.05), p(0.28, -0.26), p(0.42, 0.28), p(0.14, 0.28)]), 0x50545E),
            filled(Path::polygon([p(-0.18, 0.08), p(0.02, -0.05), p(0.14, 0.28), p(-0.14, 0.28)]), 0xA3A8B3),
        ],
    };
    Group::new(nodes).into()
}

fn wheat(p: &impl Fn(f32, f32) -> Point, size: f32) -> Vec<Node> {
    let stem = Path::line(p(0.0, 0.48), p(0.0, -0.2));
    let mut nodes: Vec<Node> = vec![
        Shape::new(stem.clone()).stroke(Stroke::new(Color::hex(0x6B4A10), size * 0.11)).into(),
        Shape::new(stem).stroke(Stroke::new(Color::hex(0xD9A520), size * 0.06)).into(),
    ];
    let grain = |x: f32, y: f32, lean: f32| {
        let tip = p(x + lean * 0.2, y - 0.17);
        let path = Path::new().move_to(p(x, y + 0.06).x, p(x, y + 0.06).y);
        let (a, b) = (p(x + lean * 0.26, y + 0.04), p(x - lean * 0.02, y - 0.16));
        let path = path
            .quad_to(a.x, a.y, tip.x, tip.y)
            .quad_to(b.x, b.y, p(x, y + 0.06).x, p(x, y + 0.06).y)
            .close();
        edged(path, 0xF0BE3A, 0x6B4A10, size * 0.04)
    };
    for y in [0.18, 0.0, -0.18] {
        nodes.extend([grain(0.01, y, 1.0), grain(-0.01, y, -1.0)]);
    }
    nodes.push(edged(
        Path::ellipse(p(0.0, -0.36), size * 0.08, size * 0.13),
        0xF0BE3A,
        0x6B4A10,
        size * 0.04,
    ));
    nodes
}

/// A pile of resource cards.
pub(super) fn hand(at: Point, size: f32) -> Node {
    let card = |dx: f32, turn: f32, color: u32| {
        let rect = Rect::around(at.offset(dx * size, 0.0), size * 0.56, size * 0.8);
        let path = Path::round_rect(rect, size * 0.08);
        Node::from(
            Group::new(vec![edged(path, color, 0x4A3220, size * 0.06)])
                .rotate_at(turn, at.offset(0.0, size * 0.4)),
        )
    };
    Group::new(vec![card(-0.06, -14.0, 0xE9C98B), card(0.06, 12.0, 0xF6E7C4)]).into()
}

/// The back of a development card.
pub(super) fn development(at: Point, size: f32) -> Node {
    let rect = Rect::around(at, size * 0.6, size * 0.86);
    let star = Path::star(at, size * 0.2, size * 0.09, 5);
    let card = edged(Path::round_rect(rect, size * 0.09), 0x6B4A8C, 0x2B1B3D, size * 0.07);
    Group::new(rimmed(vec![card, filled(star, 0xF4D67A)], size)).into()
}

/// A knight's shield with a sword.
pub(super) fn knight(at: Point, size: f32) -> Node {
    let p = |x: f32, y: f32| at.offset(x * size, y * size);
    let shield = Path::new()
        .move_to(p(-0.36, -0.4).x, p(0.0, -0.4).y)
        .line_to(p(0.36, 0.0).x, p(0.0, -0.4).y)
        .cubic_to(p(0.38, 0.0).x, p(0.0, 0.12).y, p(0.2, 0.0).x, p(0.0, 0.34).y, at.x, p(0.0, 0.46).y)
        .cubic_to(
            p(-0.2, 0.0).x,
            p(0.0, 0.34).y,
            p(-0.38, 0.0).x,
            p(0.0, 0.12).y,
            p(-0.36, 0.0).x,
            p(0.0, -0.4).y,
        )
        .close();
    let line = |from, to, color: u32, width: f32| {
        Node::from(Shape::new(Path::line(from, to)).stroke(Stroke::new(Color::hex(color), width * size)))
    };
    Group::new(vec![
        edged(shield, 0x9AA3B2, 0x2A2C33, size * 0.07),
        line(p(0.0, -0.26), p(0.0, 0.28), 0xF7F8FB, 0.1),
        line(p(-0.17, -0.1), p(0.17, -0.1), 0x7A3B12, 0.09),
    ])
    .into()
}

/// A victory point card: a golden star on its face.
pub(super) fn victory(at: Point, size: f32) -> Node {
    let rect = Rect::around(at, size * 0.66, size * 0.88);
    let star = Path::star(at, size * 0.27, size * 0.12, 5);
    let card = edged(Path::round_rect(rect, size * 0.09), 0xFFFDF6, 0x4A3220, size * 0.06);
    Group::new(vec![card, edged(star, 0xF0B429, 0x6B4A10, size * 0.035)]).into()
}

/// An anchor: a harbour of any kind.
pub(super) fn anchor(at: Point, size: f32) -> Node {
    let p = |x: f32, y: f32| at.offset(x * size, y * size);
    let arms = Path::arc(p(0.0, 0.02), size * 0.34, 20.0, 140.0);
    let path = Path::line(p(0.0, -0.2), p(0.0, 0.36)).and(Path::line(p(-0.17, -0.1), p(0.17, -0.1)));
    let ring = Path::circle(p(0.0, -0.3), size * 0.1);
    let path = path.and(arms).and(ring);
    let line =
        |color, width: f32| Node::from(Shape::new(path.clone()).stroke(Stroke::new(color, width * size)));
    Group::new(vec![line(Color::hex(0xFBF3DF), 0.22), line(Color::hex(0x1F4A68), 0.12)]).into()
}

/// The signs of the categories of points, around the origin: settlements, cities, Longest Road, Largest Army, victory cards.
pub(super) fn sources(player: Player) -> [Node; 5] {
    let (at, size) = (Point::default(), 32.0);
    let ribbon = |nodes: Vec<Node>| {
        let star = Path::star(at.offset(size * 0.3, size * 0.26), size * 0.26, size * 0.11, 5);
        Group::new(nodes.into_iter().chain([edged(star, 0xF0B429, 0x6B4A10, size * 0.05)]).collect()).into()
    };
    [
        wood::settlement(player, at.offset(0.0, 1.0), size * 0.9),
        wood::city(player, at.offset(0.0, 3.0), size * 0.84),
        ribbon(vec![wood::road(player, at, size)]),
        ribbon(vec![knight(at, size)]),
        victory(at, size),
    ]
}

/// A die.
pub(super) fn die(at: Point, size: f32, pips: u8) -> Node {
    let body = Path::round_rect(Rect::around(at, size, size), size * 0.18);
    let mut nodes = vec![edged(body, 0xFFFDF6, 0x4A3220, size * 0.05)];
    let spots: &[(f32, f32)] = match pips {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    };
    let spot = |&(x, y): &(f32, f32)| {
        let center = at.offset(x * size * 0.26, y * size * 0.26);
        Node::from(Shape::new(Path::circle(center, size * 0.095)).fill(INK))
    };
    nodes.extend(spots.iter().map(spot));
    Group::new(nodes).into()
}

#[cfg(test)]
mod tests {
    use render::paint::contrast::{LINE, SIDE, TOLD, prominence, told_apart};
    use render::{Painter, Theme};

    use super::*;

    #[test]
    fn every_sign_stands_out_from_the_panels_of_both_themes() {
        let (painter, at, size) = (Painter::new(), Point::new(SIDE / 2.0, SIDE / 2.0), SIDE * 0.8);
        let signs = Resource::ALL.map(|kind| (format!("{kind:?}"), resource(kind, at, size)));
        let others =
            [("hand", hand(at, size)), ("card", development(at, size)), ("knight", knight(at, size))];
        let others = others.map(|(name, node)| (name.to_owned(), node));
        let mut faint = Vec::new();
        for (name, node) in signs.into_iter().chain(others) {
            for ground in Theme::ALL.map(Theme::panel) {
                let share = prominence(&painter, vec![node.clone()], ground).expect("it can be painted");
                faint.extend((share < LINE).then(|| format!("{name} on {ground:?}: {share}")));
            }
        }
        assert!(faint.is_empty(), "{faint:#?}");
    }

    #[test]
    fn resources_are_told_apart_without_colours() {
        let (painter, at, size) = (Painter::new(), Point::new(SIDE / 2.0, SIDE / 2.0), SIDE * 0.8);
        for (number, one) in Resource::ALL.into_iter().enumerate() {
            for &other in &Resource::ALL[number + 1..] {
                for ground in Theme::ALL.map(Theme::panel) {
                    let draw = |kind| vec![resource(kind, at, size)];
                    let share =
                        told_apart(&painter, draw(one), draw(other), ground).expect("it can be painted");
                    assert!(share > TOLD, "{one:?} and {other:?}: {share}");
                }
            }
        }
    }
}
