//! Digests of what is drawn.

use super::node::{Image, Shape};
use super::path::{Path, Segment};
use super::text::{Fit, TextBox};
use crate::color::Color;
use crate::geometry::{Point, Rect, Transform};
use crate::style::{Fill, Shadow, Stroke};

/// A digest of everything visible: equal on every machine and in every version of the standard library.
pub(crate) struct Digest(u64);

impl Digest {
    /// Begins with the place of a thing.
    pub(crate) fn at(place: Transform) -> Self {
        let mut digest = Self(0xCBF2_9CE4_8422_2325);
        let Transform { a, b, c, d, e, f } = place;
        digest.floats([a, b, c, d, e, f]);
        digest
    }

    /// The digest itself.
    pub(crate) fn value(&self) -> u64 {
        self.0
    }

    /// Adds the digest of something else.
    pub(crate) fn add(&mut self, number: u64) {
        self.number((number >> 32) as u32);
        self.number(number as u32);
    }

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

    /// Adds a colour.
    pub(crate) fn color(&mut self, color: Color) {
        self.number(u32::from_be_bytes([color.r, color.g, color.b, color.a]));
    }

    fn option<T>(&mut self, value: Option<T>, each: impl FnOnce(&mut Self, T)) {
        self.number(u32::from(value.is_some()));
        if let Some(value) = value {
            each(self, value);
        }
    }

    /// Adds the fill of an outline.
    pub(crate) fn style(&mut self, shape: &Shape) {
        self.number(1);
        self.option(shape.fill, Self::fill);
        self.option(shape.stroke.as_ref(), Self::stroke);
        self.option(shape.shadow, Self::shadow);
    }

    /// Adds how several things are laid on together.
    pub(crate) fn sheet(&mut self, clip: Option<&Path>, opacity: f32) {
        self.number(2);
        self.float(opacity);
        self.option(clip, |digest, clip| digest.path(&clip.0));
    }

    /// Adds pixels.
    pub(crate) fn image(&mut self, image: &Image) {
        self.number(3);
        self.rect(image.rect);
        self.number(image.width);
        self.bytes(&image.rgba);
    }

    /// Adds a text, without its plate.
    pub(crate) fn text(&mut self, text: &TextBox) {
        self.number(4);
        self.rect(text.rect);
        self.bytes(text.text.as_bytes());
        self.float(text.size);
        let kinds = [text.weight as u8, text.h as u8, text.v as u8];
        self.bytes(&kinds);
        match text.fit {
            Fit::Wrap { max_lines } => (self.number(0), self.number(max_lines as u32)).1,
            Fit::Shrink { min } => (self.number(1), self.float(min)).1,
            Fit::Ellipsis => self.number(2),
        }
        self.color(text.color);
        self.option(text.outline, |digest, outline| {
            digest.color(outline.color);
            digest.float(outline.width);
        });
    }

    /// Adds the steps of an outline.
    pub(crate) fn path(&mut self, path: &[Segment]) {
        self.number(path.len() as u32);
        for segment in path {
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
            Fill::Solid(color) => (self.number(0), self.color(color)).1,
            Fill::Linear { from, to, start, end } => {
                self.number(1);
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
        self.number(stroke.dash.len() as u32);
        stroke.dash.iter().for_each(|&length| self.float(length));
    }

    fn shadow(&mut self, shadow: Shadow) {
        self.color(shadow.color);
        self.floats([shadow.dx, shadow.dy, shadow.blur]);
    }
}
