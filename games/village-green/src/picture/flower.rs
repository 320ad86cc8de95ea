//! Flowers, told apart by their outline: the rose is round, the petunia has five lobes, the lily six points.

use render::{Color, Node, Path, Point, Shape, Stroke};

use super::super::components::green::{Colour, Flower};
use super::pen::{Pen, oval};

/// The light rim that sets a flower off from every ground.
const RIM: Color = Color::hex(0xFFFBF0);

/// The colours of a flower: petals, their shade, their light, the lines between them.
#[derive(Clone, Copy)]
struct Tones {
    petal: Color,
    shade: Color,
    light: Color,
    edge: Color,
}

/// The colour of petals.
pub(super) fn petal(colour: Colour) -> Color {
    match colour {
        Colour::Red => Color::hex(0xC2243A),
        Colour::Blue => Color::hex(0x4A86E4),
        Colour::Yellow => Color::hex(0xF6C128),
    }
}

fn tones(colour: Option<Colour>) -> Tones {
    let (petal, shade, light, edge) = match colour {
        Some(Colour::Red) => (petal(Colour::Red), 0x96162F, 0xEB646B, 0x5E0A1F),
        Some(Colour::Blue) => (petal(Colour::Blue), 0x2F62BC, 0x9CC2FB, 0x1B3A78),
        Some(Colour::Yellow) => (petal(Colour::Yellow), 0xDE9412, 0xFFE27A, 0x8A560A),
        None => (Color::hex(0xE4DED0), 0xC4BBA8, 0xF8F5EC, 0x6A6254),
    };
    Tones { petal, shade: Color::hex(shade), light: Color::hex(light), edge: Color::hex(edge) }
}

/// The dashes and gaps of a line that tells a colour where colours cannot be seen, in parts of what it surrounds: none, dashes, dots.
pub(super) const fn dashes(colour: Colour) -> Option<(f32, f32)> {
    match colour {
        Colour::Red => None,
        Colour::Blue => Some((0.07, 0.05)),
        Colour::Yellow => Some((0.001, 0.045)),
    }
}

/// Draws the colour of what is counted as a line around it.
pub(super) fn ring(colour: Colour, center: Point, size: f32) -> Node {
    let line = Stroke::new(tones(Some(colour)).edge, size * 0.06);
    let line = match dashes(colour) {
        Some((dash, gap)) => line.dashed(size * dash * 2.6, size * gap * 2.6),
        None => line,
    };
    Shape::new(Path::circle(center, size * 0.47)).stroke(line).into()
}

/// Draws a bloom in a square of that size; without a colour it stands for any.
pub(super) fn bloom(flower: Flower, colour: Option<Colour>, center: Point, size: f32) -> Node {
    let tones = tones(colour);
    let mut pen = Pen::default();
    match flower {
        Flower::Rose => rose(&mut pen, tones),
        Flower::Petunia => petunia(&mut pen, tones),
        Flower::Lily => lily(&mut pen, tones),
    }
    pen.at(center, size)
}

const MIDDLE: Point = Point::new(50.0, 50.0);

fn rimmed(pen: &mut Pen, outline: &Path, tones: Tones) {
    pen.line(outline.clone(), RIM, 13.0);
    pen.area(outline.clone(), tones.petal, tones.edge, 4.0);
}

/// Petals wound around each other.
fn rose(pen: &mut Pen, tones: Tones) {
    let outer: Vec<Point> = (0..10)
        .map(|tip| MIDDLE.polar(if tip % 2 == 0 { 45.0 } else { 41.5 }, -90.0 + 36.0 * tip as f32))
        .collect();
    rimmed(pen, &Path::blob(&outer), tones);
    for turn in 0..5 {
        let degrees = -126.0 + 72.0 * turn as f32;
        let arc = Path::arc(MIDDLE.polar(19.0, degrees), 22.0, degrees - 74.0, 148.0);
        pen.line(arc.clone(), tones.edge, 4.0);
        pen.line(arc.transformed(render::Transform::translate(0.0, -3.5)), tones.light, 2.6);
    }
    pen.area(oval(50.0, 50.0, 25.0, 24.0), tones.petal, tones.edge, 3.0);
    pen.flat(oval(47.0, 46.0, 17.0, 15.0), tones.light);
    pen.line(
        Path::drawn(
            "M 29 47 C 34 66 62 68 68 50 C 71 38 57 30 47 34 C 37 38 38 53 48 55 C 57 56 61 48 55 43",
        ),
        tones.edge,
        4.0,
    );
}

