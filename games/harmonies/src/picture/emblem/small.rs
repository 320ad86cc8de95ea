//! Insects, rodents and other small ones.

use super::pen::{DARK, Pen};

pub(super) fn shrew(pen: &mut Pen) {
    pen.line("M 88 70 Q 104 62 92 40", 0xC98B86, 4.4);
    pen.line("M 48 82 L 44 92 M 74 82 L 76 92", 0xC98B86, 5.0);
    pen.shape("M 3 68 Q 18 46 40 40 Q 72 30 88 52 Q 96 74 78 84 Q 48 90 28 80 Q 12 76 3 68 Z", 0x85756A);
    pen.patch("M 8 70 Q 30 66 48 78 Q 60 84 70 85 Q 46 89 28 80 Q 14 76 8 70 Z", 0xD9CBBB);
    pen.oval(43.0, 43.0, 9.0, 9.5, 0x6B5C52);
    pen.spot(43.0, 44.0, 5.0, 5.5, 0xE0A9A2);
    pen.eye(28.0, 57.0, 4.0);
    pen.spot(4.0, 67.0, 4.4, 3.8, 0xD46A70);
    pen.line("M 16 68 L 10 56 M 18 72 L 12 84", 0x5A4E46, 1.8);
}

pub(super) fn squirrel(pen: &mut Pen) {
    pen.shape("M 58 92 Q 98 96 96 54 Q 96 10 66 8 Q 46 12 54 30 Q 76 28 72 52 Q 70 66 54 76 Z", 0xA8552A);
    pen.line("M 66 18 Q 86 26 84 54 Q 82 76 66 84", 0xD98A52, 4.4);
    pen.shape("M 30 54 Q 56 48 62 76 Q 62 94 42 95 L 22 95 Q 16 70 30 54 Z", 0xC2672F);
    pen.patch("M 28 62 Q 38 62 38 78 Q 36 92 26 92 Q 18 74 28 62 Z", 0xFBE6CB);
    pen.shape("M 36 24 L 40 4 L 50 26 Z", 0xC2672F);
    pen.oval(33.0, 39.0, 20.0, 18.0, 0xC2672F);
    pen.spot(18.0, 46.0, 8.0, 6.0, 0xFBE6CB);
    pen.spot(13.0, 42.0, 3.6, 3.0, DARK);
    pen.eye(29.0, 36.0, 4.6);
    pen.oval(20.0, 66.0, 7.5, 8.5, 0x8B5A2B);
}

pub(super) fn hedgehog(pen: &mut Pen) {
    pen.shape(
        "M 26 82 L 22 66 L 10 62 L 20 52 L 14 40 L 28 40 L 28 24 L 40 32 L 48 14 L 56 30 L 70 18 L 72 36 L 88 34 \
         L 82 48 L 98 56 L 86 64 L 94 78 L 82 84 Z",
        0x6E4E33,
    );
    pen.line(
        "M 46 44 L 48 32 M 60 46 L 66 36 M 72 56 L 82 50 M 54 58 L 60 50 M 70 70 L 80 66",
        0xB58E66,
        3.0,
    );
    pen.shape("M 2 76 Q 14 52 36 52 Q 52 62 48 80 Q 30 92 14 84 Z", 0xEBCBA2);
    pen.oval(42.0, 56.0, 7.0, 7.5, 0xD9AE84);
    pen.eye(26.0, 65.0, 4.2);
    pen.spot(4.0, 75.0, 5.0, 4.4, DARK);
    pen.line("M 12 81 Q 18 84 24 81", 0x7A4B2C, 2.4);
    pen.line("M 38 86 L 38 94 M 70 86 L 70 94", 0xC99B6E, 6.0);
}

pub(super) fn bee(pen: &mut Pen) {
    pen.oval(44.0, 26.0, 13.0, 20.0, 0xD9EEF7);
    pen.oval(66.0, 28.0, 12.0, 18.0, 0xD9EEF7);
    pen.shape("M 90 56 L 99 61 L 90 66 Z", DARK);
    pen.oval(58.0, 61.0, 34.0, 25.0, 0xF5C431);
    pen.patch(
        "M 46 37 Q 42 60 46 84 L 56 86 Q 52 60 56 36 Z M 66 37 Q 64 60 66 85 L 75 82 Q 75 60 75 40 Z",
        0x3A2C1C,
    );
    pen.oval(24.0, 60.0, 17.0, 17.0, 0x4A3A28);
    pen.line("M 18 45 Q 14 32 6 32 M 26 43 Q 26 32 20 28", 0x3A2C1C, 3.0);
    pen.spot(18.0, 58.0, 6.0, 6.5, 0xFFFFFF);
    pen.eye(17.0, 59.0, 4.0);
}

pub(super) fn bat(pen: &mut Pen) {
    pen.shapes("M 46 44 Q 30 24 2 26 Q 10 44 5 66 Q 16 56 24 68 Q 32 60 42 76 Z", 0x5B4C6B);
    pen.lines("M 44 50 Q 26 40 6 30 M 44 56 Q 32 54 24 66", 0x3E324C, 2.2);
    pen.shapes("M 38 34 L 34 10 L 50 28 Z", 0x6F5D80);
    pen.oval(50.0, 58.0, 15.0, 23.0, 0x6F5D80);
    pen.oval(50.0, 40.0, 17.0, 15.0, 0x7D6A90);
    pen.spots(43.0, 38.0, 5.4, 5.6, 0xFFF3C4);
    pen.eyes(44.0, 38.0, 3.8);
    pen.patch("M 45 48 L 48 48 L 46.5 54 Z M 52 48 L 55 48 L 53.5 54 Z", 0xFFFFFF);
    pen.rim();
}

