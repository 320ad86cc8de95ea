//! Birds.

use super::pen::{DARK, Pen};

pub(super) fn duck(pen: &mut Pen) {
    pen.shape("M 30 56 Q 60 40 80 52 L 97 42 Q 98 66 84 80 Q 56 96 32 80 Q 18 70 30 56 Z", 0xCFC4B2);
    pen.patch("M 30 54 Q 18 70 32 80 Q 44 84 46 66 Q 42 54 30 54 Z", 0x84502E);
    pen.line("M 52 68 Q 66 76 80 64", 0x8C8272, 3.4);
    pen.shape("M 16 42 Q 2 42 1 49 Q 10 54 24 50 Z", 0xF0B429);
    pen.oval(31.0, 34.0, 18.0, 18.0, 0x1F7F4C);
    pen.line("M 22 51 Q 32 56 42 49", 0xFFFFFF, 4.6);
    pen.spot(27.0, 30.0, 5.0, 5.0, 0xFFFFFF);
    pen.eye(26.0, 30.0, 3.8);
    pen.line("M 4 90 Q 18 84 32 90 Q 46 96 60 90 Q 74 84 96 90", 0x3D7EA6, 5.0);
}

pub(super) fn flamingo(pen: &mut Pen) {
    pen.line("M 56 66 L 56 96 L 46 96 M 64 66 L 78 78 L 60 82", 0xB8475F, 3.8);
    pen.shape("M 38 54 Q 54 36 78 46 Q 96 52 95 62 Q 78 76 56 72 Q 40 68 38 54 Z", 0xF28FA5);
    pen.line("M 60 56 Q 74 64 88 60", 0xC9566F, 3.2);
    pen.limb("M 44 56 Q 22 50 28 32 Q 38 16 24 13", 0xF28FA5, 8.5);
    pen.oval(24.0, 15.0, 10.0, 8.5, 0xF28FA5);
    pen.shape("M 17 14 Q 6 18 9 32 Q 16 30 20 22 Z", 0xFBE3D6);
    pen.patch("M 8 24 Q 7 30 9 33 Q 15 31 17 26 Z", DARK);
    pen.eye(25.0, 13.0, 2.8);
}

pub(super) fn peacock(pen: &mut Pen) {
    pen.shape("M 50 92 Q 14 88 6 52 Q 6 10 50 6 Q 94 10 94 52 Q 86 88 50 92 Z", 0x2C9A7A);
    pen.lines("M 50 84 L 14 58 M 50 84 L 18 36 M 50 84 L 32 18", 0x1B6B55, 2.2);
    pen.line("M 50 84 L 50 12", 0x1B6B55, 2.2);
    for (x, y) in [(15.0, 58.0), (18.0, 36.0), (32.0, 19.0)] {
        pen.spots(x, y, 7.2, 7.2, 0xE9C64B);
        pen.spots(x, y, 4.2, 4.2, 0x2450A6);
    }
    pen.spot(50.0, 13.0, 6.6, 6.6, 0xE9C64B);
    pen.spot(50.0, 13.0, 3.8, 3.8, 0x2450A6);
    pen.shape("M 44 44 Q 40 66 34 76 Q 36 96 50 96 Q 64 96 66 76 Q 60 66 56 44 Z", 0x2566B8);
    pen.oval(50.0, 42.0, 10.5, 10.0, 0x2C74C9);
    pen.line("M 46 32 L 43 24 M 50 31 L 50 22 M 54 32 L 57 24", 0x1B3F78, 2.4);
    pen.eyes(46.0, 40.0, 2.6);
    pen.patch("M 46 46 L 54 46 L 50 54 Z", 0xF0B429);
}

pub(super) fn macaw(pen: &mut Pen) {
    pen.shape("M 34 60 Q 30 96 44 97 L 92 97 Q 90 50 62 26 Z", 0xD8412F);
    pen.shape("M 62 58 Q 92 62 93 97 L 66 97 Q 56 78 62 58 Z", 0x2D6CC0);
    pen.patch("M 60 62 Q 74 62 84 74 Q 70 74 61 78 Z", 0xF2C230);
    pen.oval(46.0, 38.0, 33.0, 32.0, 0xE04B37);
    pen.oval(36.0, 44.0, 17.0, 15.0, 0xFFF7EA);
    pen.line("M 32 50 L 48 52 M 34 55 L 46 57", 0xD9A79A, 1.8);
    pen.shape("M 26 32 Q 0 36 8 74 Q 16 62 32 58 Z", 0xEFE3CF);
    pen.shape("M 16 64 Q 16 80 28 74 Q 36 66 34 58 Z", 0x3A332F);
    pen.eye(40.0, 39.0, 4.6);
}

