//! The ground of a tile: places where figures may stand.

use crate::color::Color;
use crate::geometry::{Point, Rect};
use crate::scene::winding;
use crate::scene::{Node, Path, Shape};
use crate::style::Stroke;

/// A tile while its figures are placed.
pub(super) struct Ground<'a> {
    pub(super) bounds: Rect,
    /// The height of a tree or house.
    pub(super) unit: f32,
    pub(super) random: Random,
    /// The figures placed so far, from the back to the front.
    pub(super) nodes: Vec<Node>,
    /// Discs without figures.
    clear: &'a [(Point, f32)],
    /// The outline as straight lines: thousands of points are tested against it.
    contours: Vec<Vec<Point>>,
    center: Point,
}

impl<'a> Ground<'a> {
    /// The ground within an outline; `figure` is the height of a tree or house, if it does not follow the size.
    pub(super) fn new(outline: &Path, clear: &'a [(Point, f32)], figure: Option<f32>, seed: u32) -> Self {
        let bounds = outline.bounds();
        let room = if clear.is_empty() { 1.0 } else { 0.86 };
        let unit = figure.unwrap_or((11.0 + bounds.w.min(bounds.h) * 0.18) * room);
        let (contours, center) = (outline.flatten(), bounds.center());
        Self { bounds, unit, random: Random(seed), nodes: Vec::new(), clear, contours, center }
    }

    /// Whether a figure of this extent is wholly on the tile and on no clear disc.
    pub(super) fn has_room(&self, figure: Rect) -> bool {
        let on_tile = |point: Point| winding(&self.contours, point) != 0;
        !self.is_kept_clear(figure) && on_tile(figure.center()) && figure.corners().into_iter().all(on_tile)
    }

    /// Whether the rectangle touches a clear disc.
    pub(super) fn is_kept_clear(&self, figure: Rect) -> bool {
        self.clear.iter().any(|&(center, radius)| {
            let nearest = Point::new(
                center.x.clamp(figure.x, figure.right()),
                center.y.clamp(figure.y, figure.bottom()),
            );
            nearest.distance(center) < radius
        })
    }

    /// Places for the feet of figures `w` wide and `h` high in loose staggered rows, the rear ones first.
    pub(super) fn spots(&mut self, w: f32, h: f32, step: (f32, f32), jitter: f32) -> Vec<Point> {
        let inner = self.bounds.inset((self.bounds.w.min(self.bounds.h) * 0.05).min(6.0));
        let rows = ((inner.h - h) / step.1).floor().max(0.0);
        let top = inner.center().y - rows * step.1 / 2.0 + h / 2.0;
        let half_columns = (inner.w / step.0 / 2.0).ceil() as i32 + 1;
        let mut spots = Vec::new();
        for row in 0..=rows as i32 {
            let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
            for column in -half_columns..=half_columns {
                let x =
                    self.center.x + (column as f32 + shift) * step.0 + self.random.around(jitter * step.0);
                let y = top + row as f32 * step.1 + self.random.around(jitter * step.1);
                if self.has_room(Rect::new(x - w / 2.0, y - h, w, h)) {
                    spots.push(Point::new(x, y));
                }
            }
        }
        if self.clear.is_empty() {
            self.center(&mut spots, (w, h));
        } else {
            self.fill_gaps(&mut spots, (w, h), step);
        }
        spots.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        spots
    }

    /// Moves all figures together to the middle of the tile, if they have room there.
    fn center(&self, spots: &mut Vec<Point>, (w, h): (f32, f32)) {
        let figure = |foot: &Point| Rect::new(foot.x - w / 2.0, foot.y - h, w, h);
        let Some(taken) = spots.iter().map(figure).reduce(Rect::union) else { return };
        let (dx, dy) = (self.center.x - taken.center().x, self.center.y - taken.center().y);
        let moved: Vec<Point> = spots.iter().map(|foot| foot.offset(dx, dy)).collect();
        if moved.iter().all(|foot| self.has_room(figure(foot))) {
            *spots = moved;
        }
    }

    /// Adds places where a figure still has room: around a clear disc, rows alone would leave few.
    fn fill_gaps(&self, spots: &mut Vec<Point>, (w, h): (f32, f32), step: (f32, f32)) {
        let (dx, dy) = (step.0 / 6.0, step.1 / 5.0);
        let (columns, rows) = ((self.bounds.w / dx) as i32, (self.bounds.h / dy) as i32);
        for (row, column) in (0..=rows).flat_map(|row| (0..=columns).map(move |column| (row, column))) {
            let at = Point::new(self.bounds.x + column as f32 * dx, self.bounds.y + row as f32 * dy);
            let crowded = |other: &Point| ((at.x - other.x) / step.0).hypot((at.y - other.y) / step.1) < 0.86;
            if self.has_room(Rect::new(at.x - w / 2.0, at.y - h, w, h)) && !spots.iter().any(crowded) {
                spots.push(at);
            }
        }
    }
}

/// A filled outline.
pub(super) fn filled(path: Path, color: Color) -> Node {
    Shape::new(path).fill(color).into()
}

/// A line with round ends.
pub(super) fn lined(path: Path, color: Color, width: f32) -> Node {
    Shape::new(path).stroke(Stroke::new(color, width)).into()
}

/// A small generator for ornaments: equal on every machine.
pub(super) struct Random(u32);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        let mut mixed = (self.0 ^ self.0 >> 16).wrapping_mul(0x21F0_AAAD);
        mixed = (mixed ^ mixed >> 15).wrapping_mul(0x735A_2D97);
        mixed ^ mixed >> 15
    }

    /// Between 0 and 1.
    pub(super) fn share(&mut self) -> f32 {
        (self.next() >> 8) as f32 / (1 << 24) as f32
    }

    /// Between -reach and reach.
    pub(super) fn around(&mut self, reach: f32) -> f32 {
        (self.share() * 2.0 - 1.0) * reach
    }

    /// Between low and high.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.share()
    }

    /// One of the values.
    pub(super) fn pick<T: Copy, const N: usize>(&mut self, values: [T; N]) -> T {
        values[self.next() as usize % N]
    }
}
