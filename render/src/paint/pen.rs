//! Lines with a width, as outlines to fill.

use super::outline::Outline;
use crate::geometry::Point;
use crate::style::{Cap, Join, Stroke};

/// Cosine of a turn so small that both sides simply continue.
const GENTLE: f32 = 0.9;
/// The most that a corner may stick out, in half widths.
const MITER: f32 = 4.0;
/// The largest distance of an arc's steps from the circle, in pixels.
const APART: f32 = 0.04;

/// The outline of a line along `along`, `scale` times as wide as the stroke.
pub(super) fn stroked(along: &Outline, stroke: &Stroke, scale: f32) -> Outline {
    let mut pen = Pen {
        half: stroke.width * scale / 2.0,
        cap: stroke.cap,
        join: stroke.join,
        left: Vec::new(),
        right: Vec::new(),
        outline: Outline::default(),
    };
    for (points, closed) in along.contours() {
        if stroke.dash.iter().sum::<f32>() > 0.0 {
            let lengths: Vec<f32> = stroke.dash.iter().map(|length| length * scale).collect();
            dashes(points, closed, &lengths).iter().for_each(|dash| pen.draw(dash, false));
        } else {
            pen.draw(points, closed);
        }
    }
    pen.outline
}

struct Pen {
    half: f32,
    cap: Cap,
    join: Join,
    /// The sides of the line being drawn.
    left: Vec<Point>,
    right: Vec<Point>,
    outline: Outline,
}

impl Pen {
    fn draw(&mut self, points: &[Point], closed: bool) {
        let mut points: Vec<Point> = points.to_vec();
        points.dedup_by(|a, b| a.distance(*b) < 1e-3);
        if closed && points.len() > 1 && points[0].distance(points[points.len() - 1]) < 1e-3 {
            points.pop();
        }
        let count = points.len();
        if count < 2 {
            points.first().into_iter().for_each(|&point| self.dot(point));
            return;
        }
        let direction = |index: usize| {
            let (a, b) = (points[index % count], points[(index + 1) % count]);
            let length = a.distance(b);
            Point::new((b.x - a.x) / length, (b.y - a.y) / length)
        };
        self.left.clear();
        self.right.clear();
        let closed = closed && count > 2;
        if closed {
            let mut before = direction(count - 1);
            for (index, &point) in points.iter().enumerate() {
                let after = direction(index);
                self.turn(point, before, after);
                before = after;
            }
            self.outline.points.append(&mut self.left);
            self.outline.end(true);
        } else {
            let mut before = direction(0);
            self.cap(points[0], Point::new(-before.x, -before.y));
            // The cap runs from the right side to the left one, seen along the line.
            self.right.clear();
            for (index, &point) in points.iter().enumerate().skip(1).take(count - 2) {
                let after = direction(index);
                self.turn(point, before, after);
                before = after;
            }
            self.cap(points[count - 1], before);
            self.outline.points.append(&mut self.left);
        }
        self.outline.points.extend(self.right.drain(..).rev());
        self.outline.end(true);
    }

    /// Both sides around a point where the line turns.
    fn turn(&mut self, at: Point, before: Point, after: Point) {
        let half = self.half;
        let (cos, sin) = (before.x * after.x + before.y * after.y, before.x * after.y - before.y * after.x);
        let (from, to) = (Point::new(before.y, -before.x), Point::new(after.y, -after.x));
        let middle = Point::new((from.x + to.x) / (1.0 + cos), (from.y + to.y) / (1.0 + cos));
        if cos > GENTLE {
            self.left.push(at.offset(middle.x * half, middle.y * half));
            self.right.push(at.offset(-middle.x * half, -middle.y * half));
            return;
        }
        // Turning clockwise, the left side is the outer one.
        let side = if sin > 0.0 { half } else { -half };
        let (outer, inner) =
            if sin > 0.0 { (&mut self.left, &mut self.right) } else { (&mut self.right, &mut self.left) };
        let edge = |normal: Point, side: f32| at.offset(normal.x * side, normal.y * side);
        inner.extend([edge(from, -side), at, edge(to, -side)]);
        outer.push(edge(from, side));
        match self.join {
            Join::Round => arc(outer, at, from, to, side),
            Join::Miter if middle.x.hypot(middle.y) <= MITER => outer.push(edge(middle, side)),
            Join::Miter | Join::Bevel => {}
        }
        outer.push(edge(to, side));
    }

    /// The end of an open line that comes from `towards`: added to the left side, from left to right.
    fn cap(&mut self, at: Point, towards: Point) {
        let half = self.half;
        let normal = Point::new(towards.y, -towards.x);
        let (left, right) =
            (at.offset(normal.x * half, normal.y * half), at.offset(-normal.x * half, -normal.y * half));
        self.left.push(left);
        match self.cap {
            Cap::Butt => {}
            Cap::Round => {
                arc(&mut self.left, at, normal, towards, half);
                self.left.push(at.offset(towards.x * half, towards.y * half));
                arc(&mut self.left, at, towards, Point::new(-normal.x, -normal.y), half);
            }
            Cap::Square => {
                let (x, y) = (towards.x * half, towards.y * half);
                self.left.extend([left.offset(x, y), right.offset(x, y)]);
            }
        }
        self.left.push(right);
    }

