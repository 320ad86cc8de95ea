//! The colour of a condition, and the dots in it on the squares that count.

use render::theme::INK;
use render::{Color, Node, Path, Point, Shape, Stroke};

use super::super::components::card::{Card, Face};
use super::super::components::land::Land;

/// The colour of the shared condition, and of any that lies in no land.
pub(super) const SHARED: Color = Color::hex(0x40365C);

/// The colours of a land's own conditions, in the order in which they were laid.
const OWN: [Color; 8] = [
    Color::hex(0x0B62A8),
    Color::hex(0xB5440C),
    Color::hex(0xA02C78),
    Color::hex(0x0A6E54),
    Color::hex(0x7A5400),
    Color::hex(0xA81530),
    Color::hex(0x5B3BB0),
    Color::hex(0x45525C),
];

/// The middles of the dots on a square, as shares of its side: the shared condition's, then the own ones'. Every condition keeps its
/// corner, so that colours are not needed to tell them apart.
const CORNERS: [(f32, f32); 9] = [
    (0.86, 0.14),
    (0.14, 0.86),
    (0.38, 0.86),
    (0.62, 0.86),
    (0.86, 0.86),
    (0.14, 0.62),
    (0.86, 0.62),
    (0.86, 0.38),
    (0.62, 0.14),
];

/// The place of a condition among a land's own, in the order in which they were laid.
pub(super) fn rank(land: &Land, card: Card) -> Option<usize> {
    let mut own = land.laid().filter(|laid| laid.face == Face::Front);
    own.position(|laid| laid.card == card)
}

/// The colour of a condition for that land.
pub(super) fn tint(land: &Land, card: Card) -> Color {
    rank(land, card).map_or(SHARED, |rank| OWN[rank % OWN.len()])
}

/// The colour of the next condition that is laid in that land.
pub(super) fn next(land: &Land) -> Color {
    OWN[land.laid().filter(|laid| laid.face == Face::Front).count() % OWN.len()]
}

/// Dots of a condition on squares `size` wide, given by their top-left corners.
pub(super) fn dots(land: &Land, card: Card, squares: &[Point], size: f32) -> Vec<Node> {
    let (across, down) = CORNERS[rank(land, card).map_or(0, |rank| 1 + rank % OWN.len())];
    let radius = (size * 0.085).clamp(4.0, 9.0);
    let circles = |radius: f32| {
        let dot = |at: &Point| Path::circle(at.offset(across * size, down * size), radius);
        squares.iter().map(dot).fold(Path::new(), Path::and)
    };
    let ring = Shape::new(circles(radius + 2.5)).fill(Color::WHITE).stroke(Stroke::new(INK, 1.5));
    vec![ring.into(), Shape::new(circles(radius)).fill(tint(land, card)).into()]
}

#[cfg(test)]
mod tests {
    use render::Color;

    use super::{OWN, SHARED};

    #[test]
    fn numbers_are_legible_on_every_conditions_colour() {
        for color in OWN.into_iter().chain([SHARED]) {
            assert!(color.contrast(Color::WHITE) >= 4.5, "{color:?}");
        }
    }
}
