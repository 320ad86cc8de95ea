//! The cover of the land: trees, grass, wheat, houses.

use super::ground::{Ground, filled, lined};
use crate::color::Color;
use crate::emblem;
use crate::geometry::{Point, Rect};
use crate::scene::{Node, Path};

/// Conifers in loose rows on a floor of two greens.
pub(super) fn forest(ground: &mut Ground<'_>) {
    patches(ground, Color::hex(0x387946), 0.9);
    let unit = ground.unit;
    for foot in ground.spots(unit * 0.62, unit, (unit * 0.74, unit * 0.56), 0.10) {
        let height = unit * ground.random.between(0.86, 1.08);
        ground.nodes.extend(emblem::conifer(foot, height));
    }
}

/// Tufts of grass and a few flowers on broad lighter patches.
pub(super) fn pasture(ground: &mut Ground<'_>) {
    patches(ground, Color::hex(0xA9D06B), 1.3);
    let unit = ground.unit;
    for (index, foot) in
        ground.spots(unit * 0.5, unit * 0.4, (unit * 1.0, unit * 0.62), 0.16).into_iter().enumerate()
    {
        if index % 4 == 2 {
            flower(ground, foot);
        } else {
            tuft(ground, foot);
        }
    }
}

fn tuft(ground: &mut Ground<'_>, foot: Point) {
    let (h, w) = (ground.unit * ground.random.between(0.30, 0.38), ground.unit * 0.09);
    let lean = ground.random.around(0.05) * ground.unit;
    let dark = Color::hex(0x5F8F2F);
    for (dx, share, color) in [(-2.0, 0.72, dark), (2.0, 0.78, dark), (0.0, 1.0, Color::hex(0x74A53B))] {
        let tip = Point::new(foot.x + dx * w * 1.25 + lean, foot.y - h * share);
        let (left, right) = (foot.x + dx * w * 0.35 - w * 0.75, foot.x + dx * w * 0.35 + w * 0.75);
        let bend = foot.y - h * share * 0.5;
        let blade = Path::new()
            .move_to(left, foot.y)
            .quad_to(left + dx * w * 0.2, bend, tip.x, tip.y)
            .quad_to(right + dx * w * 0.3, bend, right, foot.y)
            .close();
        ground.nodes.push(filled(blade, color));
    }
}

fn flower(ground: &mut Ground<'_>, foot: Point) {
    let radius = ground.unit * 0.085;
    let petals = ground.random.pick([Color::hex(0xFFF6DC), Color::hex(0xF4D34F), Color::hex(0xFFF6DC)]);
    let center = foot.offset(0.0, -ground.unit * 0.2);
    ground.nodes.push(lined(Path::line(foot, center), Color::hex(0x5F8F2F), radius * 0.7));
    for petal in 0..4 {
        let at = center.polar(radius * 0.85, 45.0 + 90.0 * petal as f32);
        ground.nodes.push(filled(Path::circle(at, radius * 0.8), petals));
    }
    ground.nodes.push(filled(Path::circle(center, radius * 0.55), Color::hex(0xC9851F)));
}

/// Rows of wheat ears between furrows.
pub(super) fn fields(ground: &mut Ground<'_>) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    let step = unit * 0.62;
    let rows = (bounds.h / step).ceil() as i32 + 1;
    let top = bounds.center().y - rows as f32 * step / 2.0;
    for row in 0..rows {
        let y = top + row as f32 * step;
        let band = Rect::new(bounds.x, y + step * 0.62, bounds.w, step * 0.38);
        ground.nodes.push(filled(Path::rect(band), Color::hex(0xC89528)));
        let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
        let pitch = unit * 0.36;
        let half = (bounds.w / pitch / 2.0).ceil() as i32;
        for column in -half..=half {
            let x = bounds.center().x + (column as f32 + shift) * pitch;
            let foot = Point::new(x, y + step * 0.92);
            let (w, h) = (unit * 0.26, unit * 0.72);
            if ground.has_room(Rect::new(x - w / 2.0, foot.y - h, w, h)) {
                ear(ground, foot, h);
            }
        }
    }
}

fn ear(ground: &mut Ground<'_>, foot: Point, height: f32) {
    let lean = ground.random.around(0.06) * height;
    let tip = foot.offset(lean, -height);
    let (light, dark) = (Color::hex(0xFBDF85), Color::hex(0x8F6214));
    ground.nodes.push(lined(Path::line(foot, tip), dark, (height * 0.075).max(1.2)));
    let grain = |at: Point, side: f32| {
        let (l, w) = (height * 0.22, height * 0.10);
        let end = at.offset(side * l * 0.62, -l * 0.9);
        Path::new()
            .move_to(at.x, at.y)
            .quad_to(at.x + side * l * 0.75, at.y - w, end.x, end.y)
            .quad_to(at.x - side * w * 0.2, at.y - l * 0.75, at.x, at.y)
            .close()
    };
    let mut grains = Path::new();
    for pair in 0..3 {
        let at = foot.lerp(tip, 0.42 + 0.2 * pair as f32);
        grains = grains.and(grain(at, -1.0)).and(grain(at, 1.0));
    }
    let top = Path::ellipse(tip, height * 0.06, height * 0.13);
    ground.nodes.push(filled(grains.and(top), light));
}

/// Houses with red roofs, the rear ones first.
pub(super) fn village(ground: &mut Ground<'_>) {
    patches(ground, Color::hex(0xD39C70), 1.0);
    let unit = ground.unit;
    for foot in ground.spots(unit * 0.92, unit * 0.84, (unit * 1.12, unit * 0.78), 0.08) {
        let roof = ground.random.pick([Color::hex(0xA83F2B), Color::hex(0x8C332A), Color::hex(0xBC5536)]);
        ground.nodes.extend(emblem::house(foot, unit * 0.84, roof));
    }
}

/// Broad flat blotches of a second tone.
pub(super) fn patches(ground: &mut Ground<'_>, color: Color, share: f32) {
    let (unit, bounds) = (ground.unit, ground.bounds);
    let count = ((bounds.w * bounds.h) / (unit * unit * 9.0) * share).ceil() as usize;
    for _ in 0..count.max(2) {
        let at = Point::new(
            bounds.x + bounds.w * ground.random.share(),
            bounds.y + bounds.h * ground.random.share(),
        );
        let (rx, ry) = (unit * ground.random.between(0.7, 1.5), unit * ground.random.between(0.35, 0.6));
        let patch = blotch(ground, at, rx, ry, color);
        ground.nodes.push(patch);
    }
}

fn blotch(ground: &mut Ground<'_>, at: Point, rx: f32, ry: f32, color: Color) -> Node {
    let rim: Vec<Point> = (0..7)
        .map(|corner| {
            let (sin, cos) = (corner as f32 / 7.0 * std::f32::consts::TAU).sin_cos();
            let stretch = ground.random.between(0.8, 1.15);
            at.offset(cos * rx * stretch, sin * ry * stretch)
        })
        .collect();
    filled(Path::blob(&rim), color)
}
