//! What the land is made of: brick, rock, sand, water, stone, soil.

use super::cover::patches;
use super::ground::Ground;
use super::tile::{filled, lined};
use crate::{Color, Path, Point, Rect, emblem};

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
            let tone = ground.random.pick([0xB5532D, 0xBE5C35, 0xA94A27, 0xB5532D, 0xC76840]);
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

/// Dunes: a light back and a shaded hollow.
pub(super) fn desert(ground: &mut Ground<'_>) {
    let unit = ground.unit;
    for foot in ground.spots(unit * 1.1, unit * 0.4, (unit * 1.35, unit * 0.62), 0.10) {
        let (w, h) = (unit * ground.random.between(1.05, 1.25), unit * ground.random.between(0.32, 0.42));
        let (left, crest, right) = (foot.x - w / 2.0, foot.x + w * 0.08, foot.x + w / 2.0);
        let top = foot.y - h;
        let back = Path::new()
            .move_to(left, foot.y)
            .cubic_to(left + w * 0.25, foot.y - h * 0.2, crest - w * 0.2, top, crest, top)
            .cubic_to(crest + w * 0.1, top + h * 0.1, right - w * 0.16, foot.y - h * 0.15, right, foot.y)
            .quad_to(foot.x, foot.y + h * 0.16, left, foot.y)
            .close();
        let hollow = Path::new()
            .move_to(crest, top)
            .cubic_to(crest + w * 0.1, top + h * 0.1, right - w * 0.16, foot.y - h * 0.15, right, foot.y)
            .quad_to(crest + w * 0.2, foot.y + h * 0.1, crest - w * 0.06, foot.y + h * 0.08)
            .cubic_to(crest + w * 0.1, foot.y - h * 0.3, crest + w * 0.02, top + h * 0.4, crest, top)
            .close();
        ground.nodes.push(filled(back, Color::hex(0xEAD6A8)));
        ground.nodes.push(filled(hollow, Color::hex(0xB89960)));
    }
}

/// Wave lines on bands of two blues.
pub(super) fn water(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
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
    debug_assert!(bounds.w > 0.0, "a tile has an extent");
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

/// Furrows: dark grooves, light ridges, a few crumbs.
pub(super) fn soil(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    let step = unit * 0.5;
    let rows = (bounds.h / step).ceil() as i32 + 1;
    let top = bounds.center().y - rows as f32 * step / 2.0;
    for row in 0..=rows {
        let y = top + row as f32 * step;
        let knots = (bounds.w / unit).ceil() as usize + 2;
        let line: Vec<Point> = (0..=knots)
            .map(|knot| {
                let bend = if (knot + row as usize).is_multiple_of(2) { 1.0 } else { -1.0 };
                Point::new(
                    bounds.x + (knot as f32 - 0.5) * unit,
                    y + bend * unit * 0.05 + ground.random.around(unit * 0.03),
                )
            })
            .collect();
        let raised: Vec<Point> = line.iter().map(|point| point.offset(0.0, unit * 0.13)).collect();
        ground.nodes.push(lined(Path::curve(&line), Color::hex(0x553622), unit * 0.17));
        ground.nodes.push(lined(Path::curve(&raised), Color::hex(0x966A48), (unit * 0.075).max(1.5)));
    }
    for at in ground.spots(unit * 0.2, unit * 0.2, (unit * 0.9, unit * 0.5), 0.3) {
        let size = unit * ground.random.between(0.05, 0.085);
        ground.nodes.push(filled(
            Path::ellipse(at.offset(0.0, -unit * 0.06), size * 1.2, size),
            Color::hex(0xB08560),
        ));
    }
}
