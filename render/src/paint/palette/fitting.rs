//! A palette fitted to one picture: a few places are kept free for colours that only this picture has.

use super::{BITS, Color, FIXED, Lab, Palette, Pixmap, cell, color_of};

/// Only every so many pixels of a row and rows are looked at.
const SAMPLING: usize = 3;
/// The number of pixels that earn a colour a place.
const COMMON: u32 = 27;
/// The square of a distance in OKLab that is not worth a place.
const NEAR: f32 = 0.000_6;
/// The same for the colours that a picture is known to be made of.
const KNOWN: f32 = 0.000_15;
/// The weight of a colour that covers a wide area, to that of another.
const WIDE: f32 = 40.0;

/// A colour that is to be shown.
struct Used {
    color: Color,
    lab: Lab,
    weight: f32,
    /// The square of the distance to the colour that stands for it.
    error: f32,
}

impl Palette {
    /// Whether the colour is shown as itself, or hardly different.
    pub(in crate::paint) fn shows(&self, color: Color) -> bool {
        self.used(color, 1.0).error < KNOWN
    }

    /// This palette, with its free places given to those of the colours that would otherwise be shown worst; those that cover a wide
    /// area come first.
    pub(in crate::paint) fn with(&'static self, colors: &[(Color, bool)]) -> Self {
        let weight = |is_wide: bool| if is_wide { WIDE } else { 1.0 };
        let used = colors.iter().map(|&(color, is_wide)| self.used(color, weight(is_wide))).collect();
        self.extended(used, KNOWN)
    }

    /// The same for the colours that are seen in a picture.
    pub fn fitted(&'static self, pixmap: &Pixmap) -> Self {
        let mut counts = vec![0u32; 1 << (3 * BITS)];
        for row in pixmap.pixels().chunks_exact(pixmap.width() as usize).step_by(SAMPLING) {
            for &[r, g, b, alpha] in row.iter().step_by(SAMPLING) {
                counts[cell(r, g, b)] += u32::from(alpha == 255);
            }
        }
        let common = counts.into_iter().enumerate().filter(|&(_, count)| count >= COMMON);
        let used = common.map(|(cell, count)| self.used(color_of(cell), count as f32)).collect();
        self.extended(used, NEAR)
    }

    fn extended(&'static self, mut used: Vec<Used>, near: f32) -> Self {
        let mut colors = self.colors.clone();
        while colors.len() < 256 {
            let weight = |used: &Used| if used.error < near { 0.0 } else { used.weight * used.error };
            let Some(worst) = used.iter().max_by(|a, b| weight(a).total_cmp(&weight(b))) else { break };
            if weight(worst) <= 0.0 {
                break;
            }
            let lab = worst.lab;
            colors.push(worst.color);
            for used in &mut used {
                used.error = used.error.min(lab.distance(used.lab));
            }
        }
        Self::made_of(colors, Some(self))
    }

    fn used(&self, color: Color, weight: f32) -> Used {
        let stands = self.colors[usize::from(self.index(color))];
        let own = cell(stands.r, stands.g, stands.b) == cell(color.r, color.g, color.b);
        let lab = Lab::of(color);
        let error = if own { 0.0 } else { lab.distance(Lab::of(stands)) };
        Used { color, lab, weight, error }
    }
}

const _: () = assert!(FIXED < 256, "some places are free");
