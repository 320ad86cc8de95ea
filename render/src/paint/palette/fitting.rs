//! A palette fitted to one picture: a few places are kept free for colours that only this picture has.

use super::{BITS, Color, FIXED, Lab, Palette, Pixmap, cell, color_of, tones};

/// Only every so many pixels of a row and rows are looked at.
const SAMPLING: usize = 3;
/// The number of pixels that earn a colour a place.
const COMMON: u32 = 27;
/// The square of a distance in OKLab that is not worth a place.
const NEAR: f32 = 0.000_6;
/// That square for a colour that pictures are known to be made of.
const KNOWN: f32 = 0.000_15;

/// A colour that is to be shown.
struct Used {
    color: Color,
    lab: Lab,
    weight: f32,
    /// The square of the distance to the colour that stands for it.
    error: f32,
}

impl Palette {
    /// This palette, with its free places given to these colours, written 0xRRGGBB, and to an even spread of all.
    pub(in crate::paint) fn with(&'static self, swatches: &[u32]) -> Self {
        let swatches = swatches.iter().copied().map(Color::hex);
        let mut colors: Vec<Color> = self.colors.iter().copied().chain(swatches).take(256).collect();
        tones::spread(&mut colors);
        Self::made_of(colors, Some(self))
    }

    /// The colours for the free places under which those that a theme shows worst are shown best, each by its weight.
    pub fn swatches(&'static self, colors: &[(Color, f32)]) -> Vec<Color> {
        let used = colors.iter().map(|&(color, weight)| self.used(color, weight)).collect();
        self.extended(used, KNOWN).colors.split_off(self.colors.len())
    }

    /// The square of the distance in OKLab between a colour and the one that stands for it; 0.0004 is hardly seen.
    pub fn error(&self, color: Color) -> f32 {
        self.used(color, 1.0).error
    }

    /// This palette, with its free places given to the colours of a picture that would otherwise be shown worst.
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
