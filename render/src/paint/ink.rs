//! Inks: what outlines are filled with.

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
    pub(super) fn lay(&self, pixels: &mut [[u8; 4]], x: i32, y: i32, span: Span<'_>) {
        match (self, span) {
            (Self::Flat(color), Span::Even(_, share)) => {
                let (ink, alpha) = parts(*color, share);
                match alpha {
                    255 => pixels.fill(ink),
                    _ => mix_all(pixels, ink, alpha),
                }
            }
            (Self::Flat(color), Span::Mixed(shares)) => stain(pixels, shares, *color),
            // Seen along a row, an upright gradient has one colour.
            (Self::Linear(_, [_, per_x, _]), _) if *per_x == 0.0 => {
                Self::Flat(self.at(x, y)).lay(pixels, x, y, span);
            }
            (_, Span::Even(_, share)) => {
                let colors = (x..).map(|x| self.at(x, y));
                pixels.iter_mut().zip(colors).for_each(|(pixel, color)| put(pixel, color, share));
            }
            (_, Span::Mixed(shares)) => {
                let colors = (x..).map(|x| self.at(x, y));
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

/// Colours pixels through the share of each that is covered.
pub(super) fn stain(pixels: &mut [[u8; 4]], shares: &[u8], color: Color) {
    let ink = [color.r, color.g, color.b, 255];
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

fn put(pixel: &mut [u8; 4], color: Color, share: u8) {
    let (ink, alpha) = parts(color, share);
    if alpha == 255 { *pixel = ink } else { mix(pixel, ink, alpha) }
}

/// The colour as an opaque pixel, and how much of it is laid on.
fn parts(color: Color, share: u8) -> ([u8; 4], u32) {
    ([color.r, color.g, color.b, 255], divided(u32::from(color.a) * u32::from(share)))
}

/// Moves a premultiplied pixel towards another one by `share` of 255: two channels at a time.
pub(super) fn mix(pixel: &mut [u8; 4], ink: [u8; 4], share: u32) {
    let (below, above) = (u32::from_le_bytes(*pixel), u32::from_le_bytes(ink));
    let rest = 255 - share;
    let pair = |below: u32, above: u32| {
        let sum = (below & 0x00FF_00FF) * rest + (above & 0x00FF_00FF) * share + 0x0080_0080;
        (sum + ((sum >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    };
    *pixel = (pair(below, above) | pair(below >> 8, above >> 8) << 8).to_le_bytes();
}

/// The same for many pixels, four at a time.
fn mix_all(pixels: &mut [[u8; 4]], ink: [u8; 4], share: u32) {
    let rest = 255 - share as u16;
    let ink: [u16; 16] = std::array::from_fn(|channel| u16::from(ink[channel % 4]) * share as u16 + 128);
    let (fours, others) = pixels.as_chunks_mut::<4>();
    for four in fours {
        for (channel, ink) in four.as_flattened_mut().iter_mut().zip(ink) {
            let sum = u16::from(*channel) * rest + ink;
            *channel = ((sum + (sum >> 8)) >> 8) as u8;
        }
    }
    for pixel in others {
        for (channel, ink) in pixel.iter_mut().zip(ink) {
            let sum = u16::from(*channel) * rest + ink;
            *channel = ((sum + (sum >> 8)) >> 8) as u8;
        }
    }
}

/// A product of two channels, rounded back to one.
pub(super) fn divided(product: u32) -> u32 {
    (product + 128 + ((product + 128) >> 8)) >> 8
}
