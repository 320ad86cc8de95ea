//! The shape of a laid face: regions that fill its square, and the lines between them. Everything meets in the corners of the
//! square, so that faces join without a seam.

use render::{Path, Point, Rect};

/// The four edges of a square in the order of the notation: north, east, south, west.
const EDGES: usize = 4;
/// The depth of a region that has one edge and lies next to one other region only, in sides.
const LENS: f32 = 0.58;

/// A square of land: what each edge shows and which edges belong together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lot {
    /// The upper left corner, in pixels.
    pub(super) corner: Point,
    /// The side, in pixels.
    pub(super) side: f32,
    /// The number of the region that each edge belongs to.
    pub(super) regions: [u8; EDGES],
    /// Bends the lines one way or the other.
    pub(super) seed: u32,
}

/// A line between two regions, from a corner of the square.
pub(super) struct Border {
    /// The regions at its left and right.
    pub(super) between: (u8, u8),
    /// Start, handle, end.
    pub(super) curve: [Point; 3],
}

impl Lot {
    /// The whole square.
    pub(super) fn rect(&self) -> Rect {
        Rect::new(self.corner.x, self.corner.y, self.side, self.side)
    }

    /// A point given in sides from the upper left corner.
    pub(super) fn at(&self, x: f32, y: f32) -> Point {
        self.corner.offset(x * self.side, y * self.side)
    }

    /// The corner at which an edge begins, clockwise.
    fn post(&self, edge: usize) -> Point {
        match edge % EDGES {
            0 => self.at(0.0, 0.0),
            1 => self.at(1.0, 0.0),
            2 => self.at(1.0, 1.0),
            _ => self.at(0.0, 1.0),
        }
    }

    /// The middle of an edge.
    fn middle(&self, edge: usize) -> Point {
        self.post(edge).lerp(self.post(edge + 1), 0.5)
    }

    fn center(&self) -> Point {
        self.at(0.5, 0.5)
    }

    fn region(&self, edge: usize) -> u8 {
        self.regions[edge % EDGES]
    }

    /// Whether an edge's region is cut off by a line of its own, because the same region lies at both its sides.
    fn is_lens(&self, edge: usize) -> bool {
        let (before, after) = (self.region(edge + EDGES - 1), self.region(edge + 1));
        before == after && before != self.region(edge)
    }

    /// Whether the lines of this square run to its middle.
    fn has_spokes(&self) -> bool {
        (0..EDGES).any(|edge| self.is_split(edge)) && !(0..EDGES).any(|edge| self.is_lens(edge))
    }

    /// Whether a line begins at the corner where the edge begins.
    fn is_split(&self, edge: usize) -> bool {
        self.region(edge) != self.region(edge + EDGES - 1)
    }

    /// The line that cuts an edge off.
    fn lens(&self, edge: usize) -> [Point; 3] {
        let deep = self.middle(edge).lerp(self.center(), 2.0 * LENS * self.bend(0.9, 1.1));
        [self.post(edge), deep, self.post(edge + 1)]
    }

    /// The line from the corner where an edge begins to the middle.
    fn spoke(&self, edge: usize) -> [Point; 3] {
        let (from, to) = (self.post(edge), self.center());
        let aside = if self.seed.is_multiple_of(2) { 0.11 } else { -0.11 };
        let half = from.lerp(to, 0.5);
        let handle = half.offset(-(to.y - from.y) * aside * 2.0, (to.x - from.x) * aside * 2.0);
        [from, handle, to]
    }

    fn bend(&self, low: f32, high: f32) -> f32 {
        low + (high - low) * ((self.seed >> 3) % 8) as f32 / 7.0
    }

    /// All lines of the square.
    pub(super) fn borders(&self) -> Vec<Border> {
        let mut borders = Vec::new();
        for edge in 0..EDGES {
            if self.is_lens(edge) {
                let between = (self.region(edge), self.region(edge + 1));
                borders.push(Border { between, curve: self.lens(edge) });
            } else if self.has_spokes() && self.is_split(edge) {
                let between = (self.region(edge + EDGES - 1), self.region(edge));
                borders.push(Border { between, curve: self.spoke(edge) });
            }
        }
        borders
    }

