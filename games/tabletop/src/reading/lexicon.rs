//! What people may write for the notation, and what a text can mean by it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::text::tokens;
use super::wording::{Pattern, Vocabulary, Wording};
use crate::present::{Lexeme, Present};
use rules::{Seat, Words};

/// The most ways in which a text is put into notation.
const CANDIDATES: usize = 400;
/// The numbers that have words of their own.
const NUMBERS: std::ops::RangeInclusive<u8> = 1..=10;

/// What people may write for the notation, in the languages of one person.
pub(crate) struct Lexicon {
    vocabularies: Vec<Arc<Vocabulary>>,
}

/// Words of a text that together say words of the notation, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Phrase {
    pub(super) from: usize,
    /// After the last one.
    pub(super) to: usize,
    pub(super) says: Vec<String>,
}

impl Lexicon {
    /// The words of a game, of numbers, and the names of those who sit at the table.
    pub(crate) fn of<G: Present>(view: &G::View, seats: u8, readers: &[&dyn Words]) -> Lexicon {
        let silent = ["form-joining-words", "word-passed-over"];
        let vocabulary = |reader: &&dyn Words| {
            let make = || vocabulary(&G::lexemes(), &silent, *reader);
            reader.vocabulary_cache().map_or_else(|| Arc::new(make()), |shelf| shelf.vocabulary(G::ID, make))
        };
        let mut vocabularies: Vec<Arc<Vocabulary>> = readers.iter().map(vocabulary).collect();
        vocabularies.push(Arc::new(names(&people::<G>(view, seats), readers)));
        Lexicon { vocabularies }
    }

    /// The words of those lexemes and of numbers, and the names of those people; `silent` are the messages of words that say nothing.
    pub(crate) fn new(
        lexemes: &[Lexeme],
        silent: &[&str],
        people: &[(String, Seat)],
        readers: &[&dyn Words],
    ) -> Lexicon {
        let own = readers.iter().map(|reader| Arc::new(vocabulary(lexemes, silent, *reader)));
        Lexicon { vocabularies: own.chain([Arc::new(names(people, readers))]).collect() }
    }

    /// Everything that the words say, by their places. Words that say nothing may stand within a form: "take an award".
    pub(crate) fn phrases(&self, words: &[String]) -> Vec<Phrase> {
        let silent = |word: &String| self.beginning(word).any(|wording| wording.is_silent(word));
        let silent: Vec<bool> = words.iter().map(silent).collect();
        let mut phrases: Vec<Phrase> = Vec::new();
        for from in 0..words.len() {
            for wording in self.beginning(&words[from]) {
                let Some(to) = wording.reaches(words, &silent, from) else { continue };
                let phrase = Phrase { from, to, says: wording.says.clone() };
                if !phrases.contains(&phrase) {
                    phrases.push(phrase);
                }
            }
            // "x2" is a count, if it is no place; an "x" alone stands before or after one.
            if let Some(count) = words[from].strip_prefix('x')
                && count.bytes().all(|byte| byte.is_ascii_digit())
            {
                let says = if count.is_empty() { Vec::new() } else { vec![count.to_owned()] };
                phrases.push(Phrase { from, to: from + 1, says });
            }
        }
        phrases
    }

    /// The ways in which the words can be put into notation, each with the number of words passed over; none if one of them is unknown.
    pub(crate) fn candidates(&self, words: &[String], phrases: &[Phrase]) -> Vec<(usize, Vec<String>)> {
        let mut candidates = Vec::new();
        let mut open = vec![(0, 0, Vec::new())];
        while let Some((at, passed, said)) = open.pop() {
            if candidates.len() + open.len() > CANDIDATES {
                break;
            }
            if at == words.len() {
                candidates.push((passed, said));
                continue;
            }
            let mut ways: Vec<(usize, usize, Vec<String>)> = Vec::new();
            if is_notation(&words[at]) {
                ways.push((at + 1, passed, vec![words[at].clone()]));
            }
            for phrase in phrases.iter().filter(|phrase| phrase.from == at) {
                let passed = passed + if phrase.says.is_empty() { phrase.to - at } else { 0 };
                ways.push((phrase.to, passed, phrase.says.clone()));
            }
            for (to, passed, says) in ways {
                open.push((to, passed, said.iter().cloned().chain(says).collect()));
            }
        }
        candidates
    }

