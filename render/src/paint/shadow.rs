//! Soft shadows: the outline's coverage, blurred, and laid beneath. Equal shapes share theirs.

use std::sync::Arc;

use fearless_simd::dispatch;

use super::kept::Kept;
use super::outline::Outline;
use super::raster::{Area, Raster};
use super::sheet::Sheet;
use crate::geometry::{Point, Rect, Transform};
use crate::scene::{Path, Shape};
use crate::style::{Fill, Shadow};

/// The most bytes that the kept shadows may have.
const CAPACITY: usize = 2 << 20;
/// The fractions of a pixel by which outlines are told apart: a soft edge shows no finer ones.
const PARTS: f32 = 8.0;
/// The longest side of something that casts a shadow.
const LARGEST: f32 = 4096.0;

/// The outline from its upper left corner on, in parts of a pixel, and the radius of the blur.
pub(super) type Key = (Vec<(i16, i16)>, usize);

/// A blurred outline.
#[derive(Debug)]
pub(super) struct Shade {
    width: usize,
    coverage: Vec<u8>,
}

/// The kept shadows.
#[derive(Debug)]
pub(super) struct Shadows(pub(super) Kept<Key, Arc<Shade>>);

impl Default for Shadows {
    fn default() -> Self {
        Self(Kept::new(CAPACITY))
    }
}

/// The pixels that a shadow may reach beyond its outline's own rectangle.
fn reach(radius: usize) -> i32 {
    2 * radius as i32 + 1
}

fn radius(shadow: Shadow, scale: f32) -> usize {
    (shadow.blur * scale / 2.0).round().max(1.0) as usize
}

/// The rectangle that the shadow of something within `bounds` may touch.
pub(super) fn extent(bounds: Rect, shadow: Shadow, at: Transform) -> Rect {
    let scale = at.mean_scale();
    let moved = bounds.offset(shadow.dx * scale, shadow.dy * scale);
    moved.inset(-(reach(radius(shadow, scale)) + 2) as f32)
}

impl Shadows {
    /// Lays the shadow of a shape, given its outline in the picture.
    pub(super) fn cast(
        &self,
        sheet: &mut Sheet,
        raster: &mut Raster,
        (shape, outline, at): (&Shape, &Outline, Transform),
        shadow: Shadow,
    ) {
        let Some(bounds) = outline.bounds() else { return };
        if bounds.w > LARGEST || bounds.h > LARGEST {
            return;
        }
        let scale = at.mean_scale();
        let radius = radius(shadow, scale);
        let upright = at.b == 0.0 && at.c == 0.0 && at.a > 0.0 && at.a == at.d;
        let round = shape.path.as_round_rect().filter(|_| upright);
        // The shadow of a rectangle is the same all along its sides, so only its corners are made.
        let margin = round.map_or(0, |(_, corner)| 4 * radius + (corner * scale).ceil() as usize + 4);
        let side = |side: f32| side.ceil() as usize + 1 + 2 * reach(radius) as usize;
        let (w, h) = (side(bounds.w), side(bounds.h));
        let spare = |side: usize| if round.is_some() { side.saturating_sub(2 * margin + 1) } else { 0 };
        let (spare_x, spare_y) = (spare(w), spare(h));
        let shade = match round.filter(|_| spare_x + spare_y > 0) {
            Some((_, corner)) => {
                let (w, h) = (bounds.w - spare_x as f32, bounds.h - spare_y as f32);
                let smaller = Path::round_rect(Rect { x: 0.0, y: 0.0, w, h }, corner * scale);
                self.shade(&Outline::of(&smaller, Transform::IDENTITY), radius, raster)
            }
            None => self.shade(outline, radius, raster),
        };
        let moved = |place: f32, by: f32| (place + by * scale).round() as i32 - reach(radius);
        let (left, top) = (moved(bounds.x, shadow.dx), moved(bounds.y, shadow.dy));
        // The part that the shape itself covers need not be darkened.
        let hidden = round.filter(|_| matches!(shape.fill, Some(Fill::Solid(color)) if color.a == 255));
        let hidden = hidden.map(|(rect, corner)| at.bounds(rect.inset(0.3 * corner)).inset(1.0));
        let mut line = vec![0; shade.width + spare_x];
        let bottom = top + (shade.coverage.len() / shade.width + spare_y) as i32;
        for place in sheet.open.top.max(top)..sheet.open.bottom.min(bottom) {
            let y = (place - top) as usize;
            let row = if y <= margin { y } else { y.saturating_sub(spare_y).max(margin) };
            let Some(source) = shade.coverage.chunks_exact(shade.width).nth(row) else { continue };
            if spare_x > 0 {
                line[..margin].copy_from_slice(&source[..margin]);
                line[margin..=margin + spare_x].fill(source[margin]);
                line[margin + spare_x + 1..].copy_from_slice(&source[margin + 1..]);
            } else {
                line.copy_from_slice(source);
            }
            let within =
                hidden.filter(|hidden| place as f32 >= hidden.y && (place + 1) as f32 <= hidden.bottom());
            let cut = |x: f32| (x as i32 - left).clamp(0, line.len() as i32) as usize;
            let (end, start) = within.map_or((line.len(), line.len()), |hidden| {
                let (end, start) = (cut(hidden.x.ceil()), cut(hidden.right().floor()));
                (end, start.max(end))
            });
            dispatch!(raster.level, simd => {
                sheet.stain(simd, &line[..end], (left, place), shadow.color);
                sheet.stain(simd, &line[start..], (left + start as i32, place), shadow.color);
            });
        }
    }

