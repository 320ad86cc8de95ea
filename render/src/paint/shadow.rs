//! Soft shadows: the outline as a mask, blurred, and laid beneath.

use tiny_skia::{FillRule, Mask, Path};

use super::canvas::Sheet;
use crate::{Rect, Shadow, Transform};

/// Lays the shadow of `path` on the sheet.
pub(super) fn cast(sheet: &mut Sheet, path: &Path, shadow: Shadow, at: Transform) {
    let radius = (shadow.blur * at.mean_scale() / 2.0).round().max(1.0) as usize;
    let at = at.then(Transform::translate(shadow.dx * at.mean_scale(), shadow.dy * at.mean_scale()));
    let bounds = path.bounds();
    let bounds = at.bounds(Rect::new(bounds.x(), bounds.y(), bounds.width(), bounds.height()));
    let bounds = bounds.inset(-(2.0 * radius as f32 + 1.0));
    let (left, top) = (bounds.x.floor() as i32, bounds.y.floor() as i32);
    let (w, h) = (bounds.w.ceil() as u32 + 1, bounds.h.ceil() as u32 + 1);
    if w > 4096 || h > 4096 {
        return;
    }
    let Some(mut mask) = Mask::new(w, h) else { return };
    let home = Transform::translate(-left as f32, -top as f32);
    let place = at.then(home);
    let place = tiny_skia::Transform::from_row(place.a, place.b, place.c, place.d, place.e, place.f);
    mask.fill_path(path, FillRule::Winding, true, place);
    let mut coverage = mask.take();
    for _ in 0..2 {
        blur_rows(&mut coverage, w as usize, radius);
        blur_columns(&mut coverage, w as usize, radius);
    }
    sheet.stain(&coverage, (left, top), (w as usize, h as usize), shadow.color);
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

/// The same along the columns, row by row so that memory is read in order.
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
