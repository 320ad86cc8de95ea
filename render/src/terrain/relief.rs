//! The relief of the land: brick, rock, sand, water, stone, soil.

use super::cover::patches;
use super::ground::{Ground, filled, lined};
use crate::color::Color;
use crate::emblem;
use crate::geometry::{Point, Rect};
use crate::scene::Path;

/// Courses of brick.
pub(super) fn hills(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    let (w, h, joint) = (unit * 0.74, unit * 0.36, (unit * 0.06).max(1.4));
    ground.nodes.push(filled(Path::rect(bounds), Color::hex(0x84371D)));
    let (rows, columns) = ((bounds.h / h).ceil() as i32 + 1, (bounds.w / w).ceil() as i32 + 2);
    let (left, top) =
        (bounds.center().x - columns as f32 * w / 2.0, bounds.center().y - rows as f32 * h / 2.0);
    for row in 0..rows {
        let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
        for column in -1..columns {
            let brick =
                Rect::new(left + (column as f32 + shift) * w, top + row as f32 * h, w, h).inset(joint / 2.0);
            let tone = ground.random.pick([0xC05F36, 0xC8683F, 0xB5532D, 0xC05F36, 0xD0744A]);
            let color = Color::hex(tone);
            ground.nodes.push(filled(Path::round_rect(brick, h * 0.16), color));
            let lip = Rect { h: brick.h * 0.22, ..brick }.inset_by(h * 0.12, 0.0);
            ground.nodes.push(filled(Path::round_rect(lip, lip.h / 2.0), color.lighter(0.22)));
        }
    }
}

/// Peaks with snow, the rear ones first.
pub(super) fn mountains(ground: &mut Ground<'_>) {
    patches(ground, Color::hex(0x8B8F97), 0.8);
    let unit = ground.unit;
    for foot in ground.spots(unit * 0.96, unit * 0.95, (unit * 1.04, unit * 0.62), 0.07) {
        let height = unit * ground.random.between(0.9, 1.12);
        ground.nodes.extend(emblem::peak(foot, height));
    }
}

/// Dunes one after another: a light crest, a shaded lee side.
pub(super) fn desert(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    let step = unit * 0.62;
    let rows = (bounds.h / step).ceil() as i32 + 1;
    for row in 0..rows {
        let y = bounds.y + (row as f32 + 0.35) * step;
        let tone = Color::hex([0xE2CC9B, 0xD9C08C][row as usize % 2]);
        let mut x = bounds.x - unit * ground.random.between(0.3, 1.9);
        while x < bounds.right() {
            let length = unit * ground.random.between(2.0, 2.7);
            let height = unit * ground.random.between(0.34, 0.46);
            dune(ground, Rect::new(x, y - height, length, height), tone);
            x += length * 0.94;
        }
    }
}

/// One dune that rises gently from the left and falls steeply to the right; `place` is above its foot.
fn dune(ground: &mut Ground<'_>, place: Rect, tone: Color) {
    let Rect { x, y: top, w, h } = place;
    let (foot, crest) = (place.bottom(), x + w * 0.62);
    let depth = foot + h * 2.2;
    let windward = |path: Path| path.cubic_to(x + w * 0.3, foot - h * 0.1, crest - w * 0.2, top, crest, top);
    let lee = |path: Path| path.cubic_to(crest + w * 0.08, top + h * 0.3, x + w * 0.86, foot, x + w, foot);
    let body = lee(windward(Path::new().move_to(x, foot))).line_to(x + w, depth).line_to(x, depth).close();
    ground.nodes.push(filled(body, tone));
    let shade = lee(Path::new().move_to(crest, top))
        .cubic_to(
            x + w * 0.84,
            foot + h * 0.5,
            crest + w * 0.02,
            foot + h * 0.5,
            crest - w * 0.08,
            foot + h * 0.35,
        )
        .cubic_to(crest + w * 0.06, foot - h * 0.2, crest + w * 0.03, top + h * 0.4, crest, top)
        .close();
    ground.nodes.push(filled(shade, Color::hex(0xC4A871)));
    let crest_line = windward(Path::new().move_to(x, foot));
    ground.nodes.push(lined(crest_line, Color::hex(0xF1E3BE), (ground.unit * 0.06).max(1.3)));
}

