//! Letters, rasterised once and kept.

use std::sync::Arc;

use fearless_simd::dispatch;
use ttf_parser::OutlineBuilder;

use super::kept::Kept;
use super::outline::Outline;
use super::pen::stroked;
use super::raster::{Area, Raster};
use super::sheet::Sheet;
use crate::color::Color;
use crate::font::{Font, Weight};
use crate::geometry::Transform;
use crate::scene::Path;
use crate::style::Stroke;

/// The most bytes that the kept letters may have.
const CAPACITY: usize = 2 << 20;
/// Positions between two pixels at which a letter is kept, horizontally.
const STEPS: f32 = 4.0;

/// A letter, as drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    pub(super) letter: char,
    pub(super) weight: Weight,
    /// Pixels per em.
    pub(super) size: f32,
    /// The reach of the outline beyond the letter; 0 for the letter itself.
    pub(super) outline: f32,
}

/// In quarter pixels.
pub(super) type Key = (char, Weight, u16, u8, u8);

/// The covered share of every pixel of a letter, and its place relative to the pen.
#[derive(Debug)]
pub(super) struct Glyph {
    left: i32,
    top: i32,
    width: usize,
    coverage: Vec<u8>,
}

/// The kept letters.
#[derive(Debug)]
pub(super) struct Glyphs(pub(super) Kept<Key, Arc<Glyph>>);

impl Default for Glyphs {
    fn default() -> Self {
        Self(Kept::new(CAPACITY))
    }
}

impl Glyphs {
    /// Draws a letter with the pen at (x, y) of the picture.
    pub(super) fn draw(
        &self,
        letter: Letter,
        (x, y): (f32, f32),
        color: Color,
        sheet: &mut Sheet,
        raster: &mut Raster,
    ) {
        let column = (x * STEPS).round() / STEPS;
        let step = ((column - column.floor()) * STEPS) as u8;
        let quarters = |length: f32| (length * 4.0).round();
        let key = (
            letter.letter,
            letter.weight,
            quarters(letter.size) as u16,
            quarters(letter.outline) as u8,
            step,
        );
        let glyph = self.0.find(&key).unwrap_or_else(|| self.raster(key, raster));
        let (left, top) = (column.floor() as i32 + glyph.left, y.round() as i32 + glyph.top);
        if glyph.width > 0 {
            dispatch!(raster.level, simd => {
                for (row, shares) in glyph.coverage.chunks_exact(glyph.width).enumerate() {
                    sheet.stain(simd, shares, (left, top + row as i32), color);
                }
            });
        }
    }

    fn raster(&self, key: Key, raster: &mut Raster) -> Arc<Glyph> {
        let (letter, weight, size, reach, step) = key;
        let path = outline(letter, weight, f32::from(size) / 4.0);
        let mut outline = Outline::of(&path, Transform::translate(f32::from(step) / STEPS, 0.0));
        if reach > 0 {
            outline = stroked(&outline, &Stroke::new(Color::BLACK, f32::from(reach) / 2.0), 1.0);
        }
        let glyph = Glyph::of(&outline, raster);
        let bytes = glyph.coverage.len();
        self.0.keep(key, Arc::new(glyph), bytes)
    }
}

impl Glyph {
    fn of(outline: &Outline, raster: &mut Raster) -> Self {
        let Some(bounds) = outline.bounds() else {
            return Self { left: 0, top: 0, width: 0, coverage: Vec::new() };
        };
        let area = Area::around(bounds);
        Self { left: area.left, top: area.top, width: area.width(), coverage: raster.coverage(outline, area) }
    }
}

/// The outline of a letter with the pen at the origin; empty for spaces.
pub(super) fn outline(letter: char, weight: Weight, size: f32) -> Path {
    let (font, glyph) = Font::of(weight).glyph(letter);
    let mut drawing = Drawing { path: Path::new(), scale: size / f32::from(font.face.units_per_em()) };
    // A letter without an outline leaves the path empty.
    let _ = font.face.outline_glyph(glyph, &mut drawing);
    drawing.path
}

/// Turns the font's outline, whose y points upwards, into a path.
struct Drawing {
    path: Path,
    scale: f32,
}

impl Drawing {
    fn with(&mut self, step: impl FnOnce(Path, f32) -> Path) {
        self.path = step(std::mem::take(&mut self.path), self.scale);
    }
}

impl OutlineBuilder for Drawing {
    fn move_to(&mut self, x: f32, y: f32) {
        self.with(|path, s| path.move_to(x * s, -y * s));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.with(|path, s| path.line_to(x * s, -y * s));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.with(|path, s| path.quad_to(x1 * s, -y1 * s, x * s, -y * s));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.with(|path, s| path.cubic_to(x1 * s, -y1 * s, x2 * s, -y2 * s, x * s, -y * s));
    }

    fn close(&mut self) {
        self.with(|path, _| path.close());
    }
}
