//! Trees, houses, mountains, crystals.

use super::{area, line};
use crate::color::Color;
use crate::geometry::Point;
use crate::scene::{Node, Path, Shape};

fn filled(points: &[(f32, f32)], foot: Point, scale: f32, color: u32) -> Node {
    let points = points.iter().map(|&(x, y)| foot.offset(x * scale, y * scale));
    Shape::new(Path::polygon(points)).fill(Color::hex(color)).into()
}

fn shade(foot: Point, rx: f32, ry: f32) -> Node {
    let color = Color::hex(0x142014).alpha(0.28);
    Shape::new(Path::ellipse(foot, rx, ry)).fill(color).into()
}

/// A conifer of three tiers, lit from the left; `foot` is where the trunk stands.
pub(crate) fn conifer(foot: Point, height: f32) -> Vec<Node> {
    let (light, body, dark) = (0x5FA866, 0x3F854B, 0x1B4629);
    let at = |points: &[(f32, f32)], color| filled(points, foot, height, color);
    let left = [
        (0.0, -1.0),
        (-0.17, -0.66),
        (-0.09, -0.66),
        (-0.24, -0.38),
        (-0.14, -0.38),
        (-0.31, -0.09),
        (0.0, -0.09),
    ];
    let right: Vec<(f32, f32)> = left.iter().map(|&(x, y)| (-x, y)).collect();
    let glow = [(0.0, -1.0), (-0.17, -0.66), (-0.08, -0.69), (-0.02, -0.80)];
    let lower = [(-0.09, -0.66), (-0.24, -0.38), (-0.12, -0.43), (-0.05, -0.58)];
    let lowest = [(-0.14, -0.38), (-0.31, -0.09), (-0.17, -0.16), (-0.08, -0.30)];
    vec![
        shade(foot.offset(0.05 * height, -0.01 * height), height * 0.27, height * 0.075),
        at(&[(-0.05, -0.12), (0.05, -0.12), (0.05, 0.0), (-0.05, 0.0)], 0x5B3E26),
        at(&left, body),
        at(&right, dark),
        at(&glow, light),
        at(&lower, light),
        at(&lowest, light),
    ]
}

/// A house seen from the corner of its gable; `foot` is the middle of its lower edge.
pub(crate) fn house(foot: Point, height: f32, roof: Color) -> Vec<Node> {
    let at = |points: &[(f32, f32)], color| filled(points, foot, height, color);
    let tinted = |points: &[(f32, f32)], color: Color| {
        let points = points.iter().map(|&(x, y)| foot.offset(x * height, y * height));
        Node::from(Shape::new(Path::polygon(points)).fill(color))
    };
    vec![
        shade(foot.offset(0.04 * height, -0.01 * height), height * 0.56, height * 0.07),
        at(&[(-0.44, -0.02), (-0.44, -0.48), (-0.19, -0.86), (0.06, -0.48), (0.06, -0.02)], 0xFBEED2),
        at(&[(0.06, -0.02), (0.06, -0.48), (0.46, -0.48), (0.46, -0.02)], 0xE2C99B),
        at(&[(-0.27, -0.02), (-0.27, -0.30), (-0.11, -0.30), (-0.11, -0.02)], 0x6B442A),
        at(&[(0.18, -0.20), (0.18, -0.36), (0.34, -0.36), (0.34, -0.20)], 0x4E5F6B),
        tinted(&[(-0.19, -1.0), (0.30, -1.0), (0.54, -0.44), (0.07, -0.44)], roof),
        tinted(
            &[(-0.19, -1.0), (-0.54, -0.44), (-0.44, -0.40), (-0.19, -0.83), (0.05, -0.42), (0.09, -0.44)],
            roof.darker(0.3),
        ),
        tinted(&[(-0.19, -1.0), (0.30, -1.0), (0.325, -0.94), (-0.165, -0.94)], roof.lighter(0.3)),
    ]
}

/// A peak with a snow cap and a shaded side; `foot` is the middle of its lower edge.
pub(crate) fn peak(foot: Point, height: f32) -> Vec<Node> {
    let at = |points: &[(f32, f32)], color| filled(points, foot, height, color);
    let ridge = [(-0.02, -1.0), (0.06, -0.72), (-0.04, -0.5), (0.05, -0.28), (0.0, 0.0)];
    let mut lit = vec![(-0.58, 0.0), (-0.36, -0.42), (-0.27, -0.46)];
    lit.extend(ridge);
    let mut dark = vec![(0.58, 0.0), (0.33, -0.5), (0.24, -0.54)];
    dark.extend(ridge);
    vec![
        at(&lit, 0xA3A6AC),
        at(&dark, 0x50535D),
        at(
            &[
                (-0.02, -1.0),
                (-0.27, -0.46),
                (-0.19, -0.52),
                (-0.13, -0.42),
                (-0.06, -0.54),
                (0.0, -0.46),
                (0.06, -0.72),
            ],
            0xFFFFFF,
        ),
        at(
            &[(-0.02, -1.0), (0.06, -0.72), (0.0, -0.46), (0.07, -0.57), (0.14, -0.48), (0.24, -0.54)],
            0xCBD5E2,
        ),
    ]
}

/// Three crystals growing from one foot.
pub(super) fn crystal() -> Vec<Shape> {
    let outline = "M 50 4 L 66 22 L 66 50 L 80 42 L 92 54 L 84 94 L 16 94 L 6 62 L 18 46 L 34 54 L 34 22 Z";
    vec![
        line(outline, 0x2B2A55, 6.0),
        area("M 18 46 L 34 56 L 40 94 L 16 94 L 6 62 Z", 0x6D8FD8),
        area("M 18 46 L 6 62 L 16 94 L 24 94 Z", 0xA9C4F2),
        area("M 80 42 L 92 54 L 84 94 L 60 94 L 66 50 Z", 0x546FC0),
        area("M 80 42 L 66 50 L 60 94 L 70 94 Z", 0x8FADEA),
        area("M 50 4 L 66 22 L 66 94 L 34 94 L 34 22 Z", 0x8FB4F0),
        area("M 50 4 L 34 22 L 34 94 L 45 94 L 45 28 Z", 0xDBEAFF),
        area("M 50 4 L 66 22 L 66 94 L 57 94 L 57 28 Z", 0x5C7BCE),
        area("M 50 4 L 34 22 L 45 28 L 57 28 L 66 22 Z", 0xF3F8FF),
    ]
}
