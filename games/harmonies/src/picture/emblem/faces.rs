//! Round heads, seen from the front.

use super::pen::{DARK, Pen};

pub(super) fn otter(pen: &mut Pen) {
    pen.ovals(19.0, 36.0, 8.0, 8.0, 0x7B5536);
    pen.oval(50.0, 50.0, 37.0, 33.0, 0x8A6140);
    pen.spot(50.0, 64.0, 24.0, 16.0, 0xEBD3B0);
    pen.lines("M 36 66 L 12 62 M 36 70 L 14 73", 0x5A3E27, 2.2);
    pen.eyes(33.0, 46.0, 4.6);
    pen.spot(50.0, 55.0, 9.5, 7.0, DARK);
    pen.line("M 50 60 L 50 68 Q 44 74 38 70 M 50 68 Q 56 74 62 70", DARK, 2.6);
    pen.line("M 6 90 Q 17 82 28 90 Q 39 98 50 90 Q 61 82 72 90 Q 83 98 94 90", 0x3D7EA6, 6.0);
}

pub(super) fn frog(pen: &mut Pen) {
    pen.oval(50.0, 62.0, 43.0, 30.0, 0x6DB33F);
    pen.ovals(27.0, 30.0, 17.0, 17.0, 0x6DB33F);
    pen.spots(27.0, 29.0, 11.0, 11.0, 0xFFF9E6);
    pen.eyes(28.0, 29.0, 6.5);
    pen.spot(50.0, 78.0, 27.0, 11.0, 0xC9E39A);
    pen.line("M 18 62 Q 50 86 82 62", 0x2F5E1C, 4.2);
    pen.spots(45.0, 54.0, 1.9, 1.9, 0x2F5E1C);
    pen.spots(20.0, 70.0, 5.5, 4.0, 0xF2A58B);
}

pub(super) fn bear(pen: &mut Pen) {
    pen.ovals(22.0, 26.0, 15.0, 15.0, 0x7A4E2D);
    pen.spots(22.0, 27.0, 8.0, 8.0, 0xC59267);
    pen.oval(50.0, 54.0, 39.0, 37.0, 0x8A5A35);
    pen.oval(50.0, 68.0, 19.0, 16.0, 0xE0BD92);
    pen.eyes(34.0, 47.0, 5.0);
    pen.spot(50.0, 61.0, 8.5, 6.0, DARK);
    pen.line("M 50 66 L 50 72 Q 44 78 40 74 M 50 72 Q 56 78 60 74", DARK, 2.8);
    pen.rim();
}

pub(super) fn rabbit(pen: &mut Pen) {
    pen.shapes("M 38 48 Q 18 34 22 8 Q 26 -2 34 8 Q 44 26 46 46 Z", 0xB9A089);
    pen.patches("M 36 42 Q 25 28 27 14 Q 33 14 40 40 Z", 0xF0B9B4);
    pen.oval(50.0, 65.0, 32.0, 28.0, 0xCDB59C);
    pen.spots(41.0, 76.0, 11.0, 9.0, 0xF6ECDD);
    pen.shape("M 45 82 L 55 82 L 54 93 L 46 93 Z", 0xFFFFFF);
    pen.eyes(34.0, 60.0, 5.2);
    pen.patch("M 44 67 L 56 67 L 50 75 Z", 0xE07A86);
    pen.lines("M 36 76 L 16 72 M 36 80 L 18 84", 0x8A745E, 2.0);
}

pub(super) fn boar(pen: &mut Pen) {
    pen.shapes("M 30 28 L 6 14 Q 6 40 22 46 Z", 0x5B4435);
    pen.oval(50.0, 54.0, 36.0, 38.0, 0x6B5140);
    pen.shape("M 34 22 L 40 6 L 46 16 L 50 4 L 54 16 L 60 6 L 66 22 Q 50 30 34 22 Z", 0x3B2B21);
    pen.oval(50.0, 70.0, 22.0, 16.0, 0xD29A8B);
    pen.spots(42.0, 70.0, 4.2, 5.4, 0x5E342C);
    pen.shapes("M 30 78 Q 16 74 16 56 Q 22 66 34 68 Z", 0xFFF8E8);
    pen.eyes(34.0, 44.0, 4.8);
    pen.lines("M 26 37 L 40 39", 0x3B2B21, 3.4);
}

