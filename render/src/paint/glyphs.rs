//! Letters, rasterised once and kept.

use std::collections::HashMap;

use ab_glyph_rasterizer::{Rasterizer, point};
use tiny_skia::{FillRule, LineJoin, Mask, Path, PathBuilder, PathSegment, Stroke};
use ttf_parser::OutlineBuilder;

use super::canvas::Sheet;
use crate::{Color, Weight, font::Font};

/// How much the kept letters may weigh; beyond it all are dropped and drawn anew when needed.
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
    /// How far the outline reaches beyond the letter; 0 for the letter itself.
    pub(super) outline: f32,
}

/// Quarter pixels throughout.
type Key = (char, Weight, u16, u8, u8);

/// How much of every pixel a letter covers, and where that raster lies from the pen.
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

impl Sheet {
    /// Colours the sheet through a mask `width` pixels wide whose upper left corner lies at `at` in the picture.
    pub(super) fn stain(&mut self, mask: &[u8], at: (i32, i32), width: usize, color: Color) {
        for (row, line) in (at.1..).zip(mask.chunks_exact(width.max(1))) {
            self.stain_line(line, (at.0, row), color);
        }
    }

    /// Colours pixels side by side, the first one at `at` in the picture.
    pub(super) fn stain_line(&mut self, mask: &[u8], at: (i32, i32), color: Color) {
        let (x, y) = (at.0 - self.x, at.1 - self.y);
        let (width, height) = (self.pixmap.width() as i32, self.pixmap.height() as i32);
        let (from, to) = (x.max(0), (x + mask.len() as i32).min(width));
        if from >= to || !(0..height).contains(&y) {
            return;
        }
        let solid = [color.r, color.g, color.b, 255];
        let ink = solid.map(u32::from);
        let opacity = u32::from(color.a);
        let pixels = self.pixmap.data_mut().as_chunks_mut::<4>().0;
        let pixels = &mut pixels[(y * width + from) as usize..(y * width + to) as usize];
        for (pixel, &share) in pixels.iter_mut().zip(&mask[(from - x) as usize..]) {
            if share == 0 {
                continue;
            }
            let alpha = divided(u32::from(share) * opacity);
            if alpha == 255 {
                *pixel = solid;
                continue;
            }
            for (channel, value) in pixel.iter_mut().zip(ink) {
                *channel = divided(value * alpha + u32::from(*channel) * (255 - alpha)) as u8;
            }
        }
    }
}

/// A product of two channels, rounded back to one.
pub(super) fn divided(product: u32) -> u32 {
    (product + 128 + ((product + 128) >> 8)) >> 8
}
