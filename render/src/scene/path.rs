//! Outlines made of lines and curves.

use serde::{Deserialize, Serialize};

use crate::geometry::{Point, Rect, Transform};

/// The reach of a cubic's handles for a quarter of a circle of radius 1.
const QUARTER: f32 = 0.552_284_8;

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Segment {
    /// Lift the pen and start a new contour here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A curve with one handle: handle, end.
    Quad(Point, Point),
    /// A curve with two handles: first handle, second handle, end.
    Cubic(Point, Point, Point),
    /// Back to the start of the contour.
    Close,
}

/// An outline of one or more contours; filled by the non-zero rule.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// An empty path, to be built with `move_to`, `line_to` …
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a new contour.
    #[must_use]
    pub fn move_to(self, x: f32, y: f32) -> Self {
        self.with(Segment::Move(Point::new(x, y)))
    }

    /// A straight line.
    #[must_use]
    pub fn line_to(self, x: f32, y: f32) -> Self {
        self.with(Segment::Line(Point::new(x, y)))
    }

    /// A curve with the handle (x1, y1).
    #[must_use]
    pub fn quad_to(self, x1: f32, y1: f32, x: f32, y: f32) -> Self {
        self.with(Segment::Quad(Point::new(x1, y1), Point::new(x, y)))
    }

    /// A curve with the handles (x1, y1) and (x2, y2).
    #[must_use]
    pub fn cubic_to(self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) -> Self {
        self.with(Segment::Cubic(Point::new(x1, y1), Point::new(x2, y2), Point::new(x, y)))
    }

    /// A straight line back to the start of the contour.
    #[must_use]
    pub fn close(self) -> Self {
        self.with(Segment::Close)
    }

    fn with(mut self, segment: Segment) -> Self {
        self.0.push(segment);
        self
    }

    /// This path and another one as one outline.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Straight lines through the points, open.
    pub fn polyline(points: impl IntoIterator<Item = Point>) -> Self {
        let step = |(index, point)| if index == 0 { Segment::Move(point) } else { Segment::Line(point) };
        Self(points.into_iter().enumerate().map(step).collect())
    }

    /// Straight lines through the points, closed.
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Self {
        Self::polyline(points).close()
    }

    /// One straight line.
    pub fn line(from: Point, to: Point) -> Self {
        Self::polyline([from, to])
    }

    /// A rectangle.
    pub fn rect(rect: Rect) -> Self {
        Self::polygon(rect.corners())
    }

    /// A rectangle with round corners; the radius is cut to half the shorter side.
    pub fn round_rect(rect: Rect, radius: f32) -> Self {
        let r = radius.min(rect.w / 2.0).min(rect.h / 2.0);
        if r <= 0.0 {
            return Self::rect(rect);
        }
        let k = r * (1.0 - QUARTER);
        let (x, y, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
        Self::new()
            .move_to(x + r, y)
            .line_to(right - r, y)
            .cubic_to(right - k, y, right, y + k, right, y + r)
            .line_to(right, bottom - r)
            .cubic_to(right, bottom - k, right - k, bottom, right - r, bottom)
            .line_to(x + r, bottom)
            .cubic_to(x + k, bottom, x, bottom - k, x, bottom - r)
            .line_to(x, y + r)
            .cubic_to(x, y + k, x + k, y, x + r, y)
            .close()
    }

    /// The rectangle and the radius, if this is an outline as [`round_rect`](Self::round_rect) makes it.
    pub fn as_round_rect(&self) -> Option<(Rect, f32)> {
        let &[Segment::Move(start), _, Segment::Cubic(_, _, side), Segment::Line(low), ..] =
            self.0.as_slice()
        else {
            return None;
        };
        let r = side.y - start.y;
        let rect = Rect::new(start.x - r, start.y, side.x - start.x + r, low.y + r - start.y);
        let like = Self::round_rect(rect, r);
        let same = |(a, b): (&Segment, &Segment)| match (a, b) {
            (Segment::Move(a), Segment::Move(b)) | (Segment::Line(a), Segment::Line(b)) => {
                a.distance(*b) < 0.01
            }
            (Segment::Cubic(a, b, c), Segment::Cubic(d, e, f)) => {
                a.distance(*d).max(b.distance(*e)).max(c.distance(*f)) < 0.01
            }
            (a, b) => a == b,
        };
        (r > 0.0 && like.0.len() == self.0.len() && like.0.iter().zip(&self.0).all(same)).then_some((rect, r))
    }

    /// A circle.
    pub fn circle(center: Point, radius: f32) -> Self {
        Self::ellipse(center, radius, radius)
    }

    /// An upright ellipse with the half axes `rx` and `ry`.
    pub fn ellipse(center: Point, rx: f32, ry: f32) -> Self {
        let (x, y, kx, ky) = (center.x, center.y, rx * QUARTER, ry * QUARTER);
        Self::new()
            .move_to(x + rx, y)
            .cubic_to(x + rx, y + ky, x + kx, y + ry, x, y + ry)
            .cubic_to(x - kx, y + ry, x - rx, y + ky, x - rx, y)
            .cubic_to(x - rx, y - ky, x - kx, y - ry, x, y - ry)
            .cubic_to(x + kx, y - ry, x + rx, y - ky, x + rx, y)
            .close()
    }

    /// A regular polygon; its first corner points in the direction `degrees` (-90 = up).
    pub fn regular(center: Point, radius: f32, sides: usize, degrees: f32) -> Self {
        let step = 360.0 / sides.max(3) as f32;
        Self::polygon((0..sides.max(3)).map(|side| center.polar(radius, degrees + step * side as f32)))
    }

    /// A hexagon with a corner on top.
    pub fn hexagon_pointed(center: Point, radius: f32) -> Self {
        Self::regular(center, radius, 6, -90.0)
    }

    /// A hexagon with a side on top.
    pub fn hexagon_flat(center: Point, radius: f32) -> Self {
        Self::regular(center, radius, 6, 0.0)
    }

    /// A star whose first point is up.
    pub fn star(center: Point, outer: f32, inner: f32, points: usize) -> Self {
        let step = 180.0 / points.max(2) as f32;
        Self::polygon((0..points.max(2) * 2).map(|tip| {
            let radius = if tip % 2 == 0 { outer } else { inner };
            center.polar(radius, -90.0 + step * tip as f32)
        }))
    }

    /// An open arc of a circle from the direction `start` over `sweep` degrees (clockwise when positive).
    pub fn arc(center: Point, radius: f32, start: f32, sweep: f32) -> Self {
        let pieces = (sweep.abs() / 90.0).ceil().max(1.0);
        let step = sweep / pieces;
        let handle = radius * 4.0 / 3.0 * (step.to_radians() / 4.0).tan();
        let first = center.polar(radius, start);
        let mut path = Self::new().move_to(first.x, first.y);
        for piece in 0..pieces as usize {
            let (from, to) = (start + step * piece as f32, start + step * (piece + 1) as f32);
            let (a, b) = (center.polar(radius, from), center.polar(radius, to));
            path.0.push(Segment::Cubic(a.polar(handle, from + 90.0), b.polar(handle, to - 90.0), b));
        }
        path
    }

    /// A closed smooth curve through the points (Catmull–Rom).
    pub fn blob(points: &[Point]) -> Self {
        let count = points.len();
        if count < 3 {
            return Self::polygon(points.iter().copied());
        }
        let mut path = Self::new().move_to(points[0].x, points[0].y);
        for index in 0..count {
            let (before, from) = (points[(index + count - 1) % count], points[index]);
            let (to, after) = (points[(index + 1) % count], points[(index + 2) % count]);
            path.0.push(smooth(before, from, to, after));
        }
        path.close()
    }

    /// An open smooth curve through the points (Catmull–Rom).
    pub fn curve(points: &[Point]) -> Self {
        let Some((first, last)) = points.first().zip(points.last()) else { return Self::new() };
        let mut path = Self::new().move_to(first.x, first.y);
        for (index, pair) in points.windows(2).enumerate() {
            let before = if index == 0 { first } else { &points[index - 1] };
            path.0.push(smooth(*before, pair[0], pair[1], *points.get(index + 2).unwrap_or(last)));
        }
        path
    }

    /// A drawing written as in SVG, with absolute commands only: `M x y`, `L x y`, `Q x y x y`, `C x y x y x y`, `Z`.
    ///
    /// # Panics
    /// When it is written otherwise: drawings are literals in the code.
    pub fn drawn(data: &str) -> Self {
        let mut words = data.split([' ', ',']).filter(|word| !word.is_empty());
        let mut path = Self::new();
        while let Some(command) = words.next() {
            let mut point = || {
                let mut number = || words.next()?.parse().ok();
                Point { x: number().expect("a number follows"), y: number().expect("a number follows") }
            };
            path.0.push(match command {
                "M" => Segment::Move(point()),
                "L" => Segment::Line(point()),
                "Q" => Segment::Quad(point(), point()),
                "C" => Segment::Cubic(point(), point(), point()),
                "Z" => Segment::Close,
                other => panic!("unknown command {other}"),
            });
        }
        path
    }

    /// A convex outline moved outwards by that many pixels on all sides.
    pub fn grown(&self, by: f32) -> Self {
        if let Some((rect, radius)) = self.as_round_rect() {
            return Self::round_rect(rect.inset(-by), radius + by);
        }
        let bounds = self.bounds();
        let (center, scale) = (bounds.center(), |side: f32| (side + 2.0 * by) / side.max(1.0));
        let grow = Transform::translate(-center.x, -center.y)
            .then(Transform::scale(scale(bounds.w), scale(bounds.h)));
        self.transformed(grow.then(Transform::translate(center.x, center.y)))
    }

    /// The path moved, turned or scaled.
    #[must_use]
    pub fn transformed(&self, transform: Transform) -> Self {
        let at = |point: Point| transform.apply(point);
        let step = |segment: &Segment| match *segment {
            Segment::Move(p) => Segment::Move(at(p)),
            Segment::Line(p) => Segment::Line(at(p)),
            Segment::Quad(h, p) => Segment::Quad(at(h), at(p)),
            Segment::Cubic(h, i, p) => Segment::Cubic(at(h), at(i), at(p)),
            Segment::Close => Segment::Close,
        };
        Self(self.0.iter().map(step).collect())
    }

    /// The contours with curves cut into short straight lines.
    pub fn flatten(&self) -> Vec<Vec<Point>> {
        let mut contours: Vec<Vec<Point>> = Vec::new();
        for segment in &self.0 {
            if let Segment::Move(point) = *segment {
                contours.push(vec![point]);
                continue;
            }
            let Some(contour) = contours.last_mut() else { continue };
            let Some(&from) = contour.last() else { continue };
            match *segment {
                Segment::Move(_) => {}
                Segment::Line(to) => contour.push(to),
                Segment::Quad(h, to) => {
                    contour.extend(shares().map(|t| from.lerp(h, t).lerp(h.lerp(to, t), t)));
                }
                Segment::Cubic(h, i, to) => contour.extend(shares().map(|t| {
                    let (a, b, c) = (from.lerp(h, t), h.lerp(i, t), i.lerp(to, t));
                    a.lerp(b, t).lerp(b.lerp(c, t), t)
                })),
                Segment::Close => {
                    let first = contour[0];
                    contour.push(first);
                }
            }
        }
        contours
    }

    /// The smallest upright rectangle around the outline (curves included, stroke not); zero for an empty path.
    pub fn bounds(&self) -> Rect {
        Rect::enclosing(self.flatten().into_iter().flatten()).unwrap_or_default()
    }

    /// Whether the point lies inside, by the non-zero rule.
    pub fn contains(&self, point: Point) -> bool {
        winding(&self.flatten(), point) != 0
    }
}

/// Counts how often the contours run around the point.
pub(crate) fn winding(contours: &[Vec<Point>], point: Point) -> i32 {
    let mut winding = 0;
    for contour in contours {
        let next = contour.iter().cycle().skip(1);
        for (from, to) in contour.iter().zip(next) {
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y);
            if from.y <= point.y && to.y > point.y && side > 0.0 {
                winding += 1;
            } else if from.y > point.y && to.y <= point.y && side < 0.0 {
                winding -= 1;
            }
        }
    }
    winding
}

fn shares() -> impl Iterator<Item = f32> {
    (1..=8).map(|step| step as f32 / 8.0)
}

fn smooth(before: Point, from: Point, to: Point, after: Point) -> Segment {
    let first = from.offset((to.x - before.x) / 6.0, (to.y - before.y) / 6.0);
    let second = to.offset((from.x - after.x) / 6.0, (from.y - after.y) / 6.0);
    Segment::Cubic(first, second, to)
}
