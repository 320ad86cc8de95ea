//! Names in scripts that are written from the right, for a painter that knows neither joined letters nor directions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use unicode_bidi::BidiInfo;
use unicode_normalization::UnicodeNormalization;

use crate::font::{has_glyph, is_from_the_right};

/// Keeps two letters from joining; a Persian name can have it within a word.
pub(super) const NON_JOINER: char = '\u{200C}';

/// Lengthens the line between two letters.
const LINE: char = 'ـ';

/// The shapes of Arabic letters, and of lam with alef: by itself, at the end, at the beginning, in the middle, as far as the letter joins.
static SHAPES: LazyLock<BTreeMap<String, Vec<char>>> = LazyLock::new(|| {
    let mut shapes: BTreeMap<String, Vec<char>> = BTreeMap::new();
    // The shapes of a letter follow each other in Unicode. Those of alef maksura are in both blocks, its first ones in this one.
    let blocks = (0xFE80..=0xFEFC).chain(0xFB50..=0xFBFF).filter_map(char::from_u32);
    for shape in blocks.filter(|&shape| has_glyph(shape)) {
        shapes.entry(shape.nfkc().collect()).or_default().push(shape);
    }
    shapes
});

/// The letters with each Arabic one in the shape that its neighbours ask for. One that has no shapes is left as it is.
pub(super) fn joined(letters: &[char]) -> impl Iterator<Item = char> {
    let mut parts: Vec<(char, &[char])> = Vec::new();
    let mut rest = letters;
    while let [first, behind @ ..] = rest {
        let shapes =
            |length| rest.get(..length).and_then(|part| SHAPES.get(&part.iter().collect::<String>()));
        let ligature = shapes(2).filter(|_| *first == 'ل');
        parts.push((*first, ligature.or_else(|| shapes(1)).map_or(&[], Vec::as_slice)));
        rest = if ligature.is_some() { &behind[1..] } else { behind };
    }
    let joins_next = |(letter, shapes): &(char, &[char])| shapes.len() == 4 || *letter == LINE;
    let joins_last = |(letter, shapes): &(char, &[char])| shapes.len() > 1 || *letter == LINE;
    let shaped = (0..parts.len()).map(|at| {
        let (letter, shapes) = parts[at];
        let after = at > 0 && joins_next(&parts[at - 1]) && joins_last(&parts[at]);
        let before = joins_next(&parts[at]) && parts.get(at + 1).is_some_and(joins_last);
        shapes.get(usize::from(after) + 2 * usize::from(before)).copied().unwrap_or(letter)
    });
    shaped.collect::<Vec<_>>().into_iter()
}

/// The name in the order in which it is drawn from left to right, by Unicode's rules.
pub(super) fn turned(name: &str) -> String {
    if !name.contains(is_from_the_right) {
        return name.to_owned();
    }
    let bidi = BidiInfo::new(name, None);
    let Some(paragraph) = bidi.paragraphs.first() else { return name.to_owned() };
    let mirrored: String = name
        .char_indices()
        .map(|(at, letter)| if bidi.levels[at].is_rtl() { mirrored(letter) } else { letter })
        .collect();
    let levels = bidi.reordered_levels_per_char(paragraph, paragraph.range.clone());
    let letters: Vec<char> = mirrored.chars().collect();
    BidiInfo::reorder_visual(&levels).into_iter().filter_map(|at| letters.get(at)).collect()
}

/// The bracket that looks like this one from the other side.
fn mirrored(letter: char) -> char {
    const PAIRS: [(char, char); 5] = [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>'), ('«', '»')];
    let other = |&(open, close): &(char, char)| match letter {
        letter if letter == open => Some(close),
        letter if letter == close => Some(open),
        _ => None,
    };
    PAIRS.iter().find_map(other).unwrap_or(letter)
}