/// Wave lines on bands of two blues.
pub(super) fn water(ground: &mut Ground<'_>) {
    let unit = ground.unit;
    patches(ground, Color::hex(0x37749B), 1.2);
    let (w, h) = (unit * 0.78, unit * 0.17);
    for (index, foot) in ground.spots(w, h * 2.0, (unit * 1.12, unit * 0.46), 0.10).into_iter().enumerate() {
        let (left, y) = (foot.x - w / 2.0, foot.y - h);
        let swell = |lift: f32| {
            Path::new()
                .move_to(left, y + lift)
                .quad_to(left + w * 0.125, y - h + lift, left + w * 0.25, y + lift)
                .quad_to(left + w * 0.375, y + h + lift, left + w * 0.5, y + lift)
                .quad_to(left + w * 0.625, y - h + lift, left + w * 0.75, y + lift)
                .quad_to(left + w * 0.875, y + h + lift, left + w, y + lift)
        };
        let width = (unit * 0.085).max(1.8);
        let crest = if index % 3 == 0 { Color::hex(0xC5E1EE) } else { Color::hex(0x7DB3D1) };
        ground.nodes.push(lined(swell(width), Color::hex(0x2C5F82), width));
        ground.nodes.push(lined(swell(0.0), crest, width));
    }
}

/// Grey cobbles with a light upper side.
pub(super) fn stone(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    ground.nodes.push(filled(Path::rect(bounds), Color::hex(0x64646D)));
    let (dx, dy) = (unit * 0.62, unit * 0.5);
    let (rows, columns) = ((bounds.h / dy).ceil() as i32 + 2, (bounds.w / dx).ceil() as i32 + 2);
    for row in 0..rows {
        let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
        for column in 0..columns {
            let at = Point::new(
                bounds.x + (column as f32 + shift - 0.5) * dx + ground.random.around(dx * 0.08),
                bounds.y + (row as f32 - 0.25) * dy + ground.random.around(dy * 0.08),
            );
            let tone = Color::hex(ground.random.pick([0x8C8C94, 0x9999A1, 0x7F7F88, 0x939195]));
            let rim: Vec<Point> = (0..6)
                .map(|corner| {
                    let (sin, cos) = ((corner as f32 + 0.5) / 6.0 * std::f32::consts::TAU).sin_cos();
                    let stretch = ground.random.between(0.92, 1.06);
                    at.offset(cos * dx * 0.47 * stretch, sin * dy * 0.50 * stretch)
                })
                .collect();
            ground.nodes.push(filled(Path::blob(&rim), tone));
            let glint = Path::curve(&[
                at.offset(-dx * 0.24, -dy * 0.18),
                at.offset(-dx * 0.05, -dy * 0.31),
                at.offset(dx * 0.18, -dy * 0.24),
            ]);
            ground.nodes.push(lined(glint, tone.lighter(0.4), (unit * 0.06).max(1.3)));
        }
    }
}

/// Ploughed ridges of clods with dark grooves between them, on larger tiles with seedlings.
pub(super) fn soil(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    let (step, clod) = (unit * 0.56, unit * 0.42);
    let rows = (bounds.h / step).ceil() as i32 + 2;
    let top = bounds.center().y - rows as f32 * step / 2.0;
    for row in 0..rows {
        let y = top + row as f32 * step;
        let groove = Rect::new(bounds.x, y + step * 0.30, bounds.w, step * 0.50);
        ground.nodes.push(filled(Path::rect(groove), Color::hex(0x553622)));
        let mut x = bounds.x - clod * ground.random.share();
        while x < bounds.right() + clod {
            let width = clod * ground.random.between(0.8, 1.25);
            let tone = Color::hex(ground.random.pick([0x8B6244, 0x956B4C, 0x835A3D]));
            let place = Rect::new(x, y + step * ground.random.between(-0.24, -0.16), width, step * 0.68);
            ground.nodes.push(filled(Path::round_rect(place, step * 0.3), tone));
            let (left, right) = (place.x + width * 0.25, place.right() - width * 0.25);
            let glint =
                Path::line(Point::new(left, place.y + step * 0.13), Point::new(right, place.y + step * 0.13));
            ground.nodes.push(lined(glint, Color::hex(0xA37753), (unit * 0.06).max(1.3)));
            x += width * 1.02;
        }
    }
    if bounds.w.min(bounds.h) >= 110.0 {
        for foot in ground.spots(unit * 0.4, unit * 0.4, (unit * 1.5, step * 2.0), 0.06) {
            seedling(ground, foot);
        }
    }
}

fn seedling(ground: &mut Ground<'_>, foot: Point) {
    let size = ground.unit * 0.3;
    let fork = foot.offset(0.0, -size * 0.7);
    ground.nodes.push(lined(Path::line(foot, fork), Color::hex(0x5F8F2F), (size * 0.16).max(1.3)));
    for (side, color) in [(-1.0, 0xA9D06B), (1.0, 0x74A53B)] {
        let tip = fork.offset(side * size * 0.75, -size * 0.35);
        let leaf = Path::new()
            .move_to(fork.x, fork.y)
            .quad_to(fork.x + side * size * 0.1, fork.y - size * 0.6, tip.x, tip.y)
            .quad_to(fork.x + side * size * 0.7, fork.y + size * 0.15, fork.x, fork.y)
            .close();
        ground.nodes.push(filled(leaf, Color::hex(color)));
    }
}
