//! Components that every game uses, so that the pictures are one family.
//!
//! All of them hang on a [`Look`]: the theme and the scale of the picture, taken from the scene with
//! [`Scene::look`](crate::Scene::look).

mod attention;
mod banner;
mod course;
mod gain;
mod header;
mod panel;
mod plate;
mod ranking;
#[cfg(test)]
mod tests;

pub use banner::{Banner, laurel};
pub use course::CourseLine;
pub use gain::{Gain, change, points};
pub use header::{Header, Pennant, Piece};
pub use panel::PlayerPanel;
pub use ranking::{Category, Ranked};

use crate::{Color, Group, Node, Path, Rect, Shape, Stroke, Theme};

/// The margin of every picture, in pixels.
pub const MARGIN: f32 = 32.0;
/// The corner radius of a picture.
pub const CORNER: f32 = 28.0;

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

    /// The size of what is needed to move: coordinates, numbers, scores (26 at 1200).
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

/// The ground of a picture with round corners; [`Scene::new`](crate::Scene::new) has it already.
pub(crate) fn frame(theme: Theme, area: Rect) -> Node {
    let ground = Shape::new(Path::round_rect(area, CORNER)).fill(theme.background()).id("frame");
    let rim = Path::round_rect(area.inset(1.5), CORNER - 1.5);
    let edge = match theme {
        Theme::Paper => theme.line(),
        Theme::Night => Color::hex(0x343C4D),
    };
    Group::new(vec![ground.into(), Shape::new(rim).stroke(Stroke::new(edge, 3.0)).into()]).into()
}
