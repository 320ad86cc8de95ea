//! The metrics of the pictures' type family, DejaVu Sans Condensed, and of the fonts for names that it cannot write, without rasterising
//! anything.

use std::iter;
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

/// Chinese, Japanese and Korean letters, which DejaVu lacks, in one weight each: `render/fonts/README.md`.
const OTHERS: [&[u8]; 2] = [include_bytes!("../fonts/han.ttf"), include_bytes!("../fonts/hangul.ttf")];

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
            Weight::Regular => REGULAR.get_or_init(|| Self::main(dejavu::sans_condensed::regular())),
            Weight::Bold => BOLD.get_or_init(|| Self::main(dejavu::sans_condensed::bold())),
        }
    }

    fn main(bytes: &'static [u8]) -> Self {
        let mut font = Self::parse(bytes);
        let width = |letter| font.width(font.face.glyph_index(letter).unwrap_or(GlyphId(0)));
        font.advances = (0..TABLE as u32).filter_map(char::from_u32).map(width).collect();
        font
    }

    fn parse(bytes: &'static [u8]) -> Self {
        let face = Face::parse(bytes, 0).expect("the embedded font is well-formed");
        Self { units: f32::from(face.units_per_em()), face, advances: Vec::new() }
    }

    fn width(&self, glyph: GlyphId) -> f32 {
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0)) / self.units
    }

    /// The glyph of a letter in this font, or in another that has it; none if no font has.
    fn known(&self, letter: char) -> Option<(&Self, GlyphId)> {
        static PARSED: OnceLock<[Font; 2]> = OnceLock::new();
        let others = || PARSED.get_or_init(|| OTHERS.map(Self::parse)).iter();
        let found = |font: &'static Self| Some((font, font.face.glyph_index(letter)?));
        let own = self.face.glyph_index(letter).map(|glyph| (self, glyph));
        own.or_else(|| others().find_map(found))
    }

    /// The glyph of a letter with its font; this font's empty box where none has it.
    pub(crate) fn glyph(&self, letter: char) -> (&Self, GlyphId) {
        self.known(letter).unwrap_or((self, GlyphId(0)))
    }

    /// The pen's move after this letter, in sizes.
    pub(crate) fn advance(&self, letter: char) -> f32 {
        let measured = || {
            let (font, glyph) = self.glyph(letter);
            font.width(glyph)
        };
        self.advances.get(letter as usize).copied().unwrap_or_else(measured)
    }
}

/// The width of a text, in pixels.
pub fn text_width(text: &str, size: f32, weight: Weight) -> f32 {
    let font = Font::of(weight);
    text.chars().map(|letter| font.advance(letter)).sum::<f32>() * size
}

/// Whether this letter can be drawn in both weights.
pub fn has_glyph(letter: char) -> bool {
    [Weight::Regular, Weight::Bold].into_iter().all(|weight| Font::of(weight).known(letter).is_some())
}

/// Whether a letter belongs to a script that is written from the right: Hebrew, Arabic and their neighbours, ancient ones, Adlam.
pub fn is_from_the_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// The text, cut off with "…" if it is wider than `width`; a number at its end stays, if there is room for letters before it. A name that is
/// read from the right is cut off on the left.
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
    if text.ends_with(is_from_the_right) {
        let cut = cut(&text.chars().rev().collect::<String>(), width);
        return iter::once('…').chain(cut.chars().rev()).collect();
    }
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
