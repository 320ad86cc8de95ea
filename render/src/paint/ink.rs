//! Inks: what outlines are filled with.

use fearless_simd::{Bytes, Simd, SimdBase, SimdFrom, u8x32, u16x16, u32x8};

use super::raster::Span;
use crate::color::Color;
use crate::geometry::Transform;
use crate::scene::Image;
use crate::style::Fill;

/// The colours of a gradient that are told apart.
const STEPS: usize = 256;

/// The colour of every pixel, with straight alpha.
#[derive(Clone, Debug)]
pub(super) enum Ink<'a> {
    /// One for all.
    Flat(Color),
    /// Along a line: the colours, the place of the picture's origin among them, and how it grows with x and y.
    Linear(Vec<Color>, [f32; 3]),
    /// An image, and the way from the picture to its pixels.
    Image(&'a Image, Transform),
}

impl Ink<'_> {
    /// The fill of an outline that stands at `at`.
    pub(super) fn of(fill: Fill, at: Transform) -> Self {
        let Fill::Linear { from, to, start, end } = fill else {
            return match fill {
                Fill::Solid(color) | Fill::Linear { end: color, .. } => Self::Flat(color),
            };
        };
        let (from, to) = (at.apply(from), at.apply(to));
        let (x, y) = (to.x - from.x, to.y - from.y);
        let length = x * x + y * y;
        if length <= 0.0 {
            return Self::Flat(end);
        }
        let step = |step: usize| {
            let share = step as f32 / (STEPS - 1) as f32;
            let alpha = f32::from(start.a) + (f32::from(end.a) - f32::from(start.a)) * share;
            Color { a: alpha.round() as u8, ..start.mix(end, share) }
        };
        let per = (STEPS - 1) as f32 / length;
        let origin = -(from.x * x + from.y * y) * per;
        Self::Linear((0..STEPS).map(step).collect(), [origin, x * per, y * per])
    }

    /// Lays the ink on pixels from column `x` of row `y` on.
    #[inline(always)]
    pub(super) fn lay<S: Simd>(&self, simd: S, pixels: &mut [[u8; 4]], x: i32, y: i32, span: Span<'_>) {
        match self {
            Self::Flat(color) => flat(simd, pixels, span, *color),
            // Seen along a row, an upright gradient has one colour.
            Self::Linear(_, [_, per_x, _]) if *per_x == 0.0 => flat(simd, pixels, span, self.at(x, y)),
            _ => self.varied(pixels, x, y, span),
        }
    }

    #[inline(never)]
    fn varied(&self, pixels: &mut [[u8; 4]], x: i32, y: i32, span: Span<'_>) {
        let colors = (x..).map(|x| self.at(x, y));
        match span {
            Span::Even(_, share) => {
                pixels.iter_mut().zip(colors).for_each(|(pixel, color)| put(pixel, color, share));
            }
            Span::Mixed(shares) => {
                for ((pixel, color), &share) in pixels.iter_mut().zip(colors).zip(shares) {
                    put(pixel, color, share);
                }
            }
        }
    }

    /// The colour of one pixel.
    fn at(&self, x: i32, y: i32) -> Color {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        match self {
            Self::Flat(color) => *color,
            Self::Linear(colors, [origin, per_x, per_y]) => {
                let place = (origin + per_x * x + per_y * y + 0.5).clamp(0.0, (STEPS - 1) as f32);
                colors[place as usize]
            }
            Self::Image(image, back) => {
                let place = back.apply((x, y).into());
                let within = |place: f32, side: u32| (place.max(0.0) as u32).min(side.saturating_sub(1));
                let (column, row) = (within(place.x, image.width), within(place.y, image.height));
                let start = (row * image.width + column) as usize * 4;
                match image.rgba.get(start..start + 4) {
                    Some(&[r, g, b, a]) => Color { r, g, b, a },
                    _ => Color::BLACK.alpha(0.0),
                }
            }
        }
    }
}

/// Lays one colour on pixels.
#[inline(always)]
fn flat<S: Simd>(simd: S, pixels: &mut [[u8; 4]], span: Span<'_>, color: Color) {
    match span {
        Span::Even(_, share) => {
            let (ink, alpha) = parts(color, share);
            match alpha {
                255 => pixels.fill(ink),
                _ => mix_all(simd, pixels, ink, alpha),
            }
        }
        Span::Mixed(shares) => stain(simd, pixels, shares, color),
    }
}

