//! People's names, made safe for a picture.

mod rightward;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::font::has_glyph;
use rightward::{NON_JOINER, joined, turned};

/// Blocks whose letters join or change shape: the painter does not shape, so a name that needs shaping would be wrong even where the font
/// has the letters. Arabic ones are [joined] before.
const SHAPED: [(u32, u32); 11] = [
    (0x0620, 0x063F), // Arabic letters that were not joined
    (0x0641, 0x065F),
    (0x066E, 0x06EF),
    (0x06FA, 0x109F),     // Syriac, the scripts of India and South-East Asia
    (0x1100, 0x11FF),     // Hangul in parts
    (0x1700, 0x18AF),     // Philippine scripts, Khmer, Mongolian
    (0x1900, 0x1CFF),     // Limbu to Vedic
    (0x2800, 0x28FF),     // Braille: among them a letter that looks empty
    (0xA800, 0xABFF),     // Sylheti to Meetei
    (0xE000, 0xF8FF),     // private use
    (0x1_0800, 0x1_1FFF), // ancient right-to-left scripts, Brahmi and its kin
];

/// Braille's letter without a dot.
const BLANK: char = '\u{2800}';

/// The selector that makes a picture of the character before it.
const PICTURE: char = '\u{FE0F}';

/// The ranges of emoji: pictures, although the font has letters for a few of them.
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

/// The name as it can be drawn, from left to right: NFKC, without controls, stacked marks and emoji, spaces joined, Arabic letters joined.
/// Symbols that no font has are left out; `fallback` if a letter cannot be drawn, or no letter or number is left: without a part of it, the
/// name could be somebody else's. The text box shortens names that are too long ([`Fit::Ellipsis`](crate::Fit::Ellipsis)).
pub fn sanitise(name: &str, fallback: &str) -> String {
    let written = |&letter: &char| is_written(letter) || letter == NON_JOINER;
    let composed: Vec<char> = without_pictures(name).nfkc().filter(written).collect();
    let letters = joined(&composed).filter(|&letter| letter != NON_JOINER);
    let spaced: Vec<char> = letters.map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let kept: String = spaced.iter().filter(|&&letter| !is_dropped(letter)).collect();
    let clean = kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let is_whole = kept.chars().count() == name.chars().count();
    let names_somebody = is_whole || clean.chars().any(char::is_alphanumeric);
    let is_drawn = clean.chars().all(|letter| letter == ' ' || is_drawable(letter));
    if clean.is_empty() || !names_somebody || !is_drawn { fallback.to_owned() } else { turned(&clean) }
}

/// Whether a name is visible, in any font.
pub fn is_visible(name: &str) -> bool {
    let shows = |letter: char| !letter.is_whitespace() && letter != BLANK && is_written(letter);
    name.nfkc().any(shows)
}

/// The name without characters that a selector after them turns into pictures: the heart of "❤️".
fn without_pictures(name: &str) -> String {
    let next = name.chars().skip(1).chain([' ']);
    let is_picture = |letter: char, next| next == PICTURE && !letter.is_alphanumeric() && letter > '\u{203B}';
    name.chars()
        .zip(next)
        .filter(|&(letter, next)| !is_picture(letter, next))
        .map(|(letter, _)| letter)
        .collect()
}

/// Whether a character stands by itself, neither a mark on another nor a control.
fn is_written(letter: char) -> bool {
    !is_combining_mark(letter) && !is_invisible(letter)
}

/// Whether a character is left out of a name while the rest stays: emoji, and symbols that the font lacks.
fn is_dropped(letter: char) -> bool {
    is_among(letter, &EMOJI) || (!letter.is_alphanumeric() && letter != ' ' && !is_drawable(letter))
}

fn is_among(letter: char, ranges: &[(u32, u32)]) -> bool {
    ranges.iter().any(|&(first, last)| (first..=last).contains(&u32::from(letter)))
}

fn is_drawable(letter: char) -> bool {
    !is_among(letter, &SHAPED) && has_glyph(letter)
}

