//! Fills, strokes and shadows of outlines.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::geometry::Point;

/// The fill of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fill {
    /// One flat colour.
    Solid(Color),
    /// From one colour to another along a line.
    Linear {
        /// The point of the colour `start`.
        from: Point,
        /// The point of the colour `end`.
        to: Point,
        /// The first colour.
        start: Color,
        /// The second colour.
        end: Color,
    },
}

impl From<Color> for Fill {
    fn from(color: Color) -> Self {
        Self::Solid(color)
    }
}

/// The shape of a line's ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cap {
    /// Cut off at the end point.
    Butt,
    /// With a half circle beyond the end point.
    #[default]
    Round,
    /// With half a square beyond the end point.
    Square,
}

/// The shape of the corner where two lines meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Join {
    /// With a sharp corner.
    Miter,
    /// With a round corner.
    #[default]
    Round,
    /// With the corner cut off.
    Bevel,
}

/// A line drawn along an outline, half of it on either side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    /// The colour.
    pub color: Color,
    /// The full width in pixels.
    pub width: f32,
    /// The shape of the ends.
    pub cap: Cap,
    /// The shape of the corners.
    pub join: Join,
    /// Lengths of dashes and gaps in turn; empty for an unbroken line, otherwise of even length.
    pub dash: Vec<f32>,
}

impl Stroke {
    /// An unbroken line with round ends and corners.
    pub fn new(color: Color, width: f32) -> Self {
        Self { color, width, cap: Cap::Round, join: Join::Round, dash: Vec::new() }
    }

    /// Broken into dashes.
    #[must_use]
    pub fn dashed(self, dash: f32, gap: f32) -> Self {
        Self { dash: vec![dash, gap], ..self }
    }

    /// With other ends.
    #[must_use]
    pub fn cap(self, cap: Cap) -> Self {
        Self { cap, ..self }
    }

    /// With other corners.
    #[must_use]
    pub fn join(self, join: Join) -> Self {
        Self { join, ..self }
    }
}

/// A soft shadow beneath a shape.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shadow {
    /// Moved to the right by.
    pub dx: f32,
    /// Moved downwards by.
    pub dy: f32,
    /// The spread of the edge, in pixels.
    pub blur: f32,
    /// Its darkest colour, usually translucent.
    pub color: Color,
}
