//! What stands on a green card: trees told apart by their outline, a pavilion, a pond.

use render::{Color, Node, Path, Point};

use super::super::components::green::Tree;
use super::pen::{Pen, oval};

/// Draws a tree in a square of that size, its foot at the lower edge.
pub(super) fn tree(tree: Tree, center: Point, size: f32) -> Node {
    let mut pen = Pen::default();
    pen.flat(oval(50.0, 96.0, 30.0, 5.0), Color::hex(0x2B3A1C).alpha(0.3));
    match tree {
        Tree::Oak => oak(&mut pen),
        Tree::Birch => birch(&mut pen),
        Tree::Willow => willow(&mut pen),
    }
    pen.at(center, size)
}

/// A broad crown on a thick trunk.
fn oak(pen: &mut Pen) {
    pen.drawn("M 40 97 C 45 86 45 74 42 62 L 58 62 C 55 74 55 86 60 97 Z", 0x6B4426);
    pen.stroke("M 43 72 L 28 58 M 57 70 L 71 57", 0x6B4426, 6.0);
    let lobes = [
        (20.0, 48.0, 17.0),
        (35.0, 27.0, 19.0),
        (61.0, 24.0, 20.0),
        (80.0, 46.0, 18.0),
        (65.0, 57.0, 17.0),
        (38.0, 58.0, 17.0),
    ];
    let crown = lobes.iter().fold(Path::new(), |all, &(x, y, r)| all.and(Path::circle(Point::new(x, y), r)));
    let crown = crown.and(oval(50.0, 44.0, 27.0, 22.0));
    pen.line(crown.clone(), Color::hex(0x1E3D18), 6.0);
    pen.flat(crown, Color::hex(0x3F7A2C));
    for (x, y, r) in
        [(33.0, 24.0, 11.0), (60.0, 20.0, 12.0), (20.0, 44.0, 8.0), (78.0, 41.0, 8.0), (47.0, 43.0, 10.0)]
    {
        pen.flat(Path::circle(Point::new(x, y), r), Color::hex(0x61A03F));
    }
    for (x, y) in [(30.0, 58.0), (66.0, 60.0), (76.0, 30.0), (46.0, 27.0)] {
        pen.area(oval(x, y, 3.6, 4.6), Color::hex(0xE3A43C), Color::hex(0x6B4426), 1.5);
    }
}

/// A slender crown on a white trunk.
fn birch(pen: &mut Pen) {
    let crown = Path::drawn(
        "M 50 2 C 66 12 73 34 69 54 C 67 68 60 74 50 74 C 40 74 33 68 31 54 C 27 34 34 12 50 2 Z",
    );
    pen.line(crown.clone(), Color::hex(0x55691B), 5.0);
    pen.flat(crown, Color::hex(0xA9C23F));
    pen.drawn("M 45 97 L 47 40 L 53 40 L 55 97 Z", 0xFAF7EE);
    pen.stroke("M 45 97 L 47 40 M 55 97 L 53 40", 0x6A6560, 1.6);
    pen.stroke("M 48 60 L 37 44 M 52 54 L 62 38", 0xFAF7EE, 3.4);
    pen.stroke(
        "M 45.5 90 L 51 90 M 49 81 L 54.5 81 M 46 72 L 51 72 M 50 62 L 53.5 62 M 47 52 L 50 52",
        0x33302C,
        3.2,
    );
    for (x, y) in
        [(44.0, 20.0), (57.0, 25.0), (40.0, 34.0), (61.0, 55.0), (39.0, 58.0), (50.0, 12.0), (64.0, 42.0)]
    {
        pen.spot(x, y, 4.6, 3.6, 0xD6E374);
    }
}

/// A crown whose strands hang down to the ground.
fn willow(pen: &mut Pen) {
    pen.drawn("M 41 97 C 46 84 46 66 44 48 L 57 48 C 55 66 54 84 61 97 Z", 0x7A5A3C);
    let crown = Path::drawn(
        "M 50 8 C 78 6 96 26 96 52 C 97 68 96 80 92 92 C 88 86 87 80 86 74 C 84 80 81 84 77 88 C 74 82 73 74 72 66 C 68 70 64 72 60 74 C 57 66 55 60 50 56 C 45 60 43 66 40 74 C 36 72 32 70 28 66 C 27 74 26 82 23 88 C 19 84 16 80 14 74 C 13 80 12 86 8 92 C 4 80 3 68 4 52 C 4 26 22 6 50 8 Z",
    );
    pen.area(crown, Color::hex(0x5F9C84), Color::hex(0x21493C), 4.0);
    pen.stroke("M 50 14 C 30 20 20 40 17 66 M 50 14 C 38 26 33 42 31 60 M 50 14 C 70 20 80 40 83 66 M 50 14 C 62 26 67 42 69 60 M 50 14 C 24 16 12 36 9 72 M 50 14 C 76 16 88 36 91 72", 0xA8D6BE, 3.2);
    pen.stroke("M 50 14 C 45 26 42 40 41 56 M 50 14 C 55 26 58 40 59 56", 0x39705B, 3.0);
}

/// Draws any tree, for awards that count all kinds.
pub(super) fn any_tree(center: Point, size: f32) -> Node {
    let mut pen = Pen::default();
    pen.drawn("M 42 97 L 45 56 L 55 56 L 58 97 Z", 0x6A6254);
    pen.area(Path::circle(Point::new(50.0, 37.0), 33.0), Color::hex(0xD9D3C4), Color::hex(0x6A6254), 5.0);
    pen.stroke("M 50 72 L 50 36 M 50 52 L 36 40 M 50 46 L 64 32", 0x6A6254, 5.0);
    pen.at(center, size)
}

