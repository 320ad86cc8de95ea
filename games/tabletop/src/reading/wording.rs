//! Forms of words that say words of the notation, found by their first letter, and where they are kept.

use std::collections::{BTreeMap, BTreeSet};

use super::text::same_word;

/// A word of a form.
#[derive(Debug)]
pub(super) enum Pattern {
    Whole(String),
    /// Its beginning.
    Stem(String),
    /// A word of a name.
    Declined(String),
}

impl Pattern {
    pub(super) fn fits(&self, word: &str) -> bool {
        match self {
            Pattern::Whole(whole) => word == whole,
            Pattern::Stem(stem) => word.starts_with(stem.as_str()),
            Pattern::Declined(name) => same_word(word, name),
        }
    }

    /// Whether a word is this one, or the beginning of it.
    fn begins(&self, word: &str) -> bool {
        match self {
            Pattern::Whole(whole) | Pattern::Declined(whole) => whole.starts_with(word) || self.fits(word),
            Pattern::Stem(stem) => stem.starts_with(word) || word.starts_with(stem.as_str()),
        }
    }

    fn letters(&self) -> &str {
        match self {
            Pattern::Whole(letters) | Pattern::Stem(letters) | Pattern::Declined(letters) => letters,
        }
    }
}

/// A way to say words of the notation; none: it says nothing.
#[derive(Debug)]
pub(super) struct Wording {
    form: Vec<Pattern>,
    pub(super) says: Vec<String>,
}

impl Wording {
    /// The end of the words from that one on that have this form.
    pub(super) fn reaches(&self, words: &[String], silent: &[bool], from: usize) -> Option<usize> {
        let mut at = from;
        for (index, part) in self.form.iter().enumerate() {
            while index > 0 && !part.fits(words.get(at)?) && silent[at] {
                at += 1;
            }
            if !part.fits(words.get(at)?) {
                return None;
            }
            at += 1;
        }
        Some(at)
    }

    /// Whether a word alone has this form.
    pub(super) fn is_alone(&self, word: &str) -> bool {
        matches!(&self.form[..], [part] if part.fits(word))
    }

    /// Whether a word alone says nothing by it.
    pub(super) fn is_silent(&self, word: &str) -> bool {
        self.says.is_empty() && self.is_alone(word)
    }

    /// Whether a word is one of its words, or the beginning of one.
    pub(super) fn is_begun(&self, word: &str) -> bool {
        self.form.iter().any(|part| part.begins(word))
    }
}

/// Wordings, with the numbers of those that begin with a letter.
#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    wordings: Vec<Wording>,
    beginnings: BTreeMap<char, Vec<usize>>,
    /// The letters of all their words by the first one, and whether they are a stem.
    letters: BTreeMap<char, BTreeSet<(String, bool)>>,
}

impl Vocabulary {
    /// Adds a form that says those words, if it has any words itself.
    pub(super) fn enter(&mut self, form: Vec<Pattern>, notation: &str) {
        let Some(letter) = form.first().and_then(|part| part.letters().chars().next()) else { return };
        self.beginnings.entry(letter).or_default().push(self.wordings.len());
        for part in &form {
            let is_stem = matches!(part, Pattern::Stem(_));
            let letter = part.letters().chars().next().unwrap_or(letter);
            self.letters.entry(letter).or_default().insert((part.letters().to_owned(), is_stem));
        }
        let says = notation.split_whitespace().map(str::to_owned).collect();
        self.wordings.push(Wording { form, says });
    }

    /// All of them.
    pub(super) fn all(&self) -> &[Wording] {
        &self.wordings
    }

    /// Those that may begin with that word.
    pub(super) fn beginning(&self, word: &str) -> impl Iterator<Item = &Wording> {
        let known = word.chars().next().and_then(|letter| self.beginnings.get(&letter));
        known.into_iter().flatten().map(|index| &self.wordings[*index])
    }

    /// The letters of every word that begins as that one does, and whether they are a stem.
    pub(super) fn like(&self, word: &str) -> impl Iterator<Item = (&str, bool)> {
        let known = word.chars().next().and_then(|letter| self.letters.get(&letter));
        known.into_iter().flatten().map(|(letters, is_stem)| (letters.as_str(), *is_stem))
    }
}
