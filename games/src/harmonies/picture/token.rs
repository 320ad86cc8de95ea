//! Tokens and stacks, seen at an angle; every colour has a mark of its own on top.

use render::{Color, Group, Look, Node, Path, Point, Shape, Stroke};

use super::super::token::Token;

/// A circle's height by its width, as seen at an angle.
pub(super) const FLAT: f32 = 0.62;
/// Thickness of a token, in half widths.
pub(super) const THICK: f32 = 0.42;

impl Token {
    /// The colour of its upper side.
    pub(super) const fn color(self) -> Color {
        match self {
            Token::Blue => Color::hex(0x4A8FBC),
            Token::Grey => Color::hex(0xA4A5AE),
            Token::Brown => Color::hex(0x85582F),
            Token::Green => Color::hex(0x5FA24B),
            Token::Yellow => Color::hex(0xEFC34A),
            Token::Red => Color::hex(0xCB4B33),
        }
    }

    /// The colour of its rim and mark.
    fn dark(self) -> Color {
        match self {
            Token::Blue => Color::hex(0x1F4E73),
            Token::Grey => Color::hex(0x54555E),
            Token::Brown => Color::hex(0x3F2512),
            Token::Green => Color::hex(0x235A2A),
            Token::Yellow => Color::hex(0x94690F),
            Token::Red => Color::hex(0x74200F),
        }
    }
}

/// A stack whose lowest token lies around `base`, half a width `rx`.
pub(super) fn stack(look: Look, tokens: &[Token], base: Point, rx: f32) -> Node {
    let mut nodes = Vec::new();
    for (level, &token) in tokens.iter().enumerate() {
        nodes.extend(disc(look, token, base.offset(0.0, -(level as f32) * rx * THICK), rx, level == 0));
    }
    if let Some(&top) = tokens.last() {
        nodes.push(mark(top, base.offset(0.0, -(tokens.len() as f32) * rx * THICK), rx));
    }
    Group::new(nodes).into()
}

/// The middle of the upper side of a stack.
pub(super) fn top(base: Point, rx: f32, height: usize) -> Point {
    base.offset(0.0, -(height as f32) * rx * THICK)
}

/// One token: its side, and its upper side.
fn disc(look: Look, token: Token, base: Point, rx: f32, lowest: bool) -> Vec<Node> {
    let ry = rx * FLAT;
    let thick = rx * THICK;
    let (color, dark) = (token.color(), token.dark());
    let edge = Stroke::new(dark, (rx * 0.06).max(1.2));
    let mut body = Shape::new(barrel(base, rx, ry, thick)).fill(color.mix(dark, 0.45)).stroke(edge.clone());
    if lowest {
        body = body.shadow(look.theme.shadow(look.px(4.0)));
    }
    let face = base.offset(0.0, -thick);
    let upper = Shape::new(Path::ellipse(face, rx, ry)).fill(color).stroke(edge);
    let rim = Path::ellipse(face.offset(0.0, ry * 0.05), rx * 0.86, ry * 0.82);
    let rim = Shape::new(rim).stroke(Stroke::new(color.lighter(0.35), (rx * 0.07).max(1.0)));
    vec![body.into(), upper.into(), rim.into()]
}

fn barrel(base: Point, rx: f32, ry: f32, thick: f32) -> Path {
    let k = 0.552;
    let (x, y) = (base.x, base.y);
    Path::new()
        .move_to(x - rx, y - thick)
        .line_to(x - rx, y)
        .cubic_to(x - rx, y + ry * k, x - rx * k, y + ry, x, y + ry)
        .cubic_to(x + rx * k, y + ry, x + rx, y + ry * k, x + rx, y)
        .line_to(x + rx, y - thick)
        .close()
}

/// The colour's mark, lying on the upper side: waves, peak, rings, tree, ear, roof.
fn mark(token: Token, at: Point, rx: f32) -> Node {
    let mark = Mark { at, rx };
    let dark = token.dark();
    Group::new(match token {
        Token::Blue => vec![mark.wave(-0.35), mark.wave(0.45)],
        Token::Grey => mark.peak(dark),
        Token::Brown => vec![mark.ring(1.1), mark.ring(0.5)],
        Token::Green => vec![mark.crown(0.55, 0.95), mark.crown(0.1, 0.75), mark.crown(-0.35, 0.55)],
        Token::Yellow => {
            let stalks = [-0.8, 0.0, 0.8];
            stalks.map(|x| mark.stalk(x, dark)).into_iter().chain(stalks.map(|x| mark.ear(x, dark))).collect()
        }
        Token::Red => vec![mark.roof(dark)],
    })
    .into()
}

/// The place of a mark: the middle of the upper side, and half the token's width.
#[derive(Clone, Copy)]
struct Mark {
    at: Point,
    rx: f32,
}

impl Mark {
    fn size(self) -> f32 {
        self.rx * 0.5
    }

    fn p(self, x: f32, y: f32) -> Point {
        self.at.offset(x * self.size(), y * self.size() * 0.78)
    }

    fn line(self, path: Path, color: Color) -> Node {
        Shape::new(path).stroke(Stroke::new(color, (self.rx * 0.11).max(1.4))).into()
    }

    fn wave(self, y: f32) -> Node {
        let p = |x, y| self.p(x, y);
        let path = Path::curve(&[p(-1.0, y), p(-0.5, y - 0.4), p(0.0, y), p(0.5, y + 0.4), p(1.0, y)]);
        self.line(path, Color::WHITE)
    }

    fn peak(self, dark: Color) -> Vec<Node> {
        let p = |x, y| self.p(x, y);
        let peak = Path::polygon([p(-1.0, 0.8), p(-0.1, -0.95), p(0.95, 0.8)]);
        let snow = Path::polygon([p(-0.45, -0.25), p(-0.1, -0.95), p(0.32, -0.2), p(-0.05, 0.1)]);
        vec![Shape::new(peak).fill(dark).into(), Shape::new(snow).fill(Color::WHITE).into()]
    }

    fn ring(self, r: f32) -> Node {
        let path = Path::ellipse(self.p(0.0, 0.0), self.size() * r, self.size() * r * FLAT);
        self.line(path, Color::hex(0xD9AE7C))
    }

    fn crown(self, y: f32, w: f32) -> Node {
        let corners = [self.p(0.0, y - 0.75), self.p(w, y + 0.25), self.p(-w, y + 0.25)];
        Shape::new(Path::polygon(corners)).fill(Color::hex(0x1C4A24)).into()
    }

    fn stalk(self, x: f32, dark: Color) -> Node {
        self.line(Path::line(self.p(x, 0.85), self.p(x * 0.7, -0.75)), dark)
    }

    fn ear(self, x: f32, dark: Color) -> Node {
        let path = Path::ellipse(self.p(x * 0.7, -0.55), self.size() * 0.2, self.size() * 0.32);
        Shape::new(path).fill(dark).into()
    }

    fn roof(self, dark: Color) -> Node {
        let corners =
            [(-0.7, 0.75), (-0.7, 0.0), (-1.0, 0.0), (0.0, -0.95), (1.0, 0.0), (0.7, 0.0), (0.7, 0.75)];
        let house = Shape::new(Path::polygon(corners.map(|(x, y)| self.p(x, y)))).fill(Color::hex(0xFBEBD3));
        house.stroke(Stroke::new(dark, (self.rx * 0.06).max(1.0))).into()
    }
}