/// Colours pixels through the share of each that is covered.
#[inline(always)]
pub(super) fn stain<S: Simd>(simd: S, pixels: &mut [[u8; 4]], shares: &[u8], color: Color) {
    let ink = [color.r, color.g, color.b, 255];
    let count = pixels.len().min(shares.len());
    let (eights, pixels) = pixels[..count].as_chunks_mut::<8>();
    let (eight_shares, shares) = shares[..count].as_chunks::<8>();
    for (eight, shares) in eights.iter_mut().zip(eight_shares) {
        if *shares == [0; 8] {
            continue;
        }
        let mut wide = [0; 8];
        for (wide, &share) in wide.iter_mut().zip(shares) {
            *wide = u32::from(share) * 0x1_0001;
        }
        let mut shares: u16x16<S> = u32x8::simd_from(simd, wide).bitcast();
        if color.a < 255 {
            shares = halved(shares * u16::from(color.a));
        }
        mix_eight(simd, eight, ink, shares);
    }
    for (pixel, &share) in pixels.iter_mut().zip(shares) {
        let alpha =
            if color.a == 255 { u32::from(share) } else { divided(u32::from(color.a) * u32::from(share)) };
        match alpha {
            0 => {}
            255 => *pixel = ink,
            _ => mix(pixel, ink, alpha),
        }
    }
}

/// Moves eight pixels towards another one, each by its share of 255: twice in a row.
#[inline(always)]
fn mix_eight<S: Simd>(simd: S, pixels: &mut [[u8; 4]; 8], ink: [u8; 4], shares: u16x16<S>) {
    let below: u32x8<S> = u8x32::from_slice(simd, pixels.as_flattened()).bitcast();
    let ink = u32::from_le_bytes(ink);
    let rest = u16x16::simd_from(simd, 255) - shares;
    let even = pair(simd, below, ink, rest, shares);
    let odd = pair(simd, below >> 8, ink >> 8, rest, shares);
    let mixed: u8x32<S> = (even | odd << 8).bitcast();
    mixed.store_slice(pixels.as_flattened_mut());
}

/// Two channels of eight pixels.
#[inline(always)]
fn pair<S: Simd>(simd: S, below: u32x8<S>, ink: u32, rest: u16x16<S>, shares: u16x16<S>) -> u16x16<S> {
    let ink: u16x16<S> = u32x8::simd_from(simd, ink & 0x00FF_00FF).bitcast();
    let below: u16x16<S> = (below & 0x00FF_00FF).bitcast();
    halved(below * rest + ink * shares)
}

/// `divided`, for sixteen.
#[inline(always)]
fn halved<S: Simd>(products: u16x16<S>) -> u16x16<S> {
    let sum = products + 128;
    (sum + (sum >> 8)) >> 8
}

#[inline(always)]
fn put(pixel: &mut [u8; 4], color: Color, share: u8) {
    let (ink, alpha) = parts(color, share);
    if alpha == 255 { *pixel = ink } else { mix(pixel, ink, alpha) }
}

/// The colour as an opaque pixel, and how much of it is laid on.
#[inline(always)]
fn parts(color: Color, share: u8) -> ([u8; 4], u32) {
    ([color.r, color.g, color.b, 255], divided(u32::from(color.a) * u32::from(share)))
}

/// Moves a premultiplied pixel towards another one by `share` of 255: two channels at a time.
#[inline(always)]
pub(super) fn mix(pixel: &mut [u8; 4], ink: [u8; 4], share: u32) {
    let (below, above) = (u32::from_le_bytes(*pixel), u32::from_le_bytes(ink));
    let rest = 255 - share;
    let pair = |below: u32, above: u32| {
        let sum = (below & 0x00FF_00FF) * rest + (above & 0x00FF_00FF) * share + 0x0080_0080;
        (sum + ((sum >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    };
    *pixel = (pair(below, above) | pair(below >> 8, above >> 8) << 8).to_le_bytes();
}

/// Mixes the ink into many pixels, eight at a time.
#[inline(always)]
fn mix_all<S: Simd>(simd: S, pixels: &mut [[u8; 4]], ink: [u8; 4], share: u32) {
    let shares = u16x16::simd_from(simd, share as u16);
    let (eights, others) = pixels.as_chunks_mut::<8>();
    for eight in eights {
        mix_eight(simd, eight, ink, shares);
    }
    for pixel in others {
        mix(pixel, ink, share);
    }
}

/// A product of two channels, rounded back to one.
#[inline(always)]
pub(super) fn divided(product: u32) -> u32 {
    (product + 128 + ((product + 128) >> 8)) >> 8
}

#[cfg(test)]
mod tests {
    use fearless_simd::{Level, dispatch};

    use super::{divided, mix, stain};
    use crate::color::Color;

    #[test]
    fn every_processor_comes_to_the_same_colours() {
        let pixels: Vec<[u8; 4]> = (0..77u8).map(|at| [at, at.wrapping_mul(3), 255 - at, 255]).collect();
        let shares: Vec<u8> = (0..77u32).map(|at| (at * 51 % 306) as u8).collect();
        for color in [Color::hex(0xA81E12), Color::hex(0x387946).alpha(0.3)] {
            let mut expected = pixels.clone();
            for (pixel, &share) in expected.iter_mut().zip(&shares) {
                let share = divided(u32::from(color.a) * u32::from(share));
                mix(pixel, [color.r, color.g, color.b, 255], share);
            }
            for level in [Level::new(), Level::baseline()] {
                let mut stained = pixels.clone();
                dispatch!(level, simd => stain(simd, &mut stained, &shares, color));
                assert_eq!(stained, expected);
            }
        }
    }
}
