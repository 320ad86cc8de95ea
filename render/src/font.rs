//! The metrics of the pictures' one type family, DejaVu Sans Condensed, without rasterising anything.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use ttf_parser::{Face, GlyphId};

/// The height of a capital letter, in sizes.
pub const CAP_HEIGHT: f32 = 0.729;

/// Code points whose advances are kept in a table: Latin, Greek and Cyrillic.
const TABLE: usize = 0x530;

/// The strength of letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Weight {
    /// For what is read at leisure.
    #[default]
    Regular,
    /// For what must be found at a glance.
    Bold,
}

/// A parsed font with its widths at hand.
pub(crate) struct Font {
    /// The outlines.
    pub(crate) face: Face<'static>,
    units: f32,
    advances: Vec<f32>,
}

impl Font {
    pub(crate) fn of(weight: Weight) -> &'static Self {
        static REGULAR: OnceLock<Font> = OnceLock::new();
        static BOLD: OnceLock<Font> = OnceLock::new();
        match weight {
            Weight::Regular => REGULAR.get_or_init(|| Self::parse(dejavu::sans_condensed::regular())),
            Weight::Bold => BOLD.get_or_init(|| Self::parse(dejavu::sans_condensed::bold())),
        }
    }

    fn parse(bytes: &'static [u8]) -> Self {
        let face = Face::parse(bytes, 0).expect("the embedded font is well-formed");
        let mut font = Self { units: f32::from(face.units_per_em()), face, advances: Vec::new() };
        font.advances =
            (0..TABLE as u32).filter_map(char::from_u32).map(|letter| font.measure(letter)).collect();
        font
    }

    fn measure(&self, letter: char) -> f32 {
        f32::from(self.face.glyph_hor_advance(self.glyph(letter)).unwrap_or(0)) / self.units
    }

    /// The glyph of a letter; the empty box where the font has none.
    pub(crate) fn glyph(&self, letter: char) -> GlyphId {
        self.face.glyph_index(letter).unwrap_or(GlyphId(0))
    }

    /// The pen's move after this letter, in sizes.
    pub(crate) fn advance(&self, letter: char) -> f32 {
        self.advances.get(letter as usize).copied().unwrap_or_else(|| self.measure(letter))
    }
}

/// The width of a text, in pixels.
pub fn text_width(text: &str, size: f32, weight: Weight) -> f32 {
    let font = Font::of(weight);
    text.chars().map(|letter| font.advance(letter)).sum::<f32>() * size
}

/// Whether both weights have a glyph for this letter.
pub fn has_glyph(letter: char) -> bool {
    [Weight::Regular, Weight::Bold]
        .into_iter()
        .all(|weight| Font::of(weight).face.glyph_index(letter).is_some())
}

/// The text, cut off with "…" if it is wider than `width`; a number at its end stays, if there is room for letters before it.
pub fn elide(text: &str, size: f32, weight: Weight, width: f32) -> String {
    if text_width(text, size, weight) <= width + 0.5 {
        return text.to_owned();
    }
    let font = Font::of(weight);
    let cut = |text: &str, mut room: f32| {
        room -= font.advance('…') * size;
        let kept = text.chars().take_while(|&letter| {
            room -= font.advance(letter) * size;
            room >= 0.0
        });
        kept.collect::<String>().trim_end().to_owned()
    };
    let name = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = &text[name.len()..];
    if !number.is_empty() && name.ends_with(' ') {
        let short = cut(name, width - text_width(number, size, weight));
        if short.chars().count() >= 3 {
            return format!("{short}…{number}");
        }
    }
    cut(text, width) + "…"
}

/// The text broken at spaces into lines no wider than `width`; a single longer word gets a line of its own.
pub fn wrap(text: &str, size: f32, weight: Weight, width: f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if !line.is_empty() && text_width(&longer, size, weight) > width {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            } else {
                line = longer;
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests;
