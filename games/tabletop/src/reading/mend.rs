//! Words that nobody knows, put right where one slip made them of a word that is known.

use std::collections::BTreeSet;

use super::lexicon::Lexicon;

/// The fewest letters of a word in which two neighbours may have changed places.
const SWAPPED: usize = 4;
/// The fewest letters of a word in which one may be wrong, missing or too many.
const WRONG: usize = 6;
/// The fewest letters of a word that was written together with another.
const JOINED: usize = 3;
/// The most words of a text that are put right.
const SLIPS: usize = 2;

/// The words with every strange one put right; none if no word is, or if it is not plain what one was to be. `says`: whether a
/// word says something as it stands; `knows`: whether it may at least be a form of one in a label; `shown`: the words of labels.
pub(super) fn mended(
    words: &[String],
    says: impl Fn(usize) -> bool,
    knows: impl Fn(usize) -> bool,
    lexicon: &Lexicon,
    shown: &BTreeSet<String>,
) -> Option<Vec<String>> {
    let is_strange = |index: usize| {
        let word = &words[index];
        !says(index)
            && !shown.contains(word)
            && word.len() >= SWAPPED
            && word.chars().all(char::is_alphabetic)
    };
    let mut mended = Vec::new();
    let mut slips = 0;
    for (index, word) in words.iter().enumerate() {
        let right = if is_strange(index) {
            meant(word, lexicon, shown).or_else(|| parted(word, lexicon, shown))
        } else {
            None
        };
        match right {
            Some(right) => {
                slips += 1;
                mended.extend(right);
            }
            None if says(index) || knows(index) || !is_strange(index) => mended.push(word.clone()),
            None => return None,
        }
    }
    (1..=SLIPS).contains(&slips).then_some(mended)
}

/// The one known word of which a slip makes this one; of a stem, the stem itself.
fn meant(word: &str, lexicon: &Lexicon, shown: &BTreeSet<String>) -> Option<Vec<String>> {
    let letters: Vec<char> = word.chars().collect();
    let mut meant: BTreeSet<&str> = BTreeSet::new();
    for (known, is_stem) in lexicon.like(word) {
        let known_letters: Vec<char> = known.chars().collect();
        let length = known_letters.len();
        // A short stem with a wrong letter would be found in any word.
        let (ends, whole) = match is_stem {
            true => (length.saturating_sub(1)..=length + 1, letters.len().min(length + 1)),
            false => (letters.len()..=letters.len(), letters.len()),
        };
        let slipped = |end| letters.get(..end).is_some_and(|part| is_slip(part, &known_letters, whole));
        if length >= SWAPPED && ends.into_iter().any(slipped) {
            meant.insert(known);
        }
    }
    let first = word.chars().next();
    let shown = shown.iter().filter(|known| known.chars().next() == first);
    let slipped = |known: &&String| is_slip(&letters, &known.chars().collect::<Vec<_>>(), letters.len());
    meant.extend(shown.filter(slipped).map(String::as_str));
    // A stem comes before its own endings.
    let first = *meant.first()?;
    meant.iter().all(|other| other.starts_with(first)).then(|| vec![first.to_owned()])
}

/// The two known words that were written together, if they can be parted in one way only.
fn parted(word: &str, lexicon: &Lexicon, shown: &BTreeSet<String>) -> Option<Vec<String>> {
    let is_known =
        |part: &str| part.chars().count() >= JOINED && (lexicon.knows(part) || shown.contains(part));
    let cuts = word.char_indices().map(|(at, _)| word.split_at(at));
    let mut cuts = cuts.filter(|(one, other)| is_known(one) && is_known(other));
    match (cuts.next(), cuts.next()) {
        (Some((one, other)), None) => Some(vec![one.to_owned(), other.to_owned()]),
        _ => None,
    }
}

/// Whether one slip makes those letters of a known word: two neighbours swapped, or one letter wrong, missing or too many.
/// `length`: the letters of the whole word.
fn is_slip(written: &[char], known: &[char], length: usize) -> bool {
    let before = written.iter().zip(known).take_while(|(one, other)| one == other).count();
    let (written, known) = (&written[before..], &known[before..]);
    let behind = written.iter().rev().zip(known.iter().rev()).take_while(|(one, other)| one == other).count();
    match (&written[..written.len() - behind], &known[..known.len() - behind]) {
        ([one, other], [first, second]) => length >= SWAPPED && one == second && other == first,
        ([_], [_]) | ([_], []) | ([], [_]) => length >= WRONG,
        _ => false,
    }
}