pub(super) fn meerkat(pen: &mut Pen) {
    pen.line("M 62 90 Q 84 92 90 70", 0x9C7443, 5.5);
    pen.shape("M 36 44 Q 26 80 32 96 L 68 96 Q 74 80 64 44 Z", 0xD3AC77);
    pen.spot(50.0, 74.0, 11.0, 19.0, 0xF3E2C3);
    pen.lines("M 38 58 Q 40 72 48 74", 0x9C7443, 4.4);
    pen.ovals(29.0, 26.0, 6.0, 7.0, 0x5A4026);
    pen.oval(50.0, 28.0, 22.0, 22.0, 0xDBB684);
    pen.spots(40.0, 26.0, 7.5, 6.4, 0x6B4C2C);
    pen.eyes(40.5, 26.0, 4.0);
    pen.spot(50.0, 39.0, 10.0, 8.0, 0xF3E2C3);
    pen.spot(50.0, 35.0, 5.0, 4.0, DARK);
}

pub(super) fn ladybird(pen: &mut Pen) {
    pen.lines("M 42 20 Q 36 8 26 8", DARK, 3.2);
    pen.lines("M 22 44 L 6 36 M 16 60 L 2 62 M 22 78 L 8 88", DARK, 3.6);
    pen.oval(50.0, 24.0, 20.0, 14.0, 0x3A3431);
    pen.spots(41.0, 20.0, 5.0, 4.4, 0xFFFFFF);
    pen.eyes(42.0, 20.0, 2.8);
    pen.oval(50.0, 60.0, 36.0, 36.0, 0xDB3B2C);
    pen.line("M 50 25 L 50 96", 0x3A1510, 3.6);
    pen.spots(33.0, 46.0, 7.5, 8.0, DARK);
    pen.spots(29.0, 68.0, 7.5, 8.0, DARK);
    pen.spots(42.0, 82.0, 5.0, 5.6, DARK);
    pen.rim();
}

pub(super) fn butterfly(pen: &mut Pen) {
    pen.shapes("M 48 50 Q 30 6 8 12 Q -4 34 22 54 Q 36 58 48 52 Z", 0xE87B35);
    pen.shapes("M 48 54 Q 20 52 14 72 Q 18 96 36 88 Q 46 76 48 54 Z", 0xF3B33F);
    pen.spots(20.0, 28.0, 7.0, 8.0, 0xFFF0C9);
    pen.spots(32.0, 42.0, 5.0, 5.0, 0x8A3A12);
    pen.spots(28.0, 74.0, 6.5, 7.0, 0xFFF6DD);
    pen.lines("M 49 24 Q 44 8 34 6", 0x3B2A22, 2.6);
    pen.oval(50.0, 54.0, 5.5, 31.0, 0x4A342A);
    pen.spots(48.0, 26.0, 1.7, 1.7, 0xFFFFFF);
}

pub(super) fn marmot(pen: &mut Pen) {
    pen.shape("M 26 52 Q 8 96 30 97 L 70 97 Q 92 96 74 52 Z", 0xA87B4D);
    pen.spot(50.0, 78.0, 18.0, 18.0, 0xE0BF8F);
    pen.ovals(24.0, 22.0, 8.0, 8.0, 0x8A6038);
    pen.oval(50.0, 38.0, 32.0, 29.0, 0xB4885A);
    pen.spots(37.0, 50.0, 13.0, 10.5, 0xE8CBA0);
    pen.shape("M 44 55 L 56 55 L 55 68 L 45 68 Z", 0xFFFDF2);
    pen.line("M 50 56 L 50 67", 0xB9A88A, 1.6);
    pen.spot(50.0, 44.0, 7.5, 5.4, DARK);
    pen.eyes(34.0, 34.0, 4.6);
    pen.ovals(40.0, 79.0, 6.0, 5.0, 0x8A6038);
}

pub(super) fn dragonfly(pen: &mut Pen) {
    pen.shapes("M 48 38 Q 26 12 2 20 Q 2 36 24 42 Q 40 44 48 42 Z", 0xCFEAF2);
    pen.shapes("M 48 46 Q 24 44 8 58 Q 10 72 28 66 Q 42 58 48 50 Z", 0xBFE2EC);
    pen.lines("M 46 40 Q 28 24 8 25 M 46 47 Q 30 52 16 62", 0x6FA9BA, 1.8);
    pen.limb("M 50 50 L 50 94", 0x2C8C9A, 5.5);
    pen.line("M 46 60 L 54 60 M 46 70 L 54 70 M 46 80 L 54 80", 0x14545F, 2.4);
    pen.oval(50.0, 40.0, 8.5, 13.0, 0x37A3B2);
    pen.oval(50.0, 22.0, 9.0, 8.0, 0x2C8C9A);
    pen.ovals(42.0, 18.0, 6.5, 7.0, 0xC2402F);
    pen.spots(40.5, 16.0, 1.8, 1.8, 0xFFFFFF);
}
