//! Points, rectangles and affine transforms, in pixels.

use serde::{Deserialize, Serialize};

/// A place in the picture: x to the right, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Pixels from the left edge.
    pub x: f32,
    /// Pixels from the upper edge.
    pub y: f32,
}

impl Point {
    /// The point (x, y).
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// This point moved by (dx, dy).
    pub fn offset(self, dx: f32, dy: f32) -> Self {
        Self { x: self.x + dx, y: self.y + dy }
    }

    /// The point at `distance` from here in the direction `degrees` (0 = right, 90 = down).
    pub fn polar(self, distance: f32, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.offset(distance * cos, distance * sin)
    }

    /// The point at `share` of the way to `other`.
    pub fn lerp(self, other: Self, share: f32) -> Self {
        Self { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }

    /// The distance to `other`.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

impl From<(f32, f32)> for Point {
    fn from((x, y): (f32, f32)) -> Self {
        Self { x, y }
    }
}

/// An upright rectangle: upper left corner, width and height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width, not negative.
    pub w: f32,
    /// Height, not negative.
    pub h: f32,
}

impl Rect {
    /// The rectangle with its upper left corner at (x, y).
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The rectangle of this size around a centre.
    pub fn around(center: Point, w: f32, h: f32) -> Self {
        Self { x: center.x - w / 2.0, y: center.y - h / 2.0, w, h }
    }

    /// The smallest rectangle that holds all the points; `None` when there are none.
    pub fn enclosing(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (mut low, mut high) = (first, first);
        for point in points {
            low = Point::new(low.x.min(point.x), low.y.min(point.y));
            high = Point::new(high.x.max(point.x), high.y.max(point.y));
        }
        Some(Self { x: low.x, y: low.y, w: high.x - low.x, h: high.y - low.y })
    }

    /// Right edge.
    pub fn right(self) -> f32 {
        self.x + self.w
    }

    /// Lower edge.
    pub fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// The middle.
    pub fn center(self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The four corners, clockwise from the upper left.
    pub fn corners(self) -> [Point; 4] {
        [
            Point::new(self.x, self.y),
            Point::new(self.right(), self.y),
            Point::new(self.right(), self.bottom()),
            Point::new(self.x, self.bottom()),
        ]
    }

    /// Made smaller by `by` on every side (larger when negative), never below zero.
    pub fn inset(self, by: f32) -> Self {
        self.inset_by(by, by)
    }

    /// Made smaller by `dx` left and right and `dy` above and below.
    pub fn inset_by(self, dx: f32, dy: f32) -> Self {
        let (w, h) = ((self.w - 2.0 * dx).max(0.0), (self.h - 2.0 * dy).max(0.0));
        Self { x: self.x + dx, y: self.y + dy, w, h }
    }

    /// Moved by (dx, dy).
    pub fn offset(self, dx: f32, dy: f32) -> Self {
        Self { x: self.x + dx, y: self.y + dy, ..self }
    }

    /// Cut at `w` from the left: the left part and the rest.
    pub fn split_left(self, w: f32) -> (Self, Self) {
        let w = w.clamp(0.0, self.w.max(0.0));
        (Self { w, ..self }, Self { x: self.x + w, w: self.w - w, ..self })
    }

    /// Cut at `h` from the top: the upper part and the rest.
    pub fn split_top(self, h: f32) -> (Self, Self) {
        let h = h.clamp(0.0, self.h.max(0.0));
        (Self { h, ..self }, Self { y: self.y + h, h: self.h - h, ..self })
    }

    /// `columns` × `rows` equal cells with a gap between them, row by row.
    pub fn grid(self, columns: usize, rows: usize, gap: f32) -> Vec<Self> {
        let w = (self.w - gap * columns.saturating_sub(1) as f32) / columns.max(1) as f32;
        let h = (self.h - gap * rows.saturating_sub(1) as f32) / rows.max(1) as f32;
        let cell = |row: usize, column: usize| {
            Self::new(self.x + column as f32 * (w + gap), self.y + row as f32 * (h + gap), w, h)
        };
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .map(|(r, c)| cell(r, c))
            .collect()
    }

    /// Whether the point lies inside or on the edge.
    pub fn contains(self, point: Point) -> bool {
        point.x >= self.x && point.x <= self.right() && point.y >= self.y && point.y <= self.bottom()
    }

    /// Whether `inner` lies within, allowing it to stick out by `slack` pixels.
    pub fn encloses(self, inner: Self, slack: f32) -> bool {
        inner.x >= self.x - slack
            && inner.y >= self.y - slack
            && inner.right() <= self.right() + slack
            && inner.bottom() <= self.bottom() + slack
    }

    /// The part common to both, if there is any.
    pub fn intersection(self, other: Self) -> Option<Self> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        (right > x && bottom > y).then_some(Self { x, y, w: right - x, h: bottom - y })
    }

