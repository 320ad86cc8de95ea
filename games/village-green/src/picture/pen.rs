//! Draws in a square of 100 × 100.

use render::{Color, Fill, Group, Node, Path, Point, Rect, Shape, Stroke, Transform};

/// A drawing in the making.
#[derive(Default)]
pub(super) struct Pen(Vec<Node>);

/// An ellipse around (x, y).
pub(super) fn oval(x: f32, y: f32, rx: f32, ry: f32) -> Path {
    Path::ellipse(Point::new(x, y), rx, ry)
}

impl Pen {
    /// Draws an area without an edge.
    pub(super) fn flat(&mut self, path: Path, color: Color) {
        self.0.push(Shape::new(path).fill(color).into());
    }

    /// Draws an area with an edge of that width.
    pub(super) fn area(&mut self, path: Path, color: Color, edge: Color, width: f32) {
        self.0.push(Shape::new(path).fill(color).stroke(Stroke::new(edge, width)).into());
    }

    /// Draws a line.
    pub(super) fn line(&mut self, path: Path, color: Color, width: f32) {
        self.0.push(Shape::new(path).stroke(Stroke::new(color, width)).into());
    }

    /// Draws a filled shape, written as in [`Path::drawn`].
    pub(super) fn drawn(&mut self, data: &str, color: u32) {
        self.flat(Path::drawn(data), Color::hex(color));
    }

    /// Draws a line, written as in [`Path::drawn`].
    pub(super) fn stroke(&mut self, data: &str, color: u32, width: f32) {
        self.line(Path::drawn(data), Color::hex(color), width);
    }

    /// Draws an ellipse without an edge.
    pub(super) fn spot(&mut self, x: f32, y: f32, rx: f32, ry: f32, color: u32) {
        self.flat(oval(x, y, rx, ry), Color::hex(color));
    }

    /// Fills the square with a sky of two colours.
    pub(super) fn sky(&mut self, high: u32, low: u32) {
        let (from, to) = (Point::new(0.0, 0.0), Point::new(0.0, 70.0));
        let sky = Fill::Linear { from, to, start: Color::hex(high), end: Color::hex(low) };
        self.put(Shape::new(Path::rect(Rect::new(0.0, 0.0, 100.0, 100.0))).fill(sky).into());
    }

    /// Puts another drawing on this one.
    pub(super) fn put(&mut self, node: Node) {
        self.0.push(node);
    }

    /// The drawing in a square of that size around a point.
    pub(super) fn at(self, center: Point, size: f32) -> Node {
        let scale = size / 100.0;
        let move_there = Transform::translate(center.x - size / 2.0, center.y - size / 2.0);
        Group::new(self.0).transform(Transform::scale(scale, scale).then(move_there)).into()
    }
}