pub(super) fn kingfisher(pen: &mut Pen) {
    pen.shape("M 60 78 L 88 99 L 96 90 L 78 64 Z", 0x176A98);
    pen.shape("M 34 46 Q 28 86 54 90 Q 84 88 84 58 Q 76 34 50 30 Z", 0x2391C4);
    pen.patch("M 36 50 Q 30 84 54 88 Q 66 76 56 56 Q 46 48 36 50 Z", 0xF0913A);
    pen.shape("M 30 30 L 0 40 L 30 44 Z", 0x3A3A42);
    pen.oval(44.0, 32.0, 21.0, 19.0, 0x2391C4);
    pen.patch("M 28 40 Q 44 34 58 42 Q 50 52 34 48 Z", 0xF0913A);
    pen.spot(62.0, 43.0, 5.5, 5.0, 0xFFFFFF);
    pen.eye(39.0, 29.0, 4.8);
    pen.line("M 44 18 L 48 21 M 52 17 L 54 21 M 58 22 L 58 26", 0xA8E0F2, 2.8);
}

pub(super) fn penguin(pen: &mut Pen) {
    pen.ovals(36.0, 93.0, 12.0, 5.0, 0xF0932B);
    pen.shapes("M 22 46 Q 4 62 10 80 Q 22 76 28 60 Z", 0x2F3846);
    pen.oval(50.0, 52.0, 31.0, 43.0, 0x36404F);
    pen.spot(50.0, 64.0, 22.0, 29.0, 0xFFFBF2);
    pen.spots(40.0, 33.0, 11.0, 12.0, 0xFFFBF2);
    pen.eyes(40.0, 32.0, 4.4);
    pen.shape("M 41 40 L 59 40 L 50 51 Z", 0xF0932B);
    pen.spots(33.0, 43.0, 4.0, 3.0, 0xF6B8A8);
}

pub(super) fn eagle(pen: &mut Pen) {
    pen.shape("M 4 98 Q 14 64 40 58 L 66 56 Q 90 64 97 98 Z", 0x5F4027);
    pen.line("M 24 84 L 30 92 M 44 78 L 50 88 M 64 78 L 68 88 M 80 86 L 84 93", 0x8B6845, 3.0);
    pen.shape(
        "M 26 50 Q 20 10 54 8 Q 88 10 86 48 L 90 62 L 80 58 L 80 70 L 70 62 L 64 74 L 56 64 L 46 74 L 42 62 L 30 66 Z",
        0xFBF8EF,
    );
    pen.shape("M 30 32 Q 2 30 5 66 Q 14 54 34 54 Z", 0xF2B530);
    pen.spot(20.0, 42.0, 2.4, 1.8, 0x8A5A10);
    pen.spot(45.0, 34.0, 6.0, 6.0, 0xF5D04A);
    pen.spot(44.0, 34.0, 3.4, 3.6, DARK);
    pen.line("M 34 26 L 56 29", 0x8A8070, 4.2);
}

pub(super) fn crow(pen: &mut Pen) {
    pen.line("M 48 78 L 46 96 L 38 97 M 58 78 L 60 96 L 52 97", 0x5E5560, 3.8);
    pen.shape("M 22 44 Q 26 20 46 26 Q 80 36 97 84 L 74 76 Q 50 90 34 74 Q 22 62 22 44 Z", 0x3A3844);
    pen.patch("M 46 46 Q 70 48 86 74 Q 58 72 46 46 Z", 0x575465);
    pen.shape("M 20 26 L 0 41 L 24 44 Z", 0x6C6874);
    pen.oval(34.0, 31.0, 18.0, 16.0, 0x3A3844);
    pen.spot(31.0, 28.0, 5.2, 5.2, 0xFFFFFF);
    pen.eye(30.0, 28.0, 3.8);
    pen.rim();
}

pub(super) fn owl(pen: &mut Pen) {
    pen.shapes("M 18 40 L 14 4 L 46 18 Z", 0x7A5838);
    pen.oval(50.0, 56.0, 38.0, 40.0, 0x8C6743);
    pen.spot(50.0, 74.0, 24.0, 20.0, 0xE9D3AE);
    pen.line("M 36 70 L 42 76 L 48 70 M 52 70 L 58 76 L 64 70 M 44 82 L 50 88 L 56 82", 0x8C6743, 3.0);
    pen.ovals(33.0, 40.0, 17.0, 17.0, 0xF8EBCF);
    pen.spots(34.0, 40.0, 10.0, 10.0, 0xF2B530);
    pen.eyes(34.0, 40.0, 6.4);
    pen.shape("M 43 48 L 57 48 L 50 62 Z", 0xE79A2B);
}

pub(super) fn stork(pen: &mut Pen) {
    pen.line("M 52 64 L 52 97 L 43 97 M 64 64 L 68 97 L 59 97", 0xD84A34, 3.8);
    pen.shape("M 38 48 Q 52 34 74 42 Q 88 46 90 60 Q 70 72 50 68 Q 38 62 38 48 Z", 0xFDFBF5);
    pen.shape("M 58 50 Q 80 46 97 64 Q 84 72 66 68 Z", 0x34323C);
    pen.limb("M 44 54 Q 30 46 34 30 Q 38 18 30 16", 0xFDFBF5, 8.5);
    pen.oval(29.0, 16.0, 10.0, 8.5, 0xFDFBF5);
    pen.shape("M 21 12 L 0 36 L 24 21 Z", 0xE2503A);
    pen.eye(28.0, 14.0, 2.9);
}
