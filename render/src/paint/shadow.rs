//! Soft shadows: the outline as a mask, blurred, and laid beneath.

use tiny_skia::{FillRule, Mask, Path};

use super::sheet::Sheet;
use super::skia::outline;
use crate::{Fill, Rect, Shadow, Shape, Transform};

/// Lays the shadow of a shape with the outline `path` on the sheet.
pub(super) fn cast(sheet: &mut Sheet, shape: &Shape, path: &Path, shadow: Shadow, at: Transform) {
    let scale = at.mean_scale();
    let radius = (shadow.blur * scale / 2.0).round().max(1.0) as usize;
    let below = at.then(Transform::translate(shadow.dx * scale, shadow.dy * scale));
    let bounds = path.bounds();
    let bounds = below.bounds(Rect::new(bounds.x(), bounds.y(), bounds.width(), bounds.height()));
    let bounds = bounds.inset(-(2.0 * radius as f32 + 1.0));
    let (left, top) = (bounds.x.floor() as i32, bounds.y.floor() as i32);
    let (w, h) = (bounds.w.ceil() as usize + 1, bounds.h.ceil() as usize + 1);
    if w > 4096 || h > 4096 {
        return;
    }
    let upright = at.b == 0.0 && at.c == 0.0 && at.a > 0.0 && at.a == at.d;
    let round = shape.path.as_round_rect().filter(|_| upright);
    // The shadow of a rectangle is the same all along its sides: only its corners are made.
    let margin = round.map_or(0, |(_, corner)| 4 * radius + (corner * scale).ceil() as usize + 4);
    let spare = |side: usize| if round.is_some() { side.saturating_sub(2 * margin + 1) } else { 0 };
    let (spare_x, spare_y) = (spare(w), spare(h));
    let smaller = round.filter(|_| spare_x + spare_y > 0).and_then(|(rect, corner)| {
        let (w, h) = (rect.w - spare_x as f32 / scale, rect.h - spare_y as f32 / scale);
        outline(&crate::Path::round_rect(Rect { w, h, ..rect }, corner))
    });
    let home = below.then(Transform::translate(-left as f32, -top as f32));
    let (narrow, low) = (w - spare_x, h - spare_y);
    let Some(coverage) = blurred(smaller.as_ref().unwrap_or(path), home, (narrow, low), radius) else {
        return;
    };
    // The part that the shape itself covers need not be darkened.
    let hidden = round.filter(|_| matches!(shape.fill, Some(Fill::Solid(color)) if color.a == 255));
    let hidden = hidden.map(|(rect, corner)| at.bounds(rect.inset(0.3 * corner)).inset(1.0));
    let mut line = vec![0; w];
    for y in 0..h {
        let row = if y <= margin { y } else { y.saturating_sub(spare_y).max(margin) };
        let source = &coverage[row * narrow..(row + 1) * narrow];
        if spare_x > 0 {
            line[..margin].copy_from_slice(&source[..margin]);
            line[margin..=margin + spare_x].fill(source[margin]);
            line[margin + spare_x + 1..].copy_from_slice(&source[margin + 1..]);
        } else {
            line.copy_from_slice(source);
        }
        let place = top + y as i32;
        let within =
            hidden.filter(|hidden| place as f32 >= hidden.y && (place + 1) as f32 <= hidden.bottom());
        let cut = |x: f32| (x as i32 - left).clamp(0, w as i32) as usize;
        let (end, start) = within.map_or((w, w), |hidden| {
            let (end, start) = (cut(hidden.x.ceil()), cut(hidden.right().floor()));
            (end, start.max(end))
        });
        sheet.stain_line(&line[..end], (left, place), shadow.color);
        sheet.stain_line(&line[start..], (left + start as i32, place), shadow.color);
    }
}

/// The share of the outline's shadow on every pixel of a rectangle of that size.
fn blurred(path: &Path, at: Transform, (w, h): (usize, usize), radius: usize) -> Option<Vec<u8>> {
    let mut mask = Mask::new(w as u32, h as u32)?;
    let place = tiny_skia::Transform::from_row(at.a, at.b, at.c, at.d, at.e, at.f);
    mask.fill_path(path, FillRule::Winding, true, place);
    let mut coverage = mask.take();
    for _ in 0..2 {
        blur_rows(&mut coverage, w, radius);
        blur_columns(&mut coverage, w, radius);
    }
    Some(coverage)
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