/// A wide trumpet with a star in its throat.
fn petunia(pen: &mut Pen, tones: Tones) {
    let lobe = |turn: usize| MIDDLE.polar(23.5, -90.0 + 72.0 * turn as f32);
    let rim = (0..5).fold(Path::new(), |all, turn| all.and(Path::circle(lobe(turn), 21.5)));
    pen.line(rim.clone(), RIM, 14.0);
    pen.line(rim.clone(), tones.edge, 5.0);
    pen.flat(rim, tones.petal);
    for turn in 0..5 {
        let degrees = -90.0 + 72.0 * turn as f32;
        let notch = [MIDDLE.polar(22.0, degrees + 36.0), MIDDLE.polar(35.0, degrees + 36.0)];
        pen.line(Path::line(notch[0], notch[1]), tones.edge, 3.0);
        pen.flat(Path::circle(MIDDLE.polar(30.0, degrees), 8.5), tones.light);
    }
    pen.flat(Path::star(MIDDLE, 34.0, 12.0, 5), RIM);
    pen.area(Path::circle(MIDDLE, 9.0), tones.shade, tones.edge, 2.5);
}

/// Six pointed petals and long stamens.
fn lily(pen: &mut Pen, tones: Tones) {
    let petal = |turn: usize, reach: f32, width: f32| {
        let degrees = -90.0 + 60.0 * turn as f32;
        let (tip, left, right) = (
            MIDDLE.polar(reach, degrees),
            MIDDLE.polar(reach * 0.55, degrees - width),
            MIDDLE.polar(reach * 0.55, degrees + width),
        );
        Path::new()
            .move_to(MIDDLE.x, MIDDLE.y)
            .quad_to(left.x, left.y, tip.x, tip.y)
            .quad_to(right.x, right.y, MIDDLE.x, MIDDLE.y)
            .close()
    };
    let all = (0..6).fold(Path::new(), |all, turn| all.and(petal(turn, 49.0, 52.0)));
    pen.line(all.clone(), RIM, 13.0);
    pen.line(all, tones.edge, 5.0);
    for turn in [1, 3, 5, 0, 2, 4] {
        let color = if turn % 2 == 1 { tones.shade } else { tones.petal };
        pen.area(petal(turn, 48.0, 52.0), color, tones.edge, 2.0);
        let degrees = -90.0 + 60.0 * turn as f32;
        pen.line(Path::line(MIDDLE.polar(12.0, degrees), MIDDLE.polar(36.0, degrees)), tones.light, 4.0);
    }
    for turn in 0..6 {
        let end = MIDDLE.polar(17.0, -60.0 + 60.0 * turn as f32);
        pen.line(Path::line(MIDDLE, end), RIM, 2.5);
        pen.flat(Path::circle(end, 3.6), tones.edge);
    }
    pen.flat(Path::circle(MIDDLE, 6.0), RIM);
}

/// Draws a colour without a flower: a drop of paint.
pub(super) fn blot(colour: Option<Colour>, center: Point, size: f32) -> Node {
    let tones = tones(colour);
    let mut pen = Pen::default();
    let drop = Path::drawn(
        "M 50 8 C 62 30 82 44 82 64 C 82 82 68 93 50 93 C 32 93 18 82 18 64 C 18 44 38 30 50 8 Z",
    );
    pen.line(drop.clone(), RIM, 14.0);
    pen.area(drop, tones.petal, tones.edge, 5.0);
    pen.flat(oval(40.0, 60.0, 8.0, 13.0), tones.light);
    pen.at(center, size)
}
