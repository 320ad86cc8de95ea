//! Animals.

use super::{area, line};
use crate::color::Color;
use crate::geometry::Point;
use crate::scene::{Path, Shape};

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
        Shape::new(Path::circle(Point::new(32.0, 38.0), 1.9)).fill(Color::hex(dark)),
        Shape::new(Path::ellipse(Point::new(22.0, 43.0), 2.6, 2.2)).fill(Color::hex(dark)),
    ]
}

/// A sitting wolf that howls.
pub(super) fn wolf() -> Vec<Shape> {
    let (coat, dark, light) = (0x5E6674, 0x333945, 0xCBD5E2);
    vec![
        area("M 74 94 C 94 98 100 82 95 64 C 92 56 86 58 87 66 C 89 76 84 82 74 82 Z", dark),
        area("M 95 64 C 92 56 86 58 87 66 L 88 70 L 91 67 L 93 71 L 96 68 Z", light),
        area(
            "M 25 2 L 44 12 L 59 7 L 57 23 C 67 32 74 44 79 58 C 85 70 86 84 81 95 L 52 95 L 55 88 L 48 86 L 47 95 \
             L 31 95 L 37 88 C 36 74 29 64 29 49 C 29 41 31 35 33 29 L 19 20 L 34 20 L 18 9 Q 18 3 25 2 Z",
            coat,
        ),
        area(
            "M 33 29 L 40 32 L 39 38 L 46 41 L 43 48 L 50 53 L 45 58 L 49 66 L 44 70 L 46 80 L 41 88 L 37 88 \
             C 36 74 29 64 29 49 C 29 41 31 35 33 29 Z",
            light,
        ),
        area("M 46 12 L 59 7 L 57 23 L 51 19 Z", dark),
        area("M 25 2 Q 18 3 18 9 L 23 11 Q 27 8 28 4 Z", dark),
        line("M 36 13 L 42 17", dark, 2.8),
        line("M 57 94 C 52 80 58 68 70 66", dark, 2.8),
    ]
}

/// A sheep: a cloud of wool on four legs.
pub(super) fn sheep() -> Vec<Shape> {
    let (wool, edge, dark) = (0xFBF6EA, 0x8A7F70, 0x383330);
    let cloud = "M 30 36 C 32 24 46 22 52 28 C 58 20 74 22 76 32 C 88 32 94 44 88 52 C 94 62 86 74 76 72 \
                 C 70 80 58 80 54 74 C 46 80 34 78 32 70 C 20 70 16 58 24 52 C 18 44 22 36 30 36 Z";
    let tuft = "M 15 34 C 13 24 26 20 30 26 C 37 25 38 34 31 36 C 27 40 17 40 15 34 Z";
    vec![
        area("M 34 68 L 35 95 L 42 95 L 44 70 Z M 47 72 L 48 92 L 54 92 L 55 72 Z", dark),
        area("M 64 72 L 64 92 L 70 92 L 72 70 Z M 74 70 L 75 95 L 82 95 L 82 66 Z", dark),
        line(cloud, edge, 5.0),
        area(cloud, wool),
        line("M 50 44 Q 56 50 62 44 M 66 58 Q 72 64 78 57 M 48 62 Q 53 67 58 62", 0xCFC5B3, 3.2),
        area("M 6 44 Q 8 31 21 33 Q 33 34 33 43 Q 33 58 23 65 Q 11 66 8 57 Z", dark),
        area("M 31 37 Q 44 33 46 41 Q 39 47 31 44 Z", dark),
        line(tuft, edge, 4.0),
        area(tuft, wool),
        Shape::new(Path::circle(Point::new(19.0, 47.0), 2.6)).fill(Color::WHITE),
    ]
}