    /// The blurred outline with a margin of `reach` on every side.
    fn shade(&self, outline: &Outline, radius: usize, raster: &mut Raster) -> Arc<Shade> {
        let bounds = outline.bounds().unwrap_or_default();
        let parts = |length: f32| (length * PARTS).round() as i16;
        let ends = outline.contours().flat_map(|(points, _)| {
            // A contour ends where the next one begins: with a place that no point has.
            points.iter().map(|p| (parts(p.x - bounds.x), parts(p.y - bounds.y))).chain([(-1, -1)])
        });
        let key: Key = (ends.collect(), radius);
        self.0.find(&key).unwrap_or_else(|| {
            let mut coarse = Outline::default();
            for &(x, y) in &key.0 {
                match (x, y) {
                    (-1, -1) => coarse.end(true),
                    _ => coarse.points.push(Point::new(f32::from(x) / PARTS, f32::from(y) / PARTS)),
                }
            }
            let reach = reach(radius);
            let own = Area::around(coarse.bounds().unwrap_or_default());
            let (right, bottom) = (own.right + 1 + reach, own.bottom + 1 + reach);
            let area = Area { left: -reach, top: -reach, right, bottom };
            let mut coverage = raster.coverage(&coarse, area);
            for _ in 0..2 {
                blur_rows(&mut coverage, area.width(), radius);
                blur_columns(&mut coverage, area.width(), radius);
            }
            let bytes = coverage.len() + key.0.len() * size_of::<(i16, i16)>();
            self.0.keep(key, Arc::new(Shade { width: area.width(), coverage }), bytes)
        })
    }
}

/// Replaces every value by the mean of its neighbours within `radius` in its row.
fn blur_rows(coverage: &mut [u8], width: usize, radius: usize) {
    let mut blurred = vec![0; width];
    let share = share(radius);
    for row in coverage.chunks_exact_mut(width) {
        let mut sum: u32 = row.iter().take(radius).map(|&value| u32::from(value)).sum();
        for (x, mean) in blurred.iter_mut().enumerate() {
            sum += row.get(x + radius).map_or(0, |&value| u32::from(value));
            *mean = ((sum * share) >> 16) as u8;
            sum -= x.checked_sub(radius).map_or(0, |x| u32::from(row[x]));
        }
        row.copy_from_slice(&blurred);
    }
}

/// Replaces every value by the mean in its column, row by row so that memory is read in order.
fn blur_columns(coverage: &mut [u8], width: usize, radius: usize) {
    let source = coverage.to_vec();
    let height = source.len() / width;
    let share = share(radius);
    let row = |y: usize| &source[y * width..(y + 1) * width];
    let mut sums = vec![0u32; width];
    for y in 0..radius.min(height) {
        sums.iter_mut().zip(row(y)).for_each(|(sum, &value)| *sum += u32::from(value));
    }
    for (y, target) in coverage.chunks_exact_mut(width).enumerate() {
        if y + radius < height {
            sums.iter_mut().zip(row(y + radius)).for_each(|(sum, &value)| *sum += u32::from(value));
        }
        target.iter_mut().zip(&sums).for_each(|(value, &sum)| *value = ((sum * share) >> 16) as u8);
        if y >= radius {
            sums.iter_mut().zip(row(y - radius)).for_each(|(sum, &value)| *sum -= u32::from(value));
        }
    }
}

/// One over the number of neighbours, in 1/65536: multiplying is faster than dividing.
fn share(radius: usize) -> u32 {
    65_536 / (2 * radius as u32 + 1)
}
