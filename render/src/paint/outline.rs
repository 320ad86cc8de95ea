//! Outlines as closed contours of short straight lines, in pixels of the picture.

use crate::geometry::{Point, Rect, Transform};
use crate::scene::{Path, Segment};

/// The largest distance between a curve and its straight lines, in pixels.
const APART: f32 = 0.04;

/// Contours one after another.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outline {
    pub(super) points: Vec<Point>,
    ends: Vec<End>,
}

/// The end of a contour.
#[derive(Clone, Copy, Debug, PartialEq)]
struct End {
    /// The number of points up to there.
    index: usize,
    /// Whether the path comes back to where it started.
    closed: bool,
    /// The rectangle around the contour.
    bounds: Rect,
}

impl Outline {
    /// The outline of a path. When it is filled, every contour counts as closed.
    pub(super) fn of(path: &Path, at: Transform) -> Self {
        Self::along(&path.0, at)
    }

    /// The outline of some steps of a path.
    pub(super) fn along(steps: &[Segment], at: Transform) -> Self {
        let mut outline = Self { points: Vec::with_capacity(steps.len() * 4), ends: Vec::new() };
        let mut start = Point::new(0.0, 0.0);
        for segment in steps {
            let from = outline.points.last().copied().unwrap_or(start);
            match *segment {
                Segment::Move(p) => {
                    outline.end(false);
                    start = at.apply(p);
                    outline.points.push(start);
                }
                Segment::Line(p) => {
                    outline.begin(start);
                    outline.points.push(at.apply(p));
                }
                Segment::Quad(h, p) => {
                    outline.begin(start);
                    outline.quad(from, at.apply(h), at.apply(p));
                }
                Segment::Cubic(h, i, p) => {
                    outline.begin(start);
                    outline.cubic([from, at.apply(h), at.apply(i), at.apply(p)]);
                }
                Segment::Close => outline.end(true),
            }
        }
        outline.end(false);
        outline
    }

    /// The contours: their points, and whether they are closed.
    pub(super) fn contours(&self) -> impl Iterator<Item = (&[Point], bool)> {
        self.parts().map(|(points, end)| (points, end.closed))
    }

    /// The points of the contours that reach between two rows and do not lie wholly to the right of a column: a line covers everything to
    /// its right.
    pub(super) fn before(&self, right: f32, (top, bottom): (f32, f32)) -> impl Iterator<Item = &[Point]> {
        let within =
            move |end: &End| end.bounds.y < bottom && end.bounds.bottom() > top && end.bounds.x < right;
        self.parts().filter(move |(_, end)| within(end)).map(|(points, _)| points)
    }

    /// The rectangle around all contours; `None` if there are none.
    pub(super) fn bounds(&self) -> Option<Rect> {
        self.ends.iter().map(|end| end.bounds).reduce(Rect::union)
    }

    fn parts(&self) -> impl Iterator<Item = (&[Point], &End)> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|end| end.index));
        starts.zip(&self.ends).map(|(start, end)| (&self.points[start..end.index], end))
    }

    /// Ends a contour, if one is open.
    pub(super) fn end(&mut self, closed: bool) {
        if let Some(bounds) = Rect::enclosing(self.points[self.ended()..].iter().copied()) {
            self.ends.push(End { index: self.points.len(), closed, bounds });
        }
    }

    /// The number of points whose contours have ended.
    fn ended(&self) -> usize {
        self.ends.last().map_or(0, |end| end.index)
    }

    /// Continues from the start of the last contour, if that was closed.
    fn begin(&mut self, start: Point) {
        if self.points.len() == self.ended() {
            self.points.push(start);
        }
    }

    fn quad(&mut self, from: Point, h: Point, to: Point) {
        let bend = bend(from, h, to);
        for t in shares(0.25 * bend) {
            let (a, b) = (from.lerp(h, t), h.lerp(to, t));
            self.points.push(a.lerp(b, t));
        }
    }

    fn cubic(&mut self, [from, h, i, to]: [Point; 4]) {
        let bend = bend(from, h, i).max(bend(h, i, to));
        for t in shares(0.75 * bend) {
            let u = 1.0 - t;
            let (p, q, r, s) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
            let x = p * from.x + q * h.x + r * i.x + s * to.x;
            let y = p * from.y + q * h.y + r * i.y + s * to.y;
            self.points.push(Point::new(x, y));
        }
    }
}

/// Twice the distance of the middle point from halfway between the others.
fn bend(a: Point, b: Point, c: Point) -> f32 {
    (a.x - 2.0 * b.x + c.x).hypot(a.y - 2.0 * b.y + c.y)
}

/// Even steps along a curve, so many that it is never further than `APART` from its chords.
fn shares(apart: f32) -> impl Iterator<Item = f32> {
    let count = (apart / APART).sqrt().ceil().clamp(1.0, 64.0);
    (1..=count as usize).map(move |step| step as f32 / count)
}

#[cfg(test)]
mod tests {
    use super::Outline;
    use crate::geometry::{Point, Rect, Transform};
    use crate::scene::Path;

    #[test]
    fn a_circle_is_nowhere_far_from_its_lines() {
        for radius in [1.0, 7.0, 60.0, 900.0] {
            let outline = Outline::of(&Path::circle(Point::new(9.0, -4.0), radius), Transform::IDENTITY);
            let (points, closed) = outline.contours().next().expect("one contour");
            assert!(closed && outline.contours().count() == 1);
            for pair in points.windows(2) {
                let middle = pair[0].lerp(pair[1], 0.5);
                let apart = (middle.distance(Point::new(9.0, -4.0)) - radius).abs();
                assert!(apart < 0.1 + radius * 0.000_4, "{radius}: {apart}");
            }
        }
    }

    #[test]
    fn contours_are_kept_apart() {
        let path = Path::rect(Rect::new(0.0, 0.0, 4.0, 4.0))
            .and(Path::line(Point::new(1.0, 1.0), Point::new(3.0, 2.0)))
            .and(Path::rect(Rect::new(8.0, 8.0, 1.0, 1.0)));
        let outline = Outline::of(&path, Transform::scale(2.0, 2.0));
        let contours: Vec<(usize, bool)> =
            outline.contours().map(|(points, closed)| (points.len(), closed)).collect();
        assert_eq!(contours, [(4, true), (2, false), (4, true)]);
        assert_eq!(outline.bounds(), Some(Rect::new(0.0, 0.0, 18.0, 18.0)));
    }
}
