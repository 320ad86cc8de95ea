//! A palette fitted to one picture: a few places are kept free for colours that only this picture has.

use tiny_skia::Pixmap;

use super::{BITS, Color, FIXED, Lab, Palette, cell, middle};

/// Only every so many pixels of a row and rows are looked at.
const SAMPLING: usize = 3;
/// The number of pixels that earn a colour a place.
const COMMON: u32 = 27;
/// The square of a distance in OKLab that is not worth a place.
const NEAR: f32 = 0.000_6;

/// A reduced colour of the picture.
struct Used {
    cell: usize,
    count: u32,
    lab: Lab,
    /// The square of the distance to the colour that stands for it.
    error: f32,
}

impl Palette {
    /// This palette, with its free places given to the colours that would otherwise be shown worst.
    pub fn fitted(&self, pixmap: &Pixmap) -> Self {
        let mut fitted = self.clone();
        let mut used = fitted.used(pixmap);
        while fitted.colors.len() < 256 {
            let weight = |used: &Used| if used.error < NEAR { 0.0 } else { used.count as f32 * used.error };
            let Some(worst) = used.iter().max_by(|a, b| weight(a).total_cmp(&weight(b))) else { break };
            if weight(worst) <= 0.0 {
                break;
            }
            let (index, lab) = (fitted.colors.len() as u8, worst.lab);
            fitted.colors.push(color_of(worst.cell));
            for used in &mut used {
                let distance = lab.distance(used.lab);
                if distance < used.error {
                    used.error = distance;
                    fitted.nearest[used.cell] = index;
                }
            }
        }
        fitted
    }

    /// The reduced colours that are seen often.
    fn used(&self, pixmap: &Pixmap) -> Vec<Used> {
        let mut counts = vec![0u32; 1 << (3 * BITS)];
        let pixels = pixmap.data().as_chunks::<4>().0;
        for row in pixels.chunks_exact(pixmap.width() as usize).step_by(SAMPLING) {
            for &[r, g, b, alpha] in row.iter().step_by(SAMPLING) {
                counts[cell(r, g, b)] += u32::from(alpha == 255);
            }
        }
        let labs: Vec<Lab> = self.colors.iter().map(|&color| Lab::of(color)).collect();
        let common = counts.into_iter().enumerate().filter(|&(_, count)| count >= COMMON);
        let used = common.map(|(cell, count)| {
            let lab = Lab::of(color_of(cell));
            let stands = usize::from(self.nearest[cell]);
            let own =
                super::cell(self.colors[stands].r, self.colors[stands].g, self.colors[stands].b) == cell;
            let error = if own { 0.0 } else { lab.distance(labs[stands]) };
            Used { cell, count, lab, error }
        });
        used.collect()
    }
}

fn color_of(cell: usize) -> Color {
    let side = (1 << BITS) - 1;
    let [r, g, b] = [cell >> (2 * BITS), cell >> BITS & side, cell & side].map(middle);
    Color { r, g, b, a: 255 }
}

const _: () = assert!(FIXED < 256, "some places are free");
