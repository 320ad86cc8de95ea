//! Colours, and how well two of them can be told apart.

use serde::{Deserialize, Serialize};

/// A colour in sRGB with straight (not premultiplied) alpha, 0–255 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Color {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity: 255 hides what is beneath.
    pub a: u8,
}

impl Color {
    /// Pure white.
    pub const WHITE: Self = Self::hex(0xFFFFFF);
    /// Dark ink, of letters and of lines around things.
    pub const INK: Self = Self::hex(0x2B2620);
    /// Pure black.
    pub const BLACK: Self = Self::hex(0x000000);
    /// Brick: hills, and the roofs of houses.
    pub(crate) const BRICK: Self = Self::hex(0xC05F36);

    /// An opaque colour written as on the web: `Color::hex(0xF4EFE6)`.
    pub const fn hex(rgb: u32) -> Self {
        Self { r: (rgb >> 16) as u8, g: (rgb >> 8) as u8, b: rgb as u8, a: 255 }
    }

    /// This colour with an opacity between 0 and 1.
    pub fn alpha(self, opacity: f32) -> Self {
        Self { a: (opacity.clamp(0.0, 1.0) * 255.0).round() as u8, ..self }
    }

    /// This colour moved towards `other` by `share` (0 = this one, 1 = the other). The opacity stays.
    pub fn mix(self, other: Self, share: f32) -> Self {
        let share = share.clamp(0.0, 1.0);
        let channel = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
        Self {
            r: channel(self.r, other.r),
            g: channel(self.g, other.g),
            b: channel(self.b, other.b),
            a: self.a,
        }
    }

    /// Moved towards black by `share`.
    pub fn darker(self, share: f32) -> Self {
        self.mix(Self::BLACK, share)
    }

    /// Moved towards white by `share`.
    pub fn lighter(self, share: f32) -> Self {
        self.mix(Self::WHITE, share)
    }

    /// The colour seen when this one lies on an opaque `ground`.
    pub fn over(self, ground: Self) -> Self {
        Self { a: 255, ..ground.mix(self, f32::from(self.a) / 255.0) }
    }

    /// Relative luminance after WCAG 2: 0 is black, 1 is white.
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// Contrast ratio after WCAG 2, from 1 (equal) to 21 (black on white); opacity is not considered.
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The letters for this ground: dark ink where it reaches 4.5:1, else white or black, whichever reads better.
    /// One of them always reaches 4.5:1.
    pub fn legible(self) -> Self {
        if Self::INK.contrast(self) >= 4.5 {
            Self::INK
        } else if Self::WHITE.contrast(self) >= Self::BLACK.contrast(self) {
            Self::WHITE
        } else {
            Self::BLACK
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Color;

    #[test]
    fn black_on_white_has_the_greatest_contrast() {
        assert!((Color::BLACK.contrast(Color::WHITE) - 21.0).abs() < 0.01);
        assert!((Color::WHITE.contrast(Color::WHITE) - 1.0).abs() < 0.01);
    }

    #[test]
    fn half_transparent_black_over_white_is_grey() {
        assert_eq!(Color::BLACK.alpha(0.5).over(Color::WHITE), Color::hex(0x7F7F7F));
    }

    #[test]
    fn legible_text_reaches_the_required_contrast_on_strong_colours() {
        for ground in [0xD55E00, 0x0072B2, 0xE69F00, 0x009E73, 0x7B4B94, 0xF4EFE6, 0x1F2430] {
            let ground = Color::hex(ground);
            assert!(ground.legible().contrast(ground) >= 4.5, "{ground:?}");
        }
    }
}
