//! Tokens and stacks, seen at an angle; every colour has a mark of its own on top.

use render::{Color, Group, Look, Node, Path, Point, Rect, Shape, Stroke, Theme};

use super::super::components::card::Like;
use super::super::components::token::Token;

/// A circle's height by its width, as seen at an angle.
pub(super) const FLAT: f32 = 0.62;
/// Thickness of a token, in half widths.
pub(super) const THICK: f32 = 0.42;
/// Half the width from which a token's side has a pattern, in pixels.
const GRAINED: f32 = 24.0;

impl Token {
    /// The colour of its upper side.
    pub(super) const fn color(self) -> Color {
        match self {
            Token::Blue => Color::hex(0x4A8FBC),
            Token::Grey => Color::hex(0xA4A5AE),
            Token::Brown => Color::hex(0x744A24),
            Token::Green => Color::hex(0x71B257),
            Token::Yellow => Color::hex(0xEFC34A),
            Token::Red => Color::hex(0xBE3F2A),
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

/// A stack whose lowest token lies around `base`, half a width `rx`; the higher it is, the longer its shadow.
pub(super) fn stack(look: Look, tokens: &[Token], base: Point, rx: f32) -> Node {
    let mut nodes = Vec::new();
    if tokens.len() > 1 {
        nodes.push(cast(look, base, rx, tokens.len()));
    }
    for (level, &token) in tokens.iter().enumerate() {
        let base = base.offset(0.0, -(level as f32) * rx * THICK);
        nodes.extend(disc(look, token, base, rx, level, tokens.len()));
    }
    if let Some(&top) = tokens.last() {
        nodes.push(mark(top, base.offset(0.0, -(tokens.len() as f32) * rx * THICK), rx));
    }
    Group::new(nodes).into()
}

/// The shadow that a stack of several throws on the ground, to the right.
fn cast(look: Look, base: Point, rx: f32, height: usize) -> Node {
    let (k, ry, reach) = (0.552, rx * FLAT, rx * 0.14 * height as f32);
    let (x, y, far) = (base.x, base.y, base.x + reach);
    let path = Path::new()
        .move_to(x, y - ry)
        .line_to(far, y - ry)
        .cubic_to(far + rx * k, y - ry, far + rx, y - ry * k, far + rx, y)
        .cubic_to(far + rx, y + ry * k, far + rx * k, y + ry, far, y + ry)
        .line_to(x, y + ry)
        .close();
    let color = look.theme.shadow(1.0).color;
    Shape::new(path).fill(color.alpha(if look.theme == Theme::Night { 0.55 } else { 0.28 })).into()
}

/// The middle of the upper side of a stack.
pub(super) fn top(base: Point, rx: f32, height: usize) -> Point {
    base.offset(0.0, -(height as f32) * rx * THICK)
}

/// One token: its side, darker the more lies on it, and its upper side.
fn disc(look: Look, token: Token, base: Point, rx: f32, level: usize, height: usize) -> Vec<Node> {
    let ry = rx * FLAT;
    let thick = rx * THICK;
    let (color, dark) = (token.color(), token.dark());
    let edge = Stroke::new(dark, (rx * 0.06).max(1.2));
    let side = color.mix(dark, 0.38 + 0.14 * (height - 1 - level) as f32);
    let mut body = Shape::new(barrel(base, rx, ry, thick)).fill(side).stroke(edge.clone());
    if level == 0 {
        body = body.shadow(look.theme.shadow(look.px(4.0)));
    }
    let mut nodes: Vec<Node> = vec![body.into()];
    nodes.extend(grain(token, base, rx));
    let face = base.offset(0.0, -thick);
    if level + 1 < height {
        return nodes;
    }
    let upper = Shape::new(Path::ellipse(face, rx, ry)).fill(color).stroke(edge);
    let rim = Path::ellipse(face.offset(0.0, ry * 0.05), rx * 0.86, ry * 0.82);
    let rim = Shape::new(rim).stroke(Stroke::new(color.lighter(0.35), (rx * 0.07).max(1.0)));
    nodes.extend([upper.into(), rim.into()]);
    nodes
}

/// The pattern on a token's side, so that a stack can be read without colours: bark, courses of brick, cracks in a rock. Small ones
/// have none.
fn grain(token: Token, base: Point, rx: f32) -> Option<Node> {
    if rx < GRAINED {
        return None;
    }
    let thick = rx * THICK;
    // A point of the side: from the left edge (−1) to the right (1), from its upper edge (0) to its lower one (1).
    let p = |x: f32, y: f32| {
        let bulge = rx * FLAT * (1.0 - x * x).max(0.0).sqrt();
        base.offset(x * rx, bulge - thick * (1.0 - y))
    };
    let upright = |path: Path, x: f32, from: f32, to: f32| path.and(Path::line(p(x, from), p(x, to)));
    let path = match token {
        Token::Brown => [-0.78, -0.45, -0.12, 0.2, 0.52, 0.82]
            .into_iter()
            .enumerate()
            .fold(Path::new(), |path, (n, x)| upright(path, x, 0.2, if n % 2 == 0 { 0.85 } else { 0.62 })),
        Token::Red => {
            let course = Path::curve(&[-0.96, -0.6, -0.2, 0.2, 0.6, 0.96].map(|x| p(x, 0.5)));
            let upper = [-0.55, 0.0, 0.55].into_iter().fold(course, |path, x| upright(path, x, 0.1, 0.5));
            [-0.8, -0.27, 0.27, 0.8].into_iter().fold(upper, |path, x| upright(path, x, 0.5, 0.92))
        }
        Token::Grey => Path::polyline([p(-0.5, 0.2), p(-0.36, 0.5), p(-0.44, 0.8)]).and(Path::polyline([
            p(0.38, 0.15),
            p(0.5, 0.45),
            p(0.34, 0.8),
        ])),
        Token::Blue | Token::Green | Token::Yellow => return None,
    };
    Some(Shape::new(path).stroke(Stroke::new(token.dark(), (rx * 0.05).max(1.2))).into())
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

/// The sign of a cube.
pub(super) fn sign(look: Look, center: Point, size: f32) -> Node {
    let rect = Rect::around(center, size, size);
    let shape = Shape::new(Path::round_rect(rect, size * 0.15)).fill(Color::hex(0xFFF3D6));
    shape.stroke(Stroke::new(Color::hex(0x5A3A12), look.px(2.0))).into()
}

/// A small sign of a kind of landscape.
pub(super) fn icon(look: Look, like: Like, center: Point, size: f32) -> Node {
    let tokens: &[Token] = match like {
        Like::Water => &[Token::Blue],
        Like::Field => &[Token::Yellow],
        Like::Building => &[Token::Brown, Token::Red],
        Like::Tree => &[Token::Brown, Token::Green],
        Like::Mountain => &[Token::Grey, Token::Grey],
    };
    let rise = tokens.len() as f32 * THICK * size / 2.0;
    stack(look, tokens, center.offset(0.0, rise), size)
}

#[cfg(test)]
mod tests {
    use render::paint::contrast::{SIDE, TOLD, told_apart};
    use render::{Painter, Theme};

    use super::*;

    #[test]
    fn tokens_are_told_apart_without_colours() {
        let painter = Painter::new();
        let base = Point::new(SIDE / 2.0, SIDE * 0.6);
        for theme in Theme::ALL {
            let look = Look { theme, unit: 1.0 };
            let draw = |token: Token| vec![stack(look, &[token], base, SIDE * 0.45)];
            for (number, one) in Token::ALL.into_iter().enumerate() {
                for &other in &Token::ALL[number + 1..] {
                    let share = told_apart(&painter, draw(one), draw(other), theme.hollow());
                    let share = share.expect("it can be painted");
                    assert!(share > TOLD, "{one} and {other}: {share}");
                }
            }
        }
    }
}