    /// The smallest rectangle that holds both.
    pub fn union(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self { x, y, w: self.right().max(other.right()) - x, h: self.bottom().max(other.bottom()) - y }
    }
}

/// An affine transform: x' = a·x + c·y + e, y' = b·x + d·y + f.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transform {
    /// x' per x.
    pub a: f32,
    /// y' per x.
    pub b: f32,
    /// x' per y.
    pub c: f32,
    /// y' per y.
    pub d: f32,
    /// Moved to the right by.
    pub e: f32,
    /// Moved downwards by.
    pub f: f32,
}

impl Default for Transform {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl Transform {
    /// Leaves everything where it is.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// Moves by (x, y).
    pub const fn translate(x: f32, y: f32) -> Self {
        Self { e: x, f: y, ..Self::IDENTITY }
    }

    /// Scales around the origin.
    pub const fn scale(x: f32, y: f32) -> Self {
        Self { a: x, d: y, ..Self::IDENTITY }
    }

    /// Turns clockwise around the origin.
    pub fn rotate(degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self { a: cos, b: sin, c: -sin, d: cos, e: 0.0, f: 0.0 }
    }

    /// Turns clockwise around `center`.
    pub fn rotate_at(degrees: f32, center: Point) -> Self {
        Self::translate(-center.x, -center.y)
            .then(Self::rotate(degrees))
            .then(Self::translate(center.x, center.y))
    }

    /// This transform first, `next` afterwards.
    pub fn then(self, next: Self) -> Self {
        Self {
            a: next.a * self.a + next.c * self.b,
            b: next.b * self.a + next.d * self.b,
            c: next.a * self.c + next.c * self.d,
            d: next.b * self.c + next.d * self.d,
            e: next.a * self.e + next.c * self.f + next.e,
            f: next.b * self.e + next.d * self.f + next.f,
        }
    }

    /// Moves the point.
    pub fn apply(self, point: Point) -> Point {
        Point::new(self.a * point.x + self.c * point.y + self.e, self.b * point.x + self.d * point.y + self.f)
    }

    /// The upright rectangle around the transformed one.
    pub fn bounds(self, rect: Rect) -> Rect {
        Rect::enclosing(rect.corners().map(|corner| self.apply(corner))).unwrap_or(rect)
    }

    /// The way back; `None` if everything falls on a line.
    pub fn inverse(self) -> Option<Self> {
        let Self { a, b, c, d, e, f } = self;
        let area = a * d - b * c;
        let back = Self { a: d / area, b: -b / area, c: -c / area, d: a / area, e: 0.0, f: 0.0 };
        let home = back.apply(Point::new(e, f));
        (area != 0.0).then_some(Self { e: -home.x, f: -home.y, ..back })
    }

    /// By how much lengths grow, on the average of both axes.
    pub fn mean_scale(self) -> f32 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::{Point, Rect, Transform};

    #[test]
    fn transforms_are_applied_in_the_order_written() {
        let turn_and_move = Transform::rotate(90.0).then(Transform::translate(10.0, 0.0));
        let moved = turn_and_move.apply(Point::new(1.0, 0.0));
        assert!(moved.distance(Point::new(10.0, 1.0)) < 1e-4, "{moved:?}");
    }

    #[test]
    fn turning_around_a_centre_leaves_the_centre() {
        let center = Point::new(30.0, 40.0);
        assert!(Transform::rotate_at(33.0, center).apply(center).distance(center) < 1e-3);
    }

    #[test]
    fn the_inverse_leads_back() {
        let there =
            Transform::rotate(33.0).then(Transform::scale(2.0, -3.0)).then(Transform::translate(7.0, 1.0));
        let point = Point::new(12.0, -5.0);
        let back = there.inverse().map(|inverse| inverse.apply(there.apply(point)));
        assert!(back.is_some_and(|back| back.distance(point) < 1e-4), "{back:?}");
        assert_eq!(Transform::scale(0.0, 1.0).inverse(), None);
    }

    #[test]
    fn a_grid_fills_its_rectangle() {
        let cells = Rect::new(0.0, 0.0, 110.0, 50.0).grid(3, 2, 10.0);
        assert_eq!(cells.len(), 6);
        assert_eq!(cells[0], Rect::new(0.0, 0.0, 30.0, 20.0));
        assert_eq!(cells[5], Rect::new(80.0, 30.0, 30.0, 20.0));
    }
}
