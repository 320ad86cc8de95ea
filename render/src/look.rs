//! The look of the family: margin, frame, scale, cards.

use crate::color::Color;
use crate::geometry::Rect;
use crate::scene::{Group, Layer, Node, Path, Scene, Shape};
use crate::style::Stroke;
use crate::theme::Theme;

/// The margin of every picture, in pixels.
const MARGIN: f32 = 32.0;
/// The corner radius of a picture.
const CORNER: f32 = 28.0;

/// The theme and the scale of a picture: lengths given for a picture 1200 wide are multiplied by `unit`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Width of the picture / 1200.
    pub unit: f32,
}

impl Look {
    /// A length or text size of the normal picture in this one, at whole pixels: `look.px(26.0)`.
    pub fn px(self, normal: f32) -> f32 {
        (normal * self.unit).ceil()
    }

    /// The size of text needed to move: coordinates, numbers, scores (26 at 1200).
    pub fn vital(self) -> f32 {
        self.px(26.0)
    }

    /// The size of other text (20 at 1200).
    pub fn small(self) -> f32 {
        self.px(20.0)
    }

    /// An empty card with round corners and a soft shadow.
    pub fn card(self, rect: Rect) -> Node {
        let path = Path::round_rect(rect, self.px(14.0));
        let shape =
            Shape::new(path).fill(self.theme.panel()).stroke(Stroke::new(self.theme.line(), self.px(1.5)));
        shape.shadow(self.theme.shadow(self.px(6.0))).into()
    }

    /// An empty place: a hollow with a thin line.
    pub fn hollow(self, path: Path) -> Node {
        Shape::new(path).fill(self.theme.hollow()).stroke(Stroke::new(self.theme.line(), self.px(2.0))).into()
    }

    /// A thin line between two things.
    pub fn rule(self, from: (f32, f32), to: (f32, f32)) -> Node {
        let path = Path::line(from.into(), to.into());
        Shape::new(path).stroke(Stroke::new(self.theme.line(), self.px(2.0))).into()
    }
}

impl Scene {
    /// An empty picture in the family frame (paper with rounded corners).
    pub fn new((width, height): (u32, u32), theme: Theme) -> Self {
        let mut scene = Self::bare((width, height), theme);
        scene.layers.push(Layer::fixed(vec![frame(theme, scene.area())]));
        scene
    }

    /// The picture without its margin of 32 pixels.
    pub fn content(&self) -> Rect {
        self.area().inset(MARGIN)
    }

    /// The theme and scale with which components are built.
    pub fn look(&self) -> Look {
        Look { theme: self.theme, unit: self.width as f32 / 1200.0 }
    }
}

/// The ground of a picture with round corners.
fn frame(theme: Theme, area: Rect) -> Node {
    let ground = Shape::new(Path::round_rect(area, CORNER)).fill(theme.background()).id("frame");
    let rim = Path::round_rect(area.inset(1.5), CORNER - 1.5);
    let edge = match theme {
        Theme::Paper => theme.line(),
        Theme::Night => Color::hex(0x343C4D),
    };
    Group::new(vec![ground.into(), Shape::new(rim).stroke(Stroke::new(edge, 3.0)).into()]).into()
}
