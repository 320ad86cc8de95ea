//! Large animals and those of the water, as figures.

use super::pen::{DARK, Pen};

pub(super) fn alligator(pen: &mut Pen) {
    pen.shape("M 34 44 L 40 34 L 48 40 Q 50 24 62 26 Q 72 28 72 40 L 80 32 L 86 42 L 97 38 L 97 84 L 60 84 Q 40 84 8 78 Q 2 70 6 64 Z", 0x5A9A4C);
    pen.patch("M 10 70 Q 50 76 96 66 L 96 83 L 60 83 Q 36 83 9 77 Z", 0xD9E3A8);
    pen.shape("M 4 62 Q 2 50 16 48 Q 30 44 50 48 L 70 62 Q 40 70 4 66 Z", 0x5A9A4C);
    pen.patch("M 8 66 L 13 75 L 18 67 Z M 22 68 L 27 77 L 32 68 Z M 36 68 L 41 77 L 46 68 Z M 50 67 L 55 76 L 60 65 Z", 0xFFFFFF);
    pen.spot(62.0, 37.0, 7.0, 7.0, 0xF5D04A);
    pen.spot(61.0, 37.0, 2.4, 5.8, DARK);
    pen.spot(12.0, 52.0, 3.0, 2.2, 0x2E5226);
}

pub(super) fn ray(pen: &mut Pen) {
    pen.line("M 50 74 Q 58 86 46 98", 0x3E5A75, 4.4);
    pen.shape(
        "M 50 12 Q 66 14 98 44 Q 84 62 62 68 Q 54 76 50 82 Q 46 76 38 68 Q 16 62 2 44 Q 34 14 50 12 Z",
        0x6389A8,
    );
    pen.patch("M 50 28 Q 58 40 62 62 Q 54 70 50 76 Q 46 70 38 62 Q 42 40 50 28 Z", 0x86A9C4);
    pen.spots(26.0, 44.0, 4.4, 3.6, 0xC6DCEA);
    pen.spots(36.0, 34.0, 3.0, 2.6, 0xC6DCEA);
    pen.spots(16.0, 44.0, 2.6, 2.2, 0xC6DCEA);
    pen.eyes(43.0, 22.0, 3.8);
}

pub(super) fn fish(pen: &mut Pen) {
    pen.shape("M 44 26 Q 60 8 70 30 Z M 46 76 Q 58 92 66 70 Z", 0xD9672A);
    pen.shape("M 68 50 Q 82 24 97 22 Q 90 50 97 78 Q 82 76 68 50 Z", 0xD9672A);
    pen.shape("M 3 52 Q 26 18 56 26 Q 74 34 80 50 Q 74 68 56 76 Q 26 84 3 52 Z", 0xF08B3C);
    pen.patch("M 38 26 Q 48 50 38 78 Q 46 79 50 77 Q 58 50 48 25 Q 44 24 38 26 Z", 0xFFF3DC);
    pen.line("M 62 44 Q 68 50 62 57", 0xC25A20, 3.0);
    pen.spot(22.0, 46.0, 7.0, 7.0, 0xFFFFFF);
    pen.eye(21.0, 46.0, 4.6);
    pen.line("M 6 58 Q 13 62 18 59", 0xA8481A, 2.8);
}

pub(super) fn lizard(pen: &mut Pen) {
    pen.limb("M 46 40 L 24 34 M 58 34 L 80 44 M 46 66 L 22 72 M 56 62 L 78 74", 0x4E9E5E, 5.0);
    pen.limb("M 52 58 Q 50 84 28 88 Q 10 88 8 76", 0x5FB46E, 6.5);
    pen.limb("M 56 22 Q 46 36 52 50 Q 55 60 51 68", 0x5FB46E, 16.0);
    pen.line("M 56 30 Q 50 38 53 50 Q 56 60 52 70", 0xC9E88A, 4.0);
    pen.shape("M 44 22 Q 44 4 60 3 Q 74 6 72 18 Q 66 32 54 32 Q 44 32 44 22 Z", 0x5FB46E);
    pen.eye(50.0, 15.0, 3.8);
    pen.eye(66.0, 13.0, 3.8);
    pen.line("M 67 5 L 76 3 M 67 5 L 75 8", 0xD2455A, 2.4);
}

