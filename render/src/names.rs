//! People's names, made safe for a picture.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::font::has_glyph;

/// Blocks whose letters join, change shape or run from right to left: the painter does not shape, so a name that
/// needs it would be wrong even where the font has the letters.
const SHAPED: [(u32, u32); 10] = [
    (0x0590, 0x109F),     // Hebrew, Arabic, Syriac, the scripts of India and South-East Asia
    (0x1100, 0x11FF),     // Hangul in parts
    (0x1700, 0x18AF),     // Philippine scripts, Khmer, Mongolian
    (0x1900, 0x1CFF),     // Limbu to Vedic
    (0x2800, 0x28FF),     // Braille: among them a letter that looks empty
    (0xA800, 0xABFF),     // Sylheti to Meetei
    (0xE000, 0xF8FF),     // private use
    (0xFB1D, 0xFDFF),     // presentation forms
    (0xFE70, 0xFEFF),     // presentation forms
    (0x1_0800, 0x1_1FFF), // ancient right-to-left scripts, Brahmi and its kin
];

/// The name as it can be drawn: NFKC, without controls and stacked marks, spaces joined – or `fallback` when
/// nothing is left, when the font lacks a letter, or when the script needs shaping. Too long names are shortened
/// by the box they are put in ([`Fit::Ellipsis`](crate::Fit::Ellipsis)).
pub fn sanitise(name: &str, fallback: &str) -> String {
    let composed = name.nfkc().filter(|&letter| !is_combining_mark(letter) && !is_invisible(letter));
    let spaced: String = composed.map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let clean = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if clean.is_empty() || !clean.chars().all(is_drawable) { fallback.to_owned() } else { clean }
}

fn is_drawable(letter: char) -> bool {
    let code = u32::from(letter);
    !SHAPED.iter().any(|&(first, last)| (first..=last).contains(&code)) && has_glyph(letter)
}

/// Controls, and characters that only steer their neighbours: joiners, direction marks, variation selectors, tags.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(u32::from(letter),
            0x00AD | 0x034F | 0x061C | 0x115F | 0x1160 | 0x180B..=0x180E | 0x200B..=0x200F | 0x202A..=0x202E
            | 0x2060..=0x206F | 0xFE00..=0xFE0F | 0xFEFF | 0xFFF0..=0xFFFB | 0xE_0000..=0xE_0FFF)
}

#[cfg(test)]
mod tests {
    use super::sanitise;

    #[track_caller]
    fn check(name: &str, expected: &str) {
        assert_eq!(sanitise(name, "Player 2"), expected, "{name:?}");
    }

    #[test]
    fn plain_names_and_those_of_our_languages_stay() {
        for name in
            ["Ada", "Zażółć Gęślą-Jaźń", "Příliš žluťoučký kůň", "Ångström", "Ελένη", "Иван Ї", "O’Neill ★"]
        {
            check(name, name);
        }
    }

    #[test]
    fn names_beyond_the_font_get_the_fallback() {
        for name in [
            "田中",
            "🐺",
            "🐺 Wolf",
            "김철수",
            "สมชาย",
            "नमस्ते",
            "",
            " \t ",
            "\u{3164}",
            "\u{2800}",
            "\u{E000}",
        ] {
            check(name, "Player 2");
        }
    }

    #[test]
    fn scripts_that_need_shaping_get_the_fallback_even_where_the_font_has_letters() {
        check("שלום", "Player 2");
        check("محمد", "Player 2");
        check("ﷺ", "Player 2");
    }

    #[test]
    fn stacked_marks_and_controls_are_dropped() {
        check(
            "Z\u{337}\u{334}a\u{335}l\u{336}\u{30D}g\u{354}o\u{328}\u{301}",
            "Zalgǫ\u{301}".trim_end_matches('\u{301}'),
        );
        check("A\u{202E}d\u{200B}a\u{0007}", "Ada");
        check("e\u{301}", "é");
    }

    #[test]
    fn styled_letters_become_plain_ones() {
        check("𝓐𝓭𝓪 Ｗｉｄｅ ﬁn", "Ada Wide fin");
        check("Ada \u{00A0}\n Lovelace", "Ada Lovelace");
        check(&"W".repeat(32), &"W".repeat(32));
    }
}