    /// The words of the notation that a word alone says or begins to say.
    pub(crate) fn begun<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a [String]> {
        let wordings = self.vocabularies.iter().flat_map(|vocabulary| vocabulary.all());
        wordings
            .filter(move |wording| !wording.says.is_empty() && wording.is_begun(word))
            .map(|wording| wording.says.as_slice())
    }

    /// The letters of every word of a form that begin as that word does, and whether they are a stem.
    pub(super) fn like<'a>(&'a self, word: &'a str) -> impl Iterator<Item = (&'a str, bool)> {
        self.vocabularies.iter().flat_map(move |vocabulary| vocabulary.like(word))
    }

    /// Whether a word alone says something, or that it says nothing.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.beginning(word).any(|wording| wording.is_alone(word))
    }

    fn beginning<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a Wording> {
        self.vocabularies.iter().flat_map(move |vocabulary| vocabulary.beginning(word))
    }
}

/// The notation of those lexemes, and what one language has for them, for numbers and for words that say nothing.
fn vocabulary(lexemes: &[Lexeme], silent: &[&str], reader: &dyn Words) -> Vocabulary {
    let mut vocabulary = Vocabulary::default();
    for lexeme in lexemes {
        let whole = |word: &str| Pattern::Whole(word.to_owned());
        vocabulary.enter(lexeme.notation.split(' ').map(whole).collect(), &lexeme.notation);
    }
    let mut learn = |notation: &str, key: &str, is_name: bool| {
        let text = reader.text(key, &[]);
        if is_name {
            let name = tokens(&text);
            // An article may be missing: "circle of life".
            for from in [0, 1].into_iter().take_while(|from| *from == 0 || name.len() > 2) {
                let name = name.iter().skip(from).cloned();
                vocabulary.enter(name.map(Pattern::Declined).collect(), notation);
            }
            return;
        }
        for form in text.split_whitespace() {
            vocabulary.enter(form.split('-').map(pattern).collect(), notation);
        }
    };
    lexemes.iter().for_each(|lexeme| learn(&lexeme.notation, &lexeme.key, lexeme.is_name));
    NUMBERS.for_each(|number| learn(&number.to_string(), &format!("word-number-{number}"), false));
    silent.iter().for_each(|key| learn("", key, false));
    vocabulary
}

fn pattern(word: &str) -> Pattern {
    let plain = tokens(word).concat();
    if word.ends_with('*') { Pattern::Stem(plain) } else { Pattern::Whole(plain) }
}

/// The names of those people, whole and by their first words.
fn names(people: &[(String, Seat)], readers: &[&dyn Words]) -> Vocabulary {
    let mut names = Vocabulary::default();
    for (reader, (notation, seat)) in
        readers.iter().flat_map(|reader| people.iter().map(move |one| (reader, one)))
    {
        let name = tokens(&reader.name(*seat));
        for length in BTreeSet::from([name.len(), 1]) {
            names.enter(name.iter().take(length).cloned().map(Pattern::Declined).collect(), notation);
        }
    }
    names
}

/// Whether a word may be a place, a number or a card: such words are notation as they are.
pub(super) fn is_notation(word: &str) -> bool {
    word.chars().count() <= 2 || word.contains(|c: char| c.is_ascii_digit()) || word.contains('@')
}

/// The words of the notation that stand for those who sit at the table.
pub(crate) fn people<G: Present>(view: &G::View, seats: u8) -> Vec<(String, Seat)> {
    Seat::first(seats).filter_map(|seat| Some((G::seat_word(view, seat)?, seat))).collect()
}