    /// A line without length.
    fn dot(&mut self, at: Point) {
        if self.cap == Cap::Butt {
            return;
        }
        self.left.clear();
        self.cap(at, Point::new(-1.0, 0.0));
        self.cap(at, Point::new(1.0, 0.0));
        self.outline.points.append(&mut self.left);
        self.outline.end(true);
    }
}

/// The points between `from` and `to` (directions of length 1, not opposite) on the circle around `center`.
fn arc(points: &mut Vec<Point>, center: Point, from: Point, to: Point, radius: f32) {
    let angle = (from.x * to.y - from.y * to.x).atan2(from.x * to.x + from.y * to.y);
    let widest = 2.0 * (1.0 - APART / radius.abs().max(APART)).acos();
    let steps = (angle.abs() / widest.max(0.05)).ceil().max(1.0);
    let (sin, cos) = (angle / steps).sin_cos();
    let mut normal = from;
    for _ in 1..steps as usize {
        normal = Point::new(normal.x * cos - normal.y * sin, normal.x * sin + normal.y * cos);
        points.push(center.offset(normal.x * radius, normal.y * radius));
    }
}

/// The pieces of a line when it is dashed with these lengths.
fn dashes(points: &[Point], closed: bool, lengths: &[f32]) -> Vec<Vec<Point>> {
    let mut pieces = Vec::new();
    let (mut number, mut left) = (0, lengths[0]);
    let mut piece: Vec<Point> = points.first().copied().into_iter().collect();
    let back = points.first().copied().filter(|_| closed);
    for pair in points.iter().copied().chain(back).collect::<Vec<_>>().windows(2) {
        let (mut from, to) = (pair[0], pair[1]);
        let mut rest = from.distance(to);
        while rest > left {
            let end = from.lerp(to, left / rest);
            if number % 2 == 0 {
                piece.push(end);
                pieces.push(std::mem::take(&mut piece));
            } else {
                piece = vec![end];
            }
            rest -= left;
            from = end;
            number += 1;
            left = lengths[number % lengths.len()].max(1e-2);
        }
        left -= rest;
        if number % 2 == 0 {
            piece.push(to);
        }
    }
    if number % 2 == 0 && piece.len() > 1 {
        pieces.push(piece);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::stroked;
    use crate::color::Color;
    use crate::geometry::{Point, Rect, Transform};
    use crate::paint::outline::Outline;
    use crate::paint::raster::{Area, Raster};
    use crate::scene::Path;
    use crate::style::{Cap, Join, Stroke};

    /// The covered area.
    fn area(outline: &Outline) -> f32 {
        let around = Area { left: -20, top: -20, right: 120, bottom: 120 };
        let shares = Raster::default().coverage(outline, around);
        shares.iter().map(|&share| f32::from(share) / 255.0).sum()
    }

    fn drawn(path: &Path, stroke: &Stroke) -> Outline {
        stroked(&Outline::of(path, Transform::IDENTITY), stroke, 1.0)
    }

    #[test]
    fn caps_reach_beyond_the_ends() {
        let line = Path::line(Point::new(10.0, 10.0), Point::new(40.0, 10.0));
        let stroke = Stroke::new(Color::BLACK, 8.0);
        for (cap, expected, left) in
            [(Cap::Butt, 240.0, 10.0), (Cap::Square, 304.0, 6.0), (Cap::Round, 240.0 + 50.27, 6.0)]
        {
            let outline = drawn(&line, &stroke.clone().cap(cap));
            assert!((area(&outline) - expected).abs() < 2.0, "{cap:?}: {}", area(&outline));
            assert!(outline.bounds().is_some_and(|bounds| (bounds.x - left).abs() < 0.01));
        }
    }

    #[test]
    fn corners_are_as_asked_for() {
        let square = Path::rect(Rect::new(20.0, 20.0, 40.0, 40.0));
        let stroke = Stroke::new(Color::BLACK, 10.0);
        for (join, corner) in [(Join::Miter, 25.0), (Join::Bevel, 12.5), (Join::Round, 19.63)] {
            let outline = drawn(&square, &stroke.clone().join(join));
            let expected = 4.0 * 40.0 * 10.0 - 4.0 * 25.0 + 4.0 * corner;
            assert!((area(&outline) - expected).abs() < 2.0, "{join:?}: {} {expected}", area(&outline));
        }
    }

    #[test]
    fn a_dashed_line_is_as_long_as_its_dashes() {
        let line = Path::line(Point::new(0.0, 0.0), Point::new(100.0, 0.0));
        let dashed = drawn(&line, &Stroke::new(Color::BLACK, 2.0).cap(Cap::Butt).dashed(10.0, 6.0));
        assert_eq!(dashed.contours().count(), 7);
        assert!((area(&dashed) - 2.0 * 64.0).abs() < 0.5, "{}", area(&dashed));
        let square = Path::rect(Rect::new(0.0, 0.0, 20.0, 20.0));
        let dashed = drawn(&square, &Stroke::new(Color::BLACK, 2.0).cap(Cap::Butt).dashed(8.0, 8.0));
        assert!((area(&dashed) - 2.0 * 40.0).abs() < 0.5, "{}", area(&dashed));
    }

    #[test]
    fn a_dot_is_a_disc() {
        let dot = Path::line(Point::new(5.0, 5.0), Point::new(5.0, 5.0));
        let disc = drawn(&dot, &Stroke::new(Color::BLACK, 20.0));
        assert!((area(&disc) - 314.16).abs() < 4.0, "{}", area(&disc));
    }
}
