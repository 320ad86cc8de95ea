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

/// Braille's letter without a dot.
const BLANK: char = '\u{2800}';

/// The selector that makes a picture of the character before it.
const PICTURE: char = '\u{FE0F}';

/// The ranges of emoji: pictures, whatever letters the font has for a few of them.
const EMOJI: [(u32, u32); 31] = [
    (0x231A, 0x231B),
    (0x23E9, 0x23F3),
    (0x25FD, 0x25FE),
    (0x2614, 0x2615),
    (0x2648, 0x2653),
    (0x267F, 0x267F),
    (0x2693, 0x2693),
    (0x26A1, 0x26A1),
    (0x26AA, 0x26AB),
    (0x26BD, 0x26BE),
    (0x26C4, 0x26C5),
    (0x26CE, 0x26CE),
    (0x26D4, 0x26D4),
    (0x26EA, 0x26EA),
    (0x26F2, 0x26F5),
    (0x26FA, 0x26FD),
    (0x2705, 0x2705),
    (0x270A, 0x270B),
    (0x2728, 0x2728),
    (0x274C, 0x274E),
    (0x2753, 0x2757),
    (0x2795, 0x2797),
    (0x27B0, 0x27B0),
    (0x27BF, 0x27BF),
    (0x2B1B, 0x2B1C),
    (0x2B50, 0x2B50),
    (0x2B55, 0x2B55),
    (0x1_F000, 0x1_F0FF), // tiles and cards
    (0x1_F170, 0x1_F1FF), // letters in squares, flags
    (0x1_F200, 0x1_F2FF),
    (0x1_F300, 0x1_FAFF),
];

/// The name as it can be drawn: NFKC, without controls, stacked marks and emoji, spaces joined. Symbols that the font lacks are left out,
/// and whole words that need another font: of "田中 Ada" Ada stays. When no letter or number is left after that, `fallback`. Too long
/// names are shortened by the box they are put in ([`Fit::Ellipsis`](crate::Fit::Ellipsis)).
pub fn sanitise(name: &str, fallback: &str) -> String {
    let composed: Vec<char> = without_pictures(name).nfkc().filter(|&letter| is_written(letter)).collect();
    let spaced = composed.iter().map(|&letter| if letter.is_whitespace() { ' ' } else { letter });
    let kept: String = spaced.filter(|&letter| !is_dropped(letter)).collect();
    let words: Vec<&str> = kept.split(' ').filter(|word| !word.is_empty()).collect();
    let drawn: Vec<&str> = words.iter().copied().filter(|word| word.chars().all(is_drawable)).collect();
    let whole = kept.chars().count() == name.chars().count() && drawn.len() == words.len();
    let clean = drawn.join(" ");
    let names_somebody = whole || clean.chars().any(char::is_alphanumeric);
    if clean.is_empty() || !names_somebody { fallback.to_owned() } else { clean }
}

/// Whether there is anything to be seen in a name, whatever it takes to draw it.
pub fn is_visible(name: &str) -> bool {
    let shows = |letter: char| !letter.is_whitespace() && letter != BLANK && is_written(letter);
    name.nfkc().any(shows)
}

/// The name without the characters that a selector after them makes pictures: the heart of "❤️".
fn without_pictures(name: &str) -> String {
    let next = name.chars().skip(1).chain([' ']);
    let is_picture = |letter: char, next| next == PICTURE && !letter.is_alphanumeric() && letter > '\u{203B}';
    name.chars()
        .zip(next)
        .filter(|&(letter, next)| !is_picture(letter, next))
        .map(|(letter, _)| letter)
        .collect()
}

/// Whether a character is one of its own, neither a mark on another nor a control.
fn is_written(letter: char) -> bool {
    !is_combining_mark(letter) && !is_invisible(letter)
}

/// Whether a character is left out of a name, of which the rest stays: emoji, and symbols that the font lacks.
fn is_dropped(letter: char) -> bool {
    is_among(letter, &EMOJI) || (!letter.is_alphanumeric() && letter != ' ' && !is_drawable(letter))
}

fn is_among(letter: char, ranges: &[(u32, u32)]) -> bool {
    ranges.iter().any(|&(first, last)| (first..=last).contains(&u32::from(letter)))
}

fn is_drawable(letter: char) -> bool {
    !is_among(letter, &SHAPED) && has_glyph(letter)
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
    use super::{is_visible, sanitise};

    #[track_caller]
    fn check(name: &str, expected: &str) {
        assert_eq!(sanitise(name, "Player 2"), expected, "{name:?}");
    }

    #[test]
    fn a_name_of_signs_that_nobody_sees_is_told_from_others() {
        for blank in
            ["", " ", "\u{3164}", "\u{2800}\u{2800}", "\u{200b}", "\u{ffa0} \u{2060}", "\u{1160}\u{e0020}"]
        {
            assert!(!is_visible(blank), "{blank:?}");
        }
        for seen in ["Ada", "田中", "🐺", "\u{200b}x", "⠓"] {
            assert!(is_visible(seen), "{seen:?}");
        }
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
            "🐸✨",
            "(🐸)!",
            "🐸 田中",
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
    fn emoji_are_dropped_and_the_rest_stays() {
        check("🐸 Name ✨", "Name");
        check("Ada❤️Bo", "AdaBo");
        check("👩‍🚀 Ada 🇵🇱 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👍🏽", "Ada");
        check("1️⃣ Ada ⭐", "1 Ada");
        check("Żółw 🐢🐢", "Żółw");
        check("Ada\u{2728}", "Ada");
        check("★ ♠ ♥", "★ ♠ ♥");
    }

    #[test]
    fn words_that_need_another_font_are_dropped_and_the_rest_stays() {
        check("田中 Ada", "Ada");
        check("Ada (田中)", "Ada");
        check("שלום Ada", "Ada");
        check("Ada田中", "Player 2");
        check("田中 !", "Player 2");
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
