//! Trees: a wood with depth, the rear rows first.

use render::{Color, Node, Path, Point, Shape};

/// A tree; its foot is where the trunk stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tree {
    pub(super) foot: Point,
    pub(super) height: f32,
    /// A broad crown instead of a conifer's tiers.
    pub(super) round: bool,
}

/// The floor of a wood.
pub(super) const FLOOR: Color = Color::hex(0x2C6140);

const LEFT: [(f32, f32); 7] = [
    (0.0, -1.0),
    (-0.17, -0.66),
    (-0.09, -0.66),
    (-0.24, -0.38),
    (-0.14, -0.38),
    (-0.31, -0.08),
    (0.0, -0.08),
];
const GLOW: [(f32, f32); 4] = [(0.0, -1.0), (-0.17, -0.66), (-0.08, -0.69), (-0.02, -0.80)];
const LOW: [(f32, f32); 4] = [(-0.09, -0.66), (-0.24, -0.38), (-0.12, -0.43), (-0.05, -0.58)];
const LOWEST: [(f32, f32); 4] = [(-0.14, -0.38), (-0.31, -0.08), (-0.17, -0.16), (-0.08, -0.30)];

/// One tone of the trees of a row.
struct Tones {
    shadow: Path,
    trunk: Path,
    lit: Path,
    dark: Path,
    glow: Path,
    crown: Path,
    crown_glow: Path,
}

/// Draws trees from the back to the front, row by row: `row` pixels of depth are one.
pub(super) fn wood(mut trees: Vec<Tree>, row: f32) -> Vec<Node> {
    trees.sort_by(|a, b| a.foot.y.total_cmp(&b.foot.y).then(a.foot.x.total_cmp(&b.foot.x)));
    let mut nodes = Vec::new();
    for trees in trees.chunk_by(|a, b| (a.foot.y / row).floor() == (b.foot.y / row).floor()) {
        nodes.extend(drawn(trees));
    }
    nodes
}

fn drawn(trees: &[Tree]) -> Vec<Node> {
    let mut tones = Tones {
        shadow: Path::new(),
        trunk: Path::new(),
        lit: Path::new(),
        dark: Path::new(),
        glow: Path::new(),
        crown: Path::new(),
        crown_glow: Path::new(),
    };
    for &Tree { foot, height, round } in trees {
        let at = |points: &[(f32, f32)], side: f32| {
            Path::polygon(points.iter().map(|&(x, y)| foot.offset(x * height * side, y * height)))
        };
        let shade = Path::ellipse(foot.offset(0.06 * height, 0.0), height * 0.30, height * 0.10);
        tones.shadow = tones.shadow.and(shade);
        if round {
            let trunk = [(-0.05, -0.30), (0.05, -0.30), (0.05, 0.0), (-0.05, 0.0)];
            tones.trunk = tones.trunk.and(at(&trunk, 1.0));
            let crown =
                |x: f32, y: f32, r: f32| Path::circle(foot.offset(x * height, y * height), r * height);
            tones.crown = tones
                .crown
                .and(crown(0.0, -0.55, 0.30))
                .and(crown(-0.16, -0.42, 0.19))
                .and(crown(0.16, -0.42, 0.19));
            tones.crown_glow = tones.crown_glow.and(crown(-0.09, -0.64, 0.15)).and(crown(-0.17, -0.45, 0.09));
        } else {
            tones.lit = tones.lit.and(at(&LEFT, 1.0));
            tones.dark = tones.dark.and(at(&LEFT, -1.0));
            tones.glow = tones.glow.and(at(&GLOW, 1.0)).and(at(&LOW, 1.0)).and(at(&LOWEST, 1.0));
        }
    }
    let layers = [
        (tones.shadow, Color::hex(0x0E2413).alpha(0.42)),
        (tones.trunk, Color::hex(0x5B3E26)),
        (tones.lit, Color::hex(0x3F854B)),
        (tones.dark, Color::hex(0x1D4A2B)),
        (tones.glow, Color::hex(0x68B06C)),
        (tones.crown, Color::hex(0x35743A)),
        (tones.crown_glow, Color::hex(0x6FAF55)),
    ];
    let drawn = layers.into_iter().filter(|(path, _)| !path.0.is_empty());
    drawn.map(|(path, color)| Node::from(Shape::new(path).fill(color))).collect()
}
