//! Measures for tests how well drawings stand out from their ground: painted and counted, no matter how they are made.

use super::Painter;
use super::reference::{Mismatch, Pixels};
use crate::color::Color;
use crate::geometry::Rect;
use crate::scene::{Node, Path, Scene, Shape};
use crate::theme::Theme;

/// The side of the square on which a drawing is tried, in pixels.
pub const SIDE: f32 = 96.0;
/// The contrast of a mark after WCAG 2.
const ENOUGH: f32 = 3.0;
/// The share of a drawing that a line around it takes: a drawing stands out by such a line, or by its lightness as a whole.
pub const LINE: f32 = 0.15;
/// A pixel that differs less from the ground counts as ground.
const TOUCHED: u8 = 12;

/// The share of a drawing's pixels that stand out from a ground by 3:1 at least. The drawing lies in a square of [`SIDE`] at the origin and
/// leaves its corner free.
///
/// # Errors
/// If it cannot be painted.
pub fn prominence(painter: &Painter, drawing: Vec<Node>, ground: Color) -> Result<f32, Mismatch> {
    let mut scene = Scene::bare((SIDE as u32, SIDE as u32), Theme::Paper);
    scene.push(Shape::new(Path::rect(Rect::new(0.0, 0.0, SIDE, SIDE))).fill(ground));
    scene.extend(drawing);
    let pixels = Pixels::read(&painter.png(&scene)?)?;
    let mut colors = pixels.rgba.iter().map(|&[r, g, b, a]| Color { r, g, b, a }).peekable();
    // The palette may move the ground a little: the corner shows the result.
    let ground = colors.peek().copied().unwrap_or(ground);
    let apart = |color: &Color| {
        let channels = [(color.r, ground.r), (color.g, ground.g), (color.b, ground.b)];
        channels.into_iter().any(|(one, other)| one.abs_diff(other) > TOUCHED)
    };
    let touched: Vec<Color> = colors.filter(apart).collect();
    let strong = touched.iter().filter(|color| color.contrast(ground) >= ENOUGH).count();
    Ok(strong as f32 / touched.len().max(1) as f32)
}

/// The share of the covered pixels that tells two drawings apart without colours: a line around them, or the pattern of one.
pub const TOLD: f32 = 0.02;

/// The difference in lightness that counts without colours.
const APART: f32 = 2.0;

/// The share of the pixels of two drawings that differ by 2:1 at least in lightness, each on the ground and alone in its square.
///
/// # Errors
/// If they cannot be painted.
pub fn told_apart(
    painter: &Painter,
    one: Vec<Node>,
    other: Vec<Node>,
    ground: Color,
) -> Result<f32, Mismatch> {
    let painted = |drawing: Vec<Node>| -> Result<Vec<Color>, Mismatch> {
        let mut scene = Scene::bare((SIDE as u32, SIDE as u32), Theme::Paper);
        scene.push(Shape::new(Path::rect(Rect::new(0.0, 0.0, SIDE, SIDE))).fill(ground));
        scene.extend(drawing);
        let pixels = Pixels::read(&painter.png(&scene)?)?;
        Ok(pixels.rgba.iter().map(|&[r, g, b, a]| Color { r, g, b, a }).collect())
    };
    let (one, other) = (painted(one)?, painted(other)?);
    let differs = |(one, other): &(&Color, &Color)| one.contrast(**other) >= APART;
    let strong = one.iter().zip(&other).filter(differs).count();
    Ok(strong as f32 / one.len().max(1) as f32)
}

#[cfg(test)]
mod tests {
    use super::{LINE, SIDE, TOLD, prominence, told_apart};
    use crate::color::Color;
    use crate::emblem::Emblem;
    use crate::geometry::Point;
    use crate::paint::Painter;
    use crate::player::Player;
    use crate::scene::{Node, Path, Shape};
    use crate::style::Stroke;
    use crate::theme::Theme;

    const MIDDLE: Point = Point { x: SIDE / 2.0, y: SIDE / 2.0 };

    fn disc(color: Color) -> Shape {
        Shape::new(Path::circle(MIDDLE, 30.0)).fill(color)
    }

    fn share(drawing: impl Into<Node>, ground: Color) -> f32 {
        prominence(&Painter::new(), vec![drawing.into()], ground).expect("it can be painted")
    }

    #[test]
    fn grey_does_not_stand_out_from_grey_but_with_a_light_rim_it_does() {
        let night = Theme::Night.panel();
        assert!(share(disc(Color::hex(0x1A1A1A)), night) < 0.01);
        assert!(share(disc(Color::WHITE), night) > 0.95);
        let rimmed = disc(Color::hex(0x1A1A1A)).stroke(Stroke::new(Color::WHITE, 5.0));
        assert!((0.2..0.5).contains(&share(rimmed, night)));
    }

    #[test]
    fn colours_of_one_lightness_are_not_told_apart_but_marks_are() {
        let ground = Theme::Paper.panel();
        let apart = |one: Node, other: Node| {
            told_apart(&Painter::new(), vec![one], vec![other], ground).expect("it can be painted")
        };
        let (red, green) = (Color::hex(0xC04040), Color::hex(0x308030));
        assert!(apart(disc(red).into(), disc(green).into()) < TOLD);
        for (number, one) in Player::ALL.into_iter().enumerate() {
            for other in &Player::ALL[number + 1..] {
                let share = apart(one.mark(MIDDLE, 80.0), other.mark(MIDDLE, 80.0));
                assert!(share > TOLD, "{one:?} and {other:?}: {share}");
            }
        }
    }

    #[test]
    fn figures_are_told_apart_without_colours() {
        let (painter, ground) = (Painter::new(), Theme::Paper.panel());
        let draw = |emblem: Emblem| vec![emblem.node(MIDDLE, 80.0)];
        for (number, one) in Emblem::ALL.into_iter().enumerate() {
            for &other in &Emblem::ALL[number + 1..] {
                let share = told_apart(&painter, draw(one), draw(other), ground).expect("it can be painted");
                assert!(share > TOLD, "{one:?} and {other:?}: {share}");
            }
        }
    }

    #[test]
    fn marks_and_figures_stand_out_from_the_grounds_of_both_themes() {
        for theme in Theme::ALL {
            let grounds = [theme.background(), theme.panel(), theme.hollow(), theme.to_act()];
            for ground in grounds {
                for player in Player::ALL {
                    let share = share(player.mark(MIDDLE, 80.0), ground);
                    assert!(share > LINE, "{player:?} on {ground:?}: {share}");
                }
                for emblem in Emblem::ALL {
                    let share = share(emblem.node(MIDDLE, 80.0), ground);
                    assert!(share > LINE, "{emblem:?} on {ground:?}: {share}");
                }
            }
        }
    }
}