/// Draws a pavilion in a square of that size: the structure.
pub(super) fn structure(center: Point, size: f32) -> Node {
    let mut pen = Pen::default();
    pen.flat(oval(50.0, 95.0, 47.0, 6.0), Color::hex(0x2B3A1C).alpha(0.3));
    pen.area(Path::drawn("M 8 86 L 92 86 L 98 96 L 2 96 Z"), Color::hex(0xD8CDBB), Color::hex(0x5B5044), 2.5);
    pen.drawn("M 20 44 L 80 44 L 80 86 L 20 86 Z", 0x8FA58C);
    pen.drawn("M 38 86 L 38 62 C 38 50 62 50 62 62 L 62 86 Z", 0x56705C);
    for x in [14.0, 32.0, 62.0, 80.0] {
        pen.area(
            Path::rect(render::Rect::new(x, 42.0, 7.0, 45.0)),
            Color::hex(0xFFFDF6),
            Color::hex(0x5B5044),
            2.2,
        );
    }
    pen.stroke("M 21 76 L 33 76 M 67 76 L 81 76", 0xFFFDF6, 3.5);
    pen.area(Path::drawn("M 8 36 L 92 36 L 92 45 L 8 45 Z"), Color::hex(0xFFFDF6), Color::hex(0x5B5044), 2.5);
    pen.area(
        Path::drawn("M 10 36 C 16 18 34 10 50 8 C 66 10 84 18 90 36 Z"),
        Color::hex(0xA34B32),
        Color::hex(0x4E2015),
        3.0,
    );
    pen.stroke("M 50 10 L 50 36 M 46 10 C 34 16 28 26 27 36 M 54 10 C 66 16 72 26 73 36", 0x4E2015, 2.0);
    pen.stroke("M 19 31 C 24 21 34 15 42 13", 0xE0866A, 3.5);
    pen.area(Path::circle(Point::new(50.0, 5.5), 4.5), Color::hex(0xF4C95D), Color::hex(0x4E2015), 2.0);
    pen.at(center, size)
}

/// Draws a pond with reeds and a duck.
pub(super) fn pond(center: Point, size: f32) -> Node {
    let mut pen = Pen::default();
    let shore =
        Path::drawn("M 4 66 C 6 46 34 40 56 42 C 82 44 100 54 97 70 C 94 88 66 95 42 92 C 18 90 2 82 4 66 Z");
    pen.area(shore, Color::hex(0xCBBE98), Color::hex(0x6A6043), 2.5);
    pen.drawn(
        "M 10 66 C 12 50 36 46 56 48 C 78 49 93 57 91 69 C 88 83 64 89 42 87 C 22 85 8 79 10 66 Z",
        0x3F8FC0,
    );
    pen.drawn("M 16 62 C 22 52 40 50 56 51 C 72 52 84 57 86 64 C 70 57 36 56 16 62 Z", 0x86C4E4);
    pen.stroke(
        "M 22 74 C 28 71 34 77 40 74 M 58 79 C 64 76 70 82 76 79 M 66 63 C 70 61 74 65 78 63",
        0xDDF1FA,
        2.8,
    );
    pen.stroke("M 80 52 L 82 14 M 87 56 L 91 22 M 73 50 L 72 24", 0x55792C, 3.4);
    pen.spot(82.0, 17.0, 4.0, 10.0, 0x70421F);
    pen.spot(91.0, 25.0, 3.8, 9.0, 0x70421F);
    pen.spot(72.0, 26.0, 3.4, 8.0, 0x70421F);
    pen.area(
        Path::drawn(
            "M 28 64 C 30 60 40 60 48 60 C 52 58 56 56 60 55 C 60 66 54 72 43 72 C 34 72 28 69 28 64 Z",
        ),
        Color::hex(0xFFFDF6),
        Color::hex(0x4A4438),
        2.4,
    );
    pen.area(Path::circle(Point::new(32.0, 55.0), 8.0), Color::hex(0xFFFDF6), Color::hex(0x4A4438), 2.4);
    pen.drawn("M 25 53 L 14 57 L 25 60 Z", 0xE58A1F);
    pen.spot(30.5, 53.0, 1.9, 1.9, 0x2B2420);
    pen.at(center, size)
}

#[cfg(test)]
mod tests {
    use render::paint::contrast::{LINE, SIDE, prominence};
    use render::{Painter, Theme};

    use super::*;

    #[test]
    fn every_feature_stands_out_from_the_panels_of_both_themes() {
        let (painter, at, size) = (Painter::new(), Point::new(SIDE / 2.0, SIDE / 2.0), SIDE * 0.8);
        let trees =
            [Tree::Oak, Tree::Birch, Tree::Willow].map(|kind| (format!("{kind:?}"), tree(kind, at, size)));
        let others =
            [("any tree", any_tree(at, size)), ("structure", structure(at, size)), ("pond", pond(at, size))];
        let others = others.map(|(name, node)| (name.to_owned(), node));
        let mut faint = Vec::new();
        for (name, node) in trees.into_iter().chain(others) {
            for ground in Theme::ALL.map(Theme::panel) {
                let share = prominence(&painter, vec![node.clone()], ground).expect("it can be painted");
                faint.extend((share < LINE).then(|| format!("{name} on {ground:?}: {share}")));
            }
        }
        assert!(faint.is_empty(), "{faint:#?}");
    }
}
