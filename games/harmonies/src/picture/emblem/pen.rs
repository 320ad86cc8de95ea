//! Draws in a square of 100 × 100.

use render::{Color, Group, Node, Path, Point, Shape, Stroke, Transform};

/// Width of an area's edge.
const EDGE: f32 = 2.6;
/// The light around dark animals.
const RIM: Color = Color::hex(0xFBF6EA);
/// Eyes and noses.
pub(super) const DARK: u32 = 0x2B2420;

/// A drawing in the making.
#[derive(Default)]
pub(super) struct Pen(Vec<Shape>);

fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Path {
    Path::ellipse(Point::new(x, y), rx, ry)
}

fn mirrored(path: &Path) -> Path {
    path.transformed(Transform::scale(-1.0, 1.0).then(Transform::translate(100.0, 0.0)))
}

impl Pen {
    fn area(&mut self, path: Path, color: u32) {
        let fill = Color::hex(color);
        self.0.push(Shape::new(path).fill(fill).stroke(Stroke::new(fill.darker(0.42), EDGE)));
    }

    fn flat(&mut self, path: Path, color: u32) {
        self.0.push(Shape::new(path).fill(Color::hex(color)));
    }

    /// Draws an ellipse with an edge.
    pub(super) fn oval(&mut self, x: f32, y: f32, rx: f32, ry: f32, color: u32) {
        self.area(ellipse(x, y, rx, ry), color);
    }

    /// Draws it on both sides.
    pub(super) fn ovals(&mut self, x: f32, y: f32, rx: f32, ry: f32, color: u32) {
        self.oval(x, y, rx, ry, color);
        self.oval(100.0 - x, y, rx, ry, color);
    }

    /// Draws an ellipse without an edge.
    pub(super) fn spot(&mut self, x: f32, y: f32, rx: f32, ry: f32, color: u32) {
        self.flat(ellipse(x, y, rx, ry), color);
    }

    /// Draws it on both sides.
    pub(super) fn spots(&mut self, x: f32, y: f32, rx: f32, ry: f32, color: u32) {
        self.spot(x, y, rx, ry, color);
        self.spot(100.0 - x, y, rx, ry, color);
    }

    /// Draws an area with an edge, written as in [`Path::drawn`].
    pub(super) fn shape(&mut self, data: &str, color: u32) {
        self.area(Path::drawn(data), color);
    }

    /// Draws it on both sides.
    pub(super) fn shapes(&mut self, data: &str, color: u32) {
        let path = Path::drawn(data);
        self.area(mirrored(&path), color);
        self.area(path, color);
    }

    /// Draws an area without an edge.
    pub(super) fn patch(&mut self, data: &str, color: u32) {
        self.flat(Path::drawn(data), color);
    }

    /// Draws it on both sides.
    pub(super) fn patches(&mut self, data: &str, color: u32) {
        let path = Path::drawn(data);
        self.flat(mirrored(&path), color);
        self.flat(path, color);
    }

    /// Draws a line.
    pub(super) fn line(&mut self, data: &str, color: u32, width: f32) {
        self.0.push(Shape::new(Path::drawn(data)).stroke(Stroke::new(Color::hex(color), width)));
    }

    /// Draws it on both sides.
    pub(super) fn lines(&mut self, data: &str, color: u32, width: f32) {
        let path = Path::drawn(data);
        self.0.push(Shape::new(mirrored(&path)).stroke(Stroke::new(Color::hex(color), width)));
        self.line(data, color, width);
    }

    /// Draws a thick line with a darker edge: necks, tails.
    pub(super) fn limb(&mut self, data: &str, color: u32, width: f32) {
        let edge = Color::hex(color).darker(0.42);
        self.0.push(Shape::new(Path::drawn(data)).stroke(Stroke::new(edge, width + 2.0 * EDGE - 0.6)));
        self.line(data, color, width);
    }

    /// Draws a dark eye with a glint.
    pub(super) fn eye(&mut self, x: f32, y: f32, r: f32) {
        self.spot(x, y, r, r * 1.08, DARK);
        self.spot(x + r * 0.32, y - r * 0.36, r * 0.34, r * 0.34, 0xFFFFFF);
    }

    /// Draws two eyes.
    pub(super) fn eyes(&mut self, x: f32, y: f32, r: f32) {
        self.eye(x, y, r);
        self.eye(100.0 - x, y, r);
    }

    /// Draws a light rim around all so far, which is made smaller by as much: for dark animals on dark ground.
    pub(super) fn rim(&mut self) {
        let shrink = Transform::scale(0.93, 0.93).then(Transform::translate(3.5, 3.5));
        self.0.iter_mut().for_each(|shape| shape.path = shape.path.transformed(shrink));
        let rim = |shape: &Shape| {
            let width = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width);
            Shape::new(shape.path.clone()).stroke(Stroke::new(RIM, width + 5.6))
        };
        let rims: Vec<Shape> = self.0.iter().map(rim).collect();
        self.0.splice(0..0, rims);
    }

    /// Puts the drawing in its place.
    pub(super) fn placed(self, center: Point, size: f32) -> Node {
        let scale = size / 100.0;
        let put = Transform::scale(scale, scale)
            .then(Transform::translate(center.x - size / 2.0, center.y - size / 2.0));
        let nodes = self.0.into_iter().map(|mut shape| {
            shape.path = shape.path.transformed(put);
            if let Some(stroke) = &mut shape.stroke {
                stroke.width *= scale;
            }
            Node::from(shape)
        });
        Group::new(nodes.collect()).into()
    }
}
