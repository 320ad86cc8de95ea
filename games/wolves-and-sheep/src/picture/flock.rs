//! Sheep of four colours, told apart by the pattern of their fleece too.

use render::{Color, Node, Path, Point, Role, Shape, Stroke, TextBox, Transform, Weight};

use super::super::components::colour::Colour;

/// The size below which sheep have no letter, in pixels.
const LETTERED: f32 = 30.0;
/// The size below which those that stand for several have their number alone.
const NUMBERED: f32 = 60.0;
/// The light line around a sheep.
const RIM: Color = Color::hex(0xFFFBEF);
const DARK: Color = Color::hex(0x2B2523);
const SKIN: Color = Color::hex(0xF0D9BC);

/// A cloud of wool, in a square of 100.
const CLOUD: &str = "M 27 34 C 29 22 44 18 51 25 C 58 17 75 19 78 30 C 91 30 97 43 90 52 C 96 63 87 75 76 72 \
                     C 69 81 57 80 53 74 C 45 81 32 78 29 70 C 17 70 13 57 21 51 C 15 43 18 34 27 34 Z";
const LEGS: &str = "M 33 68 L 34 92 L 42 92 L 43 70 Z M 46 72 L 47 90 L 54 90 L 55 72 Z \
                    M 63 72 L 63 90 L 70 90 L 71 72 Z M 74 68 L 75 92 L 83 92 L 83 66 Z";
const HEAD: &str = "M 4 43 Q 5 29 20 31 Q 34 32 34 43 Q 34 58 23 66 Q 10 67 6 57 Z";
const EAR: &str = "M 29 37 Q 43 32 46 41 Q 39 48 29 45 Z";

/// The colour of a fleece.
pub(super) const fn wool(colour: Colour) -> Color {
    match colour {
        Colour::Black => Color::hex(0x3A3638),
        Colour::Yellow => Color::hex(0xF7CB3B),
        Colour::Red => Color::hex(0xC9402F),
        Colour::Blue => Color::hex(0x5AA2EA),
    }
}

/// The dark edge of a fleece.
pub(super) fn edge(colour: Colour) -> Color {
    wool(colour).mix(DARK, 0.65)
}

/// The grass on which sheep of a colour graze.
pub(super) const fn grass(colour: Colour) -> Color {
    match colour {
        Colour::Black => Color::hex(0x8CA886),
        Colour::Yellow => Color::hex(0xD0DC68),
        Colour::Red => Color::hex(0xC8C078),
        Colour::Blue => Color::hex(0x8CCFB4),
    }
}

/// The pattern on a fleece: curls on black, spots on yellow, stripes on red, rings on blue.
fn pattern(colour: Colour) -> (&'static str, Color, bool) {
    match colour {
        Colour::Black => (
            "M 48 36 Q 55 44 62 36 M 66 50 Q 73 58 80 50 M 46 56 Q 53 64 60 56 M 68 32 Q 73 37 79 33",
            Color::hex(0x8A8589),
            false,
        ),
        Colour::Yellow => (
            "M 50 37 L 52 37 M 68 33 L 70 33 M 60 51 L 62 51 M 78 47 L 80 47 M 47 60 L 49 60 M 71 63 L 73 63",
            Color::hex(0x8A5A0B),
            true,
        ),
        Colour::Red => ("M 50 28 L 46 72 M 64 25 L 61 75 M 78 32 L 75 70", Color::hex(0xF9D6B8), false),
        Colour::Blue => (
            "M 50 36 L 58 44 M 58 36 L 50 44 M 68 32 L 76 40 M 76 32 L 68 40 M 55 56 L 63 64 M 63 56 L 55 64 M 74 52 L 82 60 M 82 52 L 74 60",
            Color::hex(0x14406F),
            false,
        ),
    }
}

/// A sheep that looks left, or right; it stands for several.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sheep {
    pub(super) at: Point,
    /// The side of the square around it.
    pub(super) size: f32,
    pub(super) right: bool,
    pub(super) count: u8,
}

impl Sheep {
    fn place(self) -> Transform {
        let scale = self.size / 100.0;
        let (x, shift) = if self.right { (-scale, self.size / 2.0) } else { (scale, -self.size / 2.0) };
        Transform::scale(x, scale).then(Transform::translate(self.at.x + shift, self.at.y - self.size * 0.54))
    }
}

