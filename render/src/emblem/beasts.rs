//! Animals.

use super::{area, line};
use crate::{Path, Point, Shape};

/// A stag looking back over its shoulder: antlers, long neck, slender legs.
pub(super) fn deer() -> Vec<Shape> {
    let (coat, dark, light) = (0x9A5B2E, 0x4A2A16, 0xE9CCA2);
    vec![
        line("M 33 30 Q 22 26 20 14 M 25 25 Q 16 24 11 17 M 21 18 Q 24 12 23 6", dark, 3.6),
        line("M 38 29 Q 46 22 47 11 M 43 24 Q 52 22 56 15 M 46 17 Q 43 10 44 5", dark, 3.6),
        area("M 62 66 L 66 96 L 71 96 L 72 70 Z M 44 68 L 40 96 L 45 96 L 52 72 Z", 0x6E3F1F),
        area(
            "M 24 38 Q 27 29 37 29 L 46 24 Q 47 31 42 35 Q 44 46 52 48 Q 66 46 78 49 Q 87 51 88 62 \
             Q 89 70 85 75 L 86 96 L 80 96 L 76 73 Q 66 72 56 74 L 54 96 L 48 96 L 46 74 Q 36 66 35 46 Q 30 48 22 46 Q 19 42 24 38 Z",
            coat,
        ),
        area("M 81 50 Q 91 47 93 55 Q 92 60 87 60 Z", light),
        area("M 46 74 Q 37 67 35 47 Q 39 47 40 46 Q 41 62 52 73 Z", light),
        area("M 24 27 L 34 31 L 31 36 Q 25 34 24 27 Z", dark),
        Shape::new(Path::circle(Point::new(32.0, 38.0), 1.9)).fill(crate::Color::hex(dark)),
        Shape::new(Path::ellipse(Point::new(22.0, 43.0), 2.6, 2.2)).fill(crate::Color::hex(dark)),
    ]
}

/// A sitting wolf that howls.
pub(super) fn wolf() -> Vec<Shape> {
    let (coat, dark, light) = (0x5E6674, 0x333945, 0xC9CFD8);
    vec![
        area("M 66 92 Q 92 96 94 76 Q 94 66 88 60 Q 88 78 70 80 Z", dark),
        area(
            "M 30 4 L 36 8 Q 44 10 50 20 L 62 14 L 60 28 Q 68 40 70 52 Q 80 66 76 94 L 54 94 L 56 86 L 46 94 L 30 94 \
             L 38 84 Q 38 66 36 52 Q 34 42 34 34 L 26 20 Q 22 8 30 4 Z",
            coat,
        ),
        area("M 36 52 Q 34 42 34 34 L 30 27 Q 40 30 42 42 Q 50 60 44 84 L 38 84 Q 38 66 36 52 Z", light),
        area("M 50 20 L 62 14 L 60 28 Z", dark),
        area("M 30 4 L 36 8 L 33 11 Q 27 9 27 6 Z", dark),
        line("M 29 17 L 37 23", dark, 2.6),
        Shape::new(Path::circle(Point::new(42.5, 20.0), 2.1)).fill(crate::Color::hex(0xF2C84B)),
        line("M 58 92 Q 56 76 64 68", dark, 2.6),
    ]
}

/// A sheep: a cloud of wool on four legs.
pub(super) fn sheep() -> Vec<Shape> {
    let (wool, edge, dark) = (0xFBF6EA, 0x8A7F70, 0x383330);
    let cloud = "M 30 36 C 32 24 46 22 52 28 C 58 20 74 22 76 32 C 88 32 94 44 88 52 C 94 62 86 74 76 72 \
                 C 70 80 58 80 54 74 C 46 80 34 78 32 70 C 20 70 16 58 24 52 C 18 44 22 36 30 36 Z";
    vec![
        area("M 36 68 L 36 92 L 44 92 L 44 70 Z M 68 70 L 68 92 L 76 92 L 76 68 Z", dark),
        line(cloud, edge, 5.0),
        area(cloud, wool),
        line("M 50 44 Q 56 50 62 44 M 66 58 Q 72 64 78 57 M 48 62 Q 53 67 58 62", 0xCFC5B3, 3.2),
        area("M 10 40 Q 12 30 24 32 Q 34 34 34 42 Q 34 58 24 62 Q 14 62 12 52 Z", dark),
        area("M 32 36 Q 42 34 44 42 Q 38 46 32 43 Z", dark),
        area("M 17 33 C 16 24 28 22 30 28 C 36 28 36 36 30 37 C 26 40 18 38 17 33 Z", wool),
        Shape::new(Path::circle(Point::new(21.0, 46.0), 2.4)).fill(crate::Color::WHITE),
    ]
}
