//! The named colours of the family look.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::style::Shadow;

/// The golden line around the last move; it means nothing else.
pub const LAST_MOVE: Color = Color::hex(0xFFD23F);
/// The dark line outside the golden one.
pub const LAST_MOVE_EDGE: Color = Color::hex(0x3A2B0A);
/// The broken line around what a text next to the picture speaks of; it means nothing else.
pub const POINTER: Color = Color::hex(0xC2185B);
/// The line beneath it.
pub const POINTER_EDGE: Color = Color::WHITE;
/// The pale golden line around the last move of a seat after which others have moved.
pub const EARLIER_MOVE: Color = Color::hex(0xFFF0B0);
/// The line outside the pale golden one.
pub const EARLIER_MOVE_EDGE: Color = Color::hex(0x8A7436);
/// Letters and lines on light ground.
pub const INK: Color = Color::INK;

/// The two palettes of the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Warm paper.
    #[default]
    Paper,
    /// Dark blue grey.
    Night,
}

/// Colours in addition to those of the themes that have a place of their own in the palette of a picture, as 0xRRGGBB: those of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swatches {
    /// In addition to the paper theme's.
    pub paper: &'static [u32],
    /// In addition to the night theme's.
    pub night: &'static [u32],
}

impl Swatches {
    /// No colours in addition to a theme's own.
    pub const NONE: Self = Self { paper: &[], night: &[] };

    /// Those in addition to that theme's.
    pub fn of(self, theme: Theme) -> &'static [u32] {
        match theme {
            Theme::Paper => self.paper,
            Theme::Night => self.night,
        }
    }
}

impl Theme {
    /// Both themes.
    pub const ALL: [Self; 2] = [Self::Paper, Self::Night];

    /// The ground of the whole picture.
    pub const fn background(self) -> Color {
        match self {
            Self::Paper => Color::hex(0xF4EFE6),
            Self::Night => Color::hex(0x1F2430),
        }
    }

    /// Text that is to be read first.
    pub const fn ink(self) -> Color {
        match self {
            Self::Paper => INK,
            Self::Night => Color::hex(0xF2ECDF),
        }
    }

    /// Text that may be read later; still ≥ 4.5:1 on ground and panels.
    pub const fn muted(self) -> Color {
        match self {
            Self::Paper => Color::hex(0x665C50),
            Self::Night => Color::hex(0xB4AEA2),
        }
    }

    /// The ground of panels and plates.
    pub const fn panel(self) -> Color {
        match self {
            Self::Paper => Color::hex(0xFDFAF4),
            Self::Night => Color::hex(0x2C3342),
        }
    }

    /// Hollows and empty places.
    pub const fn hollow(self) -> Color {
        match self {
            Self::Paper => Color::hex(0xE6DECF),
            Self::Night => Color::hex(0x171B24),
        }
    }

    /// Thin lines around panels and empty places.
    pub const fn line(self) -> Color {
        match self {
            Self::Paper => Color::hex(0xC9BEAB),
            Self::Night => Color::hex(0x4A5366),
        }
    }

    /// The filled plate of the seat to act.
    pub const fn to_act(self) -> Color {
        match self {
            Self::Paper => Color::hex(0x3B342B),
            Self::Night => Color::hex(0xF2ECDF),
        }
    }

    /// Text on [`Self::to_act`].
    pub const fn on_to_act(self) -> Color {
        match self {
            Self::Paper => Color::hex(0xFDFAF4),
            Self::Night => Color::hex(0x1F2430),
        }
    }

    /// The one soft shadow: `height` is how far the thing lifts off the table, in pixels.
    pub fn shadow(self, height: f32) -> Shadow {
        let opacity = match self {
            Self::Paper => 0.30,
            Self::Night => 0.50,
        };
        let color = Color::hex(0x2B2218).mix(Color::BLACK, if self == Self::Night { 1.0 } else { 0.0 });
        Shadow { dx: 0.0, dy: height * 0.6, blur: height, color: color.alpha(opacity) }
    }
}

#[cfg(test)]
mod tests;