/// How many every sheep stands for, with the letter of its colour where it is large enough.
pub(super) fn letters(colour: Colour, sheep: &[Sheep], letter: &str) -> Vec<Node> {
    let is_light = matches!(colour, Colour::Yellow | Colour::Blue);
    let ink = if is_light { DARK } else { Color::WHITE };
    let rim = wool(colour).mix(if is_light { Color::WHITE } else { DARK }, 0.55);
    let text = |sheep: &Sheep| {
        let (text, share) = match sheep.count {
            0 | 1 if sheep.size < LETTERED => return None,
            0 | 1 => (letter.to_owned(), 0.44),
            count if sheep.size < NUMBERED => (count.to_string(), 0.62),
            count => (format!("{letter}{count}"), 0.42),
        };
        let aside = if sheep.right { -0.07 } else { 0.07 };
        let at = sheep.at.offset(sheep.size * aside, -sheep.size * 0.05);
        let text = TextBox::centered(at, text, (sheep.size * share).round(), Weight::Bold).color(ink);
        Some(Node::from(text.outline(rim, sheep.size * 0.07).role(Role::Ornament)))
    };
    sheep.iter().filter_map(text).collect()
}

/// Draws sheep of one colour; none of them may overlap another.
pub(super) fn flock(colour: Colour, sheep: &[Sheep]) -> Vec<Node> {
    let Some(size) = sheep.first().map(|sheep| sheep.size) else { return Vec::new() };
    let unit = size / 100.0;
    let all = |drawing: &str| {
        let drawing = Path::drawn(drawing);
        sheep.iter().fold(Path::new(), |all, sheep| all.and(drawing.transformed(sheep.place())))
    };
    let fill = |path: Path, color: Color| Node::from(Shape::new(path).fill(color));
    let line = |path: Path, color: Color, width: f32| {
        Node::from(Shape::new(path).stroke(Stroke::new(color, width * unit)))
    };
    let (cloud, legs, head, ear) = (all(CLOUD), all(LEGS), all(HEAD), all(EAR));
    let (marks, mark, spots) = pattern(colour);
    let shadow = sheep.iter().fold(Path::new(), |all, sheep| {
        all.and(Path::ellipse(sheep.at.offset(size * 0.03, size * 0.37), size * 0.4, size * 0.09))
    });
    let whole = cloud.clone().and(head.clone()).and(legs.clone());
    let face = if colour == Colour::Black { SKIN } else { DARK };
    let eye = if colour == Colour::Black { DARK } else { Color::WHITE };
    let eyes = all("M 17 46 L 18 46");
    vec![
        fill(shadow, Color::hex(0x1C2A12).alpha(0.28)),
        line(whole, RIM, 13.0),
        fill(legs, DARK),
        line(cloud.clone(), edge(colour), 6.0),
        fill(cloud, wool(colour)),
        line(all(marks), mark, if spots { 8.0 } else { 4.6 }),
        line(head.clone(), DARK, 4.0),
        fill(head, face),
        line(ear.clone(), DARK, 3.0),
        fill(ear, face),
        line(eyes, eye, 5.5),
    ]
}

#[cfg(test)]
mod tests {
    use render::Painter;
    use render::paint::contrast::{LINE, SIDE, TOLD, prominence, told_apart};

    use super::*;

    const SHEEP: Sheep =
        Sheep { at: Point { x: SIDE / 2.0, y: SIDE / 2.0 }, size: SIDE * 0.9, right: false, count: 1 };

    #[test]
    fn sheep_stand_out_from_every_meadow_and_their_letters_from_their_wool() {
        let painter = Painter::new();
        let share = |nodes, ground| prominence(&painter, nodes, ground).expect("it can be painted");
        for colour in Colour::ALL {
            let letter = letters(colour, &[SHEEP], "B");
            let letter = share(letter, wool(colour));
            assert!(letter > 0.25, "the letter on {colour:?}: {letter}");
            for ground in Colour::ALL.map(grass) {
                let share = share(flock(colour, &[SHEEP]), ground);
                assert!(share > LINE, "{colour:?} on {ground:?}: {share}");
            }
        }
    }

    #[test]
    fn flocks_are_told_apart_without_colours() {
        let painter = Painter::new();
        for (number, one) in Colour::ALL.into_iter().enumerate() {
            for &other in &Colour::ALL[number + 1..] {
                for ground in Colour::ALL.map(grass) {
                    let (first, second) = (flock(one, &[SHEEP]), flock(other, &[SHEEP]));
                    let share = told_apart(&painter, first, second, ground).expect("it can be painted");
                    assert!(share > TOLD, "{one:?} and {other:?}: {share}");
                }
            }
        }
    }
}
