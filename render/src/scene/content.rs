//! A number that stands for the content of a layer.

use super::{Fill, Group, Image, Node, Path, Plate, Segment, Shadow, Shape, Stroke, TextBox};
use crate::{Color, Point, Rect, Transform, Weight};

/// FNV-1a over everything visible: equal on every machine and in every version of the standard library.
pub(super) fn key(nodes: &[Node]) -> u64 {
    let mut hash = Hash(0xCBF2_9CE4_8422_2325);
    hash.nodes(nodes);
    hash.0
}

struct Hash(u64);

impl Hash {
    fn number(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x0100_0000_01B3);
        self.0 ^= self.0 >> 29;
    }

    fn float(&mut self, value: f32) {
        self.number(value.to_bits());
    }

    fn floats<const N: usize>(&mut self, values: [f32; N]) {
        values.into_iter().for_each(|value| self.float(value));
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u32);
        bytes.iter().for_each(|&byte| self.number(u32::from(byte)));
    }

    fn point(&mut self, point: Point) {
        self.floats([point.x, point.y]);
    }

    fn rect(&mut self, rect: Rect) {
        self.floats([rect.x, rect.y, rect.w, rect.h]);
    }

    fn color(&mut self, color: Color) {
        self.number(u32::from_be_bytes([color.r, color.g, color.b, color.a]));
    }

    fn option<T>(&mut self, value: Option<T>, each: impl FnOnce(&mut Self, T)) {
        self.number(u32::from(value.is_some()));
        if let Some(value) = value {
            each(self, value);
        }
    }

    fn nodes(&mut self, nodes: &[Node]) {
        self.number(nodes.len() as u32);
        for node in nodes {
            match node {
                Node::Shape(shape) => self.shape(shape),
                Node::Text(text) => self.text(text),
                Node::Group(group) => self.group(group),
                Node::Image(image) => self.image(image),
            }
        }
    }

    fn shape(&mut self, shape: &Shape) {
        self.number(1);
        self.path(&shape.path);
        self.option(shape.fill, Self::fill);
        self.option(shape.stroke.as_ref(), Self::stroke);
        self.option(shape.shadow, Self::shadow);
    }

    fn group(&mut self, group: &Group) {
        self.number(2);
        let Transform { a, b, c, d, e, f } = group.transform;
        self.floats([a, b, c, d, e, f, group.opacity]);
        self.option(group.clip.as_ref(), Self::path);
        self.nodes(&group.nodes);
    }

    fn image(&mut self, image: &Image) {
        self.number(3);
        self.rect(image.rect);
        self.number(image.width);
        self.bytes(&image.rgba);
    }

    fn text(&mut self, text: &TextBox) {
        self.number(4);
        let layout = text.layout();
        self.float(layout.size);
        self.number(u32::from(text.weight == Weight::Bold));
        self.color(text.color);
        for line in &layout.lines {
            self.floats([line.x, line.baseline]);
            self.bytes(line.text.as_bytes());
        }
        self.option(text.plate.as_ref(), Self::plate);
        self.option(text.outline, |hash, outline| {
            hash.color(outline.color);
            hash.float(outline.width);
        });
    }

    fn path(&mut self, path: &Path) {
        self.number(path.0.len() as u32);
        for segment in &path.0 {
            match *segment {
                Segment::Move(p) => (self.number(0), self.point(p)).1,
                Segment::Line(p) => (self.number(1), self.point(p)).1,
                Segment::Quad(h, p) => (self.number(2), self.point(h), self.point(p)).2,
                Segment::Cubic(h, i, p) => (self.number(3), self.point(h), self.point(i), self.point(p)).3,
                Segment::Close => self.number(4),
            }
        }
    }

    fn fill(&mut self, fill: Fill) {
        match fill {
            Fill::Solid(color) => self.color(color),
            Fill::Linear { from, to, start, end } => {
                self.point(from);
                self.point(to);
                self.color(start);
                self.color(end);
            }
        }
    }

    fn stroke(&mut self, stroke: &Stroke) {
        self.color(stroke.color);
        self.float(stroke.width);
        self.number(stroke.cap as u32);
        self.number(stroke.join as u32);
        stroke.dash.iter().for_each(|&length| self.float(length));
    }

    fn shadow(&mut self, shadow: Shadow) {
        self.color(shadow.color);
        self.floats([shadow.dx, shadow.dy, shadow.blur]);
    }

    fn plate(&mut self, plate: &Plate) {
        self.color(plate.fill);
        self.floats([plate.radius, plate.pad_x, plate.pad_y]);
        self.option(plate.stroke.as_ref(), Self::stroke);
    }
}
