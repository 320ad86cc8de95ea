//! Texts in lines, numbers and bytes as people read them.

use crate::{below, hex, minus, wrapped};

#[test]
fn a_text_breaks_between_words_and_a_word_that_is_too_long_is_cut() {
    for (text, width, indent, lines) in [
        ("", 4, "", vec![""]),
        ("a bc", 4, "", vec!["a bc"]),
        ("a bcd", 4, "", vec!["a", "bcd"]),
        ("a  b\nc d", 5, "", vec!["a b c", "d"]),
        ("ab cd ef", 4, " ", vec!["ab", " cd", " ef"]),
        ("abcdef", 4, "", vec!["abc…"]),
        ("ab cdef", 4, " ", vec!["ab", " cd…"]),
        ("žlutý kůň", 5, "", vec!["žlutý", "kůň"]),
    ] {
        assert_eq!(wrapped(text, width, indent), lines, "{text:?}");
    }
}

#[test]
fn what_stands_below_is_indented_and_fits_a_phone() {
    let words = ["1234567890123456", "123456789012345", "x"];
    let lines: Vec<String> = below(&words.join(" ")).collect();
    // Two spaces, and 32 of the 34 characters of a line.
    assert_eq!(lines, ["  1234567890123456 123456789012345", "  x"]);
}

#[test]
fn numbers_have_the_minus_sign_of_texts() {
    assert_eq!([-12, 0, 7].map(minus), ["−12", "0", "7"]);
}

#[test]
fn bytes_have_two_digits_each() {
    assert_eq!(hex(&[0, 10, 255]), "000aff");
}
