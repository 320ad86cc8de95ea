//! The 256 colours of a picture, and the mapping of full colour to them.

mod fitting;
mod oklab;
mod tones;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use super::pixmap::Pixmap;
use crate::color::Color;
use crate::geometry::Transform;
use crate::scene::Digest;
use crate::theme::Theme;
use oklab::Lab;

/// Bits per channel of the lookup table.
const BITS: u32 = 6;
/// The most colours that every picture of a theme shares; the other places are a game's, or fitted to a picture.
const FIXED: usize = 144;
/// The grades of transparency of the round corners.
const GRADES: usize = 7;
/// Pixels that are compared together: pictures like ours are mostly runs of equal pixels.
const STRIDE: usize = 16;
/// The colours at the beginning that are not opaque.
const OPAQUE: usize = GRADES + 1;

/// The most bytes that a palette has.
pub(super) const BYTES: usize = (1 << (3 * BITS)) + 256 * (size_of::<Color>() + size_of::<(Lab, u8)>());

/// The colours of one theme, or of one picture.
#[derive(Debug)]
pub struct Palette {
    colors: Vec<Color>,
    /// The palette whose colours this one begins with.
    common: Option<&'static Palette>,
    /// The other opaque colours and their indexes, from dark to light.
    labs: Vec<(Lab, u8)>,
    /// A digest of the colours.
    number: u64,
    /// The index of the nearest opaque colour for every reduced colour; 0 if not looked up yet.
    nearest: Vec<AtomicU8>,
}

impl Clone for Palette {
    fn clone(&self) -> Self {
        Self::made_of(self.colors.clone(), self.common)
    }
}

impl Palette {
    /// The index of full transparency.
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
        tones::fill(theme, &mut colors);
        Self::made_of(colors, None)
    }

    fn made_of(colors: Vec<Color>, common: Option<&'static Self>) -> Self {
        let labs = colors.iter().enumerate().skip(common.map_or(OPAQUE, |common| common.colors.len()));
        let mut labs: Vec<(Lab, u8)> = labs.map(|(index, &color)| (Lab::of(color), index as u8)).collect();
        labs.sort_by(|(a, _), (b, _)| a.lightness().total_cmp(&b.lightness()));
        let nearest: Vec<AtomicU8> = (0..1 << (3 * BITS)).map(|_| AtomicU8::new(0)).collect();
        // A colour of the palette represents its own cell.
        for (index, color) in colors.iter().enumerate().skip(OPAQUE).rev() {
            nearest[cell(color.r, color.g, color.b)].store(index as u8, Ordering::Relaxed);
        }
        let mut digest = Digest::at(Transform::IDENTITY);
        colors.iter().for_each(|&color| digest.color(color));
        Self { colors, common, labs, number: digest.value(), nearest }
    }

    /// A digest of the colours.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// The colours, at most 256: transparent ones first.
    pub fn colors(&self) -> &[Color] {
        &self.colors
    }

    /// The index of the colour that represents this one.
    pub fn index(&self, color: Color) -> u8 {
        match color.a {
            255 => self.opaque(cell(color.r, color.g, color.b)),
            alpha => self.grade(alpha),
        }
    }

    /// One index for every pixel, row by row.
    pub fn indexes(&self, pixmap: &Pixmap) -> Vec<u8> {
        let mut indexes = vec![0; pixmap.pixels().len()];
        self.index_all(pixmap.pixels(), &mut indexes);
        indexes
    }

    /// Writes the index of every pixel.
    pub(super) fn index_all(&self, pixels: &[[u8; 4]], indexes: &mut [u8]) {
        let (mut last, mut index) = ([0; 4], Self::CLEAR);
        let (strides, rest) = pixels.as_chunks::<STRIDE>();
        let (targets, others) = indexes.as_chunks_mut::<STRIDE>();
        for (stride, target) in strides.iter().zip(targets) {
            if stride.iter().fold(true, |equal, pixel| equal & (*pixel == last)) {
                target.fill(index);
                continue;
            }
            *target = stride.map(|pixel| self.index_of(pixel));
            (last, index) = (stride[STRIDE - 1], target[STRIDE - 1]);
        }
        rest.iter().zip(others).for_each(|(&pixel, target)| *target = self.index_of(pixel));
    }

    #[inline]
    fn index_of(&self, [r, g, b, alpha]: [u8; 4]) -> u8 {
        if alpha == 255 { self.opaque(cell(r, g, b)) } else { self.grade(alpha) }
    }

    /// Red, green, blue of every colour.
    pub(super) fn rgb(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| [color.r, color.g, color.b]).collect()
    }

    /// The opacity of the colours at the beginning that are not opaque.
    pub(super) fn opacities(&self) -> Vec<u8> {
        self.colors.iter().map(|color| color.a).take_while(|&alpha| alpha < 255).collect()
    }

    /// Pictures are opaque except for their corners: a few grades are enough for the edge of the frame.
    fn grade(&self, alpha: u8) -> u8 {
        let grade = (usize::from(alpha) * (GRADES + 1) + 127) / 255;
        if grade > GRADES { self.index(Color { a: 255, ..self.colors[0] }) } else { grade as u8 }
    }

    /// The index of the colour that represents a cell: looked up once, and for the colours that a theme's pictures share, once for all.
    #[inline]
    fn opaque(&self, cell: usize) -> u8 {
        match self.nearest[cell].load(Ordering::Relaxed) {
            0 => self.look_up(cell),
            index => index,
        }
    }

    #[cold]
    fn look_up(&self, cell: usize) -> u8 {
        let lab = Lab::of(color_of(cell));
        let common = self.common.map_or((f32::MAX, 0), |common| {
            let index = common.opaque(cell);
            (lab.distance(Lab::of(common.colors[usize::from(index)])), index)
        });
        let index = self.nearest_to(lab, common);
        self.nearest[cell].store(index, Ordering::Relaxed);
        index
    }

    /// The index of the nearest colour, if one is nearer than the best so far: begins at similar lightness, and stops when no other can be
    /// nearer.
    fn nearest_to(&self, lab: Lab, mut best: (f32, u8)) -> u8 {
        let middle = self.labs.partition_point(|(other, _)| other.lightness() < lab.lightness());
        let (darker, lighter) = self.labs.split_at(middle);
        let mut look = |&(other, index): &(Lab, u8)| {
            let apart = other.lightness() - lab.lightness();
            let distance = lab.distance(other);
            if (distance, index) < best {
                best = (distance, index);
            }
            apart * apart <= best.0
        };
        let _ = lighter.iter().take(8).all(&mut look);
        let _ = darker.iter().rev().all(&mut look);
        let _ = lighter.iter().skip(8).all(&mut look);
        best.1
    }
}

/// The index of a colour in the lookup table.
fn cell(r: u8, g: u8, b: u8) -> usize {
    let cut = |channel: u8| usize::from(channel >> (8 - BITS));
    cut(r) << (2 * BITS) | cut(g) << BITS | cut(b)
}

/// The colour in the middle of a cell.
fn color_of(cell: usize) -> Color {
    let side = (1 << BITS) - 1;
    let middle = |cut: usize| (cut * 255 / side) as u8;
    let [r, g, b] = [cell >> (2 * BITS), cell >> BITS & side, cell & side].map(middle);
    Color { r, g, b, a: 255 }
}

#[cfg(test)]
mod tests;