pub(super) fn koala(pen: &mut Pen) {
    pen.ovals(17.0, 34.0, 17.0, 17.0, 0x9BA3AD);
    pen.spots(17.0, 35.0, 10.0, 11.0, 0xF0D6D8);
    pen.oval(50.0, 55.0, 35.0, 36.0, 0xAAB2BB);
    pen.spot(50.0, 80.0, 17.0, 9.0, 0xEDEFF1);
    pen.eyes(32.0, 50.0, 4.8);
    pen.oval(50.0, 60.0, 10.0, 15.0, 0x3C3F47);
    pen.spot(47.0, 53.0, 3.0, 4.0, 0x7C828C);
    pen.line("M 42 82 Q 50 88 58 82", 0x3C3F47, 2.8);
}

pub(super) fn wolf(pen: &mut Pen) {
    dog(pen, 0x6F7885, 0x4A515C, 0xF3F4F2);
    pen.spots(34.0, 51.0, 6.4, 4.8, 0xF2C230);
    pen.spots(35.0, 51.0, 2.8, 3.6, DARK);
}

pub(super) fn arctic_fox(pen: &mut Pen) {
    dog(pen, 0xE3ECF2, 0xB9CBD6, 0xFFFFFF);
    pen.eyes(34.0, 51.0, 5.0);
    pen.lines("M 18 60 L 26 62 M 16 66 L 26 67", 0x9FB4C1, 2.2);
}

/// The head of a dog or fox: pointed ears, cheeks, a narrow nose.
fn dog(pen: &mut Pen, coat: u32, ears: u32, cheeks: u32) {
    pen.shapes("M 12 52 L 14 4 L 46 30 Z", coat);
    pen.patches("M 20 38 L 20 16 L 36 30 Z", ears);
    pen.shape("M 14 44 Q 50 14 86 44 L 96 66 Q 70 70 50 97 Q 30 70 4 66 Z", coat);
    pen.patches("M 50 94 Q 34 72 8 66 Q 22 54 36 60 Q 46 66 50 78 Z", cheeks);
    pen.spot(50.0, 90.0, 8.0, 6.5, DARK);
}

pub(super) fn fennec_fox(pen: &mut Pen) {
    pen.shapes("M 26 62 Q 0 40 4 2 Q 34 8 46 44 Z", 0xE6B878);
    pen.patches("M 26 50 Q 10 32 11 12 Q 30 18 39 42 Z", 0xF8DDD0);
    pen.shape("M 24 56 Q 50 32 76 56 L 84 72 Q 62 78 50 97 Q 38 78 16 72 Z", 0xE6B878);
    pen.patches("M 50 94 Q 38 78 20 72 Q 32 64 42 70 Q 48 76 50 84 Z", 0xFFF6E6);
    pen.eyes(38.0, 64.0, 4.8);
    pen.spot(50.0, 90.0, 6.5, 5.4, DARK);
}

pub(super) fn macaque(pen: &mut Pen) {
    pen.ovals(11.0, 52.0, 9.5, 12.0, 0xE8A891);
    pen.oval(50.0, 50.0, 38.0, 41.0, 0x9A724E);
    pen.shape(
        "M 50 36 Q 38 24 28 34 Q 20 44 28 58 Q 26 84 50 86 Q 74 84 72 58 Q 80 44 72 34 Q 62 24 50 36 Z",
        0xF3BFA8,
    );
    pen.eyes(38.0, 48.0, 4.8);
    pen.spots(46.0, 62.0, 2.0, 2.6, 0x8C4A3C);
    pen.line("M 36 73 Q 50 82 64 73", 0x8C4A3C, 3.2);
    pen.line("M 44 12 Q 50 2 56 12", 0x6B4B30, 3.4);
}

