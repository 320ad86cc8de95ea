//! Texts that are cut.

use crate::shorten;

#[test]
fn a_text_is_cut_to_so_many_characters() {
    for (text, most, cut) in [
        ("wool", 4, "wool"),
        ("wełna", 4, "weł…"),
        ("a sheep", 3, "a…"),
        ("🐺🐺🐺", 2, "🐺…"),
        ("x", 0, "…"),
        ("", 0, ""),
    ] {
        assert_eq!(shorten(text, most), cut, "{text:?}");
    }
}
