//! Metrics of the fonts, and characters that they lack.

use super::{Weight, elide, has_glyph, text_width, wrap};

#[test]
fn widths_grow_with_size_and_weight() {
    let narrow = text_width("Meadow", 20.0, Weight::Regular);
    assert!(narrow > 50.0 && narrow < 90.0, "{narrow}");
    assert!((text_width("Meadow", 40.0, Weight::Regular) - 2.0 * narrow).abs() < 0.01);
    assert!(text_width("Meadow", 20.0, Weight::Bold) > narrow);
    assert_eq!(text_width("", 20.0, Weight::Bold), 0.0);
}

#[test]
fn letters_beyond_the_table_are_measured_too() {
    assert!(text_width("▶", 20.0, Weight::Bold) > 5.0);
}

#[test]
fn the_font_has_polish_and_czech_letters_and_the_signs_of_the_pictures() {
    for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ▲●■◆★▶✓×…–—→♥♦".chars()
    {
        assert!(has_glyph(letter), "{letter}");
    }
    assert!(!has_glyph('ก') && !has_glyph('🐺'));
}

#[test]
fn chinese_japanese_and_korean_letters_are_as_wide_as_they_are_drawn() {
    for (text, widths) in [("田中", 2.0), ("さくら", 3.0), ("김철수", 2.76)] {
        for weight in [Weight::Regular, Weight::Bold] {
            let width = text_width(text, 100.0, weight);
            assert!((width - 100.0 * widths).abs() < 10.0, "{text}: {width}");
        }
    }
}

#[test]
fn a_long_text_is_cut_with_an_ellipsis_and_fits() {
    let short = elide("Wolfeschlegelsteinhausen", 20.0, Weight::Regular, 100.0);
    assert!(short.ends_with('…') && short.len() > 6, "{short}");
    assert!(text_width(&short, 20.0, Weight::Regular) <= 100.0);
    assert_eq!(elide("Ada", 20.0, Weight::Regular, 100.0), "Ada");
}

#[test]
fn text_breaks_at_spaces_and_new_lines() {
    assert_eq!(wrap("one two\nthree", 20.0, Weight::Regular, 1000.0), ["one two", "three"]);
    assert_eq!(wrap("one two", 20.0, Weight::Regular, 50.0), ["one", "two"]);
}

#[test]
fn a_name_is_cut_before_its_number() {
    let width = text_width("Komputer 1", 20.0, Weight::Bold);
    let short = |name: &str, part: f32| elide(name, 20.0, Weight::Bold, width * part);
    assert_eq!(short("Komputer 1", 1.0), "Komputer 1");
    let (first, third) = (short("Komputer 1", 0.8), short("Komputer 3", 0.8));
    assert!(first.starts_with("Komp") && first.ends_with("…1"), "{first}");
    assert!(third.starts_with("Komp") && third.ends_with("…3"), "{third}");
    assert!(short("Aleksandrina", 0.8).ends_with('…'));
    assert!(short("Komputer 1", 0.3).ends_with('…'));
}