pub(super) fn alpaca(pen: &mut Pen) {
    let (wool, face) = (0xEFE0C6, 0xFBF3E2);
    pen.shape("M 14 98 Q 10 74 32 68 L 34 44 L 66 44 L 68 68 Q 90 74 86 98 Z", wool);
    pen.line("M 32 76 Q 38 82 44 76 M 54 80 Q 60 86 66 80 M 40 90 Q 46 96 52 90", 0xC7B08A, 2.8);
    pen.shapes("M 32 30 Q 18 14 26 2 Q 38 8 42 24 Z", wool);
    pen.shape(
        "M 30 36 Q 24 22 36 18 Q 40 8 50 12 Q 60 8 64 18 Q 76 22 70 36 Q 74 50 50 50 Q 26 50 30 36 Z",
        wool,
    );
    pen.oval(50.0, 46.0, 17.0, 21.0, face);
    pen.eyes(39.0, 41.0, 4.2);
    pen.spot(50.0, 56.0, 8.5, 6.5, 0xE8CFAE);
    pen.patch("M 45 52 L 55 52 L 50 58 Z", 0x6B4A36);
    pen.line("M 50 57 L 50 61 Q 46 64 44 62 M 50 61 Q 54 64 56 62", 0x6B4A36, 2.0);
}

pub(super) fn deer(pen: &mut Pen) {
    pen.lines("M 40 34 Q 30 24 26 4 M 33 24 Q 20 22 10 10 M 29 14 Q 20 10 18 2", 0x6B4526, 4.6);
    pen.shapes("M 36 48 Q 12 48 6 34 Q 24 30 40 40 Z", 0xB5763E);
    pen.patches("M 32 45 Q 18 44 12 37 Q 24 35 34 41 Z", 0xF2CBA6);
    pen.shape(
        "M 50 32 Q 72 34 70 52 Q 66 66 62 84 Q 58 97 50 97 Q 42 97 38 84 Q 34 66 30 52 Q 28 34 50 32 Z",
        0xC08247,
    );
    pen.spot(50.0, 86.0, 10.5, 9.5, 0xF7E3C4);
    pen.eyes(38.0, 56.0, 4.6);
    pen.spot(50.0, 82.0, 7.5, 5.4, DARK);
    pen.spots(46.0, 44.0, 2.2, 2.2, 0xF2CBA6);
    pen.spot(50.0, 51.0, 2.2, 2.2, 0xF2CBA6);
}

pub(super) fn ram(pen: &mut Pen) {
    pen.shape("M 50 30 Q 70 32 68 54 Q 66 84 58 94 Q 50 99 42 94 Q 34 84 32 54 Q 30 32 50 30 Z", 0xE9E2D6);
    pen.limb("M 42 30 Q 8 12 6 46 Q 8 76 28 70 Q 38 60 28 50 Q 20 46 19 54", 0xC79C5E, 9.0);
    pen.limb("M 58 30 Q 92 12 94 46 Q 92 76 72 70 Q 62 60 72 50 Q 80 46 81 54", 0xC79C5E, 9.0);
    pen.lines("M 22 16 L 26 28 M 8 30 L 17 36 M 3 48 L 12 50 M 12 68 L 18 62", 0x8A6533, 2.4);
    pen.shape(
        "M 34 34 Q 30 22 40 22 Q 44 12 52 18 Q 62 12 64 24 Q 72 28 66 36 Q 58 44 50 38 Q 40 44 34 34 Z",
        0xFFFBF2,
    );
    pen.eyes(41.0, 56.0, 4.4);
    pen.spot(50.0, 86.0, 9.0, 7.0, 0xCFA79A);
    pen.spots(46.0, 85.0, 1.8, 2.4, 0x6B463C);
}

pub(super) fn tortoise(pen: &mut Pen) {
    pen.shape("M 26 70 L 22 90 L 40 90 L 42 72 Z M 66 72 L 68 90 L 86 90 L 84 70 Z", 0x9BB765);
    pen.shape("M 88 68 L 99 74 L 88 76 Z", 0x9BB765);
    pen.shape("M 28 66 Q 22 46 12 44 Q 0 46 1 58 Q 4 68 16 66 L 24 76 Z", 0xA8C470);
    pen.shape("M 20 74 Q 20 26 56 24 Q 92 26 92 74 Z", 0x7A5A33);
    pen.patch("M 46 34 L 66 34 L 72 50 L 56 60 L 40 50 Z M 30 52 L 37 52 L 52 64 L 48 71 L 25 71 Z M 75 52 L 82 54 L 87 71 L 63 71 L 60 64 Z", 0xC69B52);
    pen.eye(11.0, 53.0, 3.8);
    pen.line("M 3 60 Q 8 63 13 61", 0x5C7434, 2.4);
}
