//! The 256 colours of a picture, and the way from full colour to them.

mod fitting;
mod oklab;
mod tones;

use std::sync::OnceLock;

use tiny_skia::Pixmap;

use super::runs::runs;
use crate::{Color, Theme};
use oklab::Lab;

/// Bits per channel of the lookup table.
const BITS: u32 = 6;
/// The number of colours that are the same in every picture of a theme; the other places are fitted to the picture.
const FIXED: usize = 208;
/// The grades of transparency of the round corners.
const GRADES: usize = 7;

/// The colours of one theme, or of one picture.
#[derive(Clone, Debug)]
pub struct Palette {
    colors: Vec<Color>,
    /// The index of the nearest opaque colour for every reduced colour.
    nearest: Vec<u8>,
}

impl Palette {
    /// The index of what is fully transparent.
    pub const CLEAR: u8 = 0;

    /// The palette of a theme; made once.
    pub fn of(theme: Theme) -> &'static Self {
        static PAPER: OnceLock<Palette> = OnceLock::new();
        static NIGHT: OnceLock<Palette> = OnceLock::new();
        match theme {
            Theme::Paper => PAPER.get_or_init(|| Self::new(theme)),
            Theme::Night => NIGHT.get_or_init(|| Self::new(theme)),
        }
    }

    fn new(theme: Theme) -> Self {
        let rim = match theme {
            Theme::Paper => theme.line(),
            Theme::Night => Color::hex(0x343C4D),
        };
        let mut colors = vec![rim.alpha(0.0)];
        colors.extend((1..=GRADES).map(|grade| rim.alpha(grade as f32 / (GRADES + 1) as f32)));
        let opaque = colors.len();
        tones::fill(theme, &mut colors);
        let nearest = nearest(&colors, opaque);
        Self { colors, nearest }
    }

    /// The colours, at most 256: what is transparent first.
    pub fn colors(&self) -> &[Color] {
        &self.colors
    }

    /// The index of the colour that stands for this one.
    pub fn index(&self, color: Color) -> u8 {
        match color.a {
            255 => self.nearest[cell(color.r, color.g, color.b)],
            alpha => self.grade(alpha),
        }
    }

    /// One index for every pixel, row by row.
    pub fn indexes(&self, pixmap: &Pixmap) -> Vec<u8> {
        let pixels = pixmap.data().as_chunks::<4>().0;
        let index = |[r, g, b, alpha]: [u8; 4]| {
            if alpha == 255 { self.nearest[cell(r, g, b)] } else { self.grade(alpha) }
        };
        let mut indexes = Vec::with_capacity(pixels.len());
        for (count, pixel) in runs(pixels) {
            indexes.resize(indexes.len() + count, index(pixel));
        }
        indexes
    }

    /// Red, green, blue of every colour.
    pub(super) fn rgb(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| [color.r, color.g, color.b]).collect()
    }

    /// The opacity of the colours at the beginning that are not opaque.
    pub(super) fn opacities(&self) -> Vec<u8> {
        self.colors.iter().map(|color| color.a).take_while(|&alpha| alpha < 255).collect()
    }

    /// Pictures are opaque but for their corners: the edge of the frame in several grades is enough.
    fn grade(&self, alpha: u8) -> u8 {
        let grade = (usize::from(alpha) * (GRADES + 1) + 127) / 255;
        if grade > GRADES { self.index(Color { a: 255, ..self.colors[0] }) } else { grade as u8 }
    }
}

/// The index of a colour in the lookup table.
fn cell(r: u8, g: u8, b: u8) -> usize {
    let cut = |channel: u8| usize::from(channel >> (8 - BITS));
    cut(r) << (2 * BITS) | cut(g) << BITS | cut(b)
}

/// The channel in the middle of a cut one.
fn middle(cut: usize) -> u8 {
    (cut * 255 / ((1 << BITS) - 1)) as u8
}

/// For every cell of the table the nearest colour from `opaque` on; a colour of the palette stands for its own cell.
fn nearest(colors: &[Color], opaque: usize) -> Vec<u8> {
    let labs: Vec<Lab> = colors.iter().skip(opaque).map(|&color| Lab::of(color)).collect();
    let side = 1usize << BITS;
    let mut nearest = vec![0; side * side * side];
    let mut last = 0;
    for (index, value) in nearest.iter_mut().enumerate() {
        let (r, g, b) = (index >> (2 * BITS), index >> BITS & (side - 1), index & (side - 1));
        let lab = Lab::of(Color { r: middle(r), g: middle(g), b: middle(b), a: 255 });
        last = lab.nearest(&labs, last);
        *value = (last + opaque) as u8;
    }
    for (index, color) in colors.iter().enumerate().skip(opaque).rev() {
        nearest[cell(color.r, color.g, color.b)] = index as u8;
    }
    nearest
}

#[cfg(test)]
mod tests;
