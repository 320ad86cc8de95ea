//! Sheets of pixels, filled through outlines.

use fearless_simd::{Simd, dispatch};

use super::ink::{Ink, divided, mix, stain};
use super::outline::Outline;
use super::pixmap::Pixmap;
use super::raster::{Area, Raster, Span};
use crate::color::Color;

/// A part of the picture.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) pixmap: Pixmap,
    area: Area,
    /// The part of the area that may be drawn on.
    pub(super) open: Area,
}

impl Sheet {
    /// A sheet over nothing.
    pub(super) fn empty() -> Self {
        let area = Area { left: 0, top: 0, right: 0, bottom: 0 };
        Self { pixmap: Pixmap::new(0, 0), area, open: area }
    }

    /// Makes it a transparent sheet over an area of the picture.
    pub(super) fn open(&mut self, area: Area) {
        self.pixmap.clear(area.width() as u32, area.height() as u32);
        (self.area, self.open) = (area, area);
    }

    /// The rows of an area of the picture, all of it on the sheet.
    pub(super) fn rows(&mut self, area: Area) -> impl Iterator<Item = &mut [[u8; 4]]> {
        area.rows(self.pixmap.pixels_mut(), self.area)
    }

    /// The pixels of row `y` of the picture between two columns, all of them on the sheet.
    #[inline(always)]
    fn pixels(&mut self, y: i32, from: i32, to: i32) -> &mut [[u8; 4]] {
        let Area { left, top, .. } = self.area;
        self.pixmap.row((y - top) as usize, (from - left) as usize, (to - left) as usize)
    }

    /// Fills an outline.
    pub(super) fn fill(&mut self, raster: &mut Raster, outline: &Outline, ink: &Ink<'_>) {
        let Some(bounds) = outline.bounds() else { return };
        self.fill_all(raster, &[outline], Area::around(bounds), ink);
    }

    /// Fills several outlines as one, all of them within some bounds.
    pub(super) fn fill_all(
        &mut self,
        raster: &mut Raster,
        outlines: &[&Outline],
        bounds: Area,
        ink: &Ink<'_>,
    ) {
        let (level, open) = (raster.level, self.open);
        dispatch!(level, simd => raster.fill(simd, outlines, bounds, open, #[inline(always)] |x, y, span| {
            ink.lay(simd, self.pixels(y, x, x + span.len()), x, y, span);
        }));
    }

    /// Colours a row through a mask that begins at (x, y) of the picture.
    #[inline(always)]
    pub(super) fn stain<S: Simd>(&mut self, simd: S, shares: &[u8], (x, y): (i32, i32), color: Color) {
        let (from, to) = (x.max(self.open.left), (x + shares.len() as i32).min(self.open.right));
        if from < to && (self.open.top..self.open.bottom).contains(&y) {
            stain(simd, self.pixels(y, from, to), &shares[(from - x) as usize..], color);
        }
    }

    /// Keeps the pixels that may be drawn on, row by row.
    pub(super) fn keep(&mut self, kept: &mut Vec<[u8; 4]>) {
        let Area { left, top, right, bottom } = self.open;
        kept.clear();
        (top..bottom).for_each(|y| kept.extend_from_slice(self.pixels(y, left, right)));
    }

    /// Leaves only `share` of 255 of what has been drawn since the pixels were kept.
    pub(super) fn fade(&mut self, kept: &[[u8; 4]], share: u32) {
        let Area { left, top, right, bottom } = self.open;
        (top..bottom).for_each(|y| self.fade_row(kept, y, (left, right), |_| share));
    }

    /// Leaves that share within an outline; beyond it, nothing is left.
    pub(super) fn clip(&mut self, kept: &[[u8; 4]], outline: &Outline, share: u32, raster: &mut Raster) {
        let open = self.open;
        // Row by row and from the left, what lies between two spans is not covered.
        let mut reached = (open.top, open.left);
        let level = raster.level;
        let bounds = outline.bounds().map(Area::around).unwrap_or_default();
        dispatch!(level, simd => raster.fill(simd, &[outline], bounds, open, |x, y, span| {
            self.take_back(kept, reached, (y, x));
            reached = (y, x + span.len());
            match span {
                Span::Even(_, 255) if share == 255 => {}
                Span::Even(_, covered) => {
                    let share = divided(u32::from(covered) * share);
                    self.fade_row(kept, y, (x, reached.1), |_| share);
                }
                Span::Mixed(shares) => {
                    self.fade_row(kept, y, (x, reached.1), |at| divided(u32::from(shares[at]) * share));
                }
            }
        }));
        self.take_back(kept, reached, (open.bottom - 1, open.right));
    }

    /// Takes back what was drawn from one place (row and column) to another.
    fn take_back(&mut self, kept: &[[u8; 4]], from: (i32, i32), to: (i32, i32)) {
        for y in from.0..=to.0 {
            let left = if y == from.0 { from.1 } else { self.open.left };
            let right = if y == to.0 { to.1 } else { self.open.right };
            let before = &kept[self.place(y, left)..];
            let pixels = self.pixels(y, left, right);
            pixels.copy_from_slice(&before[..pixels.len()]);
        }
    }

    /// Leaves of each pixel of a row, between two columns, the share of what was drawn.
    fn fade_row(
        &mut self,
        kept: &[[u8; 4]],
        y: i32,
        (left, right): (i32, i32),
        share: impl Fn(usize) -> u32,
    ) {
        let before = &kept[self.place(y, left)..];
        for (at, (pixel, before)) in self.pixels(y, left, right).iter_mut().zip(before).enumerate() {
            mix(pixel, *before, 255 - share(at));
        }
    }

    /// The place of a pixel among the kept ones.
    fn place(&self, y: i32, x: i32) -> usize {
        (y - self.open.top) as usize * self.open.width() + (x - self.open.left) as usize
    }
}