/// Controls, fillers, and characters that only affect their neighbours: joiners, direction marks, variation selectors, tags.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(u32::from(letter),
            0x00AD | 0x034F | 0x061C | 0x115F | 0x1160 | 0x180B..=0x180E | 0x200B..=0x200F | 0x202A..=0x202E
            | 0x2060..=0x206F | 0x3164 | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFC
            | 0x1_3430..=0x1_343F | 0x1_BCA0..=0x1_BCA3 | 0x1_D159 | 0x1_D173..=0x1_D17A | 0xE_0000..=0xE_0FFF)
}

#[cfg(test)]
mod tests {
    use super::{is_visible, sanitise};
    use crate::font::{Weight, elide, text_width};

    #[track_caller]
    fn check(name: &str, expected: &str) {
        assert_eq!(sanitise(name, "Player 2"), expected, "{name:?}");
    }

    #[test]
    fn a_name_of_signs_that_nobody_sees_is_told_from_others() {
        for blank in [
            "",
            " ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{200b}",
            "\u{ffa0} \u{2060}",
            "\u{1160}\u{e0020}",
            "\u{301}\u{336}",
            "\u{202e}\u{2067}",
            "\u{fffc}",
            "\u{1d159}\u{1d173}",
            "\u{17b4}",
            "\u{61c}\u{ad}",
        ] {
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
    fn names_beyond_the_fonts_get_the_fallback() {
        for name in [
            "🐺",
            "🐸✨",
            "(🐸)!",
            "🐸 สมชาย",
            "สมชาย",
            "नमस्ते",
            "ہما",
            "ܐܒܐ",
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
    fn chinese_japanese_and_korean_names_stay() {
        for name in
            ["田中", "さくら", "ゲーム", "陈小明", "張學友", "김철수", "田中 Ada", "Ada田中", "髙橋々"]
        {
            check(name, name);
        }
        check("ｱｷﾞﾗ", "アギラ");
        check("\u{1100}\u{1161}\u{11a8}", "각");
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
    fn no_name_becomes_another_by_losing_a_part() {
        for name in ["สมชาย Ada", "Ada (สมชาย)", "Adaสม", "नमस्ते !", "Ada ہما"]
        {
            check(name, "Player 2");
        }
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

    #[test]
    fn hebrew_is_drawn_from_the_right() {
        // From here on a name is written as it is read, and then as its letters stand from left to right.
        check("שלום", "\u{5dd}\u{5d5}\u{5dc}\u{5e9}");
        check("דוד 12", "12 \u{5d3}\u{5d5}\u{5d3}");
        check("(אב)", "(\u{5d1}\u{5d0})");
        check("Ada אב", "Ada \u{5d1}\u{5d0}");
        check("אב Ada", "Ada \u{5d1}\u{5d0}");
        check("א\u{5b8}ב", "\u{5d1}\u{5d0}");
    }

    #[test]
    fn arabic_letters_are_joined_and_drawn_from_the_right() {
        // Muhammad: meem at the beginning, hah and meem in the middle, dal at the end.
        check("محمد", "\u{feaa}\u{fee4}\u{fea4}\u{fee3}");
        // Dal joins none that follows; alef is by itself.
        check("دار", "\u{fead}\u{fe8d}\u{fea9}");
        // Lam and alef are one.
        check("سلام", "\u{fee1}\u{fefc}\u{feb3}");
        check("لا", "\u{fefb}");
        check("م\u{64e}د", "\u{feaa}\u{fee3}");
        // Persian: gaf, Farsi yeh, and letters that are kept apart.
        check("گی", "\u{fbfd}\u{fb94}");
        check("ب\u{200c}ب", "\u{fe8f}\u{fe8f}");
        check("مــد", "\u{feaa}ــ\u{fee3}");
    }

    #[test]
    fn a_long_name_from_the_right_keeps_its_beginning() {
        let name = sanitise("אבגדהוזחטיכל", "");
        let width = text_width(&name, 20.0, Weight::Bold) * 0.6;
        let short = elide(&name, 20.0, Weight::Bold, width);
        assert!(short.starts_with('…') && short.ends_with('א'), "{short:?}");
        assert!(text_width(&short, 20.0, Weight::Bold) <= width);
    }
}