pub(super) fn raccoon(pen: &mut Pen) {
    pen.ovals(20.0, 25.0, 13.0, 14.0, 0x6E747D);
    pen.spots(20.0, 27.0, 7.0, 8.0, 0xE8E4DC);
    pen.shape("M 50 16 Q 84 20 96 62 Q 78 82 62 82 Q 50 96 38 82 Q 22 82 4 62 Q 16 20 50 16 Z", 0x8C929B);
    pen.patches("M 46 40 Q 24 30 8 60 Q 22 74 40 64 Q 46 54 46 40 Z", 0xF4F1EA);
    pen.patches("M 44 46 Q 26 40 13 60 Q 26 70 39 61 Q 44 56 44 46 Z", 0x33363E);
    pen.spots(33.0, 55.0, 5.5, 5.5, 0xFFFFFF);
    pen.eyes(33.0, 55.0, 4.0);
    pen.oval(50.0, 74.0, 14.0, 12.0, 0xF4F1EA);
    pen.spot(50.0, 68.0, 7.5, 5.5, DARK);
    pen.line("M 50 72 L 50 78 Q 45 82 42 79 M 50 78 Q 55 82 58 79", DARK, 2.2);
}

pub(super) fn panther(pen: &mut Pen) {
    pen.ovals(22.0, 25.0, 13.0, 13.0, 0x35313C);
    pen.spots(22.0, 27.0, 7.0, 7.0, 0x8A6E7C);
    pen.oval(50.0, 54.0, 39.0, 36.0, 0x3D3945);
    pen.spots(33.0, 48.0, 8.5, 7.0, 0xF5CB3C);
    pen.spots(34.0, 48.0, 2.6, 6.2, DARK);
    pen.spots(41.0, 70.0, 12.0, 10.0, 0x5D5867);
    pen.patch("M 42 58 L 58 58 L 50 67 Z", 0xD98A94);
    pen.lines("M 36 70 L 10 66 M 36 74 L 12 80", 0xB9B4C2, 2.0);
    pen.line("M 50 66 L 50 72 Q 45 78 40 75 M 50 72 Q 55 78 60 75", DARK, 2.6);
    pen.rim();
}

pub(super) fn lion(pen: &mut Pen) {
    pen.shape(
        "M 50 4 Q 62 0 68 9 Q 81 8 84 20 Q 95 26 92 38 Q 100 50 92 60 Q 95 74 84 80 Q 80 92 68 91 Q 60 100 50 95 \
         Q 40 100 32 91 Q 20 92 16 80 Q 5 74 8 60 Q 0 50 8 38 Q 5 26 16 20 Q 19 8 32 9 Q 38 0 50 4 Z",
        0xB4692A,
    );
    pen.ovals(27.0, 28.0, 8.0, 8.0, 0xF0C274);
    pen.oval(50.0, 53.0, 29.0, 30.0, 0xF3CB82);
    pen.eyes(39.0, 48.0, 4.6);
    pen.spots(43.0, 67.0, 9.5, 8.0, 0xFFF2D8);
    pen.patch("M 42 57 L 58 57 L 50 66 Z", 0x7A3B22);
    pen.line("M 50 64 L 50 70 Q 45 76 40 72 M 50 70 Q 55 76 60 72", 0x5A2D18, 2.6);
}

pub(super) fn cat(pen: &mut Pen) {
    pen.shapes("M 14 50 L 14 6 L 46 28 Z", 0xE39A4B);
    pen.patches("M 21 36 L 20 17 L 36 29 Z", 0xF6C9B4);
    pen.oval(50.0, 58.0, 39.0, 34.0, 0xE8A255);
    pen.line("M 50 26 L 50 40 M 40 28 L 42 38 M 60 28 L 58 38", 0xA8612A, 4.0);
    pen.spots(33.0, 54.0, 8.5, 8.0, 0x9FCB5A);
    pen.spots(33.0, 54.0, 2.6, 7.0, DARK);
    pen.spots(43.0, 73.0, 10.0, 8.0, 0xFFF1DE);
    pen.patch("M 44 64 L 56 64 L 50 71 Z", 0xD9707A);
    pen.lines("M 36 72 L 8 68 M 36 76 L 10 82", 0x8C5B34, 2.0);
}