    /// The outline of a region.
    pub(super) fn outline(&self, region: u8) -> Path {
        let own = |edge: usize| self.region(edge) == region;
        if (0..EDGES).all(own) {
            return Path::rect(self.rect());
        }
        // Clockwise, from an edge before which something else begins.
        let first = (0..EDGES).find(|&edge| own(edge) && !own(edge + EDGES - 1)).unwrap_or(0);
        let start = self.post(first);
        let mut path = Path::new().move_to(start.x, start.y);
        let mut edge = first;
        while edge < first + EDGES {
            let post = self.post(edge + 1);
            if own(edge) {
                path = path.line_to(post.x, post.y);
                if self.is_lens(edge) {
                    let [to, handle, _] = self.lens(edge);
                    return path.quad_to(handle.x, handle.y, to.x, to.y).close();
                }
            } else if self.is_lens(edge) {
                let [_, handle, to] = self.lens(edge);
                path = path.quad_to(handle.x, handle.y, to.x, to.y);
            } else {
                // The region ends here, at lines to the middle and back.
                let ([_, out, middle], [to, back, _]) = (self.spoke(edge), self.spoke(first));
                path = path.quad_to(out.x, out.y, middle.x, middle.y).quad_to(back.x, back.y, to.x, to.y);
                return path.close();
            }
            edge += 1;
        }
        path.close()
    }

    /// Points all over a region, its rim left out.
    pub(super) fn inside(&self, region: u8) -> Vec<Point> {
        const STEPS: usize = 7;
        let contours = self.outline(region).flatten();
        let share = |step: usize| (step as f32 + 1.0) / (STEPS as f32 + 1.0);
        let points = (0..STEPS * STEPS).map(|at| self.at(share(at % STEPS), share(at / STEPS)));
        points.filter(|point| winds(&contours, *point)).collect()
    }

    /// The place for a sheep in a region, and its size in sides; with `apart`, the middle is somebody else's.
    pub(super) fn pen(&self, region: u8, apart: bool) -> (Point, f32) {
        let edges: Vec<usize> = (0..EDGES).filter(|&edge| self.region(edge) == region).collect();
        let before = |edge: usize, depth: f32| self.middle(edge).lerp(self.center(), depth * 2.0);
        match *edges.as_slice() {
            [edge] if self.has_spokes() => (before(edge, 0.22), 0.46),
            [edge] => (before(edge, 0.18), 0.38),
            // Before an edge, where the strip is wider than in its middle.
            [0, edge @ 2] => (before(edge, 0.27), 0.60),
            [1, edge @ 3] => (before(edge, 0.30), 0.58),
            [first, second] => {
                let corner = if (first, second) == (0, 3) { self.post(0) } else { self.post(second) };
                (self.center().lerp(corner, 0.40), 0.62)
            }
            // Away from the edge that is something else's.
            [_, _, _] => {
                let other = (0..EDGES).find(|&edge| self.region(edge) != region).unwrap_or(0);
                (before(other + 2, 0.36), 0.54)
            }
            _ if apart => (self.at(0.30, 0.66), 0.54),
            _ => (self.center(), 0.60),
        }
    }
}

/// Whether the point lies inside, for contours that do not cross.
pub(super) fn winds(contours: &[Vec<Point>], point: Point) -> bool {
    let mut inside = false;
    for contour in contours {
        for pair in contour.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            if (a.y > point.y) != (b.y > point.y)
                && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
            {
                inside = !inside;
            }
        }
    }
    inside
}

/// Random numbers that are the same wherever the same thing is drawn.
pub(super) struct Scatter(u32);

impl Scatter {
    pub(super) fn new(seed: u32) -> Scatter {
        Scatter(seed.wrapping_mul(0x9E37_79B9) ^ 0x5EED_0011)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number from 0 to 1.
    pub(super) fn share(&mut self) -> f32 {
        (self.next() >> 8) as f32 / (1 << 24) as f32
    }

    /// A number between −reach and +reach.
    pub(super) fn around(&mut self, reach: f32) -> f32 {
        (self.share() * 2.0 - 1.0) * reach
    }
}
