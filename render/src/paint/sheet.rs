//! Sheets of pixels: placed, stained through masks, laid on one another.

use tiny_skia::{Mask, Pixmap};

use crate::{Color, Rect, Transform};

/// A part of the picture with its own transparency.
pub(super) struct Sheet {
    pub(super) pixmap: Pixmap,
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Sheet {
    /// From the picture's coordinates to the sheet's.
    pub(super) fn place(&self, at: Transform) -> tiny_skia::Transform {
        let at = at.then(Transform::translate(-self.x as f32, -self.y as f32));
        tiny_skia::Transform::from_row(at.a, at.b, at.c, at.d, at.e, at.f)
    }

    /// Whether anything within `bounds` (in the picture's coordinates) can be seen on it.
    pub(super) fn shows(&self, bounds: Rect) -> bool {
        let (x, y) = (self.x as f32, self.y as f32);
        let (w, h) = (self.pixmap.width() as f32, self.pixmap.height() as f32);
        bounds.right() > x - 1.0
            && bounds.bottom() > y - 1.0
            && bounds.x < x + w + 1.0
            && bounds.y < y + h + 1.0
    }

    /// Lays another sheet on this one, cut by a mask of its size and faded: faster than the general way of tiny-skia, which
    /// computes each pixel's place and works in floating point.
    pub(super) fn lay(&mut self, other: &Sheet, mask: Option<&Mask>, opacity: f32) {
        let (x, y) = (other.x - self.x, other.y - self.y);
        let (width, height) = (self.pixmap.width() as i32, self.pixmap.height() as i32);
        let (w, h) = (other.pixmap.width() as i32, other.pixmap.height() as i32);
        let (from, to) = (x.max(0), (x + w).min(width));
        if from >= to {
            return;
        }
        let opacity = (opacity.clamp(0.0, 1.0) * 255.0).round() as u32;
        let source = other.pixmap.data().as_chunks::<4>().0;
        let target = self.pixmap.data_mut().as_chunks_mut::<4>().0;
        for row in y.max(0)..(y + h).min(height) {
            let start = ((row - y) * w + from - x) as usize;
            let count = (to - from) as usize;
            let upper = &source[start..start + count];
            let lower = &mut target[(row * width + from) as usize..][..count];
            match mask {
                Some(mask) => {
                    let shares = mask.data()[start..start + count].iter();
                    let shares = shares.map(|&share| divided(u32::from(share) * opacity));
                    lower
                        .iter_mut()
                        .zip(upper)
                        .zip(shares)
                        .for_each(|((to, from), share)| over(to, *from, share));
                }
                None => lower.iter_mut().zip(upper).for_each(|(to, from)| over(to, *from, opacity)),
            }
        }
    }

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

/// Lays a premultiplied pixel on another one, `share` of 255 of it.
fn over(below: &mut [u8; 4], above: [u8; 4], share: u32) {
    if above[3] == 0 || share == 0 {
        return;
    }
    if above[3] == 255 && share == 255 {
        *below = above;
        return;
    }
    let rest = 255 - divided(u32::from(above[3]) * share);
    for (channel, value) in below.iter_mut().zip(above) {
        let sum = divided(u32::from(value) * share) + divided(u32::from(*channel) * rest);
        *channel = sum.min(255) as u8;
    }
}

/// A product of two channels, rounded back to one.
fn divided(product: u32) -> u32 {
    (product + 128 + ((product + 128) >> 8)) >> 8
}
