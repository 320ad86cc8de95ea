//! Letters, rasterised once and kept.

use std::collections::HashMap;

use ab_glyph_rasterizer::{Rasterizer, point};
use tiny_skia::{FillRule, LineJoin, Mask, Path, PathBuilder, PathSegment, Stroke};
use ttf_parser::OutlineBuilder;

use super::sheet::Sheet;
use crate::{Color, Weight, font::Font};

/// The most bytes that the kept letters may have; beyond it the cache drops all and draws them anew when needed.
const CAPACITY: usize = 6 << 20;
/// Places between two pixels at which a letter is kept, horizontally.
const STEPS: f32 = 4.0;

/// A letter as it is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    pub(super) letter: char,
    pub(super) weight: Weight,
    /// Pixels per em.
    pub(super) size: f32,
    /// The reach of the outline beyond the letter; 0 for the letter itself.
    pub(super) outline: f32,
}

/// Quarter pixels throughout.
type Key = (char, Weight, u16, u8, u8);

/// A raster of the share of every pixel that a letter covers, and its place from the pen.
#[derive(Debug)]
struct Glyph {
    left: i32,
    top: i32,
    width: usize,
    coverage: Vec<u8>,
}

/// The kept letters.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    kept: HashMap<Key, Glyph>,
    bytes: usize,
}

impl Glyphs {
    /// Draws a letter with the pen at (x, y) of the picture.
    pub(super) fn draw(&mut self, ink: Ink, (x, y): (f32, f32), color: Color, sheet: &mut Sheet) {
        let column = (x * STEPS).round() / STEPS;
        let step = ((column - column.floor()) * STEPS) as u8;
        let key = (
            ink.letter,
            ink.weight,
            (ink.size * 4.0).round() as u16,
            (ink.outline * 4.0).round() as u8,
            step,
        );
        if !self.kept.contains_key(&key) {
            let glyph = Glyph::raster(ink, f32::from(step) / STEPS);
            if self.bytes > CAPACITY {
                self.kept.clear();
                self.bytes = 0;
            }
            self.bytes += glyph.coverage.len() + size_of::<Glyph>() + size_of::<Key>();
            self.kept.insert(key, glyph);
        }
        if let Some(glyph) = self.kept.get(&key) {
            let at = (column.floor() as i32 + glyph.left, y.round() as i32 + glyph.top);
            sheet.stain(&glyph.coverage, at, glyph.width, color);
        }
    }
}

impl Glyph {
    const EMPTY: Self = Self { left: 0, top: 0, width: 0, coverage: Vec::new() };

    fn raster(ink: Ink, shift: f32) -> Self {
        let Some(path) = outline(ink.letter, ink.weight, ink.size) else { return Self::EMPTY };
        let Some(path) = path.transform(tiny_skia::Transform::from_translate(shift, 0.0)) else {
            return Self::EMPTY;
        };
        if ink.outline > 0.0 { Self::halo(&path, ink.outline) } else { Self::letter(&path) }
    }

    /// The letter itself, by exact areas.
    fn letter(path: &Path) -> Self {
        let bounds = path.bounds();
        let (left, top) = (bounds.left().floor(), bounds.top().floor());
        let (width, height) =
            ((bounds.right().ceil() - left) as usize, (bounds.bottom().ceil() - top) as usize);
        let mut raster = Rasterizer::new(width, height);
        let at = |p: tiny_skia::Point| point(p.x - left, p.y - top);
        let (mut start, mut pen) = (point(0.0, 0.0), point(0.0, 0.0));
        for segment in path.segments() {
            match segment {
                PathSegment::MoveTo(p) => {
                    start = at(p);
                    pen = start;
                }
                PathSegment::LineTo(p) => {
                    raster.draw_line(pen, at(p));
                    pen = at(p);
                }
                PathSegment::QuadTo(h, p) => {
                    raster.draw_quad(pen, at(h), at(p));
                    pen = at(p);
                }
                PathSegment::CubicTo(h, i, p) => {
                    raster.draw_cubic(pen, at(h), at(i), at(p));
                    pen = at(p);
                }
                PathSegment::Close => {
                    raster.draw_line(pen, start);
                    pen = start;
                }
            }
        }
        let mut coverage = vec![0; width * height];
        raster.for_each_pixel(|index, share| coverage[index] = (share.min(1.0) * 255.0).round() as u8);
        Self { left: left as i32, top: top as i32, width, coverage }
    }

    /// The letter made fatter by `reach` on every side.
    fn halo(path: &Path, reach: f32) -> Self {
        let pen = Stroke { width: reach * 2.0, line_join: LineJoin::Round, ..Stroke::default() };
        let Some(fat) = path.stroke(&pen, 1.0) else { return Self::EMPTY };
        let bounds = fat.bounds();
        let (left, top) = (bounds.left().floor(), bounds.top().floor());
        let (width, height) = ((bounds.right().ceil() - left) as u32, (bounds.bottom().ceil() - top) as u32);
        let Some(mut mask) = Mask::new(width, height) else { return Self::EMPTY };
        let place = tiny_skia::Transform::from_translate(-left, -top);
        mask.fill_path(&fat, FillRule::Winding, true, place);
        let coverage = mask.take();
        Self { left: left as i32, top: top as i32, width: width as usize, coverage }
    }
}

/// The outline of a letter with the pen at the origin; `None` for spaces.
pub(super) fn outline(letter: char, weight: Weight, size: f32) -> Option<Path> {
    let font = Font::of(weight);
    let mut drawing =
        Drawing { builder: PathBuilder::new(), scale: size / f32::from(font.face.units_per_em()) };
    font.face.outline_glyph(font.glyph(letter), &mut drawing)?;
    drawing.builder.finish()
}

/// Turns the font's outline, whose y points upwards, into a path.
struct Drawing {
    builder: PathBuilder,
    scale: f32,
}

impl OutlineBuilder for Drawing {
    fn move_to(&mut self, x: f32, y: f32) {
        self.builder.move_to(x * self.scale, -y * self.scale);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.builder.line_to(x * self.scale, -y * self.scale);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let s = self.scale;
        self.builder.quad_to(x1 * s, -y1 * s, x * s, -y * s);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let s = self.scale;
        self.builder.cubic_to(x1 * s, -y1 * s, x2 * s, -y2 * s, x * s, -y * s);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}
