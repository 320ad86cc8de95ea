//! Sheets of pixels, filled through outlines and laid on one another.

use super::ink::{Ink, divided, over, stain};
use super::outline::Outline;
use super::pixmap::Pixmap;
use super::raster::{Area, Raster, Span};
use crate::Color;

/// A part of the picture with its own transparency.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) pixmap: Pixmap,
    pub(super) area: Area,
}

impl Sheet {
    /// A sheet over nothing.
    pub(super) fn empty() -> Self {
        Self { pixmap: Pixmap::new(0, 0), area: Area { left: 0, top: 0, right: 0, bottom: 0 } }
    }

    /// Makes it a transparent sheet over an area of the picture.
    pub(super) fn open(&mut self, area: Area) {
        self.pixmap.clear(area.width() as u32, area.height() as u32);
        self.area = area;
    }

    /// The pixels of row `y` of the picture between two columns, all of them on the sheet.
    fn pixels(&mut self, y: i32, from: i32, to: i32) -> &mut [[u8; 4]] {
        let Area { left, top, .. } = self.area;
        self.pixmap.row((y - top) as usize, (from - left) as usize, (to - left) as usize)
    }

    /// Fills an outline.
    pub(super) fn fill(&mut self, raster: &mut Raster, outline: &Outline, ink: &Ink<'_>) {
        let area = self.area;
        raster.fill(outline, area, |x, y, span| {
            ink.lay(self.pixels(y, x, x + span.len()), x, y, span);
        });
    }

    /// Colours a row through a mask that begins at (x, y) of the picture.
    pub(super) fn stain(&mut self, shares: &[u8], (x, y): (i32, i32), color: Color) {
        let (from, to) = (x.max(self.area.left), (x + shares.len() as i32).min(self.area.right));
        if from < to && (self.area.top..self.area.bottom).contains(&y) {
            stain(self.pixels(y, from, to), &shares[(from - x) as usize..], color);
        }
    }

    /// Lays another sheet on this one, faded.
    pub(super) fn lay(&mut self, other: &mut Sheet, opacity: f32) {
        let Some(common) = self.area.intersection(other.area) else { return };
        let opacity = (opacity.clamp(0.0, 1.0) * 255.0).round() as u32;
        for y in common.top..common.bottom {
            let upper = other.pixels(y, common.left, common.right);
            let lower = self.pixels(y, common.left, common.right);
            lower.iter_mut().zip(upper).for_each(|(to, from)| over(to, *from, opacity));
        }
    }

    /// The same, cut to an outline.
    pub(super) fn lay_within(
        &mut self,
        other: &mut Sheet,
        clip: &Outline,
        opacity: f32,
        raster: &mut Raster,
    ) {
        let Some(common) = self.area.intersection(other.area) else { return };
        let opacity = (opacity.clamp(0.0, 1.0) * 255.0).round() as u32;
        raster.fill(clip, common, |x, y, span| {
            let to = x + span.len();
            let upper = other.pixels(y, x, to);
            let pairs = self.pixels(y, x, to).iter_mut().zip(upper);
            match span {
                Span::Even(_, share) => {
                    let share = divided(u32::from(share) * opacity);
                    pairs.for_each(|(to, from)| over(to, *from, share));
                }
                Span::Mixed(shares) => {
                    for ((to, from), &share) in pairs.zip(shares) {
                        over(to, *from, divided(u32::from(share) * opacity));
                    }
                }
            }
        });
    }
}
